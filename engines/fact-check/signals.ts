import type { Name } from '../text/index.ts'
import type { Comparison } from './comparison.ts'
import type { FaultRule } from './faults.ts'
import { boldWords } from './lexicon/cues.ts'
import { type Reading, SUBJECT_SHARE } from './reading.ts'

/** What speaks for the evidence being about the claim; shares, or counts that end at 1 or 2. */
export type RelevanceSignals = Readonly<
  Record<
    | 'best'
    | 'together'
    | 'togetherOfMany'
    | 'predicate'
    | 'knownSubject'
    | 'many'
    | 'numbersMissing'
    | 'aims'
    | 'unanswered'
    | 'answersDeny',
    number
  >
>

/** What speaks against the claim being so. */
export type SenseSignals = Readonly<
  Record<
    | 'matched'
    | 'togetherOfMany'
    | 'named'
    | 'namedPredicate'
    | 'numberFault'
    | 'negated'
    | 'negationDiffers'
    | 'opposed'
    | 'contrary'
    | 'otherKind'
    | 'bold'
    | 'answersContrast'
    | 'answeredNo',
    number
  >
>

/** From so much of the claim on a sentence counts as speaking of it. */
const ABOUT = 0.15
/** So many sentences that speak of the claim are many: an abstract, a short article. */
const MANY_SENTENCES = 8
/** Matched words, one added, from which on more of them say no more. */
const MOST_MATCHED = 16

/** Sums up what the best comparisons say, each weighed by the square of its cover. `top` is not empty, best first. */
export function signalsOf(
  claim: Reading,
  top: readonly Comparison[],
  all: readonly Comparison[],
  isKnown: (name: Name) => boolean,
) {
  const [best] = top
  const mean = weightedMean(top)
  const about = all.filter(({ alignment }) => alignment.cover >= ABOUT)
  const numbers = claim.numbers.length
  const confirmed = new Set(top.flatMap((comparison) => [...comparison.confirmed])).size
  const missing = numbers === 0 ? 0 : (numbers - Math.min(numbers, confirmed)) / numbers
  const predicate = coverOf(claim, new Set(all.flatMap(matchedIn)), SUBJECT_SHARE)
  const together = coverOf(claim, new Set(top.slice(0, 2).flatMap(matchedIn)), 0)
  const many = Math.min(1, Math.log2(Math.max(1, about.length)) / Math.log2(MANY_SENTENCES))
  const isNamed = claim.names.length > 0
  const relevance: RelevanceSignals = {
    best: best?.alignment.cover ?? 0,
    together,
    togetherOfMany: many * together,
    predicate,
    knownSubject: claim.names.some((name) => isInSubject(name, claim) && isKnown(name)) ? 1 : 0,
    many,
    numbersMissing: missing,
    aims: mean(({ aims }) => aims),
    unanswered: shareOf(about, ({ isUnanswered }) => (isUnanswered ? 1 : 0)),
    answersDeny: shareOf(about, ({ isAnswer, contrast }) => (isAnswer ? contrast : 0)),
  }
  const bold = claim.tokens.filter(({ word }) => boldWords.has(word)).length
  const isDenied = claim.tokens.some((token) => token.isNegation)
  const sense: SenseSignals = {
    matched: Math.min(1, Math.log2(1 + (best?.alignment.matches.length ?? 0)) / Math.log2(MOST_MATCHED)),
    togetherOfMany: many * together,
    named: isNamed ? 1 : 0,
    namedPredicate: isNamed ? predicate : 0,
    numberFault: missing === 0 ? 0 : mean((one) => worst(one, ['number', 'date', 'unit'])),
    negated: mean(({ negated }) => negated),
    negationDiffers: isDenied === (best?.negations ?? 0) > 0 ? 0 : 1,
    opposed: ((1 + many) / 2) * mean(({ opposed }) => opposed),
    contrary: mean((one) => (worst(one, ['opposite']) > 0 ? 1 : 0)),
    otherKind: top.some((one) => worst(one, ['kind']) > 0) ? 1 : 0,
    bold: Math.max(0, Math.min(2, bold - Math.max(0, ...top.map((one) => one.bold)))),
    answersContrast: mean(({ isAnswer, contrast }) => (isAnswer ? contrast : 0)),
    answeredNo: top.some(({ isNo }) => isNo) ? 1 : 0,
  }
  return { relevance, sense }
}

function matchedIn({ alignment }: Comparison): number[] {
  return alignment.matches.map((match) => match.claim)
}

function isInSubject({ start }: Name, { tokens }: Reading): boolean {
  return tokens.findIndex((token) => token.end > start) < SUBJECT_SHARE * tokens.length
}

function weightedMean(top: readonly Comparison[]) {
  const weights = top.map(({ alignment }) => alignment.cover ** 2)
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  return (value: (one: Comparison) => number) =>
    top.reduce((sum, one, at) => sum + (weights[at] ?? 0) * value(one), 0) / Math.max(whole, Number.MIN_VALUE)
}

function shareOf(list: readonly Comparison[], value: (one: Comparison) => number): number {
  return list.reduce((sum, one) => sum + value(one), 0) / Math.max(1, list.length)
}

function worst({ faults }: Comparison, rules: readonly FaultRule[]): number {
  return faults.reduce((most, fault) => (rules.includes(fault.rule) ? Math.max(most, fault.weight) : most), 0)
}

/** How much of the claim's weight from a share of its words on is covered, 0..1. */
function coverOf({ tokens }: Reading, covered: ReadonlySet<number>, from: number): number {
  let [held, whole] = [0, 0]
  tokens.forEach((token, at) => {
    if (at < from * tokens.length) return
    whole += token.weight
    if (covered.has(at)) held += token.weight
  })
  return whole === 0 ? 0 : held / whole
}
