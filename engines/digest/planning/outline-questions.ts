import { beneathQuestion } from '../ranking/asked-in-sources.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Group } from './outline.ts'
import { isUnderstood } from './outline-headings.ts'
import { questions } from './questions.ts'

/** A section for each question that stands in the sources and is answered beneath it there, in the order of their worth. */
export function byQuestions(material: Material, most: number): Group[] {
  const taken = new Set<number>()
  const groups: Group[] = []
  for (const { text, answer } of questions(material, { most: 40 })) {
    const answering = quotable(material).filter(
      ({ passage, bare }) => passage.id === answer?.passageId && bare.start === answer.quoteStart,
    )
    const sentences = (beneathQuestion(material, text) ?? answering).filter(({ index }) => !taken.has(index))
    if (sentences.length === 0 || !isUnderstood(material, { heading: text, sentences })) continue
    for (const { index } of sentences) taken.add(index)
    groups.push({ heading: text, sentences })
    if (groups.length === most) break
  }
  return groups
}
