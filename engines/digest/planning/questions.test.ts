import { describe, expect, test } from 'vitest'
import { compost } from '../cases/compost.ts'
import { english, materialOf, materials, tides } from '../cases/material.ts'
import { tidalPower } from '../cases/tidal-power.ts'
import { answer } from '../ranking/answer.ts'
import { questions } from './questions.ts'

describe('questions', () => {
  test('those that were brought come first, with their source, answered or not', () => {
    const asked = [
      { text: 'When did the Rance station open?', source: 'google' },
      { text: 'Can I build one in my pond?', source: 'reddit' },
    ] as const
    const [first, second] = questions(materialOf(tidalPower), { asked })
    expect(first).toMatchObject({ source: 'google', answered: true, answer: { sourceId: 'rance' } })
    expect(second).toMatchObject({ source: 'reddit', answered: false, score: 0 })
  })
  test('of what one does, and of a clause, none is made', () => {
    const given = 'Rome has many inns. A bed in Rome costs 40 euros. Buses run all night.'
    expect(questions(english(given, 'how to spend a weekend in Rome'))).toEqual([])
    expect(questions(english(given, 'a weekend in Rome')).map(({ text }) => text)).not.toContain(
      'What is a weekend in Rome?',
    )
  })
  test('a question that the reader asks with “I” is one, what the writer asks about himself is none', () => {
    const given =
      'Do I need an appointment? No. Take a number at the door before one o’clock. What did I learn from it? Patience is what I learned from my years at the café.'
    const found = questions(english(given, 'repair café'))
    expect(found.filter(({ answered }) => answered).map(({ text }) => text)).toEqual(['Do I need an appointment?'])
  })
  test('a side is asked about only where a sentence on the very topic answers', () => {
    const texts = questions(materialOf(tidalPower)).map(({ text }) => text)
    expect(texts).toContain('What is tidal power?')
    for (const { answered, source } of questions(english(tides, 'tidal power')))
      expect([answered, source]).toEqual([true, 'sources'])
  })
  test('each answer stands in its passage; no question comes twice', () => {
    for (const [name, material] of materials) {
      const list = questions(material, { most: 60 })
      expect(new Set(list.map(({ text }) => text.toLowerCase())).size, name).toBe(list.length)
      for (const { answer: found } of list) {
        if (found === undefined) continue
        const passage = material.passages.find(({ id }) => id === found.passageId)
        expect(passage?.text.slice(found.quoteStart, found.quoteEnd)).toBe(found.quote)
      }
    }
  })
})

describe('answers', () => {
  const material = materialOf(tidalPower)
  test.each([
    ['When did the Rance station open?', /1966/],
    ['How many turbines does the Rance station have?', /24 turbines/],
    ['What is a tidal lagoon?', /ring-shaped wall/],
    ['Where does the MeyGen array stand?', /Pentland Firth/],
    ['What are the risks for fish?', /disturb fish/],
    ['What is tidal power?', /form of hydropower/],
  ])('%s', (question, words) => {
    const found = answer(material, question)
    expect(found.answered && found.sentence.text).toMatch(words)
  })
  test.each([
    'Who invented the telephone?',
    'How much does tidal power cost in Japan?',
    'What is the capital of Peru?',
    'How many people work at the Rance station?',
    'asdf?',
    '',
    '？',
  ])('%s is not answered', (question) => {
    expect(answer(material, question)).toEqual({ answered: false })
  })
  test('a short text of one’s own answers too', () => {
    const found = answer(english(tides), 'When did the Rance station open?')
    expect(found.answered && found.sentence.text).toContain('1966')
  })
  test('what is denied can be asked for', () => {
    const found = answer(materialOf(compost), 'What should not go into an open heap?')
    expect(found.answered && found.sentence.text).toMatch(/Meat, fish/)
  })
})
