import { describe, expect, test } from 'vitest'
import { english, materials, tides } from './cases/material.ts'
import { extend } from './extend.ts'
import { readMaterial } from './material.ts'
import { keepsMeaning, lockBreaks } from './meaning-lock.ts'
import { rephrase } from './rephrase.ts'
import { shorten } from './shorten.ts'
import { simplify } from './simplify.ts'

describe('the meaning lock', () => {
  test.each([
    ['It opened in 1966.', 'It opened in 1967.', 'number'],
    ['It has 24 turbines.', 'It has turbines.', 'number'],
    ['Marie Curie worked in Paris.', 'She worked in Paris.', 'name'],
    ['It is not free.', 'It is free.', 'negation'],
    ['It may rain.', 'It will rain.', 'modal'],
    ['Most bees have a sting.', 'All bees have a sting.', 'quantity'],
    ['He said "go home" to them.', 'He said "stay here" to them.', 'quote'],
    ['See https://a.org/x for it.', 'See https://a.org/y for it.', 'link'],
  ])('%s is not %s', (before, after, kind) => {
    expect(lockBreaks(before, after, 'English-US').map((one) => one.kind)).toContain(kind)
  })
  test.each([
    ['It is not free and cannot be had.', "It isn't free and can't be had."],
    ['In 1852, Lorenzo Langstroth patented a hive.', 'Lorenzo Langstroth patented a hive in 1852.'],
  ])('%s is %s', (before, after) => {
    expect(keepsMeaning(before, after, 'English-US')).toBe(true)
  })
  test('in other languages', () => {
    expect(keepsMeaning('Das ist nicht frei.', 'Das ist frei.', 'German')).toBe(false)
    expect(keepsMeaning('Puede llover.', 'Debe llover.', 'Spanish')).toBe(false)
    expect(keepsMeaning('Il ne pleut pas.', 'Il pleut.', 'French')).toBe(false)
  })
})

describe('rephrasing', () => {
  test.each([
    ['The first large plant was the Rance station.', 'The Rance station was the first large plant.'],
    ['Lorenzo Langstroth patented a hive in 1852.', 'In 1852, Lorenzo Langstroth patented a hive.'],
    ['In 1852, Lorenzo Langstroth patented a hive.', 'Lorenzo Langstroth patented a hive in 1852.'],
    ['The dam was closed by the French navy.', 'The French navy closed the dam.'],
    ['The cost of a barrage is high, and good sites are few.', 'The cost of a barrage is high. Good sites are few.'],
    ['The gate is shut because the tide is high.', 'Because the tide is high, the gate is shut.'],
    ['The gate is not shut.', "The gate isn't shut."],
  ])('%s becomes %s', (before, after) => {
    expect(rephrase(english(before), { tone: 'CASUAL' }).text).toBe(after)
  })
  test('formal writing spells short forms out', () => {
    expect(rephrase(english("The gate isn't shut and can't be."), { tone: 'formal' }).text).toBe(
      'The gate is not shut and cannot be.',
    )
  })
  test('words in quotation marks and addresses stay', () => {
    const text = 'The sign says "do not enter" and https://do.not/enter is not open.'
    expect(rephrase(english(text), { tone: 'CASUAL' }).text).toMatch(
      /"do not enter" and https:\/\/do\.not\/enter isn't open/,
    )
  })
  test('what cannot be changed safely stays, and says so', () => {
    const { text } = rephrase(english('Tides rise.'), {})
    expect(text).toMatch(/language model/)
    expect(text.endsWith('Tides rise.')).toBe(true)
  })
  test('every sentence keeps its sense as far as the lock sees, in all tones', () => {
    for (const [, { passages, language }] of materials) {
      const material = readMaterial({ language, given: passages.map(({ text }) => text).join('\n\n') })
      for (const tone of ['CASUAL', 'FORMAL', 'WITTY', 'CONFIDENT']) {
        for (const variant of [0, 1, 2]) {
          const { text, citations } = rephrase(material, { tone, variant })
          for (const [quote, cited] of Map.groupBy(citations, ({ quote: words }) => words)) {
            const said = cited.map(({ start, end }) => text.slice(start, end)).join(' ')
            expect(lockBreaks(quote, said.replace(/\\/g, ''), language), said).toEqual([])
          }
        }
      }
    }
  })
  test('paragraphs stay paragraphs', () => {
    expect(
      rephrase(english('One tide is here.\n\nAnother tide is there.'), { tone: 'FORMAL' }).text.split('\n\n').length,
    ).toBeGreaterThan(1)
  })
})

test('shortening keeps order, drops whole sentences and leaves none that points at a dropped one', () => {
  const { text, citations } = shorten(english(tides), { share: 0.5 })
  expect(text.length).toBeLessThan(tides.length * 0.7)
  const places = citations.map(({ quote }) => tides.indexOf(quote.slice(0, 20)))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(text.includes('It has 24') && !text.includes('Rance')).toBe(false)
})

test('simplifying cuts long sentences and says plain words', () => {
  const { text } = simplify(
    english('Workers need tools in order to build, and the tools are prior to all else the main cost.'),
  )
  expect(text).toMatch(/^Workers need tools to build/)
})

test('extending keeps every sentence and adds only what sources say; without sources it asks', () => {
  const [, material] = materials.find(([name]) => name === 'tidal power') ?? []
  const grown = extend(readMaterial({ language: 'English-US', passages: material?.passages, given: tides }))
  for (const sentence of ['Tidal power converts', 'It has 24 turbines', 'Tides are more predictable'])
    expect(grown.text).toContain(sentence)
  expect(grown.citations.some(({ passageId }) => !passageId.startsWith('given'))).toBe(true)
  const alone = extend(english(tides))
  expect(alone.citations.every(({ passageId }) => passageId.startsWith('given'))).toBe(true)
  expect(alone.text).toMatch(/\?\n?/)
})
