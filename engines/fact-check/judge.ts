import {
  type ContentLanguage,
  defaultLanguage,
  isMeasured,
  isMostlyLatin,
  languageCode,
  moved,
  overlaps,
} from '../text/index.ts'
import { type Comparison, type ComparisonContext, compare } from './comparison.ts'
import type { EvidenceSpan, Fault, Finding } from './faults.ts'
import { extentWords } from './lexicon/extent-words.ts'
import { polarityOf } from './lexicon/polarity.ts'
import { nameFinder } from './name-faults.ts'
import { type Reading, readingOf } from './reading.ts'
import { type RelevanceSignals, type SenseSignals, signalsOf } from './signals.ts'
import { unitsOf } from './units.ts'
import { verbatimIn } from './verbatim.ts'

/** What evidence says of a claim. */
export type Verdict = 'supported' | 'disputed' | 'not-enough-evidence'

/** The verdict of a claim on given evidence. */
export interface Judgement {
  readonly verdict: Verdict
  /** How sure, 0..1; comparable between claims, no probability of truth. */
  readonly confidence: number
  /** The sentences that the verdict rests on, or that come nearest; best first, empty when none shares a word. */
  readonly evidence: readonly EvidenceSpan[]
  /** Where claim and evidence differ, the weightiest first; never empty when disputed. */
  readonly findings: readonly Finding[]
  /**
   * Whether negations and words of more and less were read; without, numbers, dates, names and shared words alone count,
   * and in letters other than Latin ones not even these. See `isMeasured`.
   */
  readonly sense: 'measured' | 'not-measured'
}

/*
 * Two scores, fitted once on public sets of claims (README) and rounded to a tenth: how far the evidence is about the
 * claim, and how far it leans against it. What speaks for a claim is the first less the second, what speaks against it
 * their sum; nothing said counts 0.
 */
const relevanceWeights: RelevanceSignals = {
  best: 0.8,
  together: 1.4,
  togetherOfMany: 2.6,
  predicate: 0.7,
  knownSubject: 0.4,
  many: -1.6,
  numbersMissing: -0.3,
  aims: -0.4,
  unanswered: -3.9,
  answersDeny: -0.9,
}
const RELEVANCE_FROM = -0.65

const senseWeights: SenseSignals = {
  matched: -1,
  togetherOfMany: 0.5,
  named: 0.4,
  namedPredicate: -0.8,
  numberFault: 0.5,
  negated: 0.5,
  negationDiffers: 0.2,
  opposed: 1,
  contrary: 1.1,
  otherKind: 0.9,
  bold: 0.3,
  answersContrast: 1.1,
  answeredNo: 0.2,
}
const SENSE_FROM = 0.15

const TOP = 3
/* What settles the matter: a number that counts the same thing in a sentence with half of the claim, or contrary sense
 * in one with seven tenths of it. */
const CERTAIN_FAULT = 0.6
const CERTAIN_COVER = 0.5
const CERTAIN_SENSE_COVER = 0.7
/* A sentence must have so much of the claim to dispute it, and so much to support it. */
const LEAST_COVER = 0.15
const LEAST_SUPPORT = 0.3
/** Of the claim's words besides names so much must be there: who is meant says nothing of what is said of them. */
const LEAST_SAID = 0.25
const SHOWN_FAULT = 0.3
const MOST_FINDINGS = 8

/**
 * Judges a claim by evidence: texts of one or more sentences each. A claim whose numbers the evidence does not have is
 * never supported. The order of the evidence does not matter, nor do texts that share no word with the claim.
 */
