import type { Passage } from './passage.ts'

/** The first row of the table that a row is in, among the passages of its source in order; null for that row itself, and for anything else. */
export function tableHead(row: Passage, all: readonly Passage[]): Passage | null {
  const at = row.kind === 'table-row' ? all.findIndex(({ id }) => id === row.id) : -1
  let first = at
  while (isOfTable(all[first - 1], row)) first -= 1
  return first < at ? (all[first] ?? null) : null
}

/** Rows under another heading are another table's, whether or not the heading is among the passages. */
function isOfTable(before: Passage | undefined, { heading }: Passage): boolean {
  return before?.kind === 'table-row' && before.heading === heading
}
