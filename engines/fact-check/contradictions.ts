import { type ContentLanguage, defaultLanguage, languageCode, type Span, textOf, words } from '../text/index.ts'
import { align } from './alignment.ts'
import type { Fault, FaultRule } from './faults.ts'
import { exclusiveWords } from './lexicon/exclusive-words.ts'
import { polarityOf } from './lexicon/polarity.ts'
import { checkNames, nameFinder } from './name-faults.ts'
import { checkNumbers } from './number-faults.ts'
import { type Reading, readingOf } from './reading.ts'
import { checkSense } from './sense-faults.ts'

/** Two sentences of one document that cannot both be so. */
export interface Contradiction {
  /** Places of the two in the list, the earlier first. */
  readonly first: number
  readonly second: number
  readonly rule: FaultRule
  /** The words that differ, in each of the two. */
  readonly firstSpan: Span
  readonly secondSpan: Span
  /** How sure, 0..1. */
  readonly confidence: number
}

/* Precise rather than eager: the two must share nearly all their words, and differ in one thing. */
const ALIKE = 0.75
const ALIKE_BUT_FOR_NUMBER = 0.55
const SURE_NUMBER = 0.6
const SURE_SENSE = 0.5
const FEWEST_SHARED = 3
/** Words that so many sentences share do not pair them. */
const MOST_HOLDERS = 12
const MOST_PARTNERS = 40

/**
 * Sentences of one document that speak of the same thing with another number, date, name or sense. Only sentences that
 * share a word which few others have are compared, so the cost grows with the text, not with its square.
 */
export function contradictions(
  sentences: readonly string[],
  language: ContentLanguage = defaultLanguage,
): readonly Contradiction[] {
  const readings = sentences.map((sentence) => readingOf(sentence, language))
  return pairsOf(readings).flatMap(([first, second]) => {
    const [a, b] = [readings[first], readings[second]]
    const found = a === undefined || b === undefined ? null : differenceOf(a, b, language)
    if (found === null) return []
    return [
      { first, second, rule: found.rule, firstSpan: found.claim, secondSpan: found.evidence, confidence: found.weight },
    ]
  })
}

/** Pairs of sentences that share enough rare words, in order. */
function pairsOf(readings: readonly Reading[]): [number, number][] {
  const holders = new Map<string, number[]>()
  readings.forEach((reading, at) => {
    for (const stem of contentOf(reading)) {
      const list = holders.get(stem)
      if (list === undefined) holders.set(stem, [at])
      else if (list.length <= MOST_HOLDERS) list.push(at)
    }
  })
  return readings.flatMap((reading, second) => {
    const shared = new Map<number, number>()
    for (const stem of contentOf(reading)) {
      const list = holders.get(stem) ?? []
      if (list.length > MOST_HOLDERS) continue
      for (const first of list) if (first < second) shared.set(first, (shared.get(first) ?? 0) + 1)
    }
    const partners = [...shared].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, MOST_PARTNERS)
    return partners.map(([first]): [number, number] => [first, second])
  })
}

function contentOf({ tokens }: Reading): ReadonlySet<string> {
  return new Set(tokens.filter((token) => token.weight > 0).map((token) => token.stem))
}

/** The one thing in which two sentences on the same matter differ; null when they do not, or differ in more. */
function differenceOf(a: Reading, b: Reading, language: ContentLanguage): Fault | null {
  const [there, back] = [align(a, b), align(b, a)]
  if (there.matches.length < FEWEST_SHARED || speakOfOtherTimes(a, b, language)) return null
  const alike = Math.min(there.cover, back.cover)
  const numbers = checkNumbers(a, b, language)
  const names = [...checkNames(a, b, nameFinder([b.text], language), language)]
  if (alike >= ALIKE_BUT_FOR_NUMBER && numbers.faults.length === 1 && names.length === 0) {
    const [fault] = numbers.faults
    return fault !== undefined && fault.weight >= SURE_NUMBER ? fault : null
  }
  if (alike < ALIKE_BUT_FOR_NUMBER || numbers.faults.length > 0) return null
  if (names.length === 1) return names.find((fault) => fault.weight >= SURE_NUMBER) ?? null
  const polarity = polarityOf(language)
  if (alike < ALIKE || names.length > 0 || polarity === null) return null
  const sense = checkSense(a, b, there, polarity)
  return sense.faults.find((fault) => fault.weight >= SURE_SENSE) ?? null
}

/** Whether one says what holds in winter or on Mondays, the other in summer or on Sundays. */
function speakOfOtherTimes(a: Reading, b: Reading, language: ContentLanguage): boolean {
  const recurring = (exclusiveWords[languageCode(language)] ?? '').split('\n').slice(...DAYS_AND_SEASONS)
  return recurring.some((line) => {
    const sort = new Set(line.split(/[\s=]+/).filter(Boolean))
    const [here, there] = [a, b].map(({ text }) => wordsIn(text).filter((word) => sort.has(word)))
    return Boolean(here?.length && there?.length) && !here?.some((word) => there?.includes(word))
  })
}

/** Which lines of the exclusive words these are, in each language; months are parts of dates. */
const DAYS_AND_SEASONS = [1, 3] as const

/** Words in lower case, each with and without the ending of a plural. */
function wordsIn(text: string): string[] {
  return words(text).flatMap((span) => {
    const word = textOf(text, span).toLowerCase()
    return [word, word.replace(/s$/, '')]
  })
}
