import { expect, test } from 'vitest'
import { portugueseTexts, spanishTexts } from './spanish-or-portuguese.fixture.ts'
import { spanishOrPortuguese } from './spanish-or-portuguese.ts'

test.each([
  // reached: 45 and 46; the rest says nothing that the other language could not say, or names much in it
  ['es', spanishTexts, 43],
  ['pt', portugueseTexts, 44],
] as const)(
  'of 60 short texts in %s none is taken for the other language, and most are known',
  (language, texts, floor) => {
    const found = texts.map((text) => spanishOrPortuguese(text))
    expect(texts).toHaveLength(60)
    expect(texts.filter((_, at) => found[at] !== null && found[at] !== language)).toEqual([])
    expect(found.filter((one) => one === language).length).toBeGreaterThanOrEqual(floor)
  },
)

test('enclitic pronouns, domains, and capitals tell as little as names', () => {
  expect(spanishOrPortuguese('Queremos vê-la em breve no site loja.com e conhecê-lo')).toBe('pt')
  expect(spanishOrPortuguese('Compra en ejemplo.com y en tienda.com')).not.toBe('pt')
  expect(spanishOrPortuguese('LAS MEJORES RECETAS DE OTOÑO')).toBe('es')
  expect(spanishOrPortuguese('Tides turn twice a day')).toBeNull()
})
