import { describe, expect, test } from 'vitest'
import { compost } from './cases/compost.ts'
import { english, materialOf, materials, tides } from './cases/material.ts'
import { sourdough } from './cases/sourdough.ts'
import { tidalPower } from './cases/tidal-power.ts'
import type { Citation } from './composed.ts'
import { writeIntro } from './intro.ts'
import { readMaterial } from './material.ts'
import { inOrder } from './order.ts'
import { partsOf } from './outline-parts.ts'
import { continueOutline } from './outline-text.ts'
import { outlines } from './outlines.ts'
import { stopsOf } from './roadmap.ts'
import { writeSection } from './section.ts'
import { talkingPoints } from './talking-points.ts'

describe('outlines', () => {
  test('several different ones, each section with passages that are there, notes of its own and a budget', () => {
    for (const [name, material] of materials) {
      const plans = outlines(material)
      expect(plans.length, name).toBeGreaterThan(1)
      const shapes = plans.map(({ sections }) => sections.map(({ heading }) => heading).join('|'))
      expect(new Set(shapes).size, name).toBe(plans.length)
      const ids = new Set(material.passages.map(({ id }) => id))
      for (const { sections, words } of plans) {
        expect(sections.length, name).toBeGreaterThan(1)
        expect(new Set(sections.map(({ heading }) => heading)).size, name).toBe(sections.length)
        expect(words).toBe(sections.reduce((sum, section) => sum + section.words, 0))
        for (const { passageIds } of sections) {
          expect(passageIds.length, name).toBeGreaterThan(0)
          for (const id of passageIds) expect(ids.has(id)).toBe(true)
        }
      }
    }
  })
  test('a topic that asks for history is told by time first', () => {
    const [, bicycle] = materials.find(([name]) => name === 'history of the bicycle') ?? []
    expect(bicycle && outlines(bicycle)[0]?.kind).toBe('time')
  })
  test('headings of small words divide a source as well, and are small inside a sentence', () => {
    const headings = ['Getting there', 'What to see', 'Where to eat']
    const passages = headedSource(
      headings,
      (_, at) => `House ${'abcde'.charAt(at)} in Rome has ${at + 20} tables by the door.`,
    )
    const material = readMaterial({ language: 'English-US', passages, topic: 'a weekend in Rome' })
    const parts = outlines(material).find(({ kind }) => kind === 'parts')
    expect(parts?.sections.map(({ heading }) => heading)).toEqual(headings)
    expect(
      stopsOf(material, ['The places that matter', 'A weekend in Rome in numbers', ...headings]).map(
        ({ phrase }) => phrase,
      ),
    ).toEqual([
      'the places that matter',
      'a weekend in Rome in numbers',
      'getting there',
      'what to see',
      'where to eat',
    ])
  })
  test('a paragraph can be divided, nothing cannot', () => {
    expect(outlines(english(tides)).length).toBeGreaterThan(0)
    expect(outlines(english(''))).toEqual([])
  })
  test('going on repeats no heading', () => {
    const { text } = continueOutline(materialOf(tidalPower), {
      before: '# Tidal power\n\n## What tidal power is\n\n## The history of tidal power',
    })
    expect(text).toMatch(/^## /)
    expect(text).not.toMatch(/## (?:What tidal power is|The history of tidal power)$/m)
  })
})

/** A source with headings of its own, five sentences under each. */
function headedSource(headings: readonly string[], sentence: (heading: string, at: number) => string) {
  return headings.flatMap((heading, group) =>
    [0, 1, 2, 3, 4].map((at) => {
      const text = sentence(heading, at)
      return {
        id: `${group}${at}`,
        sourceId: 's',
        title: 'Source',
        heading,
        text,
        start: group * 900 + at * 300,
        end: group * 900 + at * 300 + text.length,
      }
    }),
  )
}

describe('headings', () => {
  const parts = (material: Parameters<typeof outlines>[0]) =>
    outlines(material)
      .find(({ kind }) => kind === 'parts')
      ?.sections.map(({ heading }) => heading)
  test('those of the sources come first and keep their order, without what frames a source', () => {
    const headings = ['Choosing a hive', 'Feeding in winter', 'Moving a colony']
    const words = ['wood', 'straw', 'clay', 'reed', 'cork']
    const passages = headedSource(
      ['Summary', 'Materials and Methods', ...headings.slice(0, 2), 'On moving a colony', 'Results'],
      (heading, at) => `Keepers say of ${heading.toLowerCase()} that ${words[at]} helps bees most.`,
    )
    const material = readMaterial({ language: 'English-US', passages, topic: 'bees' })
    expect(parts(material)).toEqual(headings)
    expect(outlines(material)[0]?.kind).toBe('parts')
  })
  test('a history is promised only where it can be dated', () => {
    for (const [name, material] of materials) {
      for (const { sections } of outlines(material)) {
        const history = sections.find(({ heading }) => /^The history of|: die Geschichte$/.test(heading))
        const there = material.quotable.filter(({ passage }) => history?.passageIds.includes(passage.id))
        if (history)
          expect(
            there.some(({ years }) => years.length > 0),
            name,
          ).toBe(true)
      }
    }
  })
  test('a war has no price and no alternatives', () => {
    const text = `The Forage War was a campaign of small fights in New Jersey in 1777. The British army paid a high price and lost many men.
      Washington ordered raids on every road in January 1777. The raids reduced the risk to farms and improved supplies.
      The cost of the campaign was high for both armies. More men died than in the battles before.`
    const material = readMaterial({ language: 'English-US', given: text, topic: 'the Forage War' })
    const headings = outlines(material).flatMap(({ sections }) => sections.map(({ heading }) => heading))
    expect(headings.filter((heading) => /cost|compare|speaks|risks/i.test(heading))).toEqual([])
  })
})

describe('sections', () => {
  test('no source is told backwards, but for the run that opens', () => {
    for (const [name, material] of materials) {
      const undated = material.quotable.filter(({ index, years }) => index % 3 !== 1 && years.length === 0)
      const [, ...runs] = inOrder(material, undated)
      const told = runs.flatMap(({ sentences }) => sentences)
      for (const own of Map.groupBy(told, ({ passage }) => passage.sourceId).values()) {
        const places = own.map(({ index }) => index)
        expect(places, name).toEqual([...places].sort((one, other) => one - other))
      }
    }
  })
  test('none says what an earlier one said', () => {
    for (const [name, material] of materials) {
      const [plan] = outlines(material)
      const used: Citation[] = []
      for (const section of plan?.sections ?? []) {
        const others = plan?.sections.filter((other) => other !== section)
        const written = writeSection(material, { ...section, others, used })
        const fresh = written.citations.filter(({ passageId, quoteStart }) =>
          used.some((old) => old.passageId === passageId && old.quoteStart === quoteStart),
        )
        const isAgain = fresh.length > 0
        if (isAgain) expect(written.citations.length, `${name}: ${section.heading}`).toBeLessThanOrEqual(4)
        expect(written.isCovered, `${name}: ${section.heading}`).toBe(true)
        used.push(...written.citations)
      }
    }
  })
  test('a heading that no source covers says so and nothing else', () => {
    const section = writeSection(materialOf(tidalPower), { heading: 'Quantum teleportation of cheese' })
    expect(section.isCovered).toBe(false)
    expect(section.citations).toEqual([])
    expect(section.text).toMatch(/say nothing about this yet\.$/)
  })
  test('the word budget is kept', () => {
    for (const words of [40, 80, 160]) {
      const { text } = writeSection(materialOf(tidalPower), { heading: 'Tidal power', level: 0, words })
      expect(text.split(/\s+/).length).toBeLessThanOrEqual(words * 1.15)
    }
  })
  test('steps become a numbered list in the order of the source', () => {
    const { text } = writeSection(materialOf(sourdough), { heading: 'Sourdough bread step by step' })
    const items = text.match(/^\d+\. .+$/gm) ?? []
    expect(items.length).toBeGreaterThan(4)
    expect(text.indexOf('Add 100 grams')).toBeLessThan(text.indexOf('Shape the loaf'))
  })
  test('what was denied is found by a denying heading', () => {
    expect(writeSection(materialOf(compost), { heading: 'What not to put in', words: 40 }).text).toMatch(
      /do not belong/,
    )
  })
  test('notes of one’s own steer it', () => {
    const { text } = writeSection(materialOf(tidalPower), {
      heading: 'More',
      notes: 'the MeyGen array in Scotland',
      words: 40,
    })
    expect(text).toMatch(/MeyGen/)
  })
  test('two sources that say the same are both cited', () => {
    const one = {
      id: 'a',
      sourceId: 'a',
      title: 'A',
      text: 'The Rance station in France opened in 1966.',
      start: 0,
      end: 43,
    }
    const other = { ...one, id: 'b', sourceId: 'b', title: 'B' }
    const material = readMaterial({ language: 'English-US', passages: [one, other] })
    const { citations, text } = writeSection(material, { heading: 'Rance station' })
    expect(text.match(/1966/g)).toHaveLength(1)
    expect(new Set(citations.map(({ passageId }) => passageId))).toEqual(new Set(['a', 'b']))
  })
})

test('an introduction written last asks and announces instead of saying everything twice', () => {
  const material = materialOf(tidalPower)
  const all = writeSection(material, { heading: 'Tidal power', words: 900 })
  const rest = material.sentences.map(({ passage, full }) => ({
    start: 0,
    end: 0,
    passageId: passage.id,
    quote: passage.text.slice(full.start, full.end),
    quoteStart: full.start,
    quoteEnd: full.end,
  }))
  const intro = writeIntro(material, { sections: ['History', 'The cost'], used: [...all.citations, ...rest] })
  expect(intro.text).toMatch(/^What is tidal power\? /)
  expect(intro.text).toMatch(/history and the cost\.$/)
})

test('talking points: three to six a heading, none twice, markers of the outline taken off', () => {
  for (const [name, material] of materials) {
    const list = talkingPoints(material, { headings: ['## History', '- The cost', '3. What comes next', ''] })
    expect(list.map(({ heading }) => heading)).toEqual(['History', 'The cost', 'What comes next'])
    const texts = list.flatMap(({ points }) => points.map(({ text }) => text))
    expect(new Set(texts).size, name).toBe(texts.length)
    for (const { points } of list) {
      expect(points.length, name).toBeGreaterThanOrEqual(3)
      expect(points.length, name).toBeLessThanOrEqual(6)
      for (const { kind, citations } of points) expect(citations.length > 0, name).toBe(kind !== 'question')
    }
  }
})

describe('what sources name in passing', () => {
  test('heads no part: one clause is not enough, nor two in which it is not the subject', () => {
    const garden = english(
      `The raised beds keep roots out of the old soil. The raised beds are filled with compost each spring.
       Water comes from a hydrant, which is checked in June with the electric cars of the town hall.
       The tool shed is open on Saturdays. The tool shed was paid for by a lottery.
       Members meet to work on hedges near the electric cars.`,
      'the garden',
    )
    const parts = partsOf(garden, garden.quotable, { most: 7, variant: 0, isLoose: true }).map(({ heading }) => heading)
    expect(parts).toEqual(['Raised beds', 'Tool shed'])
  })
  test('a topic that begins like an order gives none', () => {
    const dryers = english(
      'Heat pump dryers cost more than others. Heat pump dryers use less power. Heat pump dryers need three hours. Heat the iron first.',
      'heat pump dryers',
    )
    expect(dryers.sentences.map(({ isCommand }) => isCommand)).toEqual([false, false, false, true])
  })
})
