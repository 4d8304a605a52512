import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import { weights } from '../weights.ts'
import { defines } from './sides.ts'

/** How well a sentence opens a text: it says what the subject is, is central, names no single case, and no time first. */
export function generality(material: Material, sentence: Sentence): number {
  const { opens } = weights.ranking
  const fits =
    (speaksOfTopic(material, sentence) ? opens.topic : 0) +
    (defines(material, sentence) ? opens.defines : 0) +
    (sentence.isLead ? opens.lead : 0)
  const particulars = opens.particular * Math.min(3, sentence.figures.length + sentence.names.length)
  const shape =
    (sentence.words > opens.longWords ? opens.long : 0) +
    (opensAside(material, sentence) ? opens.aside : 0) +
    (sentence.isCommand ? opens.command : 0)
  const leans = sentence.leansOn !== null || sentence.needs !== null
  return sentence.centrality + fits - particulars - shape - (leans ? opens.leaning : 0)
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
