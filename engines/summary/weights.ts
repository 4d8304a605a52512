import type { ContentLanguage, Span } from '../text/index.ts'

/** A sentence as it is weighed. */
export interface Sentence {
  readonly span: Span
  readonly text: string
  readonly words: number
  /** Its stems without stop words. */
  readonly terms: readonly string[]
}

/** A sentence with its weight and its place, from 0. */
export interface Weighed {
  readonly sentence: Sentence
  readonly index: number
  readonly score: number
}

const PLACE_WEIGHT = 0.7
const CUE_WEIGHT = 0.5
const FEWEST_WORDS = 6
const MOST_WORDS = 60

/**
 * Weighs the sentences of a text by three things: how like the whole text they are (cosine to the centroid of its words),
 * how early they stand, and whether they say what the text sets out to do. Headings and other fragments, and sentences
 * too long to quote, weigh less.
 */
export function weighed(list: readonly Sentence[], language: ContentLanguage): Weighed[] {
  const likeness = likenessToWhole(list)
  const most = likeness.reduce((a, b) => Math.max(a, b), 0) || 1
  return list.map((sentence, index) => {
    const place = 1 - index / Math.max(1, list.length - 1)
    const cue = saysAim(sentence.text, language) ? CUE_WEIGHT : 0
    const fragment = sentence.words < FEWEST_WORDS ? 1 : 0
    const endless = sentence.words > MOST_WORDS ? 0.5 : 0
    return { sentence, index, score: (likeness[index] ?? 0) / most + PLACE_WEIGHT * place + cue - fragment - endless }
  })
}

/** The cosine of each sentence to the centroid of all; words weigh by the logarithm of how often the text has them. */
function likenessToWhole(list: readonly Sentence[]): number[] {
  const counts = new Map<string, number>()
  for (const { terms } of list) for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  const weight = (term: string) => Math.log(1 + (counts.get(term) ?? 0))
  let whole = 0
  for (const term of counts.keys()) whole += weight(term) ** 2
  return list.map(({ terms }) => {
    const own = new Map<string, number>()
    for (const term of terms) own.set(term, (own.get(term) ?? 0) + weight(term))
    let dot = 0
    let norm = 0
    for (const [term, value] of own) {
      dot += value * weight(term)
      norm += value ** 2
    }
    return norm === 0 ? 0 : dot / Math.sqrt(norm * whole)
  })
}

const aims =
  /\b(?:we (?:propose|present|introduce|show|develop|study|demonstrate|describe|provide|find|investigate|explore)|this (?:paper|article|report|guide)|in this (?:work|paper|article)|our (?:method|approach|model|results)|here,? we|proposed?)\b/i

/** English only: other languages go without. */
function saysAim(text: string, language: ContentLanguage): boolean {
  return language.startsWith('English') && aims.test(text)
}
