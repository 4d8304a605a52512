/*
 * By which thresholds does a claim in other words differ from its source? The table “Chosen by folds” of docs/engines/facts.md: every pair
 * of thresholds on every set but those that stay unread, and for each set what the others would have chosen.
 *
 *   node scripts/boot.mjs bench/quality/facts-folds.ts [--folder FOLDER] [--cells]
 *
 * FOLDER is the measuring data for text engines, which is not part of this repository; without it, the sets planted by rules are left
 * out. `--cells` prints every cell of every set.
 */
import { parseArgs } from 'node:util'
import { leastShares } from '../../engines/fact-check/index.ts'
import { cells, gridOf, type Tally } from './facts-folds/grid.ts'
import { foldSets } from './facts-folds/sets.ts'

const { values } = parseArgs({ options: { folder: { type: 'string' }, cells: { type: 'boolean', default: false } } })

const grids = new Map<string, Tally[]>()
for (const [name, cases] of foldSets(values.folder)) {
  const grid = gridOf(cases)
  grids.set(name, grid)
  if (!values.cells) continue
  console.log(
    `\n## ${name}\n\n| figures | names and words | caught | supported though wrong | condemned |\n|---|---|---|---|---|`,
  )
  for (const [at, { caught, errors, passed, condemned }] of grid.entries())
    console.log(`| ${cells[at]?.figure} | ${cells[at]?.word} | ${caught} of ${errors} | ${passed} | ${condemned} |`)
}

const ours = cells.findIndex(({ figure, word }) => figure === leastShares.figure && word === leastShares.word)
const careful = cells.length - 1
console.log(
  `\n| left out | chosen by the others | caught there | supported though wrong there | condemned there | at ${wordsOf(ours)} | most careful, ${wordsOf(careful)} |\n|---|---|---|---|---|---|---|`,
)
for (const [name, grid] of grids) {
  const at = chosenBy([...grids].flatMap(([other, tallies]) => (other === name ? [] : [tallies])))
  const [there, here, least] = [grid[at], grid[ours], grid[careful]]
  console.log(
    `| ${[name, wordsOf(at), `${there?.caught} of ${there?.errors}`, there?.passed, there?.condemned, shown(here), shown(least)].join(' | ')} |`,
  )
}

/** The cell with the fewest mistakes over some sets together; of those, the one that catches most; of those, the most careful. */
function chosenBy(others: readonly Tally[][]): number {
  const sum = (at: number, of: (tally: Tally) => number) =>
    others.reduce((all, grid) => all + (grid[at] ? of(grid[at]) : 0), 0)
  const ranked = cells.map((_, at) => ({
    at,
    mistakes: sum(at, ({ passed, condemned }) => passed + condemned),
    caught: sum(at, ({ caught }) => caught),
  }))
  return ranked.toSorted((a, b) => a.mistakes - b.mistakes || b.caught - a.caught || b.at - a.at)[0]?.at ?? 0
}

function shown(tally: Tally | undefined): string {
  return tally ? `${tally.caught}${tally.condemned > 0 ? `, ${tally.condemned} condemned` : ''}` : ''
}

function wordsOf(at: number): string {
  const { figure, word } = cells[at] ?? leastShares
  return `${figure} and ${word}`.replaceAll('0.', '.')
}
