import { expect, test } from 'vitest'
import { likeness } from './ranking.ts'

const best = (words: string, labels: string[]) => labels.toSorted((a, b) => likeness(words, b) - likeness(words, a))[0]

test('every word must begin a word of the label', () => {
  expect(likeness('das', 'Dashboard')).toBeGreaterThan(0)
  expect(likeness('board', 'Dashboard')).toBe(0)
  expect(likeness('new bl', 'New blog')).toBeGreaterThan(0)
  expect(likeness('new x', 'New blog')).toBe(0)
})

test('the order of the words does not matter, accents neither', () => {
  expect(likeness('blog new', 'New blog')).toBeGreaterThan(0)
  expect(likeness('resume', 'Résumé')).toBeGreaterThan(0)
})

test('a label goes before another name, a full word before its beginning', () => {
  expect(likeness('theme', 'Theme')).toBeGreaterThan(likeness('theme', 'Appearance', 'theme'))
  expect(best('plan', ['Planner', 'Plan'])).toBe('Plan')
})

test('without words everything fits alike', () => {
  expect(likeness('  ', 'A')).toBe(likeness('', 'B'))
})
