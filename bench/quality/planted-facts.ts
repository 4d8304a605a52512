/*
 * Does a check without a model say what is so? Sentences with one planted error, true paraphrases, and claims that no
 * source speaks of go the whole way of a check: evidence among passages of all sources, the verdict, the correction.
 *
 *   node scripts/boot.mjs bench/quality/planted-facts.ts [--folder FOLDER] [--show KIND] [--half tuned|unseen] [--foreign]
 *
 * Articles and claims beside this file are our own words; of each language every second article is `unseen`: nothing was
 * chosen by it. Contraries are pairs of sentences that differ in one word; of frames (a plan, a condition, a doubt) and restrictions
 * a claim leaves out what the sentence has. FOLDER is the measuring data for text engines,
 * which is not part of this repository: errors and paraphrases are planted into its sentences by rules. `--show` prints the
 * claims of a kind that went wrong, or all corrections (`corrections`). `--foreign` only holds plain statements against sources that don't speak of them.
 */
import { parseArgs } from 'node:util'
import { type Cases, checkAll } from './planted-facts/check.ts'
import { foreignTable } from './planted-facts/foreign.ts'
import { plantedCases } from './planted-facts/planted-cases.ts'
import { tableOf, wrongOf } from './planted-facts/report.ts'
import { contraryCases, framedCases, restrictedCases, writtenCases } from './planted-facts/written-cases.ts'

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    show: { type: 'string' },
    half: { type: 'string' },
    foreign: { type: 'boolean', default: false },
  },
})

if (values.foreign && values.folder !== undefined) {
  console.log(foreignTable(values.folder))
  process.exit(0)
}

for (const [name, cases] of Object.entries(writtenCases())) {
  if (values.half === undefined || name.endsWith(values.half)) report(`written, ${name}`, cases)
}
for (const [name, cases] of Object.entries({ ...contraryCases(), ...framedCases(), ...restrictedCases() })) {
  if (values.half === undefined) report(`written, ${name}`, cases)
}
if (values.folder !== undefined) {
  for (const [name, cases] of Object.entries(plantedCases(values.folder))) report(`planted, ${name}`, cases)
}

function report(name: string, cases: Cases): void {
  const checked = checkAll(cases)
  console.log(`\n## ${name}\n\n${tableOf(checked)}`)
  if (values.show !== undefined) console.log(wrongOf(checked, values.show))
}
