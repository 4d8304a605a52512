import { evidenceFor, namesTopic } from './evidence.ts'
import type { Label } from './labels.ts'
import { type Facet, facets } from './languages/pack.ts'
import { type Material, quotable } from './material.ts'
import { carries } from './outline-carrying.ts'
import type { Question } from './questions.ts'
import type { Sentence } from './sentence.ts'

/*
 * How far a text from the material keeps what a headline promises, 0 to 1: a headline is the best one only over a text that
 * delivers it.
 */

/** A single statement promises a text about that one point. */
export const ONE_POINT = 0.4
/** A number of points promises a list, which a text in sections is not. */
export const A_LIST = 0
/** Figures in a headline promise a text about figures. */
export const SOME_FIGURES = 0.3

/** Parts of a plan are kept by the text that follows it. */
export const A_PLAN = 0.6

/** With less to quote, every sentence that shows a side counts. */
const LITTLE = 14

/** A question over a whole text is kept by a section's worth of answers; what one sentence answers, by a part of it. */
export function keptByAnswers(material: Material, kind: Question['kind']): number {
  const facet = facets.find((one) => one === kind)
  if (facet === undefined || facet === 'definition') return ONE_POINT
  const sentences = ownEvidence(material, facet)
  if (!carries(material, { facet, sentences })) return 0
  return Math.min(1, sentences.length / Math.max(4, quotable(material).length / 5))
}

/** What shows a side of the topic itself; of little material all that shows it. */
export function ownEvidence(material: Material, facet: Facet): Sentence[] {
  const all = evidenceFor(material, facet)
  return quotable(material).length < LITTLE ? all : all.filter((sentence) => namesTopic(material, sentence))
}

/** What speaks for and against a thing, or how it is done, is kept where a third of the text tells it. */
export function keptByShare(material: Material, told: number): number {
  return Math.max(ONE_POINT, Math.min(1, told / Math.max(1, quotable(material).length / 3)))
}

/** Three parts of a subject are kept where a third of the text is about them. */
export function keptByLabels(material: Material, labels: readonly Label[]): number {
  const told = new Set(labels.flatMap(({ sentences }) => sentences.map(({ index }) => index)))
  return keptByShare(material, told.size)
}

/** A history from one year to another is kept where a third of the text is dated. */
export function keptByYears(material: Material): number {
  const dated = quotable(material).filter(({ years }) => years.length > 0).length
  return Math.min(1, dated / Math.max(1, quotable(material).length / 3))
}
