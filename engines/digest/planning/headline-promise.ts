import { needsSource } from '../../fact-check/index.ts'
import { numbers } from '../../text/index.ts'
import { contentTerms } from '../reading/content-terms.ts'
import { type Material, quotable } from '../reading/material.ts'

/** Steps from which on the sources can tell how something is done. */
const ENOUGH_STEPS = 3
/** A larger number at the beginning counts no items: it is a year, or a figure. */
const MOST_ITEMS = 60
/** Share of a side's words that a sentence must have to speak of it. */
const SPEAKS_OF = 0.5

const VERSUS = /\s(?:vs\.?|versus|compared (?:to|with)|gegen|im vergleich (?:zu|mit)|frente a|face à|tegen|kontra)\s/iu
/** How a guide is headed, in the content languages. */
export const HOW_TO =
  /^(?:how to|so |wie (?:man|sie|du) |cómo |comment |come (?!on\b)|como |hoe |jak |cách )|\b(?:step[- ]by[- ]step|schritt für schritt|paso a paso|pas à pas|passo (?:dopo|a) passo|stap voor stap|krok po kroku)\b/iu

/**
 * 0 to 1: how far the sources can keep what a headline promises, which is the least of its promises: so many items, a
 * figure, how something is done, both sides of a comparison, the most of something. 1 for one that promises nothing.
 */
export function promiseKept(material: Material, headline: string): number {
  const kept = [
    ...figuresKept(material, headline),
    ...howToKept(material, headline),
    ...sidesKept(material, headline),
    ...superlativesKept(material, headline),
  ]
  return Math.min(1, ...kept)
}

function figuresKept(material: Material, headline: string): number[] {
  const known = new Set(quotable(material).flatMap(({ figures }) => figures))
  const sources = new Set(material.passages.map(({ sourceId }) => sourceId)).size
  return numbers(headline, material.language).map((mention) => {
    const isCount = mention.kind === 'number' && Number.isInteger(mention.value)
    // `what 3 sources say`
    if (known.has(mention.key) || (isCount && mention.value === sources)) return 1
    const before = headline.slice(0, mention.start).trim()
    const counts = isCount && mention.value > 1 && mention.value <= MOST_ITEMS && before.split(/\s+/).length <= 2
    return counts ? Math.min(1, itemsFor(material, headline) / mention.value) : 0
  })
}

/** Items of lists, or where there are none statements about what the headline is about. */
function itemsFor(material: Material, headline: string): number {
  const items = material.passages.filter(
    ({ text }, at, all) => isItem(material, at) && all.findIndex((one) => one.text === text) === at,
  )
  if (items.length > 0) return items.length
  const wanted = contentTerms(headline, material.language)
  return quotable(material).filter(({ terms }) => [...terms].some((term) => wanted.has(term))).length
}

function isItem({ passages }: Material, at: number): boolean {
  const passage: { kind?: unknown } | undefined = passages[at]
  return passage?.kind === 'list-item'
}

function howToKept({ sentences, passages }: Material, headline: string): number[] {
  if (!HOW_TO.test(headline)) return []
  if (passages.some(({ heading }) => heading !== undefined && HOW_TO.test(heading))) return [1]
  const steps = sentences.filter(({ isCommand, isNumbered }) => isCommand || isNumbered).length
  return [Math.min(1, steps / ENOUGH_STEPS)]
}

function sidesKept(material: Material, headline: string): number[] {
  const [first, ...others] = headline.replace(/[?？:].*$/u, '').split(VERSUS)
  if (first === undefined || others.length === 0) return []
  const sides = [first, ...others].map((side) => [...contentTerms(side, material.language)])
  const told = sides.filter(
    (side) =>
      side.length === 0 ||
      quotable(material).some(({ terms }) => side.filter((term) => terms.has(term)).length >= SPEAKS_OF * side.length),
  )
  return [told.length / sides.length]
}

/** Only what a source calls the largest is promised as the largest. */
function superlativesKept(material: Material, headline: string): number[] {
  const most = needsSource(`${headline.replace(/[.?!？]+$/u, '')}.`, material.language).signals.filter(
    ({ kind }) => kind === 'superlative',
  )
  return most.map(({ start, end }) => {
    const word = headline.slice(start, end).toLowerCase()
    return material.passages.some(({ text }) => text.toLowerCase().includes(word)) ? 1 : 0
  })
}
