import type { Comparison } from './comparison.ts'
import type { FaultRule } from './faults.ts'
import { boldWords } from './lexicon/cues.ts'
import { type Reading, SUBJECT_SHARE } from './reading.ts'

/** What speaks for the evidence being about the claim; shares, or counts that end at 1, 2 or 3. */
export type RelevanceSignals = Readonly<
  Record<
    'best' | 'together' | 'predicate' | 'focus' | 'numbersMissing' | 'aims' | 'negatedClaim' | 'pronoun' | 'crowd',
    number
  >
>

/** What speaks for or against the claim being so. */
export type SenseSignals = Readonly<
  Record<
    | 'predicate'
    | 'subject'
    | 'numberFault'
    | 'numbersConfirmed'
    | 'nameFault'
    | 'negated'
    | 'opposed'
    | 'contrary'
    | 'contrast'
    | 'answeredNo'
    | 'answeredYes'
    | 'bold'
    | 'negations',
    number
  >
>

const ABOUT = 0.15

/** Sums up what the best comparisons say, each weighed by the square of its cover. `top` is not empty, best first. */
export function signalsOf(claim: Reading, top: readonly Comparison[], all: readonly Comparison[]) {
  const [best] = top
  const mean = weightedMean(top)
  const numbers = claim.numbers.length
  const confirmed = new Set(top.flatMap((comparison) => [...comparison.confirmed])).size
  const covered = new Set(all.flatMap(({ alignment }) => alignment.matches.map((match) => match.claim)))
  const missing = numbers === 0 ? 0 : (numbers - Math.min(numbers, confirmed)) / numbers
  const predicate = coverOf(claim, covered, SUBJECT_SHARE, 1)
  const bold = claim.tokens.filter(({ word }) => boldWords.has(word)).length
  const relevance: RelevanceSignals = {
    best: best?.alignment.cover ?? 0,
    together: coverOf(claim, new Set(top.slice(0, 2).flatMap(matchedIn)), 0, 1),
    predicate,
    focus: Math.max(0, ...top.map(({ focus }) => focus)),
    numbersMissing: missing,
    aims: mean(({ aims }) => aims),
    negatedClaim: claim.tokens.some((token) => token.isNegation) ? 1 : 0,
    pronoun: best?.hasPronoun ? 1 : 0,
    crowd: Math.min(3, all.filter(({ alignment }) => alignment.cover >= ABOUT).length),
  }
  const sense: SenseSignals = {
    predicate,
    subject: coverOf(claim, covered, 0, SUBJECT_SHARE),
    numberFault: missing === 0 ? 0 : mean((one) => worst(one, ['number', 'date', 'unit'])),
    numbersConfirmed: numbers === 0 ? 0 : 1 - missing,
    nameFault: mean((one) => worst(one, ['name'])),
    negated: mean(({ negated }) => negated),
    opposed: mean(({ opposed }) => opposed),
    contrary: mean((one) => (worst(one, ['opposite']) > 0 ? 1 : 0)),
    contrast: mean(({ contrast }) => contrast),
    answeredNo: top.some(({ answer }) => answer === 'no') ? 1 : 0,
    answeredYes: top.some(({ answer }) => answer === 'yes') ? 1 : 0,
    bold: Math.max(0, Math.min(2, bold - Math.max(0, ...top.map((one) => one.bold)))),
    negations: mean(({ negations }) => negations),
  }
  return { relevance, sense }
}

function matchedIn({ alignment }: Comparison): number[] {
  return alignment.matches.map((match) => match.claim)
}

function weightedMean(top: readonly Comparison[]) {
  const weights = top.map(({ alignment }) => alignment.cover ** 2)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return (value: (one: Comparison) => number) =>
    top.reduce((sum, one, at) => sum + (weights[at] ?? 0) * value(one), 0) / Math.max(whole, Number.MIN_VALUE)
}

function worst({ faults }: Comparison, rules: readonly FaultRule[]): number {
  return faults.reduce((most, fault) => (rules.includes(fault.rule) ? Math.max(most, fault.weight) : most), 0)
}

/** How much of the claim's weight between two shares of its words is covered, 0..1. */
function coverOf({ tokens }: Reading, covered: ReadonlySet<number>, from: number, to: number): number {
  let [held, whole] = [0, 0]
  tokens.forEach((token, at) => {
    if (at < from * tokens.length || at >= to * tokens.length) return
    whole += token.weight
    if (covered.has(at)) held += token.weight
  })
  return whole === 0 ? 0 : held / whole
}
