import { expect, test } from 'vitest'
import { antecedentIn, isSameSubject } from './same-subject.ts'

test('a pronoun stands for the same where the sentence before it, or the title, names whom the text names', () => {
  const source = { before: 'The Rance station stands near Saint-Malo. It has 24 turbines.', titles: ['Tides'] }
  const isSame = (here: string) => isSameSubject(here, source, 'English-US')
  expect(isSame('The Rance station is a famous one.')).toBe(true)
  expect(isSame('The Severn barrage is a famous plan.')).toBe(false)
  expect(isSame('Few stations are as old.')).toBe(true)
  expect(isSame('')).toBe(true)
})

test('what a pronoun stands for is looked for behind other pronouns', () => {
  expect(antecedentIn(['Rance is old.', 'It is large.', 'It runs.'], 'English-US')).toBe('Rance is old.')
  expect(antecedentIn(['It runs.'], 'English-US')).toBe('')
})
