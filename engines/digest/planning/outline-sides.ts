import { isStopWord, stem, textOf, words } from '../../text/index.ts'
import { defines, fitsTopic, namesTopic, shows } from '../ranking/sides.ts'
import { pastesClause } from '../reading/clause-topic.ts'
import { type HeadedFacet, headedFacets } from '../reading/languages/pack.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { Group } from './outline.ts'
import { aboutTopic } from './wording.ts'

/** Which side a sentence is put to when it shows several: the telling ones before the common ones. */
const CLAIM: readonly HeadedFacet[] = [
  'definition',
  'cost',
  'steps',
  'benefits',
  'drawbacks',
  'history',
  'mechanism',
  'duration',
  'size',
]
/** Sides that a sentence shows by what it is. The others have a word for what speaks for something else as well, so its sentences must name the topic. */
const PLAIN: readonly HeadedFacet[] = ['definition', 'history', 'steps', 'cost', 'duration']
/** Where there is less to quote, single sentences make sections. */
const LITTLE = 14
/** Where there is more, two sentences are no section. */
const MUCH = 40

/** A section for each side of the subject that the material tells about, in the order in which readers expect them. */
export function bySides(material: Material, most: number): Group[] {
  const sides = sorted(material)
  const kept = headedFacets
    .map((facet) => ({ facet, sentences: sides.get(facet) ?? [] }))
    .filter((side) => carries(material, side))
  const strongest = new Set([...kept].sort((a, b) => weight(b) - weight(a)).slice(0, most))
  return kept
    .filter((side) => strongest.has(side))
    .map(({ facet, sentences }) => ({ heading: headingOf(material, facet), sentences }))
    .filter(({ heading }) => !pastesClause(material, heading) && !saysTwice(material, heading))
}

interface Side {
  readonly facet: HeadedFacet
  readonly sentences: readonly Sentence[]
}

/** Whether a section can keep what the heading of a side promises: enough sentences, and for a history, dates. */
function carries(material: Material, { facet, sentences }: Side): boolean {
  const there = quotable(material).length
  const few = facet === 'size' ? 3 : facet === 'definition' || there < MUCH ? 2 : 3
  if (!fitsTopic(material, facet) || sentences.length < (there < LITTLE ? 1 : few)) return false
  return facet !== 'history' || sentences.filter(({ years }) => years.length > 0).length >= sentences.length / 2
}

/** `What running costs cost`: the side is in the topic already. */
function saysTwice({ language, topic }: Material, heading: string): boolean {
  const at = heading.toLowerCase().indexOf(topic.phrase.toLowerCase())
  if (at === -1) return false
  const side = `${heading.slice(0, at)} ${heading.slice(at + topic.phrase.length)}`
  return words(side)
    .map((span) => textOf(side, span).toLowerCase())
    .some((word) => !isStopWord(word, language) && topic.terms.has(stem(word, language)))
}

/** The heading of a side; what a person is, their name says. */
export function headingOf(material: Material, facet: HeadedFacet): string {
  const { topic, vocabulary } = material
  if (facet === 'definition' && topic.isPerson) return topic.phrase
  return aboutTopic(material, vocabulary.pack.headings[facet])
}

/** What the thing is comes first whatever else there is. */
function weight({ facet, sentences }: Side): number {
  return facet === 'definition' ? Number.POSITIVE_INFINITY : sentences.reduce((sum, { words }) => sum + words, 0)
}

/** Every sentence under one side; one that leans on another goes with it. */
function sorted(material: Material): Map<HeadedFacet, Sentence[]> {
  const place = new Map<number, HeadedFacet>()
  const sides = new Map<HeadedFacet, Sentence[]>(headedFacets.map((facet) => [facet, []]))
  for (const sentence of quotable(material)) {
    const before = sentence.leansOn === null ? undefined : place.get(sentence.leansOn)
    const facet = before ?? CLAIM.find((one) => isUnder(material, sentence, one))
    if (facet === undefined) continue
    place.set(sentence.index, facet)
    sides.get(facet)?.push(sentence)
  }
  return sides
}

function isUnder(material: Material, sentence: Sentence, facet: HeadedFacet): boolean {
  if (facet === 'definition') return defines(material, sentence) || isKind(sentence)
  if (facet === 'steps') return sentence.isCommand
  return shows(sentence, facet) && (PLAIN.includes(facet) || namesTopic(material, sentence))
}

/** `A tidal barrage is a dam`: what kinds there are belongs to what it is. */
function isKind({ facets: shown, leansOn, figures, names }: Sentence): boolean {
  return shown.includes('definition') && leansOn === null && figures.length === 0 && names.length === 0
}
