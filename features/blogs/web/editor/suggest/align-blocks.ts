/** Which old block became which new one; `null` where one side has no partner. */
export interface BlockPair {
  old: number | null
  now: number | null
}

const LEAST_LIKENESS = 0.25

/**
 * Pairs the blocks of a passage with those of its rewriting, in order. As many on both sides: one by one. Otherwise the
 * pairing with the greatest likeness of words, leaving blocks alone that are like no other.
 */
export function alignBlocks(before: readonly string[], after: readonly string[]): BlockPair[] {
  if (before.length === after.length) return before.map((_, index) => ({ old: index, now: index }))
  if (before.length === 1 || after.length === 1) return alignOne(before, after)
  const likeness = before.map((old) => after.map((now) => alikeness(old, now)))
  return walkBack(bestScores(likeness, before.length, after.length), likeness, before.length, after.length)
}

function alignOne(before: readonly string[], after: readonly string[]): BlockPair[] {
  const [one, many] = before.length === 1 ? [before[0] ?? '', after] : [after[0] ?? '', before]
  const scores = many.map((text) => alikeness(one, text))
  const best = Math.max(0, scores.indexOf(Math.max(...scores)))
  return many.map((_, index) => {
    const partner = index === best ? 0 : null
    return before.length === 1 ? { old: partner, now: index } : { old: index, now: partner }
  })
}

/** Share of words that two texts have in common, 0 to 1. */
function alikeness(a: string, b: string): number {
  const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const [first, second] = [words(a), words(b)]
  if (first.length + second.length === 0) return 1
  const counts = new Map<string, number>()
  for (const word of first) counts.set(word, (counts.get(word) ?? 0) + 1)
  let shared = 0
  for (const word of second) {
    const left = counts.get(word) ?? 0
    if (left > 0) shared += 1
    counts.set(word, left - 1)
  }
  return (2 * shared) / (first.length + second.length)
}

type Table = number[][]

const cell = (table: Table, row: number, column: number) => table[row]?.[column] ?? 0

function bestScores(likeness: Table, rows: number, columns: number): Table {
  const best: Table = Array.from({ length: rows + 1 }, () => new Array<number>(columns + 1).fill(0))
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const line = best[row]
      if (line)
        line[column] = Math.max(
          cell(best, row + 1, column),
          cell(best, row, column + 1),
          paired(best, likeness, row, column),
        )
    }
  }
  return best
}

function paired(best: Table, likeness: Table, row: number, column: number): number {
  const alike = cell(likeness, row, column)
  return alike < LEAST_LIKENESS ? -1 : alike + cell(best, row + 1, column + 1)
}

function walkBack(best: Table, likeness: Table, rows: number, columns: number): BlockPair[] {
  const pairs: BlockPair[] = []
  let row = 0
  let column = 0
  while (row < rows || column < columns) {
    const score = cell(best, row, column)
    if (row < rows && column < columns && paired(best, likeness, row, column) === score)
      pairs.push({ old: row++, now: column++ })
    else if (row < rows && (column >= columns || cell(best, row + 1, column) === score))
      pairs.push({ old: row++, now: null })
    else pairs.push({ old: null, now: column++ })
  }
  return pairs
}
