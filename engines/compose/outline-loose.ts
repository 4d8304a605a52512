import { type Material, quotable } from './material.ts'
import type { Group } from './outline.ts'
import { byHeadings } from './outline-headings.ts'
import { type Parts, partsOf } from './outline-parts.ts'

/** Parts that are headed by less than a heading should be. */
export interface LooseParts {
  readonly groups: Group[]
  /** Whether they say more than any plan there is. */
  readonly isBest: boolean
}

/** Fewer titles say what is there no better than a plan that leaves most unsaid. */
const TITLES = 3

/**
 * Parts for material that gives none of its own: the titles of a few sources where every plan leaves most unsaid; where
 * there would be no choice of plans, those of two sources, else bare words; what is named in passing where there would be no plan.
 */
export function looseParts(body: Material, plans: readonly (readonly Group[])[], wanted: Parts): LooseParts {
  const there = plans.filter((groups) => groups.length > 1)
  const titled = byHeadings(body, { most: wanted.most, isLoose: true })
  const isBest = titled.length >= TITLES && !there.some((groups) => covers(groups, body))
  if (isBest) return { groups: titled, isBest }
  if (there.length > 1) return { groups: [], isBest }
  if (titled.length > 0) return { groups: titled, isBest }
  const told = partsOf(body, quotable(body), { ...wanted, isLoose: true })
  if (told.length > 1 || there.length > 0) return { groups: told, isBest }
  return { groups: partsOf(body, quotable(body), { ...wanted, isLoose: true, isPassing: true }), isBest }
}

/** Whether a plan has a place for a third of what there is. */
function covers(groups: readonly Group[], body: Material): boolean {
  return new Set(groups.flatMap(({ sentences }) => sentences)).size * 3 >= quotable(body).length
}
