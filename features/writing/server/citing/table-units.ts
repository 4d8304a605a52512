import type { Passage } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, cellsWithUnits } from '../../../../engines/text/index.ts'

/**
 * What stands over a passage: title, heading, and over a row of a table its first row. A column says what its figures are
 * counted in, so that they stand here once more with it: `2 to 3` under `Liters per plant` as `2 to 3 Liters`.
 */
export function headingsOf(passage: Passage, all: readonly Passage[], language: ContentLanguage): string {
  return [passage.title, passage.heading, ...overRow(passage, all, language)].filter(Boolean).join('\n')
}

function overRow(row: Passage, all: readonly Passage[], language: ContentLanguage): string[] {
  if (row.kind !== 'table-row') return []
  const at = all.indexOf(row)
  const first = all.findLastIndex(
    (one, place) => place < at && one.kind === 'table-row' && all[place - 1]?.kind !== 'table-row',
  )
  const head = all[first]
  if (!head || all.slice(first, at).some(({ kind }) => kind !== 'table-row')) return []
  return [head.text, ...cellsWithUnits(row.text, head.text, language)]
}