export function judgeClaim(
  claim: string,
  evidence: readonly string[],
  language: ContentLanguage = defaultLanguage,
): Judgement {
  const sense = polarityOf(language) === null || !isMeasured(claim, language) ? 'not-measured' : 'measured'
  const same = saidVerbatim(claim, evidence, language)
  if (same) return { verdict: 'supported', confidence: VERBATIM, evidence: [same], findings: [], sense }
  if (!isMostlyLatin(claim)) return { ...nothingFound, confidence: UNREAD, sense }
  const reading = readingOf(claim, language)
  const isKnown = nameFinder(evidence, language)
  const all = comparisonsOf(reading, evidence, { language, isKnown })
  const top = all.slice(0, TOP)
  if (top.length === 0) return { ...nothingFound, confidence: 1, sense }
  const signals = signalsOf(reading, top, all, isKnown)
  const relevance = RELEVANCE_FROM + weighed(signals.relevance, relevanceWeights)
  const against = SENSE_FROM + weighed(signals.sense, senseWeights)
  const isNumberMissing = signals.relevance.numbersMissing > 0
  const isSettled = top.some((one) =>
    one.faults.some((fault) => isCertain(fault, one) && (isNumberMissing || !numberRules.has(fault.rule))),
  )
  const cover = signals.relevance.best
  const isDoubted =
    isOfAnother(reading, all, language) ||
    saidOf(reading, top) < LEAST_SAID ||
    (top[0]?.faults.some(isContrary) ?? false)
  const verdict = verdictOf({ relevance, against, cover, isSettled, isNumberMissing, isDoubted })
  const chance = chanceOf(verdict, relevance, against, cover)
  return {
    verdict,
    confidence: isSettled ? Math.max(SETTLED, chance) : chance,
    evidence: restingOn(top),
    findings: findingsOf(reading, top, verdict),
    sense,
  }
}

const nothingFound = { verdict: 'not-enough-evidence', evidence: [], findings: [] } as const
/** A number that differs where the rest agrees leaves little doubt. */
const SETTLED = 0.8
/** What no rule reads may be so or not. */
const UNREAD = 0.5

/** Nothing bears a claim out more than its own words; where it came from is another question. */
const VERBATIM = 0.97

function saidVerbatim(claim: string, evidence: readonly string[], language: ContentLanguage): EvidenceSpan | null {
  for (const [index, text] of evidence.entries()) {
    const span = verbatimIn(claim, text, language)
    if (span) return { index, ...span }
  }
  return null
}

function comparisonsOf(claim: Reading, evidence: readonly string[], context: ComparisonContext): Comparison[] {
  return unitsOf(evidence, context.language)
    .map((unit) => compare(claim, unit, (evidence[unit.index] ?? '').slice(unit.start, unit.end), context))
    .filter(({ alignment }) => alignment.cover > 0)
    .sort(
      (a, b) =>
        b.alignment.cover - a.alignment.cover ||
        a.text.length - b.text.length ||
        Number(a.text > b.text) - Number(a.text < b.text),
    )
}

function weighed<K extends string>(signals: Readonly<Record<K, number>>, weights: Readonly<Record<K, number>>): number {
  let sum = 0
  for (const key in signals) sum += signals[key] * weights[key]
  return sum
}

interface Grounds {
  /** Over 0: about the claim, and leaning against it. */
  readonly relevance: number
  readonly against: number
  /** The share of the claim in the sentence that has most of it. */
  readonly cover: number
  readonly isSettled: boolean
  readonly isNumberMissing: boolean
  /** The best sentences speak of another, share names alone, or have a word in the contrary sense. */
  readonly isDoubted: boolean
}

function verdictOf({ relevance, against, cover, isSettled, isNumberMissing, isDoubted }: Grounds): Verdict {
  if (isSettled) return 'disputed'
  if (relevance + Math.abs(against) <= 0 || cover < LEAST_COVER) return 'not-enough-evidence'
  if (against > 0) return 'disputed'
  return isNumberMissing || isDoubted || cover < LEAST_SUPPORT ? 'not-enough-evidence' : 'supported'
}

function isContrary({ rule, weight }: Fault): boolean {
  return weight >= CERTAIN_FAULT && (rule === 'direction' || rule === 'opposite' || rule === 'negation')
}

/**
 * Whether the best sentence speaks of something else: no sentence has the claim's first word, no pronoun stands for it,
 * and there are figures that it may be meant to have, or a rank, which one alone holds, beside another's name.
 */
