import type { Facet } from './languages/pack.ts'
import type { Material } from './material.ts'
import { aboutTopic, chosen } from './wording.ts'

/** The heading of a side, other wording for each variant. */
export function headingFor(material: Material, facet: Facet, variant = 0): string {
  return aboutTopic(material, chosen(material.vocabulary.pack.headings[facet], variant))
}
