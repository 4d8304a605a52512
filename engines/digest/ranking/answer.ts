import type { Facet } from '../reading/languages/pack.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import { weights } from '../weights.ts'
import { beneathQuestion } from './asked-in-sources.ts'
import { chainOf } from './leaning.ts'
import { type Wish, wishFor } from './relevance.ts'
import { defines, namesPlace, shows } from './sides.ts'
import { quality } from './wish-score.ts'

/** What the material answers to a question. */
export type Answer =
  | {
      readonly answered: true
      readonly sentence: Sentence
      /** 0 to 1: how much of the question the answer holds. */
      readonly confidence: number
    }
  | { readonly answered: false }

/** The sentence of the material that answers a question; says so when none does. */
export function answer(material: Material, question: string): Answer {
  const found = bestAnswer(material, question)
  return found === null ? { answered: false } : { answered: true, ...found }
}

/**
 * Which sentence answers a question, and how sure that is; null when none does. A question that a source asks is answered
 * by what stands beneath it there, or not at all: what else has its words speaks of something else.
 */
export function bestAnswer(material: Material, question: string): { sentence: Sentence; confidence: number } | null {
  const beneath = beneathQuestion(material, question)
  if (beneath !== null) {
    const [sentence] = beneath
    return sentence === undefined ? null : { sentence, confidence: weights.ranking.answer.askedThere }
  }
  const wish = wishFor(material, question)
  const asksBeyond = [...wish.terms].some((term) => !material.topic.terms.has(term))
  if (!asksBeyond && wish.facets.length === 0) return null
  let best: { sentence: Sentence; confidence: number } | null = null
  let most = 0
  for (const sentence of quotable(material)) {
    const confidence = confidenceOf(material, sentence, { wish, asksBeyond })
    if (confidence === 0 || chainOf(material, sentence).length === 0) continue
    const score = confidence + quality(sentence)
    if (score > most) [best, most] = [{ sentence, confidence: Math.min(1, confidence) }, score]
  }
  return best
}

interface Asked {
  readonly wish: Wish
  readonly asksBeyond: boolean
}

function confidenceOf(material: Material, sentence: Sentence, { wish, asksBeyond }: Asked): number {
  const fit = wish.fit(sentence)
  if (wish.counted !== null && !sentence.terms.has(wish.counted)) return 0
  const sides = wish.facets.map((facet) => sideOf(material, sentence, facet))
  if (sides.includes('missing')) return 0
  const shown = sides.filter((side) => side === 'shown').length
  const isSideMissed = sides.length > 0 && shown === 0
  if (asksBeyond && wish.facets.includes('definition') && !opensWith(sentence, wish.terms)) return 0
  if (asksBeyond)
    return fit >= (isSideMissed ? weights.ranking.answer.fullCover : weights.ranking.answer.cover)
      ? 0.75 * fit + 0.25 * shown
      : 0
  if (shown === 0) return 0
  const topic = topicCover(material, sentence)
  return topic < weights.ranking.answer.topicCover ? 0 : 0.5 + 0.3 * topic
}

/** `What is a barrage?` is answered by a sentence that begins with it. */
function opensWith({ opening }: Sentence, terms: ReadonlySet<string>): boolean {
  const first = new Set(opening.slice(0, SUBJECT).map(({ stem }) => stem))
  return [...terms].some((term) => first.has(term))
}

/** Words in which a sentence names what it is about. */
const SUBJECT = 8

/** `missing`: the question asks for a year, an amount or a name, and the sentence has none. */
function sideOf(material: Material, sentence: Sentence, facet: Facet): 'shown' | 'absent' | 'missing' {
  if (facet === 'definition') return defines(material, sentence) ? 'shown' : 'absent'
  if (shows(sentence, facet) || (facet === 'places' && namesPlace(sentence))) return 'shown'
  const needsFigure = facet === 'size' || facet === 'duration'
  return needsFigure || (facet === 'people' && sentence.names.length === 0) ? 'missing' : 'absent'
}

/** How much of the topic the sentence, the one it leans on, its title or its heading holds: 0 to 1. */
function topicCover(material: Material, sentence: Sentence): number {
  const { terms } = material.topic
  if (terms.size === 0) return 1
  const before = sentence.leansOn === null ? undefined : material.sentences[sentence.leansOn]
  const place = material.placeTerms(sentence.passage)
  let sum = 0
  for (const term of terms) {
    if (sentence.terms.has(term)) sum += 1
    else if (before?.terms.has(term) || place.has(term)) sum += 0.6
    else if (sentence.isGiven) sum += 0.5
    else if (nearby(material, sentence, term)) sum += 0.4
  }
  return sum / terms.size
}

function nearby(material: Material, { index, passage }: Sentence, term: string): boolean {
  return material.sentences
    .slice(Math.max(0, index - 3), index + 3)
    .some((other) => other.passage === passage && other.terms.has(term))
}
