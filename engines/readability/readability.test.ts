import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentLanguages } from '../text/index.ts'
import { readability } from './index.ts'

// 9 words, 2 sentences, 10 syllables, worked out by hand.
const easy = 'The cat sat on the mat. It was happy.'

test('counts and scores by the formulas as published', () => {
  const found = readability(easy)
  expect(found).toMatchObject({ words: 9, sentences: 2, syllables: 10, readingEaseBy: 'Flesch 1948' })
  expect(found.readingEase).toBeCloseTo(206.835 - 1.015 * 4.5 - (84.6 * 10) / 9, 6)
  expect(found.grades?.fleschKincaid).toBeCloseTo(0.39 * 4.5 + (11.8 * 10) / 9 - 15.59, 6)
  expect(found.grades?.gunningFog).toBeCloseTo(0.4 * 4.5, 6)
  expect(found.grades?.smog).toBeCloseTo(3.1291, 6)
  expect(found.grades?.automatedIndex).toBeCloseTo((4.71 * 29) / 9 + 0.5 * 4.5 - 21.43, 6)
  expect(found.grades?.colemanLiau).toBeCloseTo((5.88 * 27) / 9 - (29.6 * 2) / 9 - 15.8, 6)
  expect(found.grades?.daleChall).toBeCloseTo(0.0496 * 4.5, 6)
  expect(found.readingSeconds).toBe(2)
})

test('unfamiliar words count for Dale and Chall, forms of familiar ones and their compounds do not', () => {
  const known = readability('She stopped, carried and was making the dog’s old-fashioned bed.').grades?.daleChall ?? 9
  const odd = readability('She embezzled, quantified and was subverting the cartel’s old-fashioned ledger.').grades
  expect(known).toBeLessThan(1)
  expect(odd?.daleChall ?? 0).toBeGreaterThan(8)
})

test('names and familiar words are not hard words', () => {
  expect(readability('The grandmother of Mr Alexander is happy today.').grades?.gunningFog).toBeCloseTo(0.4 * 8, 6)
  expect(readability('The embezzlement of Mr Alexander is legal now.').grades?.gunningFog).toBeCloseTo(0.4 * 20.5, 6)
})

test('characters that nobody sees change nothing', () => {
  expect(readability('The c\u200bat s\u00adat on the mat. It was hap\u2060py.').grades?.daleChall).toBe(
    readability(easy).grades?.daleChall,
  )
})

test('figures are one syllable, parts of compounds are words, a heading of one word is no sentence', () => {
  const found = readability('Prices\n\nIn 1996 a half-baked cake cost 3.50 here.')
  expect(found).toMatchObject({ words: 9, sentences: 1, syllables: 11 })
  expect(found.readingEase).toBeCloseTo(206.835 - 1.015 * 10 - (84.6 * 11) / 10, 6)
})

test('harder text is harder by every measure', () => {
  const hard =
    'Administrative responsibilities necessitate considerable organisational sophistication, notwithstanding bureaucratic simplification.'
  const [a, b] = [readability(easy), readability(hard)]
  expect(b.readingEase ?? 0).toBeLessThan(a.readingEase ?? 0)
  for (const grade of ['fleschKincaid', 'gunningFog', 'smog', 'automatedIndex', 'colemanLiau', 'daleChall'] as const) {
    expect(b.grades?.[grade] ?? 0).toBeGreaterThan(a.grades?.[grade] ?? 0)
  }
})

describe('other languages', () => {
  test.each([
    ['German', 'Der Hund bellt laut. Das Haus ist alt.', 180 - 4 - 58.5],
    ['Spanish', 'El sol es bueno hoy.', 206.84 - 1.02 * 5 - (60 * 6) / 5],
    ['Turkish', 'Okul çok iyi.', 198.825 - 2.61 * 3 - (40.175 * 5) / 3],
    ['Dutch', 'De kat zit op de mat.', 206.84 - 0.93 * 6 - 77],
  ] as const)('%s by its own formula', (language, text, ease) => {
    const found = readability(text, language)
    expect(found.readingEase).toBeCloseTo(ease, 6)
    expect(found.grades).toBeNull()
  })

  test.each(['Polish', 'Vietnamese'] as const)('%s has no formula: ease is not measured, time is', (language) => {
    const found = readability('Một hai ba bốn năm sáu.', language)
    expect(found).toMatchObject({ readingEase: null, readingEaseBy: null, grades: null })
    expect(found.readingSeconds).toBeGreaterThan(0)
  })
})

test('text without words is not scored', () => {
  for (const text of ['', ' \n', '... !', '😀']) {
    expect(readability(text)).toMatchObject({ words: 0, readingEase: null, grades: null, readingSeconds: 0 })
  }
})

test.each(['我喜欢苹果。今天天气很好。', 'สวัสดีครับ วันนี้อากาศดี', 'مرحبا بالعالم. كيف حالك اليوم؟'])(
  '%s is not measured',
  (text) => {
    expect(readability(text)).toMatchObject({ readingEase: null, readingEaseBy: null, grades: null })
  },
)

test('scores are numbers for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...contentLanguages), (text, language) => {
      const found = readability(text, language)
      if (found.readingEase !== null) expect(Number.isFinite(found.readingEase)).toBe(true)
      for (const grade of Object.values(found.grades ?? {})) expect(Number.isFinite(grade)).toBe(true)
      expect(readability(text, language)).toEqual(found)
    }),
  )
})
