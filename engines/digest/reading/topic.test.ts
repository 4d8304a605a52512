import { describe, expect, test } from 'vitest'
import type { ContentLanguage } from '../../text/index.ts'
import { allCases } from '../cases/all.ts'
import { passagesOf } from '../cases/case.ts'
import { tides } from '../cases/material.ts'
import { readMaterial } from './material.ts'

const [tidal] = allCases
const passages = tidal === undefined ? [] : passagesOf(tidal)

function asked(topic: string): string {
  return readMaterial({ language: 'English-US', passages, topic }).topic.phrase
}

describe('a topic that is asked for', () => {
  test.each([
    ['Tidal power', 'tidal power'],
    ['  "Tidal power."  ', 'tidal power'],
    ['History of tidal power', 'tidal power'],
    ['The benefits of a tidal barrage', 'a tidal barrage'],
    ['How does a tidal stream generator work in practice?', 'tidal stream generator'],
    ['South Korea', 'South Korea'],
    ['Zeppelins', 'Zeppelins'],
  ])('%s is about %s', (topic, phrase) => {
    expect(asked(topic)).toBe(phrase)
  })
  test.each([
    ['a weekend in Rome', true],
    ['bleeding radiators', true],
    ['running shoes', false],
    ['a heat pump', false],
  ])('%s is something one does: %s', (topic, isActivity) => {
    const given = 'Bleed every radiator once a year. Running shoes wear out. A weekend in Rome costs little.'
    expect(readMaterial({ language: 'English-US', given, topic }).topic.isActivity).toBe(isActivity)
  })
  test('a whole text is no topic: the topic is found in it', () => {
    expect(readMaterial({ language: 'English-US', given: tides, topic: tides.slice(0, 400) }).topic.phrase).toBe(
      'tidal power',
    )
  })
})

describe('a topic that is found', () => {
  test.each<[ContentLanguage, string, string]>([
    ['English-US', tides, 'tidal power'],
    ['English-US', 'Karl Drais built a machine.', 'Karl Drais'],
    [
      'French',
      "L'énergie marémotrice transforme les marées. Elle coûte cher. La mer est grande.",
      'énergie marémotrice',
    ],
    ['Portuguese', 'A energia das marés move turbinas. Ela custa caro. O mar é grande.', 'energia das marés'],
    ['Polish', 'Energia pływów porusza turbiny. Ona jest droga. Morze jest duże.', 'Energia pływów'],
    ['English-US', '潮汐能是一种可再生能源。', '潮汐能'],
    ['English-US', '', ''],
  ])('%s: %s', (language, given, phrase) => {
    expect(readMaterial({ language, given }).topic.phrase).toBe(phrase)
  })
  test('taken from a title it is written as inside a sentence', () => {
    const text =
      'Electric vehicle running costs\n\nCharging an electric car costs $5. Electric vehicle running costs fell in 2020.'
    const passages = [{ id: 'p', sourceId: 's', title: 'A', text, start: 0, end: text.length }]
    expect(
      readMaterial({ language: 'English-US', passages, topic: 'Electric vehicle running costs' }).topic.phrase,
    ).toBe('electric vehicle running costs')
  })
  test('a person is seen as one, and is not asked what it costs', () => {
    const { topic } = readMaterial({
      language: 'English-US',
      given:
        'Marie Curie was born in Warsaw. She moved to Paris. Marie Curie said that she liked physics. Marie Curie won a prize.',
      topic: 'Marie Curie',
    })
    expect(topic.isPerson).toBe(true)
  })
  test('letters without a space and without end are cut to the length of one', () => {
    const { topic } = readMaterial({ language: 'English-US', given: 'x'.repeat(300_000) })
    expect(topic.phrase).toMatch(/^x{50,200}$/)
  })
})
