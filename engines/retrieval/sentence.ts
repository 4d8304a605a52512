import { type ContentLanguage, defaultLanguage, type Span, sentences, textOf } from '../text/index.ts'
import { termReader } from './terms.ts'

/** A sentence of a text with how well it answers a question: higher is better, comparable within one answer only. */
export interface RankedSentence extends Span {
  readonly text: string
  readonly score: number
  /** Its place among the text's sentences, from 0. */
  readonly index: number
}

/** All sentences of a text, those that answer the question best first. Spans lie in `text`. */
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

/**
 * Sentences that stand together, by how well each answers the question: BM25 with the rarity of words among these
 * sentences. Equal ones keep their order.
 */
export function rankSentenceList(
  question: string,
  list: readonly string[],
  language: ContentLanguage = defaultLanguage,
): { index: number; score: number }[] {
  const termsIn = termReader(language)
  const asked = new Set(termsIn(question))
  const held = list.map((sentence) => countsOf(termsIn(sentence), asked))
  const mean = held.reduce((sum, { length }) => sum + length, 0) / Math.max(1, held.length)
  const spread = new Map<string, number>()
  for (const { counts } of held) for (const term of counts.keys()) spread.set(term, (spread.get(term) ?? 0) + 1)
  return held
    .map(({ counts, length }, index) => {
      const norm = K1 * (1 - B + (B * length) / Math.max(1, mean))
      let score = 0
      for (const [term, count] of counts) score += (rarity(spread.get(term) ?? 0, list.length) * count) / (count + norm)
      return { index, score }
    })
    .sort((a, b) => b.score - a.score || a.index - b.index)
}

function rarity(spread: number, size: number): number {
  return Math.log(1 + (size - spread + 0.5) / (spread + 0.5))
}

function countsOf(terms: readonly string[], asked: ReadonlySet<string>) {
  const counts = new Map<string, number>()
  for (const term of terms) if (asked.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return { counts, length: terms.length }
}
