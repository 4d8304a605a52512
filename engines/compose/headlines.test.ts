import { describe, expect, test } from 'vitest'
import { pixelWidth } from '../text/index.ts'
import { bicycle } from './cases/bicycle.ts'
import { english, materialOf, materials, tides } from './cases/material.ts'
import { tidalPower } from './cases/tidal-power.ts'
import { facts } from './facts.ts'
import { scoreHeadline } from './headline-score.ts'
import { articleStyles } from './headline-styles.ts'
import { headlines } from './headlines.ts'
import { readMaterial } from './material.ts'
import { writeMeta } from './meta.ts'
import { slugOf } from './slug.ts'

describe('headlines', () => {
  test('a list promises as many facts as there are', () => {
    for (const [name, material] of materials) {
      for (const { text, style, evidence } of headlines(material, { styles: ['list'] })) {
        const promised = Number(/\d+/.exec(text)?.[0])
        expect(evidence.length, name).toBe(promised)
        expect(facts(material).length, name).toBeGreaterThanOrEqual(promised)
        for (const [at, { quoteStart, quoteEnd, passageId }] of evidence.entries())
          for (const other of evidence.slice(at + 1))
            expect(passageId === other.passageId && quoteStart < other.quoteEnd && other.quoteStart < quoteEnd).toBe(
              false,
            )
        expect(style).toBe('list')
      }
    }
  })
  test('those for an article promise no list; where nothing can be promised, the topic stands alone', () => {
    for (const [name, material] of materials)
      for (const { text, style } of headlines(material, { styles: articleStyles })) {
        expect(style, name).not.toBe('list')
        expect(text, name).not.toMatch(/\d+ (?:things|facts|points)|compare with/)
      }
    const little = readMaterial({ language: 'English-US', given: 'Boats wait.', topic: 'harbours' })
    expect(headlines(little, { styles: articleStyles }).map(({ text }) => text)).toEqual(['Harbours'])
  })
  test('what the sources disagree on is none', () => {
    const passages = ['1966', '1967'].map((year, at) => {
      const text = `The Rance station opened in ${year}.`
      return { id: year, sourceId: String(at), title: `Source ${at}`, text, start: 0, end: text.length }
    })
    const material = readMaterial({ language: 'English-US', passages, topic: 'the Rance station' })
    expect(
      headlines(material, { styles: articleStyles })
        .map(({ text }) => text)
        .join(),
    ).not.toMatch(/196[67]/)
  })
  test('nothing is said in them of a topic that no source speaks of', () => {
    const given =
      'The Dragon Bridge was built in 1901. The city has 295,000 people and 40,000 trees. It is rich. Cats sleep.'
    const material = readMaterial({ language: 'English-US', given, topic: 'quantum cryptography' })
    expect(headlines(material).map(({ text }) => text)).toEqual(['Quantum cryptography'])
  })
  test('numbers and years in them stand in a passage', () => {
    for (const [name, material] of materials) {
      const all = material.passages.map(({ text }) => text).join('\n')
      for (const { text, style } of headlines(material, { most: 30 })) {
        if (style === 'list') continue
        for (const [number] of text.matchAll(/\d[\d.,]*\d|\d/g))
          expect(all.includes(number), `${name}: ${text}`).toBe(true)
      }
    }
  })
  test('how-to where machines and valves are handled as well as where dough is', () => {
    const given = 'Switch the heating off. Find the valve at the top. Hold a cloth under it. A radiator holds air.'
    const material = readMaterial({ language: 'English-US', given, topic: 'cold radiators' })
    expect(headlines(material, { styles: ['how-to'] }).length).toBeGreaterThan(0)
    expect(headlines(material, { styles: ['statement'] }).map(({ text }) => text)).not.toContain(
      'Find the valve at the top',
    )
  })
  test('how-to only where the sources tell what to do', () => {
    expect(headlines(materialOf(tidalPower), { styles: ['how-to'] })).toEqual([])
  })
  test('none without material, several styles and no two alike with it', () => {
    expect(headlines(english(''))).toEqual([])
    const made = headlines(materialOf(bicycle))
    expect(new Set(made.map(({ style }) => style)).size).toBeGreaterThan(4)
    expect(new Set(made.map(({ text }) => text)).size).toBe(made.length)
  })
  test('evidence stands word for word', () => {
    for (const [, { passages, ...rest }] of materials) {
      for (const { evidence } of headlines({ passages, ...rest }, { most: 30 })) {
        for (const { passageId, quote, quoteStart, quoteEnd } of evidence) {
          expect(passages.find(({ id }) => id === passageId)?.text.slice(quoteStart, quoteEnd)).toBe(quote)
        }
      }
    }
  })
})

