import { numbers, type Span } from '../../text/index.ts'
import { saysAgain } from '../ranking/repeats.ts'
import type { Material } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { Thought } from '../reading/thought.ts'

/** A sentence of another source that gives the same figure for the same thing as one that is quoted. */
export interface Agreement {
  readonly other: Sentence
}

/**
 * What two thoughts of different sources agree on, where that is a figure; null where code cannot be sure. Word for word the same
 * sentence is one text in two places (a page that was added beside its site, an agency’s news) and no second voice.
 */
export function agreementOf(material: Material, quoted: Thought, again: Thought): Agreement | null {
  if (quoted.sourceId === again.sourceId) return null
  const other = again.sentences.find(
    (sentence) =>
      figureOf(material, sentence) !== null && quoted.sentences.some((one) => isSame(material, one, sentence)),
  )
  if (other === undefined || quoted.sentences.some((one) => wordsOf(one) === wordsOf(other))) return null
  return { other }
}

function wordsOf({ passage, full }: Sentence): string {
  const said = passage.text.slice(full.start, full.end).toLowerCase()
  return said.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''
}

function isSame(material: Material, a: Sentence, b: Sentence): boolean {
  const hasAll = a.figures.length > 0 && a.figures.length === b.figures.length
  return hasAll && a.figures.every((key) => b.figures.includes(key)) && saysAgain(material, a, b)
}

/** The first figure of a sentence with its unit, as it stands there, and where; null for a bare number or a date. */
export function figureOf(
  { language }: Pick<Material, 'language'>,
  sentence: Sentence,
): (Span & { words: string; unit: string }) | null {
  const { passage, full } = sentence
  const words = passage.text.slice(full.start, full.end)
  const found = numbers(words, language).find(({ unit }) => unit !== undefined)
  if (found?.unit === undefined) return null
  const { start, end, unit } = found
  return { start, end, unit, words: words.slice(start, end).replace(/\s+/g, ' ') }
}
