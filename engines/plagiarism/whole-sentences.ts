import type { Run } from './runs.ts'
import { SEED_WORDS, type Side } from './side.ts'

/** So few words of a sentence at the end of a run are there by chance: `The` begins many. */
const CHANCE_WORDS = 2

/** Runs without the one or two words of a next sentence, or of the last, that they have by chance. */
export function withoutStrays(runs: readonly Run[], { sentences, tokens }: Side): Run[] {
  const sentenceOf = new Int32Array(tokens.length)
  sentences.forEach(({ start, end }, at) => void sentenceOf.fill(at, start, end))
  return runs.map((run) => {
    const [first, last] = [
      sentences[sentenceOf[run.start] ?? 0],
      sentences[sentenceOf[run.start + run.length - 1] ?? 0],
    ]
    if (first === undefined || last === undefined || first === last) return run
    const [before, after] = [first.end - run.start, run.start + run.length - last.start]
    const from = first.start < run.start && before <= CHANCE_WORDS ? before : 0
    const less = run.start + run.length < last.end && after <= CHANCE_WORDS ? after : 0
    const length = run.length - from - less
    if (length < SEED_WORDS) return run
    return { ...run, start: run.start + from, sourceStart: run.sourceStart + from, length }
  })
}
