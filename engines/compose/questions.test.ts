import { describe, expect, test } from 'vitest'
import { answer } from './answer.ts'
import { compost } from './cases/compost.ts'
import { english, materialOf, materials, tides } from './cases/material.ts'
import { tidalPower } from './cases/tidal-power.ts'
import { facts } from './facts.ts'
import { writeFaq } from './faq.ts'
import { questionsOf } from './question-patterns.ts'
import { questions } from './questions.ts'

test.each([
  ['A tidal barrage is a dam across a bay.', 'What is a tidal barrage?'],
  ['Lorenzo Langstroth patented a hive with movable frames in 1852.', 'Who patented a hive with movable frames?'],
  ['The first Tour de France was held in 1903.', 'When was the first Tour de France held?'],
  [
    'The master password must be strong, because everything hangs on that word.',
    'Why must the master password be strong?',
  ],
  ['To make a starter, mix flour with water.', 'How do you make a starter?'],
  ['The Rance station opened in 1966 and has 24 turbines.', 'When did the Rance station open?'],
  ['A cold heap takes six months to two years.', 'How long does a cold heap take?'],
  ['More than 30 countries use tides for power.', 'How many countries use tides for power?'],
  ['The station has 24 turbines.', 'How many turbines does the station have?'],
  ['There are three ways to use the tides.', 'How many ways to use the tides are there?'],
  [
    'Tides are more predictable than wind, because the orbits of the moon and the sun can be calculated for many years.',
    'Are tides more predictable than wind?',
  ],
])('%s asks: %s', (statement, question) => {
  const material = english(statement, 'Energy')
  const [sentence] = material.sentences
  expect(sentence && questionsOf(material, sentence).map(({ text }) => text)).toContain(question)
})

test.each([
  'It has 24 turbines.',
  'In 1966, France opened a plant.',
  'This is why nobody came.',
  'For 45 years the plant was the largest.',
])('%s asks nothing odd', (statement) => {
  const material = english(`Rance is old. ${statement}`)
  const [, sentence] = material.sentences
  for (const { text } of sentence ? questionsOf(material, sentence) : [])
    expect(text).not.toMatch(/\b(?:it|this|for|in) [a-z]*\?|^(?:Is|Was) (?:it|this|for|in)\b/i)
})

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
  test('at most four that nothing answers and no source asks, and of what one does none about its past or nature', () => {
    for (const [name, material] of materials) {
      const open = questions(material, { most: 60 }).filter(
        ({ answered, source }) => !answered && source === 'template',
      )
      expect(open.length, name).toBeLessThanOrEqual(4)
    }
    const weekend = english('Rome has many inns. A bed costs 40 euros. Buses run all night.', 'a weekend in Rome')
    const kinds = questions(weekend).map(({ kind }) => kind)
    expect(kinds).toContain('cost')
    for (const kind of ['definition', 'history', 'people', 'outlook']) expect(kinds).not.toContain(kind)
  })
  test('a subject that goes on with a second verb asks nothing', () => {
    const material = english('A shuttle costs 13 euros and takes half an hour.', 'Rome')
    expect(
      questions(material)
        .map(({ text }) => text)
        .join(' '),
    ).not.toContain('costs 13 euros and take')
  })
  test('a dose compared with what one should take is no comparison of things', () => {
    const material = english('If you take more ibuprofen than you should, see a doctor.', 'ibuprofen')
    const [comparison] = questions(material).filter(({ kind }) => kind === 'comparison')
    expect(comparison?.answered ?? false).toBe(false)
  })
  test('no search source is named unless it was given', () => {
    for (const [, material] of materials)
      for (const { source } of questions(material)) expect(['sources', 'template']).toContain(source)
  })
  test('each answer stands in its passage; no question comes twice; some stay open', () => {
    for (const [name, material] of materials) {
      const list = questions(material, { most: 60 })
      expect(new Set(list.map(({ text }) => text.toLowerCase())).size, name).toBe(list.length)
      expect(
        list.some(({ answered }) => !answered),
        name,
      ).toBe(true)
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
    expect(found.answered && found.text.text).toMatch(words)
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
    expect(found.answered && found.text.citations[0]?.quote).toContain('1966')
  })
  test('what is denied can be asked for', () => {
    const found = answer(materialOf(compost), 'What should not go into an open heap?')
    expect(found.answered && found.text.text).toMatch(/Meat, fish/)
  })
})

describe('questions that nobody asks', () => {
  test.each([
    'Online identity can offer benefits to those with physical and sensory disabilities, as studies of many schools show.',
    'Students interacting in an online community must reveal something about themselves, as teachers say again and again.',
    'Several scientists recognized what was going on, and were able to save twelve species in the following years.',
    'Tides are more predictable than wind.',
  ])('%s', (statement) => {
    const material = english(statement, 'Energy')
    const [sentence] = material.sentences
    expect(sentence && questionsOf(material, sentence).filter(({ kind }) => kind === 'whether')).toEqual([])
  })
})

test('facts are short before they are long, and told once', () => {
  const material = english(
    `The station opened in 1966 in Brittany. As McRae says, "the lack of presence and the malleability of bodies changes everything that we knew in 1966 about the gender of persons online".
     The Rance station has 24 turbines. The Rance station has 24 turbines of one kind.`,
    'Rance station',
  )
  const found = facts(material).map(({ text }) => text)
  expect(found.findIndex((text) => text.includes('McRae'))).not.toBe(0)
  expect(found.filter((text) => text.includes('24 turbines'))).toHaveLength(1)
})

test('an answer says more than its question', () => {
  const { text } = writeFaq(english('The action was marred by a grave incident.', 'action'), {
    asked: [{ text: 'Was the action marred by a grave incident?', source: 'custom' }],
    onlyAnswers: true,
  })
  expect(text).toBe('')
})

describe('a text that asks already', () => {
  const material = english(
    'Tidal power is a form of hydropower. The Rance station opened in 1966 in Brittany. The Rance station has 24 turbines. Tidal power costs 12 cents a kilowatt hour.',
    'tidal power',
  )
  const headings = (text: string) => text.match(/^#+ .*$/gm) ?? []
  const all = writeFaq(material, { level: 2 })

  test('is asked nothing twice, without a second title, at the level of its questions', () => {
    const [title, first, ...rest] = headings(all.text)
    const known = all.text.slice(all.text.indexOf(first ?? ''), all.text.indexOf(rest[0] ?? ''))
    const more = writeFaq(material, { known, level: 3 })
    expect(title).toBe('## Frequently asked questions')
    expect(headings(more.text).length).toBeGreaterThan(0)
    for (const heading of headings(more.text)) {
      expect(heading).toMatch(/^#### /)
      expect(heading.slice(5)).not.toBe(first?.slice(4))
    }
    const said = known.split('\n').at(-1) || known.split('\n').at(-3) || ''
    expect(more.text).not.toContain(said.trim())
  })

  test('says so where nothing is left', () => {
    const { text, citations } = writeFaq(material, { known: material.sentences.map((one) => one.text).join('\n') })
    expect(headings(text)).toEqual([])
    expect(text.length).toBeGreaterThan(20)
    expect(citations).toEqual([])
  })
})

test('a statement that says when something is so is asked when; the reason for something else is not asked what it is', () => {
  const material = english(
    'A chain is worn when it has stretched by 0.75 percent. Most chains fail early. Dirt is the main reason. Dirt sticks to oil.',
    'a bicycle chain',
  )
  const texts = questions(material).map(({ text }) => text)
  expect(texts).toContain('When is a chain worn?')
  expect(texts.join()).not.toMatch(/Is a chain worn|What is dirt/)
})
