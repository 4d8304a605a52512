import { defines, shows } from './evidence.ts'
import { type Facet, facets } from './languages/pack.ts'
import { type Material, quotable } from './material.ts'
import type { Group } from './outline.ts'
import { carries, type Side } from './outline-carrying.ts'
import { headingFor } from './outline-heading.ts'
import { partsOf } from './outline-parts.ts'
import type { Sentence } from './sentence.ts'

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

/** A section for each side of the subject that the material tells about, and for the parts of what shows no side. */
export function bySides(material: Material, { most, variant }: { most: number; variant: number }): Group[] {
  const sides = sorted(material)
  const all = quotable(material)
  const kept = ORDER.map((facet) => ({ facet, sentences: sides.get(facet) ?? [] })).filter((side) =>
    carries(material, side),
  )
  const strongest = new Set([...kept].sort((a, b) => weight(b) - weight(a)).slice(0, most))
  const chosen = kept.filter((side) => strongest.has(side))
  const known = new Set(chosen.flatMap(({ sentences }) => sentences))
  const rest = all.filter((sentence) => !known.has(sentence))
  const room = Math.min(3, most - chosen.length)
  const parts = rest.length > all.length * 0.25 && room > 1 ? partsOf(material, rest, { most: room, variant }) : []
  const [first, ...others] = chosen.flatMap((side) => split(material, side, { variant, all: all.length }))
  if (first === undefined) return parts
  return [first, ...parts, ...others]
}

/** A side that holds nearly everything is divided again, by its parts. */
function split(
  material: Material,
  { facet, sentences }: Side,
  { variant, all }: { variant: number; all: number },
): Group[] {
  const heading = headingFor(material, facet, variant)
  const parts =
    sentences.length > 8 && sentences.length > all * 0.4 ? partsOf(material, sentences, { most: 4, variant }) : []
  if (parts.length < 2) return [{ heading, sentences, isSide: true }]
  const [first] = sentences
  return [
    { heading, sentences: first === undefined ? [] : [first], isSide: true },
    ...parts.map((part) => ({ ...part, level: 3 as const })),
  ]
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
