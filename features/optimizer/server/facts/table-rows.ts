import type { Passage } from '../../../../engines/retrieval/index.ts'

/**
 * A row of a table as a sentence, each cell behind the head of its column: `Segment Irish Sea, revenue 184 million euros; profit 6.1
 * million euros.` Null for what is no row, for the row of heads, and for a table without any.
 */
export function rowAsSentence(row: Passage, all: readonly Passage[]): string | null {
  if (row.kind !== 'table-row') return null
  const at = all.findIndex(({ id }) => id === row.id)
  let first = at
  while (all[first - 1]?.kind === 'table-row') first -= 1
  const head = all[first]
  if (at < 0 || head === undefined || first === at) return null
  const [corner = '', ...columns] = head.text.split('\t')
  const [name = '', ...cells] = row.text.split('\t')
  const said = cells.flatMap((cell, column) => {
    const value = cell.trim()
    return value === '' ? [] : [cellAsWords(columns[column] ?? '', value)]
  })
  return `${withoutUnit(corner)} ${name.trim()}, ${said.join('; ')}.`.trim()
}

const UNIT = /\s*\(([^()]{1,24})\)\s*$/

/** `184` under `Revenue (million euros)` as `Revenue 184 million euros`; what has a unit of its own keeps it. */
function cellAsWords(head: string, value: string): string {
  const unit = UNIT.exec(head)?.[1] ?? ''
  const isBare = /^[−-]?\d[\d.,\u00a0\u202f]*(?:\s?[–-]\s?\d[\d.,]*)?$/.test(value)
  const counted = isBare && unit !== '' && !/^\d{4}/.test(unit) ? ` ${unit.replace(/^millions$/, 'million')}` : ''
  return `${isBare && counted !== '' ? withoutUnit(head) : head} ${value}${counted}`.trim()
}

/** The head of a column without its unit. */
function withoutUnit(head: string): string {
  return head.replace(UNIT, '')
}
