import { describe, expect, test } from 'vitest'
import { splitPassages } from '../retrieval/index.ts'
import { english } from './cases/material.ts'
import { readMaterial } from './material.ts'
import { partsOf } from './outline-parts.ts'
import { outlines } from './outlines.ts'

/** The headings of the plan that is shown first. */
function headingsOf(material: Parameters<typeof outlines>[0]): string[] {
  return outlines(material)[0]?.sections.map(({ heading }) => heading) ?? []
}

describe('where sources give no parts of their own', () => {
  test('a story that names its parts in passing still has a plan', () => {
    const film = english(
      `A bomb in a lorry kills 120 people in the Harbour Market. The police arrest Farid Aydin, a baker, after a call.
       Two other men die in the blast, and the fourth is shot. When his barrister dies, Martin Holt is chosen to replace him.
       Anna Reed speaks for Aydin in closed sessions, in which a judge rules what may be shown. An agent watches Reed.
       Martin learns that Aydin came to England within six weeks. Papers show that Aydin worked for the agency in Munich.
       Martin believes that after the Harbour Market bombing the agency feared blame. Martin and Anna talk at a match.
       Anna hears in the first closed session that the son of Aydin opened a laptop. The judge orders the son to come.
       The son hides with an aunt and hands Martin a drive. Martin and Anna run with the boy through the night.
       The boy speaks in closed session, but Aydin is found dead. With Aydin dead, the case ends.
       Months later the part of the agency in the Harbour Market bombing is told to a paper.`,
      'Night Court',
    )
    expect(headingsOf(film).length).toBeGreaterThan(1)
  })

  test('titles of three sources come before a plan that leaves most of them unsaid', () => {
    const sources = {
      Earthquake:
        'An earthquake is the shaking of the surface of the Earth. Earthquakes begin below the ground. Earthquakes are measured with seismometers. Earthquakes of magnitude 3 or lower are hardly felt. Strong earthquakes are larger than weak ones. A quake moves the sea floor and may cause a wave.',
      'Elasticity (physics)':
        'Elasticity is the ability of a body to return to its shape. Metals change more than stone when forces are applied. Rubber is stretched and its chains unfold. When forces are gone, metals go back to a lower energy. Solids keep their form at rest.',
      Seismology:
        'Seismology is the study of waves in the ground. Seismologists read the lines that a pen draws. Rocks bend waves on the way to the core. Stations on every continent share their records. Volcanoes send out a hum before they erupt.',
    }
    const passages = Object.entries(sources).flatMap(([title, text]) =>
      splitPassages({ sourceId: title, title, language: 'English-US', text }),
    )
    const material = readMaterial({ language: 'English-US', passages, topic: 'earthquakes' })
    expect(headingsOf(material)).toEqual(['What earthquakes are', 'Elasticity (physics)', 'Seismology'])
  })
})

test('what is named in passing takes no place of a part that is told of, be it the only one', () => {
  const ranks = english(
    `The damping factor is 0.85. The damping factor keeps ranks finite.
     Every page of a large site has a rank for search engines. Most readers of a page come to it from search engines.
     Pages of shops grow with each link that search engines find. Ranks are shared so that nobody pays for search engines.`,
    'PageRank',
  )
  const parts = partsOf(ranks, ranks.quotable, { most: 1, variant: 0, isLoose: true }).map(({ heading }) => heading)
  expect(parts).toEqual(['Damping factor'])
})
