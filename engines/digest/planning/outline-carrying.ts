import { fitsTopic, namesTopic } from '../ranking/sides.ts'
import type { Facet } from '../reading/languages/pack.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'

/** A side of the subject with the sentences that show it. */
export interface Side {
  readonly facet: Facet
  readonly sentences: readonly Sentence[]
}

/** Where there is less to quote, single sentences make sections. */
const LITTLE = 14
/** Where there is more, two sentences are no section. */
const MUCH = 40
/**
 * Whether a section can keep what the heading of a side promises: enough sentences, enough of them about the topic itself,
 * and for a history, dates.
 */
export function carries(material: Material, { facet, sentences }: Side): boolean {
  const there = quotable(material).length
  if (!fitsTopic(material, facet) || sentences.length < fewest(facet, there)) return false
  if (facet === 'history' && !isDated(sentences)) return false
  // a single sentence must speak of the topic itself: a side that shows in passing is none
  if (sentences.length === 1 && facet !== 'definition' && !sentences.some((one) => speaksOfTopic(material, one)))
    return false
  if (there < LITTLE || facet === 'definition' || facet === 'steps' || facet === 'history') return true
  const own = sentences.filter((sentence) => isOwn(material, sentence)).length
  return own >= sentences.length * (material.topic.isName && facet === 'size' ? 0.6 : 0.34)
}

function fewest(facet: Facet, there: number): number {
  if (there < LITTLE) return 1
  if (facet === 'size') return 3
  return facet === 'definition' || there < MUCH ? 2 : 3
}

function isDated(sentences: readonly Sentence[]): boolean {
  return sentences.filter(({ years }) => years.length > 0).length >= sentences.length / 2
}

function speaksOfTopic(material: Material, sentence: Sentence): boolean {
  const before = sentence.leansOn === null ? undefined : material.sentences[sentence.leansOn]
  return sentence.isGiven || [sentence, before].some((one) => one !== undefined && namesTopic(material, one))
}

/** Whether a sentence, or the one it leans on, speaks of the topic; of a few sources it is enough that they are about it. */
function isOwn(material: Material, sentence: Sentence): boolean {
  return (
    material.topic.terms.size === 0 ||
    (quotable(material).length < MUCH && !material.topic.isName && isOnTopic(material, sentence)) ||
    (!sentence.isGiven && speaksOfTopic(material, sentence)) ||
    namesTopic(material, sentence)
  )
}

/** Whether a sentence speaks of the topic, by its own words or by the title and heading above it. */
function isOnTopic(material: Material, sentence: Sentence): boolean {
  if (sentence.leansOn !== null) return false
  const place = material.placeTerms(sentence.passage)
  return sentence.isGiven || [...material.topic.terms].every((term) => sentence.terms.has(term) || place.has(term))
}
