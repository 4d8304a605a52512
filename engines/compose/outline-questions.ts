import { beneathQuestion } from './asked-in-sources.ts'
import { defines, shows } from './evidence.ts'
import { facets } from './languages/pack.ts'
import { type Material, quotable } from './material.ts'
import type { Group } from './outline.ts'
import { carries } from './outline-carrying.ts'
import { type Question, questions } from './questions.ts'
import { likeness } from './relevance.ts'
import type { Sentence } from './sentence.ts'

/** How like a sentence must be to the answer to stand under the same question. */
const LIKE = 0.3

/** A section for each question that the material answers, what is asked for most first. */
export function byQuestions(material: Material, { most, variant }: { most: number; variant: number }): Group[] {
  const open = questions(material, { most: 40, variant }).filter(
    ({ answered, kind }) => answered && kind !== 'whether' && kind !== 'size',
  )
  const taken = new Set<number>()
  const groups: Group[] = []
  for (const question of open) {
    const sentences = answering(material, question).filter(({ index }) => !taken.has(index))
    const facet = facets.find((one) => one === question.kind)
    const isKept = facet === undefined || carries(material, { facet, sentences })
    if (sentences.length === 0 || !isKept) continue
    for (const { index } of sentences) taken.add(index)
    groups.push({ heading: question.text, sentences })
    if (groups.length === most) break
  }
  return groups
}

function answering(material: Material, question: Question): Sentence[] {
  const usable = quotable(material)
  const answer = usable.find(
    ({ passage, bare }) => passage.id === question.answer?.passageId && bare.start === question.answer.quoteStart,
  )
  if (answer === undefined) return []
  const beneath = beneathQuestion(material, question.text)
  if (beneath !== null) return beneath
  const facet = facets.find((one) => one === question.kind)
  const fits = (sentence: Sentence) => {
    if (sentence === answer || sentence.leansOn === answer.index) return true
    if (facet !== undefined) return facet === 'definition' ? defines(material, sentence) : shows(sentence, facet)
    return sentence.passage.sourceId === answer.passage.sourceId && likeness(material, sentence, answer) >= LIKE
  }
  return usable.filter(fits)
}
