import { type Passage, tableHead } from '../../../../engines/retrieval/index.ts'
import { type ContentLanguage, cellsWithUnits } from '../../../../engines/text/index.ts'

/**
 * What stands over a passage: title, heading, and over a row of a table its first row. A column says what its figures are
 * counted in, so that they stand here once more with it: `2 to 3` under `Liters per plant` as `2 to 3 Liters`.
 */
export function headingsOf(passage: Passage, all: readonly Passage[], language: ContentLanguage): string {
  const head = tableHead(passage, all)
  const overRow = head ? [head.text, ...cellsWithUnits(passage.text, head.text, language)] : []
  return [passage.title, passage.heading, ...overRow].filter(Boolean).join('\n')
}
