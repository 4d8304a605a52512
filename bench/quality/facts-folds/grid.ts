import { type ClaimReader, claimReader, type LeastShares, type Statement } from '../../../engines/fact-check/index.ts'
import { asEvidence } from '../../../features/optimizer/server/facts/check-claim.ts'
import { judge } from '../../../features/optimizer/server/facts/judge.ts'
import { verdictOf } from '../../../features/optimizer/server/facts/verdict.ts'
import type { Case } from './sets.ts'

/** What a set comes to with one pair of thresholds. */
export interface Tally {
  readonly errors: number
  readonly caught: number
  /** Errors that are called supported. */
  readonly passed: number
  /** True and unknown claims that are disputed. */
  readonly condemned: number
}

const disputed: ReadonlySet<string> = new Set(['contradicted', 'partly', 'misleading'])

/** Every pair of thresholds, from the laxest on. */
export const cells: readonly LeastShares[] = [0.4, 0.5, 0.6, 0.7, 0.8].flatMap((figure) =>
  [0.55, 0.65, 0.75].map((word) => ({ figure, word })),
)

/** What each pair of thresholds makes of a set, in the order of `cells`. */
export function gridOf(cases: readonly Case[]): Tally[] {
  const verdicts = cases.map(verdictsOf)
  const errors = cases.filter(({ truth }) => truth === 'wrong').length
  return cells.map((_, at) => {
    const count = (test: (truth: Case['truth'], verdict: string) => boolean) =>
      cases.filter(({ truth }, index) => test(truth, verdicts[index]?.[at] ?? '')).length
    return {
      errors,
      caught: count((truth, verdict) => truth === 'wrong' && disputed.has(verdict)),
      passed: count((truth, verdict) => truth === 'wrong' && verdict === 'supported'),
      condemned: count((truth, verdict) => truth !== 'wrong' && disputed.has(verdict)),
    }
  })
}

/**
 * The verdict of each pair of thresholds. Only a sentence that the laxest takes for one that has the claim otherwise, in other words, can
 * be something else to a stricter one, so that no other is read again.
 */
function verdictsOf({ claim, language, candidates }: Case): string[] {
  const evidence = asEvidence(candidates)
  const sentences = candidates.map(({ sentence }) => sentence)
  const lax = claimReader(claim, language, {
    figure: Math.min(...cells.map(({ figure }) => figure)),
    word: Math.min(...cells.map(({ word }) => word)),
  })
  const known = new Map<string, Statement>()
  let depends = false
  const readAt = (least: LeastShares): ClaimReader => {
    const read = claimReader(claim, language, least)
    return (sentence, context) => {
      const key = JSON.stringify([sentence, context])
      const first = known.get(key) ?? lax(sentence, context)
      known.set(key, first)
      if (first.state !== 'differs' || !first.isLoose) return first
      depends = true
      return read(sentence, context)
    }
  }
  const verdicts: string[] = []
  for (const least of cells) {
    const before = verdicts[0]
    if (before !== undefined && !depends) verdicts.push(before)
    else verdicts.push(verdictOf(claim, judge(claim, evidence, language, readAt(least)), sentences, language).verdict)
  }
  return verdicts
}
