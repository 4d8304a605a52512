import { joiningOpeners } from './languages/english.ts'
import { englishLookup } from './languages/of.ts'
import { phraseAt, phraseIndex, phrasesIn } from './phrases.ts'
import type { Reading } from './reading.ts'
import { listsOfThree, participleTails } from './shapes.ts'

/** What is measured of the tone of a text. Rates are per 100 words. */
export interface Features {
  /** Spread of sentence lengths: standard deviation by mean, drawn to 0.45 where sentences are few. */
  readonly rhythm: number
  /** Stock phrases. */
  readonly stock: number
  /** General words of praise, help and change. */
  readonly abstract: number
  /** Nouns and adjectives made by endings (`-tion`, `-ment`, `-ive`). */
  readonly endings: number
  /** Participle tails a sentence. */
  readonly tails: number
  /** Lists of three a sentence. */
  readonly triples: number
  /** Words with digits, at most 4. */
  readonly digits: number
  /** Quotation marks, at most 5. */
  readonly quotes: number
  /** Words with a capital inside sentences. */
  readonly names: number
  /** Contractions, and words for oneself. */
  readonly voice: number
  /** Pairs of neighboring words that came within the last 100 words, drawn to 6 where few words are before. */
  readonly repeats: number
  /** Share of sentences that open with a joining phrase. */
  readonly openers: number
  readonly commas: number
}

const { stock, abstract, tails, lists } = englishLookup
const joining = phraseIndex(joiningOpeners)

const ENDINGS = /(?:tion|sion|ment|ity|ness|ance|ence|ive|ous|ful|ship|ism|able|ible|ical|ial)s?$/
const VOICE = new Set(['i', 'me', 'my', 'mine', 'myself'])
const CONTRACTION = /'(?:t|re|ve|ll|d|m)$/
const DIGIT = /\d/
const CAPITAL = /^\p{Lu}/u
const REPEAT_WINDOW = 100
const PRIOR_REPEATS = 6
const PRIOR_PLACES = 10
/** Of a text with few sentences rhythm says little: it counts as if so many average ones stood beside them. */
const PRIOR_SENTENCES = 2
const PRIOR_RHYTHM = 0.45

/** Measures an English text. Every value is finite, also for no text. */
export function featuresOf(reading: Reading): Features {
  const { words, sentences } = reading
  const count = Math.max(1, words.length)
  const rate = (number: number) => (100 * number) / count
  const letters = words.filter(({ lower }) => !DIGIT.test(lower))
  const perSentence = (find: (sentence: (typeof sentences)[number]) => number) =>
    sentences.reduce((sum, sentence) => sum + find(sentence), 0) / Math.max(2, sentences.length)
  return {
    rhythm: rhythmOf(sentences.map(({ from, to }) => to - from)),
    stock: rate(phrasesIn(words, stock).length),
    abstract: rate(phrasesIn(words, abstract).length),
    endings: rate(letters.filter(({ lower }) => lower.length > 5 && ENDINGS.test(lower)).length),
    tails: perSentence((sentence) => participleTails(reading, sentence, tails).length),
    triples: perSentence((sentence) => listsOfThree(reading, sentence, lists).length),
    digits: Math.min(4, rate(words.length - letters.length)),
    quotes: Math.min(5, rate(marksIn(reading.prose, '"“”'))),
    names: rate(capitalsInside(reading)),
    voice: rate(letters.filter(({ lower }) => VOICE.has(lower) || CONTRACTION.test(lower)).length),
    repeats: repeatRate(reading),
    openers: perSentence(({ from }) => (phraseAt(words, from, joining) > 0 ? 1 : 0)),
    commas: rate(marksIn(reading.prose, ',')),
  }
}

function rhythmOf(lengths: readonly number[]): number {
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)
  const variance = lengths.reduce((sum, length) => sum + (length - mean) ** 2, 0) / Math.max(1, lengths.length)
  const spread = mean === 0 ? 0 : Math.sqrt(variance) / mean
  return (spread * lengths.length + PRIOR_RHYTHM * PRIOR_SENTENCES) / (lengths.length + PRIOR_SENTENCES)
}

function marksIn(text: string, marks: string): number {
  let count = 0
  for (const char of text) if (marks.includes(char)) count += 1
  return count
}

function capitalsInside({ text, words, sentences }: Reading): number {
  const first = new Set(sentences.map(({ from }) => from))
  return words.filter(
    ({ start, lower }, at) =>
      !first.has(at) && lower !== 'i' && !lower.startsWith("i'") && CAPITAL.test(text.charAt(start)),
  ).length
}

/** In a short text fewer words are before each pair: each place counts by how much of the window it has behind it. */
function repeatRate({ words }: Reading): number {
  const last = new Map<string, number>()
  let count = (PRIOR_REPEATS / 100) * PRIOR_PLACES
  let places = PRIOR_PLACES
  for (let at = 1; at < words.length; at += 1) {
    const pair = `${words[at - 1]?.lower} ${words[at]?.lower}`
    if (at - (last.get(pair) ?? Number.NEGATIVE_INFINITY) <= REPEAT_WINDOW) count += 1
    last.set(pair, at)
    places += Math.min(1, at / REPEAT_WINDOW)
  }
  return (100 * count) / places
}
