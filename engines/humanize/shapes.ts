import { areGermanNames } from './languages/german-names.ts'
import type { ListShape, Lookup, TailShape } from './languages/of.ts'
import { phraseAt } from './phrases.ts'
import type { Reading, ReadSentence } from './reading.ts'

/** A run of words: indexes into the words of the text, `to` exclusive. */
export interface WordRange {
  readonly from: number
  readonly to: number
}

const ITEM_WORDS = 4

/** Lists of exactly three that are not of names, with items of up to four words where a comma stands before the last, of one word and its article where none does. */
export function listsOfThree(reading: Reading, sentence: ReadSentence, shape: ListShape): WordRange[] {
  const found: WordRange[] = []
  for (let at = sentence.from + 2; at < sentence.to - 1; at += 1) {
    if (!shape.joins.has(reading.words[at]?.lower ?? '')) continue
    const from = shape.hasComma ? threeWithComma(reading, sentence, at) : threeAlike(reading, sentence, { at, shape })
    const last = shape.articles.has(reading.words[at + 1]?.lower ?? '') ? at + 2 : at + 1
    if (from !== -1 && !areNames(reading, { from, at, last }, shape)) found.push({ from, to: last + 1 })
  }
  return found
}

/**
 * Whether the items are names: they are as many as there are, and nobody chose three for the sound of it. Where nouns have
 * capitals too, only those are sure that we know.
 */
function areNames(
  { words, text }: Reading,
  { from, at, last }: { from: number; at: number; last: number },
  { hasNounCapitals }: ListShape,
): boolean {
  const word = (place: number) => text.slice(words[place]?.start, words[place]?.end)
  if (hasNounCapitals) return areGermanNames([word(from), word(at - 1), word(last)])
  const hasCapital = (first: number, end: number) =>
    Array.from({ length: end - first }, (_, by) => word(first + by)).some((one) => /^\p{Lu}/u.test(one))
  return hasCapital(from, from + 1) && hasCapital(from + 1, at) && hasCapital(at + 1, Math.min(words.length, at + 3))
}

/** Where `A, B, and C` begins. Without the comma before the last English has too much that looks like it (`In May, Ann and Bob left`). */
function threeWithComma(reading: Reading, { from }: ReadSentence, at: number): number {
  const hasComma = (place: number) => place > from && gapBefore(reading, place).startsWith(',')
  if (!hasComma(at)) return -1
  const second = commaBefore(at - 1, ITEM_WORDS, hasComma)
  if (second === -1 || commaBefore(second - 1, ITEM_WORDS, hasComma) !== -1) return -1
  return second - 1
}

/** The word before which the last comma stands, at most `reach` words back; -1 when there is none. */
function commaBefore(at: number, reach: number, hasComma: (at: number) => boolean): number {
  for (let place = at; place > at - reach; place -= 1) if (hasComma(place)) return place
  return -1
}

/** Where `A, B und C` begins: three words of one kind, each with an article or none with. */
function threeAlike(
  reading: Reading,
  { from, to }: ReadSentence,
  { at, shape }: { at: number; shape: ListShape },
): number {
  const { words, text } = reading
  const isArticle = (place: number) => shape.articles.has(words[place]?.lower ?? '')
  const second = isArticle(at - 2) ? at - 2 : at - 1
  const third = isArticle(at + 1) ? at + 2 : at + 1
  if (second <= from || third >= to || !/^,\s+$/.test(gapBefore(reading, second))) return -1
  // a comma behind few words of a head (`por la mañana, café y pan`) parts no list
  if (second - from <= HEAD_WORDS && !isArticle(second)) return -1
  const first = second - 1
  if (first > from && /^,/.test(gapBefore(reading, first))) return -1
  const items = [first, at - 1, third].map((place) => text.slice(words[place]?.start, words[place]?.end))
  if ((second === at - 2) !== (third === at + 2) || items.some((item) => item.length < 4)) return -1
  return areAlike(items, shape) ? first : -1
}

const HEAD_WORDS = 2

function areAlike(items: readonly string[], { hasNounCapitals }: ListShape): boolean {
  const capitals = items.filter((item) => /^\p{Lu}/u.test(item)).length
  if (!hasNounCapitals) return capitals === 0 || (capitals === 1 && /^\p{Lu}/u.test(items[0] ?? ''))
  return capitals === items.length || (capitals === 0 && new Set(items.map((item) => item.slice(-2))).size === 1)
}

