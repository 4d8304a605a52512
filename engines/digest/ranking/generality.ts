import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import { defines } from './sides.ts'

/** How well a sentence opens a text: it says what the subject is, is central, names no single case, and no time first. */
export function generality(material: Material, sentence: Sentence): number {
  const fits =
    (speaksOfTopic(material, sentence) ? 0.35 : 0) +
    (defines(material, sentence) ? 0.5 : 0) +
    (sentence.isLead ? 0.3 : 0)
  const particulars = 0.12 * Math.min(3, sentence.figures.length + sentence.names.length)
  const shape =
    (sentence.words > 32 ? 0.2 : 0) + (opensAside(material, sentence) ? 0.25 : 0) + (sentence.isCommand ? 0.5 : 0)
  return (
    sentence.centrality + fits - particulars - shape - (sentence.leansOn === null && sentence.needs === null ? 0 : 2)
  )
}

/** `Today, …`, `In winter …`: the start of a later part, not of a text. */
function opensAside({ vocabulary }: Material, { opening: [first] }: Sentence): boolean {
  if (first === undefined) return false
  return vocabulary.small.has(first.word) && !vocabulary.definite.has(first.word) && !ARTICLES.has(first.word)
}

const ARTICLES = new Set('a an un una uno une ein eine een um uma most many some several die der das les'.split(' '))

/** Whether a sentence has all the words of the topic. */
function speaksOfTopic({ topic }: Material, sentence: Sentence): boolean {
  return topic.terms.size > 0 && [...topic.terms].every((term) => sentence.terms.has(term))
}
