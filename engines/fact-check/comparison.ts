import { reportOf } from '../retrieval/index.ts'
import { type ContentLanguage, type Name, overlaps } from '../text/index.ts'
import { type Alignment, align } from './alignment.ts'
import type { Fault } from './faults.ts'
import { checkKinds } from './kind-faults.ts'
import { boldWords, contrastWords, isUnanswered, pronouns } from './lexicon/cues.ts'
import { polarityOf } from './lexicon/polarity.ts'
import { checkNames } from './name-faults.ts'
import { checkNumbers } from './number-faults.ts'
import { type Reading, readingOf, type Token } from './reading.ts'
import { checkSense } from './sense-faults.ts'
import type { Unit } from './units.ts'

/** A claim beside one sentence of the evidence. */
export interface Comparison {
  readonly unit: Unit
  readonly text: string
  readonly alignment: Alignment
  /** Share of the sentence's weight that the claim has too, 0..1. */
  readonly focus: number
  /** Which numbers of the claim are confirmed, by their place among its numbers. */
  readonly confirmed: ReadonlySet<number>
  readonly negated: number
  readonly opposed: number
  readonly faults: readonly Fault[]
  /** Counts of words that the claim does not have: of contrast, of negation; and of aims, 0 to 2 each. */
  readonly contrast: number
  readonly negations: number
  readonly aims: number
  /** Bold words of the claim that the sentence has too. */
  readonly bold: number
  readonly hasPronoun: boolean
  /** Has a name of which the claim has no word. */
  readonly hasOtherName: boolean
  /** It is a question with its answer; whether that is a plain no; and whether it says that nothing is known. */
  readonly isAnswer: boolean
  readonly isNo: boolean
  readonly isUnanswered: boolean
}

/** What a comparison is made with besides the two texts. */
export interface ComparisonContext {
  readonly language: ContentLanguage
  /** Whether the evidence as a whole knows a name. */
  readonly isKnown: (name: Name) => boolean
}

/** Compares a claim with one sentence. */
export function compare(
  claim: Reading,
  unit: Unit,
  text: string,
  { language, isKnown }: ComparisonContext,
): Comparison {
  const reading = readingOf(text, language)
  const alignment = align(claim, reading)
  const polarity = polarityOf(language)
  const sense = polarity === null ? noSense : checkSense(claim, reading, alignment, polarity)
  const numbers = checkNumbers(claim, reading, language)
  const count = (test: (word: string) => boolean) => reading.tokens.filter((token) => test(token.word)).length
  const isOwn = (word: string) => claim.tokens.some((token) => token.word === word)
  const english = language.startsWith('English')
  return {
    unit,
    text: reading.text,
    alignment,
    focus: focusOf(claim, reading),
    confirmed: numbers.confirmed,
    negated: sense.negated,
    opposed: sense.opposed,
    faults: [
      ...numbers.faults,
      ...checkNames(claim, reading, isKnown, language),
      ...sense.faults,
      ...(english ? checkKinds(claim, reading) : []),
    ],
    contrast: english ? upToTwo(count((word) => contrastWords.has(word) && !isOwn(word))) : 0,
    negations: upToTwo(reading.tokens.filter((token) => token.isNegation).length),
    aims: reportOf(
      reading.tokens.map((token) => token.word),
      language,
    ).aims,
    bold: english ? claim.tokens.filter(({ word, stem }) => boldWords.has(word) && reading.places.has(stem)).length : 0,
    hasPronoun: english && count((word) => pronouns.has(word)) > 0,
    hasOtherName: reading.names.some((name) => !wordsOf(name, reading).some((token) => claim.places.has(token.stem))),
    isAnswer: /\?\s/.test(text),
    isNo: english && /\?\s{0,9}no\b/i.test(text),
    isUnanswered: english && isUnanswered(text),
  }
}

const noSense = { negated: 0, opposed: 0, faults: [] }

function wordsOf(name: Name, { tokens }: Reading): Token[] {
  return tokens.filter((token) => overlaps(name, token))
}

function upToTwo(count: number): number {
  return Math.min(2, count)
}

function focusOf(claim: Reading, { tokens }: Reading): number {
  let [shared, whole] = [0, 0]
  for (const token of tokens) {
    whole += token.weight
    if (claim.places.has(token.stem)) shared += token.weight
  }
  return whole === 0 ? 0 : shared / whole
}
