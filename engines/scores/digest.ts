import { materials } from '../digest/cases/material.ts'
import { type DigestSection, digestOpening, digestSection, likeness, type Material, outlines } from '../digest/index.ts'
import { ranked } from '../digest/ranking/claim.ts'
import { mean, shareOf } from './share.ts'

/** The digest of a subject by its first outline. */
function digestOf(material: Material): { heading: string; made: DigestSection }[] {
  const planned = outlines(material)[0]?.sections ?? []
  const used = [...digestOpening(material)]
  return planned.map((section) => {
    const others = planned.filter(({ heading }) => heading !== section.heading)
    const made = digestSection(material, { ...section, others, used })
    used.push(...made.citations)
    return { heading: section.heading, made }
  })
}

/** The mean share of what its sources say, in sentences that can be quoted, that the digest of a subject quotes. */
export function digestCoverage(): number {
  return mean(
    materials.map(([, material]) => {
      const cited = [...digestOpening(material), ...digestOf(material).flatMap(({ made }) => made.citations)]
      return shareOf(material.quotable, ({ passage, full }) =>
        cited.some(
          ({ passageId, quoteStart, quoteEnd }) =>
            passageId === passage.id && quoteStart <= full.start && full.end <= quoteEnd,
        ),
      )
    }),
  )
}

/** The share of quotations that say nothing which another one of the same digest says in much the same words. */
export function digestWithoutRepeats(): number {
  return mean(
    materials.map(([, material]) => {
      const quoted = digestOf(material).flatMap(({ made }) => made.plan.quotations)
      const first = quoted.flatMap(({ sentences }) => sentences.slice(0, 1))
      return shareOf(first, (one) => first.every((other) => other === one || likeness(material, one, other) < SAME))
    }),
  )
}

const SAME = 0.8

/** The share of sections whose heading some source speaks of, and of which something is quoted. */
export function digestedSections(): number {
  return mean(
    materials.map(([, material]) => {
      const sections = digestOf(material)
      return shareOf(sections, ({ made }) => made.citations.length > 0)
    }),
  )
}

/** The share of quotations that no other heading of the plan has a better claim to, whatever was set aside for it. */
export function digestFit(): number {
  return mean(
    materials.flatMap(([, material]) => {
      const sections = digestOf(material)
      return sections
        .filter(({ made }) => made.plan.quotations.length > 0)
        .map(({ heading, made }) => {
          const others = sections.filter((other) => other.heading !== heading)
          return shareOf(made.plan.quotations, (thought) => ranked(material, [thought], { heading, others }).length > 0)
        })
    }),
  )
}

/** The mean share of its passages that the first outline of each subject gives a place to. */
export function outlinedPassages(): number {
  return mean(
    materials.map(([, material]) => {
      const placed = new Set(outlines(material)[0]?.sections.flatMap(({ passageIds }) => passageIds))
      return shareOf(material.passages, ({ id }) => placed.has(id))
    }),
  )
}
