import { allWriters } from '../compose/cases/all-writers.ts'
import { materials } from '../compose/cases/material.ts'
import { headlines, outlines } from '../compose/index.ts'
import { mean, shareOf } from './share.ts'

/** The mean score of the first five headlines on each subject, 0 to 1. */
export function headlineQuality(): number {
  return mean(
    materials.flatMap(([, material]) =>
      headlines(material)
        .slice(0, 5)
        .map(({ score }) => score.total / 100),
    ),
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

/** Share of writers and subjects of which a text comes about that cites sources. */
export function citedTexts(): number {
  const texts = materials.flatMap(([, material]) => Object.values(allWriters).map((write) => write(material, 0)))
  return shareOf(texts, ({ citations }) => citations.length > 0)
}

/** The mean share of its passages that the texts on a subject cite, all together. */
export function citedPassages(): number {
  return mean(
    materials.map(([, material]) => {
      const texts = Object.values(allWriters).map((write) => write(material, 0))
      const cited = new Set(texts.flatMap(({ citations }) => citations.map(({ passageId }) => passageId)))
      return shareOf(material.passages, ({ id }) => cited.has(id))
    }),
  )
}
