import type { Citation, Composed } from './composed.ts'
import { planSection, type SectionPlan, type SectionWish } from './planning/plan-section.ts'
import { Quoter } from './quoting/quote-section.ts'
import { takenBy } from './ranking/repeats.ts'
import type { Material } from './reading/material.ts'
import { wordsOf } from './words.ts'

/** What a section of a digest is to be. */
export interface DigestSectionOptions extends Omit<SectionWish, 'taken'> {
  /** Citations of what was quoted before: it is not quoted again. */
  readonly used?: readonly Citation[]
}

/** A section of a digest. */
export interface DigestSection extends Composed {
  readonly plan: SectionPlan
}

/**
 * What the sources say about a heading, in Markdown: attributed quotations, figures, where sources agree and differ, and what
 * none of them answers. Where no source says anything the section says that and nothing else.
 */
export function digestSection(material: Material, { used = [], ...wish }: DigestSectionOptions): DigestSection {
  const plan = planSection(material, { ...wish, taken: takenBy(material, used) })
  const quoter = new Quoter(material)
  const { nothing, toldBefore } = wordsOf(material.language)
  if (plan.quotations.length + plan.figures.length + plan.differences.length === 0)
    quoter.line(plan.isCovered ? toldBefore : nothing)
  return { ...quoter.section(plan).done(), plan }
}
