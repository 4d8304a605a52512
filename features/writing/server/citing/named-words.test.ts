import { expect, test } from 'vitest'
import { isSurelyQuoted } from './named-words.ts'

const quoted = (sentence: string, quote: string) => isSurelyQuoted(sentence, quote, 'English-US')

test('a short sentence keeps a quotation for its figure, and none for a word in common', () => {
  expect(quoted('It has 24 turbines.', 'The dam holds 24 turbines.')).toBe(true)
  expect(quoted('It may, and it pays nothing.', 'The council pays half of the fee.')).toBe(false)
  expect(quoted('The council pays half of the fee.', 'The council pays half of the fee.')).toBe(true)
})
