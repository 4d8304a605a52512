import { expect, test } from 'vitest'
import { partsOf } from './MarkedWords.tsx'
import { softened } from './soften.ts'
import { faceOf } from './verdict-faces.ts'

test('a sentence is softened where it leaves no room, and only there', () => {
  expect(softened('All dams always prove costly.', 'English-US')).toBe('Most dams usually prove costly.')
  expect(softened('The dam is 750 metres long.', 'English-US')).toBeNull()
  expect(softened('Alle Dämme sind immer teuer.', 'German')).toBeNull()
})

test('a text is cut at its marks without losing a letter', () => {
  const text = 'It opened in 1976 with 24.'
  const parts = partsOf(text, [
    { start: 23, end: 25 },
    { start: 13, end: 17 },
    { start: 15, end: 40 },
  ])
  expect(parts.map(({ words }) => words).join('')).toBe(text)
  expect(parts.filter(({ isMarked }) => isMarked).map(({ words }) => words)).toEqual(['1976', '24'])
})

test('a sentence that a source has in the same words is shown as supported, an opinion without a verdict', () => {
  expect(faceOf({ kind: 'quoted', verdict: 'supported', accepted: null, reason: null }, 'fresh')).toBe('supported')
  expect(faceOf({ kind: 'opinion', verdict: null, accepted: null, reason: null }, 'fresh')).toBe('unscored')
})
