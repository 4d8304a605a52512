import type { Facet } from '../reading/languages/pack.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'

/** Whether a sentence tells about a side of the subject: by its words, and where the side needs figures or names, by those. */
export function shows(sentence: Sentence, facet: Facet): boolean {
  const hasCue = sentence.facets.includes(facet)
  switch (facet) {
    case 'history':
      return sentence.years.some((year) => year < 2000) || (hasCue && sentence.years.length + sentence.names.length > 0)
    case 'duration':
      return hasCue && sentence.years.length === 0 && hasAmount(sentence)
    case 'size':
      return sentence.hasQuantity
    case 'people':
      return hasCue && sentence.names.length > 0
    case 'comparison':
      // neither `more than 30` nor `more tea than you should` compares things
      return (
        hasCue &&
        !/(?<![\p{L}])(?:(?:more|less|fewer|rather|other) than|than (?:you|we|they|it|one))(?![\p{L}])/iu.test(
          sentence.text,
        )
      )
    case 'outlook':
      return hasCue && sentence.years.every((year) => year >= 2020)
    case 'places':
      return hasCue && namesPlace(sentence)
    default:
      return hasCue
  }
}

/** Sides that one can ask of a person; a person has no cost and no benefits. */
const OF_PERSONS: readonly Facet[] = ['definition', 'history', 'people', 'places', 'size', 'outlook']

/** Sides of things of which there is one: a war has no alternatives and no price; how it works is told of some. */
const OF_NAMES: readonly Facet[] = ['definition', 'history', 'people', 'places', 'size', 'outlook']
/** Sides of what one does: nobody asks what a weekend in Rome is, who shaped it and what its future holds. */
const OF_ACTIVITIES: readonly Facet[] = ['steps', 'duration', 'cost', 'benefits', 'drawbacks', 'places', 'rules']

/** Sentences that must say so. */
const SAID = 2

/** Whether a side of the subject can be asked for at all. */
export function fitsTopic(material: Material, facet: Facet): boolean {
  const { topic, vocabulary } = material
  if (!isSpokenOf(material)) return false
  // nobody asks what two things together are
  if (facet === 'definition' && topic.phrase.includes(` ${vocabulary.pack.phrases.and} `)) return false
  if (topic.isActivity) return OF_ACTIVITIES.includes(facet)
  if (topic.isPerson) return OF_PERSONS.includes(facet)
  if (!topic.isName || OF_NAMES.includes(facet)) return true
  if (facet !== 'mechanism') return false
  const said = quotable(material).filter((sentence) => shows(sentence, facet) && namesTopic(material, sentence))
  return said.length >= SAID
}

/** Whether any source has a word of the topic, in what it says or as a title; where none has, nothing said is about it. */
export function isSpokenOf(material: Material): boolean {
  const { topic, passages, sentences } = material
  if (topic.terms.size === 0 || sentences.some((sentence) => namesTopic(material, sentence))) return true
  return passages.some((passage) => [...topic.terms].some((term) => material.placeTerms(passage).has(term)))
}

/** Whether a sentence has a word of the topic. */
export function namesTopic({ topic }: Material, { terms }: Sentence): boolean {
  for (const term of topic.terms) if (terms.has(term)) return true
  return false
}

/** A number in digits or in words. */
function hasAmount({ hasQuantity, terms }: Sentence): boolean {
  return hasQuantity || SPELLED.some((word) => terms.has(word))
}

const SPELLED =
  'two three four five six seven eight nine ten twelve zwei drei vier dos tres cuatro deux trois quatre due tre quattro'.split(
    ' ',
  )

/** Whether a sentence says what the topic is: the topic alone is its subject, and `is a` or the like follows. */
export function defines({ topic, vocabulary }: Material, { opening, leansOn, isGiven, facets }: Sentence): boolean {
  if (topic.terms.size === 0 || leansOn !== null) return false
  const first = opening.findIndex((word) => topic.terms.has(word.stem))
  if (first === -1 || first > 1) return false
  const words = opening.slice(first)
  const folds = words.map(({ word }) => word)
  const copula = folds.findIndex((_, at) => vocabulary.copula.at(folds, at).bits !== 0 || isKindOf(folds, at))
  const end = words.findIndex(({ stem, isEmpty }) => !topic.terms.has(stem) && !isEmpty)
  if (copula === -1) return isGiven && facets.includes('mechanism') && end <= topic.terms.size + 1
  const subject = words.slice(0, copula)
  const named = new Set(subject.filter(({ stem }) => topic.terms.has(stem)).map(({ stem }) => stem))
  const isAlone = subject.every(({ stem, word }) => topic.terms.has(stem) || vocabulary.small.has(word))
  return named.size === topic.terms.size && isAlone
}

/** `is bread that rises`: a bare noun with a clause that tells it from others. */
function isKindOf(folds: readonly string[], at: number): boolean {
  const verb = folds[at]
  return (
    (verb === 'is' || verb === 'are') &&
    folds.slice(at + 2, at + 4).some((word) => word === 'that' || word === 'which' || word === 'who')
  )
}

/** Prepositions of place in our languages, and a short word that may stand between them and a name. */
const PLACED =
  /(?<![\p{L}])(?:in|at|near|on|across|from|off|en|à|au|nel|nella|em|no|na|bei|aus|w|te|ở|tại) (?=(?:[\p{L}'’]{1,4} )?(\p{L}))/gu

/** Whether a name stands behind a preposition: somewhere, as far as code can tell. */
export function namesPlace({ names, text }: Sentence): boolean {
  if (names.length === 0) return false
  for (const match of text.matchAll(PLACED)) {
    const behind = text.slice(match.index + match[0].length)
    const afterShort = behind.slice(behind.indexOf(' ') + 1)
    const isShort = behind.indexOf(' ') > 0 && behind.indexOf(' ') <= 4
    if (names.some((name) => behind.startsWith(name) || (isShort && afterShort.startsWith(name)))) return true
  }
  return false
}
