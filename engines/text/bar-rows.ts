/** Cells of a table in plain letters: `Tiles | £612m | 4,150`. A bar without blanks around it is a sign of its own. */
export const BETWEEN_CELLS = /[ \t]+\|[ \t]+/

const FEWEST_ROWS = 2

/**
 * From which of the lines of a block on all are rows of one table: two or more, each with as many cells. The number of
 * lines where they are none. Without a line of dashes that is no table of Markdown, but readers take it for one.
 */
export function firstBarRow(lines: readonly string[]): number {
  const counts = lines.map((line) => (/^[|:\- \t]+$/.test(line) ? null : line.trim().split(BETWEEN_CELLS).length))
  const cells = counts.at(-1) ?? 0
  const last = counts.findLastIndex((count) => count !== null && count !== cells)
  const rows = counts.slice(last + 1).filter((count) => count !== null).length
  return cells > 1 && rows >= FEWEST_ROWS ? last + 1 : lines.length
}
