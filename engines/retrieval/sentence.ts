import { type ContentLanguage, defaultLanguage, type Span, sentences, textOf, words } from '../text/index.ts'
import { reportOf } from './finding-words.ts'
import { nearWords } from './near-words.ts'
import { termReader } from './terms.ts'

/** A sentence of a text with how well it answers a question: higher is better, comparable within one answer only. */
export interface RankedSentence extends Span {
  readonly text: string
  readonly score: number
  /** Its place among the text's sentences, from 0. */
  readonly index: number
}

/** All sentences of a text, those that answer the question best first. Spans are in `text`. */
export function rankSentences(
  question: string,
  text: string,
  language: ContentLanguage = defaultLanguage,
): RankedSentence[] {
  const spans = sentences(text, language)
  const texts = spans.map((span) => textOf(text, span))
  return rankSentenceList(question, texts, language).map(({ index, score }) => {
    const { start, end } = spans[index] ?? { start: 0, end: 0 }
    return { start, end, text: texts[index] ?? '', score, index }
  })
}

/** The sentence of a text that answers the question best; null when none shares a word with it. */
export function bestSentence(question: string, text: string, language?: ContentLanguage): RankedSentence | null {
  const found = rankSentences(question, text, language)[0]
  return found === undefined || found.score === 0 ? null : found
}

/* Short texts of much the same length: how often a word comes back says little, length a little. */
const K1 = 0.3
const B = 0.1
const MOST_LIKENED = 64
const REPORT_WEIGHT = 0.1

/**
 * Sentences that stand together, by how well each answers the question: BM25 with the rarity of words among these
 * sentences; a word that a sentence lacks counts by the likest one it has. Of sentences that answer, those that report a
 * finding go before those that tell an aim or a method (English). Equal ones keep their order.
 */
export function rankSentenceList(
  question: string,
  list: readonly string[],
  language: ContentLanguage = defaultLanguage,
): { index: number; score: number }[] {
  const termsIn = termReader(language)
  const asked = new Set(termsIn(question))
  const terms = list.map(termsIn)
  const like = likenessTo(asked, terms)
  const held = terms.map((sentence) => countsOf(sentence, asked, like))
  const mean = held.reduce((sum, { length }) => sum + length, 0) / Math.max(1, held.length)
  const spread = new Map<string, number>()
  for (const { counts } of held) for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  const scores = held.map(({ counts, length, like }) => {
    const norm = K1 * (1 - B + (B * length) / Math.max(1, mean))
    let score = like
    for (const [term, count] of counts) score += (rarity(spread.get(term) ?? 0, list.length) * count) / (count + norm)
    return score
  })
  const best = scores.reduce((most, score) => Math.max(most, score), 0)
  return scores
    .map((score, index) => ({ index, score: withReport(score, best, list[index] ?? '', language) }))
    .sort((a, b) => b.score - a.score || a.index - b.index)
}

function rarity(spread: number, size: number): number {
  return Math.log(1 + (size - spread + 0.5) / (spread + 0.5))
}

/** A sentence that answers gains or loses a share of the best score by what it reports; it never falls to nothing. */
function withReport(score: number, best: number, sentence: string, language: ContentLanguage): number {
  if (score === 0) return 0
  const { findings, aims } = reportOf(
    words(sentence).map(({ start, end }) => sentence.slice(start, end).toLowerCase()),
    language,
  )
  return Math.max(score * REPORT_WEIGHT, score + REPORT_WEIGHT * best * (findings - aims))
}

/** For each word that is like an asked one: which, and how much. */
type Likenesses = ReadonlyMap<string, readonly { asked: string; likeness: number }[]>

function likenessTo(asked: ReadonlySet<string>, sentences: readonly (readonly string[])[]): Likenesses {
  const vocabulary = [...new Set(sentences.flat())]
  const near = nearWords((number) => vocabulary[number])
  const found = new Map<string, { asked: string; likeness: number }[]>()
  for (const term of [...asked].slice(0, MOST_LIKENED)) {
    for (const { number, likeness } of near.like(term)) {
      const other = vocabulary[number] ?? ''
      found.set(other, [...(found.get(other) ?? []), { asked: term, likeness }])
    }
  }
  return found
}

function countsOf(terms: readonly string[], asked: ReadonlySet<string>, likenesses: Likenesses) {
  const counts = new Map<string, number>()
  const nearest = new Map<string, number>()
  for (const term of terms) {
    if (asked.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
    for (const near of likenesses.get(term) ?? []) {
      nearest.set(near.asked, Math.max(nearest.get(near.asked) ?? 0, near.likeness))
    }
  }
  let like = 0
  for (const [term, likeness] of nearest) if (!counts.has(term)) like += likeness
  return { counts, length: terms.length, like }
}