describe('the score of a headline', () => {
  const material = english(tides, 'tidal power')
  test('a good length, the keyword in front and few words win', () => {
    const good = scoreHeadline(material, 'Tidal power explained: turbines and tides')
    expect(good.total).toBeGreaterThan(90)
    expect(scoreHeadline(material, 'Power').total).toBeLessThan(good.total)
    expect(
      scoreHeadline(
        material,
        `An exceedingly long-winded consideration of everything one could ever say on ${'very '.repeat(6)}tidal power`,
      ).total,
    ).toBeLessThan(good.total - 20)
    expect(scoreHeadline(material, 'A guide to boiling eggs in the morning').parts.keyword).toBe(0)
  })
  test('a broken promise costs a quarter', () => {
    const [kept, broken] = [1, 0].map((kept) => scoreHeadline(material, 'Tidal power in seven facts', { kept }).total)
    expect((kept ?? 0) - (broken ?? 0)).toBe(25)
  })
  test('numbers for anything', () => {
    for (const text of ['', ' ', '🌊', '潮汐能', 'a'.repeat(500)])
      expect(scoreHeadline(material, text).total).toBeGreaterThanOrEqual(0)
  })
})

test.each([
  ['', 0],
  ['i', 4],
  ['W', 19],
  ['Hello', 46],
  ['Übermäßig', 99],
  ['潮汐', 40],
])('%s is %s pixels wide', (text, width) => {
  expect(pixelWidth(text)).toBe(width)
})

describe('meta texts', () => {
  test('the title fits, the description fills its room, the slug is plain', () => {
    for (const [name, material] of materials) {
      for (const variant of [0, 1, 2]) {
        const { title, description, slug, summary } = writeMeta(material, { variant })
        expect([...title].length, name).toBeLessThanOrEqual(60)
        expect(pixelWidth(title), name).toBeLessThanOrEqual(600)
        expect(description.text.length, `${name}: ${description.text}`).toBeGreaterThanOrEqual(121)
        expect(description.text.length, `${name}: ${description.text}`).toBeLessThanOrEqual(156)
        expect(slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
        expect(summary.text.length).toBeGreaterThan(40)
      }
    }
  })
  test('a long title is cut at a word', () => {
    const { title } = writeMeta(english(tides), {
      title: 'Everything that anybody could ever want to know about the energy of the tides',
    })
    expect(title).toMatch(/^Everything that .*[a-z]…$/)
  })
  test('a single long sentence is cut, and its quote is exactly as long', () => {
    const long = `Tides ${'rise and fall and '.repeat(20)}rest.`
    const { description } = writeMeta(english(long))
    expect(description.text.endsWith('…')).toBe(true)
    expect(description.text.length).toBeLessThanOrEqual(156)
  })
})

test.each([
  ['What tidal power costs', 'English-US', 'tidal-power-costs'],
  ['Größe und Übermaß', 'German', 'groesse-uebermass'],
  ['L’énergie marémotrice à Saint-Malo', 'French', 'energie-maremotrice-saint-malo'],
  ["Lombricompostage : de quoi s'agit-il ?", 'French', 'lombricompostage-agit'],
  ['The Urban Arrow is a front-loader', 'English-US', 'urban-arrow-front-loader'],
  ['Bread: step by step', 'English-US', 'bread-step'],
  ['İstanbul ışığı', 'Turkish', 'istanbul-isigi'],
  ['潮汐能', 'English-US', '潮汐-能'],
  ['🌊', 'English-US', 'text'],
  ['Năng lượng thủy triều', 'Vietnamese', 'nang-luong-thuy-trieu'],
] as const)('the slug of %s in %s', (title, language, slug) => {
  expect(slugOf(title, language)).toBe(slug)
})