/** Participles that hang on behind a comma, with an adverb between at most (`, highlighting …`): the words from them on. */
export function participleTails(reading: Reading, sentence: ReadSentence, tails: TailShape | null): WordRange[] {
  const { from, to } = sentence
  const found: WordRange[] = []
  if (tails === null) return found
  for (let at = from + 3; at < to - 1; at += 1) {
    if (!gapBefore(reading, at).startsWith(',')) continue
    const verb = reading.words[at]?.lower.endsWith('ly') ? at + 1 : at
    const lower = reading.words[verb]?.lower ?? ''
    if (verb >= to || !tails.ending.test(lower) || tails.except.has(lower)) continue
    if (!isSubject(reading, { from: verb, to }, tails)) found.push({ from: at, to })
  }
  return found
}

const CLAUSES = new Set([
  'that',
  'which',
  'who',
  'whom',
  'whose',
  'what',
  'how',
  'why',
  'where',
  'when',
  'if',
  'because',
  'as',
  'while',
])

/** Whether a participle begins the subject of a verb (`, understanding tea takes time`): one more finite verb than clauses behind it. */
function isSubject(reading: Reading, { from, to }: WordRange, { finite }: TailShape): boolean {
  let open = 0
  for (let at = from + 1; at < to; at += 1) {
    const lower = reading.words[at]?.lower ?? ''
    if (gapBefore(reading, at).includes(',')) return false
    if (CLAUSES.has(lower)) open += 1
    if (!finite.has(lower) || finite.has(reading.words[at - 1]?.lower ?? '')) continue
    if (open === 0) return true
    open -= 1
  }
  return false
}

const CONTRAST_REACH = 14

/**
 * What a thing is not, staged to say what it is: `It's not just bread; it's a journey`, in one sentence or in two. From the denial
 * to the word that starts again. `not only … but` is plain grammar, and what is denied without *just* may be news.
 */
export function stagedContrasts(
  reading: Reading,
  { from, to }: ReadSentence,
  { denials, restarts }: Lookup['contrast'],
): WordRange[] {
  const found: WordRange[] = []
  for (let at = from; at < to - 1; at += 1) {
    const length = phraseAt(reading.words, at, denials)
    const restart = length === 0 ? -1 : restartAfter(reading, at + length, restarts)
    if (restart === -1) continue
    found.push({ from: at, to: restart + 1 })
    at = restart
  }
  return found
}

function restartAfter(reading: Reading, from: number, restarts: ReadonlySet<string>): number {
  const end = Math.min(reading.words.length, from + CONTRAST_REACH)
  for (let at = from + 1; at < end; at += 1) {
    const gap = gapBefore(reading, at)
    if (gap.includes('\n')) return -1
    if (/[.;,:—–]/.test(gap) && restarts.has(reading.words[at]?.lower ?? '')) return at
  }
  return -1
}

const AUDIENCE_REACH = 16

/**
 * The end of what addresses everybody at the head of a sentence (`Whether you're new to tea or a seasoned brewer, …`); -1 where
 * there is none. Without two kinds of readers and a comma behind them it is a question that somebody asks.
 */
export function audienceEnd(reading: Reading, { from, to }: WordRange, { audiences }: Lookup): number {
  const head = phraseAt(reading.words, from, audiences)
  if (head === 0) return -1
  const end = Math.min(to, from + AUDIENCE_REACH)
  let hasOther = false
  for (let at = from + head; at < end; at += 1) {
    if (hasOther && gapBefore(reading, at).startsWith(',')) return at
    hasOther ||= ALTERNATIVES.has(reading.words[at]?.lower ?? '')
  }
  return -1
}

/** What joins the two kinds, in all languages that have lists: also `tanto si … como si …`. */
const ALTERNATIVES = new Set(['or', 'oder', 'o', 'u', 'ou', 'como'])

/** What is between a word and the one before it. */
export function gapBefore({ text, words }: Reading, at: number): string {
  return text.slice(words[at - 1]?.end ?? 0, words[at]?.start ?? 0)
}
