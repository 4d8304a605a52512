import { describe, expect, test } from 'vitest'
import { splitPassages } from '../../retrieval/index.ts'
import { headlines } from '../planning/headlines.ts'
import { outlines } from '../planning/outlines.ts'
import { questions } from '../planning/questions.ts'
import { isClause, pastesClause } from './clause-topic.ts'
import { readMaterial } from './material.ts'

const SLEEP = `Adults need seven or more hours of sleep a night. Older adults need seven to eight hours of sleep.

Too little sleep raises the risk of heart disease. In 2022, researchers followed 1166 stroke cases and found that short sleep raised the risk. A disadvantage of long sleep is that it is linked to depression.

Caffeine keeps adults awake. Good sleep has benefits: it helps memory and mood. Teenagers need eight to ten hours.`
const passages = ['Sleep needs', 'Sleep study'].flatMap((title, at) =>
  splitPassages({ sourceId: `s${at}`, title, text: SLEEP }),
)
const material = readMaterial({ language: 'English-US', topic: 'How much sleep adults need', passages })

describe('a topic that is a clause', () => {
  test('stands alone and in no pattern made for a noun', () => {
    const made = [
      ...headlines(material, { most: 20 }).map(({ text }) => text),
      ...outlines(material).flatMap(({ sections }) => sections.map(({ heading }) => heading)),
      ...questions(material, { most: 20 }).map(({ text }) => text),
    ]
    expect(made[0]).toBe('How much sleep adults need')
    expect(made[1]).toBe('How much sleep adults need: what 2 sources say')
    expect(made.slice(2).filter((text) => pastesClause(material, text))).toEqual([])
  })

  test.each([
    ['tidal power', 'English-US', false],
    ['how tides work here', 'English-US', true],
    ['Wie Wärmepumpen heizen', 'German', true],
    ['Wärmepumpen im Altbau', 'German', false],
    ['por qué suben las mareas', 'Spanish', true],
  ] as const)('%s', (phrase, language, is) => {
    expect(isClause({ topic: { ...material.topic, phrase }, language })).toBe(is)
  })
})

test('a bare number before what it counts is no year', () => {
  const years = material.sentences.flatMap((sentence) => sentence.years)
  expect(new Set(years)).toEqual(new Set([2022]))
})
