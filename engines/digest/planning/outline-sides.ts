import { isStopWord, stem, textOf, words } from '../../text/index.ts'
import { defines, shows } from '../ranking/sides.ts'
import { pastesClause } from '../reading/clause-topic.ts'
import { type Facet, facets } from '../reading/languages/pack.ts'
import { type Material, quotable } from '../reading/material.ts'
import type { Sentence } from '../reading/sentence.ts'
import type { Group } from './outline.ts'
import { carries, type Side } from './outline-carrying.ts'
import { aboutTopic } from './wording.ts'

/** The order in which readers expect the sides of a subject. */
const ORDER: readonly Facet[] = [
  'definition',
  'mechanism',
  'history',
  'people',
  'places',
  'steps',
  'duration',
  'size',
  'cost',
  'benefits',
  'comparison',
  'drawbacks',
  'rules',
  'outlook',
]
/** Which side a sentence is put to when it shows several: the telling ones before the common ones. */
const CLAIM: readonly Facet[] = [
  'definition',
  'rules',
  'cost',
  'outlook',
  'steps',
  'benefits',
  'drawbacks',
  'history',
  'mechanism',
  'duration',
  'comparison',
  'people',
  'places',
  'size',
]

/** A section for each side of the subject that the material tells about. */
export function bySides(material: Material, most: number): Group[] {
  const sides = sorted(material)
  const kept = ORDER.map((facet) => ({ facet, sentences: sides.get(facet) ?? [] })).filter((side) =>
    carries(material, side),
  )
  const strongest = new Set([...kept].sort((a, b) => weight(b) - weight(a)).slice(0, most))
  return kept
    .filter((side) => strongest.has(side))
    .map(({ facet, sentences }) => ({ heading: headingOf(material, facet), sentences }))
    .filter(({ heading }) => !pastesClause(material, heading) && !saysTwice(material, heading))
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
export function headingOf(material: Material, facet: Facet): string {
  const { topic, vocabulary } = material
  if (facet === 'definition' && topic.isPerson) return topic.phrase
  return aboutTopic(material, vocabulary.pack.headings[facet])
}

/** What the thing is comes first whatever else there is. */
function weight({ facet, sentences }: Side): number {
  return facet === 'definition' ? Number.POSITIVE_INFINITY : sentences.reduce((sum, { words }) => sum + words, 0)
}

/** Every sentence under one side; one that leans on another goes with it. */
function sorted(material: Material): Map<Facet, Sentence[]> {
  const place = new Map<number, Facet>()
  const sides = new Map<Facet, Sentence[]>(facets.map((facet) => [facet, []]))
  for (const sentence of quotable(material)) {
    const before = sentence.leansOn === null ? undefined : place.get(sentence.leansOn)
    const own = CLAIM.find((facet) =>
      facet === 'definition'
        ? defines(material, sentence) || isKind(sentence)
        : facet === 'steps'
          ? sentence.isCommand
          : shows(sentence, facet),
    )
    const facet = before ?? own
    if (facet === undefined) continue
    place.set(sentence.index, facet)
    sides.get(facet)?.push(sentence)
  }
  return sides
}

/** `A tidal barrage is a dam`: what kinds there are belongs to what it is. */
function isKind({ facets: shown, leansOn, figures, names }: Sentence): boolean {
  return shown.includes('definition') && leansOn === null && figures.length === 0 && names.length === 0
}
