import { describe, expect, test } from 'vitest'
import { splitPassages } from '../../retrieval/index.ts'
import { markdownToText } from '../../text/index.ts'
import { english, materials, tides } from '../cases/material.ts'
import { readMaterial } from '../reading/material.ts'
import { scoreHeadline } from './headline-score.ts'
import { headlines } from './headlines.ts'

describe('headlines', () => {
  const page = `# Heat pumps in old houses

## How to choose a heat pump for an old house

A heat pump for an old house needs large radiators.

## Methods

We asked owners. The survey had 40 answers.

## Does a heat pump work in an old house?

A heat pump works in an old house with a flow of 50 degrees.`
  const source = { sourceId: 's', title: 'Heat', ...markdownToText(page) }
  const material = readMaterial({ language: 'English-US', topic: 'heat pump', passages: splitPassages(source) })
  const of = (style: 'overview' | 'question' | 'how-to' | 'list') =>
    headlines(material, { styles: [style] }).map(({ text }) => text)

  test('are the topic, and what sources that speak of it ask and head', () => {
    expect(of('overview')).toEqual(['Heat pump'])
    expect(of('question')).toContain('Does a heat pump work in an old house?')
    expect(of('how-to')).toEqual(['How to choose a heat pump for an old house'])
    expect(of('list')).toEqual([])
    expect(headlines(material).map(({ text }) => text)).not.toContain('Methods')
  })
  test('count the sources, and no two are alike', () => {
    for (const [name, one] of materials) {
      const made = headlines(one, { most: 30 }).map(({ text }) => text)
      expect(made[1], name).toMatch(/\d/)
      expect(new Set(made).size, name).toBe(made.length)
    }
  })
  test('none without material', () => {
    expect(headlines(english(''))).toEqual([])
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
  test.each([
    ['Tidal power explained', 1],
    ['The tidal power station of 240 megawatts', 1],
    ['The tidal power station of 900 megawatts', 0],
    ['50 reasons for tidal power', 0.5],
    ['Tidal power vs. knitting patterns', 0.5],
    ['How to build a tidal power station', 0.5],
    ['The cheapest tidal power station', 0],
  ])('a promise counts as far as the sources keep it: %s', (text, most) => {
    const { promise } = scoreHeadline(material, text).parts
    if (most === 1) expect(promise).toBe(1)
    else expect(promise).toBeLessThanOrEqual(most)
  })
  test('numbers for anything', () => {
    for (const text of ['', ' ', '🌊', '潮汐能', 'a'.repeat(500)])
      expect(scoreHeadline(material, text).total).toBeGreaterThanOrEqual(0)
  })
})