function isOfAnother({ tokens, numbers }: Reading, all: readonly Comparison[], language: ContentLanguage): boolean {
  const first = tokens.findIndex((token) => token.weight > 0 && !numbers.some((number) => overlaps(number, token)))
  const isFound = all.some(({ alignment }) => alignment.matches.some((match) => match.claim === first))
  const [best] = all
  if (isFound || best === undefined || best.hasPronoun) return false
  const ranks = extentWords[languageCode(language)]?.ranks
  const isRanked = best.alignment.matches.some((match) => ranks?.test(tokens[match.claim]?.word ?? ''))
  return numbers.length > 0 || (isRanked && best.hasOtherName)
}

/** The share of the claim that is there, its names aside; 1 for a claim of names alone. */
function saidOf({ tokens, names }: Reading, top: readonly Comparison[]): number {
  const held = new Set(top.flatMap(({ alignment }) => alignment.matches.map((match) => match.claim)))
  let [said, whole] = [0, 0]
  tokens.forEach((token, at) => {
    if (names.some((name) => overlaps(name, token))) return
    whole += token.weight
    if (held.has(at)) said += token.weight
  })
  return whole === 0 ? 1 : said / whole
}

const numberRules: ReadonlySet<string> = new Set(['number', 'date', 'unit'])

/** A fault that settles the matter: a number that differs, or nearly the same words in the contrary sense. */
function isCertain({ rule, weight }: Fault, { alignment: { cover } }: Comparison): boolean {
  if (weight < CERTAIN_FAULT) return false
  return cover >= (numberRules.has(rule) ? CERTAIN_COVER : CERTAIN_SENSE_COVER)
}

/**
 * The share of one verdict among all three, each as likely as its score says; the less, the less of the claim is there,
 * as the scores were fitted with rare verdicts counted like common ones and are too sure of them.
 */
function chanceOf(verdict: Verdict, relevance: number, against: number, cover: number): number {
  const [supports, disputes] = [Math.exp(relevance - against), Math.exp(relevance + against)]
  const whole = 1 + supports + disputes
  if (verdict === 'not-enough-evidence') return Math.max(UNREAD, 1 / whole)
  return ((verdict === 'disputed' ? disputes : supports) / whole) ** (1 + DISCOUNT * (1 - cover))
}

const DISCOUNT = 3

const SHARE_OF_BEST_COVER = 0.6

function restingOn(top: readonly Comparison[]): EvidenceSpan[] {
  const best = top[0]?.alignment.cover ?? 0
  return top
    .filter(({ alignment }) => alignment.cover >= SHARE_OF_BEST_COVER * best)
    .slice(0, 2)
    .map(({ unit: { index, start, end } }) => ({ index, start, end }))
}

function findingsOf(claim: Reading, top: readonly Comparison[], verdict: Verdict): Finding[] {
  if (verdict === 'supported') return []
  const found = top.flatMap((one) =>
    one.faults.filter((fault) => fault.weight >= SHOWN_FAULT).map((fault) => asFinding(fault, one)),
  )
  found.sort((a, b) => b.weight - a.weight || a.claim.start - b.claim.start)
  const seen = new Set<string>()
  const distinct = found.filter(({ rule, claim: { start } }) => {
    const key = `${rule} ${start}`
    return seen.has(key) ? false : seen.add(key)
  })
  const [best] = top
  if (distinct.length > 0 || verdict !== 'disputed' || best === undefined) return distinct.slice(0, MOST_FINDINGS)
  return [unsaid(claim, best)]
}

function asFinding(fault: Fault, one: Comparison): Finding {
  const evidence = { index: one.unit.index, ...moved(fault.evidence, one.unit.start) }
  return { ...fault, severity: isCertain(fault, one) ? 'certain' : 'likely', evidence }
}

/** Nothing contrary was found, but the sentence speaks of the matter and does not have these words. */
function unsaid(claim: Reading, { alignment, unit }: Comparison): Finding {
  const matched = new Set(alignment.matches.map((match) => match.claim))
  const lone = claim.tokens.filter((token, at) => token.weight > 0 && !matched.has(at))
  const span = { start: lone[0]?.start ?? 0, end: lone.at(-1)?.end ?? claim.text.length }
  return { rule: 'unsaid', weight: 0.2, severity: 'likely', claim: span, evidence: { ...unit } }
}
