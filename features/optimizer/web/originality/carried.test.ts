import { expect, test } from 'vitest'
import { changedText } from '../../changed-text.ts'
import { carried } from './carried.ts'

const words = (text: string, wanted: string, from = 0) => {
  const start = text.indexOf(wanted, from)
  return { start, end: start + wanted.length }
}

test('words that moved are found where they are now, and changed ones are not', () => {
  const checked = 'One stays.\n\nTwo moves on.\n\nThree is rewritten.'
  const now = 'Something new.\n\nOne stays.\n\nAnd more.\n\nTwo moves on.\n\nThree is now other.'
  const asked = ['One stays.', 'Two moves on.', 'Three is rewritten.'].map((wanted) => words(checked, wanted))
  expect(carried(checked, now, asked)).toEqual([words(now, 'One stays.'), words(now, 'Two moves on.'), null])
})

test('of words that stand twice each keeps its own place', () => {
  const checked = 'again and again. Between them. again and again.'
  const now = `New. ${checked}`
  const twice = [words(checked, 'again and again.'), words(checked, 'again and again.', 5)]
  expect(carried(checked, now, twice)).toEqual(twice.map(({ start, end }) => ({ start: start + 5, end: end + 5 })))
})

test('only paragraphs that were not there before are new', () => {
  expect(changedText(null, 'One.\n\nTwo.')).toBe('One.\n\nTwo.')
  expect(changedText('One.\n\nTwo.', 'Two.\n\nThree.\n\nOne. ')).toBe('Three.')
  expect(changedText('One.', 'One.')).toBe('')
})
