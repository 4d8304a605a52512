import { describe, expect, test } from 'vitest'
import { english, materials, tides } from '../cases/material.ts'
import { readMaterial } from '../reading/material.ts'
import { outlines } from './outlines.ts'

describe('outlines', () => {
  test('each section has passages that are there, a heading of its own and a budget', () => {
    for (const [name, material] of materials) {
      const plans = outlines(material, { words: 1_000 })
      expect(plans.length, name).toBeGreaterThan(0)
      const ids = new Set(material.passages.map(({ id }) => id))
      for (const { sections } of plans) {
        expect(sections.length, name).toBeGreaterThan(1)
        expect(new Set(sections.map(({ heading }) => heading)).size, name).toBe(sections.length)
        for (const { passageIds, words } of sections) {
          expect(words).toBeLessThanOrEqual(340)
          expect(passageIds.length, name).toBeGreaterThan(0)
          for (const id of passageIds) expect(ids.has(id)).toBe(true)
        }
      }
    }
  })
  test('headings of small words divide a source as well', () => {
    const headings = ['Getting there', 'What to see', 'Where to eat']
    const passages = headedSource(
      headings,
      (_, at) => `House ${'abcde'.charAt(at)} in Rome has ${at + 20} tables by the door.`,
    )
    const material = readMaterial({ language: 'English-US', passages, topic: 'a weekend in Rome' })
    const parts = outlines(material).find(({ kind }) => kind === 'parts')
    expect(parts?.sections.map(({ heading }) => heading)).toEqual(headings)
  })
  test('a side that the topic names itself is not said of it once more', () => {
    const passages = headedSource(['One'], () => '').map((passage) => ({ ...passage, text: RUNNING_COSTS }))
    const material = readMaterial({ language: 'English-US', passages, topic: 'running costs' })
    const headings = outlines(material).flatMap(({ sections }) => sections.map(({ heading }) => heading))
    expect(headings).not.toContain('What running costs cost')
  })
  test('a paragraph can be divided, nothing cannot', () => {
    expect(outlines(english(tides, 'tidal power')).length).toBeGreaterThan(0)
    expect(outlines(english(''))).toEqual([])
  })
  test('what shows no sides is divided by what several thoughts are about, each named where it is quoted', () => {
    const said = ['stands near the old mill', 'was painted by monks', 'closes in winter', 'draws crowds in May']
    const things = ['Loch Indaal', 'Kilnaughton Bay', 'Carraig Fhada']
    const text = things.flatMap((thing) => said.map((what) => `${thing} ${what}.`)).join('\n\n')
    const passages = [{ id: 'p', sourceId: 's', title: 'Port', text, start: 0, end: text.length }]
    const material = readMaterial({ language: 'English-US', passages, topic: 'Port Ellen' })
    const [plan] = outlines(material)
    expect(plan?.sections.map(({ heading }) => heading)).toEqual(things)
    for (const { heading, notes } of plan?.sections ?? [])
      for (const note of notes.split('\n')) expect(note.toLowerCase()).toContain(heading.toLowerCase())
  })
  test('what shows no sides and has no headings is one section under the topic', () => {
    const text =
      'Tidal power stations stand at coasts. Tides follow the moon. Fish live in an estuary with tidal power stations.'
    const [plan, ...others] = outlines(english(text, 'tidal power stations'))
    expect([plan?.sections.map(({ heading }) => heading), others]).toEqual([['Tidal power stations'], []])
    expect(outlines(english(text, 'quantum cryptography'))).toEqual([])
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
  test('what stands under one counts where it points back at it', () => {
    const passages = ['Costs', 'Does it work without new radiators?', 'Noise'].flatMap((heading, at) => {
      const text =
        at === 1
          ? 'Yes, it does in most of them. Old radiators did in 86 of 120 houses.'
          : `A pump in ${at + 1} houses hums. A house has ${at + 2} pumps.`
      return [
        { id: heading, sourceId: 's', title: 'Pumps', heading, text, start: at * 300, end: at * 300 + text.length },
      ]
    })
    const material = readMaterial({ language: 'English-US', passages, topic: 'heat pumps' })
    expect(parts(material)).toEqual(['Costs', 'Does it work without new radiators?', 'Noise'])
  })
  test('a question that only the one before explains heads nothing, nor does a part of the page', () => {
    const beneath: Record<string, string> = {
      'How long does a hive last?': 'A hive lasts ten years. Hives of bees in cities last longer.',
      'And how does that look?': 'One opens the lid slowly. The bees stay calm in smoke.',
      'Feeding in winter': 'Bees need sugar in winter. Bees find it under the lid.',
      'Moving a colony': 'Bees travel at night. A truck carries bees at dawn.',
      Python: 'The notebooks run in order. The scripts need a recent version.',
    }
    const passages = Object.entries(beneath).map(([heading, text], at) => ({
      ...{ id: heading, sourceId: 's', title: 'A page', heading, text, start: at * 300 },
      end: at * 300 + text.length,
    }))
    const material = readMaterial({ language: 'English-US', passages, topic: 'bees' })
    expect(parts(material)).toEqual(['How long does a hive last?', 'Feeding in winter', 'Moving a colony'])
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

const RUNNING_COSTS = [
  'Running costs are what a car costs by the mile.',
  'Running costs of $5 are paid for 100 miles at home.',
  'Public power costs $20 for the same way.',
  'A gasoline car costs $15 for it.',
  'Look at your bill first. Divide the price by the miles. Write the result down.',
  'Running costs fell by 12 percent in 2020.',
  'In 2010 they were at 30 dollars, and 25 dollars in 2015.',
].join(' ')
