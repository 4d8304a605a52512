import { expect, test } from 'vitest'
import { englishSpellingOf } from './english-spelling.ts'
import { guessLanguage } from './language-guess.ts'

const british =
  'The harbour is closed, and the club has organised a programme at the other pool, which is £2 for members.'
const american =
  'The harbor is closed, and the club has organized a program at the other pool, which is $2 for members.'

test('English is told by its spelling where something in it tells', () => {
  expect(englishSpellingOf(british)).toBe('English-UK')
  expect(englishSpellingOf(american)).toBe('English-US')
  expect(englishSpellingOf('The pool is closed until Easter.')).toBeNull()
  expect(englishSpellingOf('An hour, four doors, our poor actor and a number of letters.')).toBeNull()
})

test('a text that declares nothing is in the English that it is spelled in', () => {
  expect(guessLanguage(british)).toBe('English-UK')
  expect(guessLanguage(american)).toBe('English-US')
  expect(guessLanguage(british, 'en-US')).toBe('English-US')
})
