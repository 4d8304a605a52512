import { describe, expect, test } from 'vitest'
import { materials } from './cases/material.ts'
import { writeConclusion } from './conclusion.ts'
import { writeIntro } from './intro.ts'
import { quotedFrom, readMaterial } from './material.ts'
import { openingOf } from './opening.ts'
import { outlines } from './outlines.ts'
import { writeSection } from './section.ts'

/** The sections of the first plan, each written after those before it, with the opening set aside. */
function drafted(material: (typeof materials)[number][1]) {
  const opening = openingOf(material)
  const [plan] = outlines(material)
  const used = [...opening]
  const sections = (plan?.sections ?? []).map((section) => {
    const others = plan?.sections.filter((other) => other !== section)
    const written = writeSection(material, { ...section, level: 0, others, used })
    used.push(...written.citations)
    return written
  })
  return { opening, sections, said: sections.flatMap(({ citations }) => citations) }
}

describe('the opening of a draft', () => {
  test('says what the subject is, and nothing that a section says', () => {
    let opened = 0
    for (const [name, material] of materials) {
      const { opening, sections, said } = drafted(material)
      if (opening.length === 0) continue
      opened += 1
      const intro = writeIntro(material, { sections: ['History', 'Cost'], used: said })
      const [first] = intro.citations
      expect(first?.quote, name).toBe(opening[0]?.quote)
      for (const { quote } of opening) {
        const times = sections.filter(({ text }) => text.includes(quote)).length
        expect(times, `${name}: ${quote}`).toBe(0)
      }
    }
    expect(opened).toBeGreaterThan(4)
  })

  test('is the same however often it is asked for, and whatever the order of the passages', () => {
    for (const [name, { language, passages, topic }] of materials) {
      const once = openingOf(readMaterial({ language, passages, topic: topic.phrase }))
      expect(openingOf(readMaterial({ language, passages, topic: topic.phrase })), name).toEqual(once)
    }
  })

  test('does not come back as the conclusion', () => {
    for (const [name, material] of materials) {
      const { opening, said } = drafted(material)
      const closing = writeConclusion(material, { used: [...said, ...opening] })
      for (const { quote } of closing.citations)
        expect(
          opening.some((one) => one.quote === quote),
          `${name}: ${quote}`,
        ).toBe(false)
    }
  })
})

test('passages that are only read are never quoted, and explain what points back at them', () => {
  const text = 'The Rance station opened in 1966. It has 24 turbines.'
  const first = { id: 'a', sourceId: 's', title: '', text: text.slice(0, 33), start: 0, end: 33 }
  const next = { id: 'b', sourceId: 's', title: '', text: text.slice(34), start: 34, end: text.length }
  const material = quotedFrom(readMaterial({ language: 'English-US', passages: [next, first] }), new Set(['a']))
  const { citations } = writeSection(material, { heading: 'Rance station', words: 80 })
  expect(citations.map(({ passageId }) => passageId)).toEqual(['a'])
  expect(material.sentences.map(({ leansOn }) => leansOn)).toEqual([null, 0])
})

test('a source that says what something else is opens no text', () => {
  const texts = [
    'A constellation is a group of stars, usually in a pattern. When seen together, the stars look like a picture.',
    'Most stars have planets orbiting them. Planets of other stars are called exoplanets. Their light is hard to see.',
  ]
  const passages = texts.map((text, at) => ({
    id: `${at}`,
    sourceId: `${at}`,
    title: '',
    text,
    start: 0,
    end: text.length,
  }))
  const material = readMaterial({ language: 'English-US', passages, topic: 'planets around other stars' })
  expect(openingOf(material)[0]?.quote).toBe('Most stars have planets orbiting them.')
  const [constellation] = passages.slice(0, 1)
  const alone = readMaterial({
    language: 'English-US',
    passages: constellation ? [constellation] : [],
    topic: material.topic.phrase,
  })
  expect(openingOf(alone)).toEqual([])
})
