import { type ContentLanguage, folded, isStopWord, type Span, stem, words } from '../text/index.ts'
import type { SentenceFacts } from './block-facts.ts'
import { partsOf } from './tokens.ts'

/** What a page wants to be found for. */
export interface Keyphrase {
  /** As it was given, without quotation marks around it. */
  readonly text: string
  /** All its words, folded. */
  readonly words: readonly string[]
  /** The words that are looked for: those that say something, or all where none does; stems where forms count. */
  readonly keys: readonly string[]
  /** Whether other forms of the words count too. */
  readonly countsForms: boolean
  /** Whether it was given in quotation marks: only the words in this order count. */
  readonly isExact: boolean
  /** Whether it has nothing but words that any text has. */
  readonly isHollow: boolean
}

/** How a keyphrase is looked for. */
export interface KeyphraseOptions {
  readonly language: ContentLanguage
  readonly countsForms: boolean
}

/** Characters of a keyphrase that are read; nobody looks for more. */
const LONGEST = 200

/** Reads a keyphrase; null when it has no words. */
export function keyphraseOf(given: string, { language, countsForms }: KeyphraseOptions): Keyphrase | null {
  const trimmed = given.trim()
  const isExact = /^["“„«].*["”“»]$/u.test(trimmed)
  const text = isExact ? trimmed.slice(1, -1).trim() : trimmed
  const parts = partsOf(text, words(text.slice(0, LONGEST)))
  const all = parts.map((part) => folded(text.slice(part.start, part.end), language))
  if (all.length === 0) return null
  const contentWords = all.filter((word) => !isStopWord(word, language))
  const keys = isExact || contentWords.length === 0 ? all : contentWords
  const asForms = countsForms && !isExact
  return {
    text,
    words: all,
    keys: [...new Set(asForms ? keys.map((word) => stem(word, language)) : keys)],
    countsForms: asForms,
    isExact,
    isHollow: contentWords.length === 0,
  }
}

/** How often a keyphrase is in a list of words, and where its words are. */
export interface KeyphraseUse {
  readonly count: number
  /** Indexes of the words that belong to it. */
  readonly at: readonly number[]
}

const none: KeyphraseUse = { count: 0, at: [] }

/**
 * The uses of a keyphrase in a sentence: as often as the rarest of its words, in any order; in quotation marks, as often
 * as its words follow each other.
 */
export function occurrencesIn(sentence: Pick<SentenceFacts, 'folded' | 'stems'>, phrase: Keyphrase): KeyphraseUse {
  const list = phrase.countsForms ? sentence.stems : sentence.folded
  return phrase.isExact ? runsOf(list, phrase.words) : allOf(list, phrase.keys)
}

function allOf(list: readonly string[], keys: readonly string[]): KeyphraseUse {
  if (!list.includes(keys[0] ?? '')) return none
  const counts = new Map<string, number>(keys.map((key) => [key, 0]))
  const at: number[] = []
  list.forEach((word, index) => {
    const count = counts.get(word)
    if (count === undefined) return
    counts.set(word, count + 1)
    at.push(index)
  })
  const count = Math.min(...counts.values())
  return count === 0 ? none : { count, at }
}

/** Where a run of words is in a list, without overlaps. */
function runsOf(list: readonly string[], run: readonly string[]): KeyphraseUse {
  const at: number[] = []
  let count = 0
  for (let index = 0; index + run.length <= list.length; index += 1) {
    if (!run.every((word, offset) => list[index + offset] === word)) continue
    count += 1
    for (let offset = 0; offset < run.length; offset += 1) at.push(index + offset)
    index += run.length - 1
  }
  return count === 0 ? none : { count, at }
}

/** The share of the keyphrase's words that a list of words has, 0 to 1. */
export function coverOf(sentence: Pick<SentenceFacts, 'folded' | 'stems'>, phrase: Keyphrase): number {
  const list = phrase.countsForms ? sentence.stems : sentence.folded
  return phrase.keys.filter((key) => list.includes(key)).length / phrase.keys.length
}

/** Where the words of a keyphrase follow each other exactly for the first time: index of the word, -1 if nowhere. */
export function exactPlace(folded: readonly string[], phrase: Keyphrase): number {
  return runsOf(folded, phrase.words).at[0] ?? -1
}

/** The spans of the words at some indexes of a sentence; neighbors become one. Offsets as in the sentence. */
export function spansAt(sentence: SentenceFacts, at: readonly number[]): Span[] {
  const found: Span[] = []
  let last = -2
  for (const index of at) {
    const span = sentence.spans[index]
    const before = found.at(-1)
    if (span === undefined) continue
    if (index === last + 1 && before !== undefined) found[found.length - 1] = { start: before.start, end: span.end }
    else found.push(span)
    last = index
  }
  return found
}
