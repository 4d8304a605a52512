import { expect, test } from 'vitest'
import { termsAsCsv, termsAsLines, termsFromCsv } from './terms-csv.ts'

const TERMS = [
  { use: '@NightBakery', instead_of: ['@nightbakery', '-bakery'] },
  { use: 'loaf; dark', instead_of: ['bread, black', 'the "black" one'] },
]

test.each([
  ['a spreadsheet keeps', termsAsCsv],
  ['a person types', termsAsLines],
])('terms are read again as %s them, whatever signs they begin with or hold', (_, written) => {
  expect(termsFromCsv(written(TERMS))).toEqual({ preferred: TERMS })
})

test('only a spreadsheet gets the sign that keeps a term from being a formula', () => {
  expect(termsAsLines(TERMS)).toMatch(/^@NightBakery, @nightbakery, -bakery\n/)
  expect(termsAsCsv(TERMS)).toMatch(/^\uFEFFuse,instead of\r\n'@NightBakery,/)
})

test.each([
  ['use,instead of\nloaf,"bread\noven,stove', 'Line 2 has a quotation mark that is never closed.'],
  ['loaf,bread\n,stove', 'Line 2 doesn’t say which word to use.'],
  ['\x89PNG\0\0', 'It isn’t a text file.'],
])('a list with a fault says which: %j', (csv, problem) => {
  expect(termsFromCsv(csv)).toEqual({ problem })
})
