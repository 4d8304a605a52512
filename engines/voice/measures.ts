import { folded, isStopWord, languageCode } from '../text/index.ts'
import { contractionsIn } from './contractions.ts'
import { headingCaseOf } from './heading-case.ts'
import { wordsOf } from './language-words.ts'
import { isSerialComma, serialCommas } from './serial-comma.ts'
import { smallNumbers } from './small-numbers.ts'
import type { Reading, Word } from './voice-text.ts'

/** How much of something there is, with what it was counted over, so that two texts can be compared. */
export interface Rate {
  readonly count: number
  /** Words, sentences, or places where it could have been. */
  readonly of: number
}

/**
 * What is measured of a voice. Rates say over what they were counted: words for small words and marks, sentences for
 * questions and exclamations, places for habits (`contractions`: where one was possible).
 */
export interface VoiceMeasures {
  readonly words: number
  readonly sentences: number
  /** Words a sentence: mean, and standard deviation. */
  readonly sentenceLength: { readonly mean: number; readonly deviation: number }
  /** Words of more than six letters, the measure of Björnsson's LIX (1968); null for scripts without Latin, Greek, or Cyrillic letters. */
  readonly longWords: Rate | null
  readonly i: Rate | null
  readonly we: Rate | null
  readonly you: Rate | null
  readonly politeYou: Rate | null
  readonly contractions: Rate | null
  readonly questions: Rate
  readonly exclamations: Rate
  readonly dashes: Rate
  readonly semicolons: Rate
  readonly parentheses: Rate
  readonly titleCaseHeadings: Rate | null
  readonly serialCommas: Rate | null
  readonly numbersAsWords: Rate | null
  /** Content words that come back, most frequent first. */
  readonly favorites: readonly { readonly word: string; readonly count: number }[]
}

/** Goes up when measures of before can't be compared with those of now: such a voice needs its texts again. */
export const MEASURES_VERSION = 1

const LONG_WORD = 7
const MOST_FAVORITES = 12
const FEWEST_TIMES = 3

/** Measures a text. Every value is finite, also for no text. */
export function measuresOf(reading: Reading): VoiceMeasures {
  const { words, sentences, prose } = reading
  const lengths = sentences.map(({ from, to }) => to - from)
  const small = wordsOf(reading.language)
  const isEnglish = languageCode(reading.language) === 'en'
  const perWord = (count: number): Rate => ({ count, of: words.length })
  const perSentence = (mark: RegExp): Rate => ({
    count: sentences.filter(({ start, end }) => mark.test(prose.slice(start, end))).length,
    of: sentences.length,
  })
  const among = (set: ReadonlySet<string> | undefined) =>
    set?.size ? perWord(words.filter(({ lower }) => set.has(lower)).length) : null
  const contractions = isEnglish ? contractionsIn(reading) : []
  const commas = isEnglish ? serialCommas(reading) : []
  const numbers = smallNumbers(reading)
  const cases = reading.headings.map((heading) => headingCaseOf(reading, heading)).filter((found) => found !== null)
  return {
    words: words.length,
    sentences: sentences.length,
    sentenceLength: spreadOf(lengths),
    longWords: hasLetterWords(words) ? perWord(words.filter(({ word }) => letters(word) >= LONG_WORD).length) : null,
    i: among(small?.i),
    we: among(small?.we),
    you: small
      ? perWord(words.filter((word) => small.you.has(word.lower) && !isPolite(word, small.politeYou)).length)
      : null,
    politeYou: small?.politeYou.size ? perWord(words.filter((word) => isPolite(word, small.politeYou)).length) : null,
    contractions: isEnglish
      ? { count: contractions.filter(({ isShort }) => isShort).length, of: contractions.length }
      : null,
    questions: perSentence(/[?؟？]["'”’)»]*\s*$/),
    exclamations: perSentence(/[!！]["'”’)»]*\s*$/),
    dashes: perWord(marksIn(prose, / [–—-] |—|–(?!\d)/g)),
    semicolons: perWord(marksIn(prose, /[;；]/g)),
    parentheses: perWord(marksIn(prose, /[(（]/g)),
    titleCaseHeadings: cases.length ? { count: cases.filter((is) => is === 'title').length, of: cases.length } : null,
    serialCommas: isEnglish ? { count: commas.filter(isSerialComma).length, of: commas.length } : null,
    numbersAsWords: numbers ? { count: numbers.filter(({ isWord }) => isWord).length, of: numbers.length } : null,
    favorites: favoritesOf(reading),
  }
}

/** German `Sie` and its forms are polite by their capital, which says nothing where a sentence opens. */
function isPolite({ word, lower, opensSentence }: Word, polite: ReadonlySet<string>): boolean {
  return polite.has(lower) || (polite.has(word) && !opensSentence)
}

function spreadOf(lengths: readonly number[]): { mean: number; deviation: number } {
  if (!lengths.length) return { mean: 0, deviation: 0 }
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / lengths.length
  return { mean, deviation: Math.sqrt(variance) }
}

function letters(word: string): number {
  return word.match(/\p{L}/gu)?.length ?? 0
}

function hasLetterWords(words: readonly Word[]): boolean {
  const readable = words.filter(({ word }) => /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(word))
  return readable.length > words.length / 2
}

function marksIn(text: string, mark: RegExp): number {
  return text.match(mark)?.length ?? 0
}

function favoritesOf({ words, language }: Reading): VoiceMeasures['favorites'] {
  const counts = new Map<string, number>()
  // as it is spelled inside a sentence: a German noun is large there, and other words are small
  const spelled = new Map<string, string>()
  for (const { word, lower, opensSentence } of words) {
    if (letters(word) < 4 || isStopWord(word, language)) continue
    const key = folded(lower, language)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    if (!opensSentence && spelled.get(key) !== lower) spelled.set(key, word)
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST_TIMES)
    .toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MOST_FAVORITES)
    .map(([word, count]) => ({ word: spelled.get(word) ?? word, count }))
}
