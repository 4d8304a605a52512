import { expect, test } from 'vitest'
import { descriptionFit, slugOf, titlePixels } from './search-width.ts'

test('titles are measured in pixels, wide letters and wide scripts as wider', () => {
  expect(titlePixels('')).toBe(0)
  expect(titlePixels('iiii')).toBeLessThan(titlePixels('WWWW'))
  expect(titlePixels('Tidal power: how the sea makes electricity')).toBeGreaterThan(330)
  expect(titlePixels('Tidal power: how the sea makes electricity')).toBeLessThan(400)
  expect(titlePixels('大坝')).toBe(40)
})

test('descriptions fit from 121 to 156 characters', () => {
  expect([0, 120, 121, 156, 157].map((length) => descriptionFit('x'.repeat(length)))).toEqual([
    'none',
    'short',
    'fits',
    'fits',
    'long',
  ])
})

test.each([
  ['How Tides Work: A Guide', 'how-tides-work-a-guide'],
  ['Größe & Änderung', 'groesse-aenderung'],
  ["It's a déjà vu", 'its-a-deja-vu'],
  ['大坝 2024', '大坝-2024'],
  ['?!', ''],
])('%s is addressed as %s', (title, slug) => expect(slugOf(title)).toBe(slug))

test('an address is cut between words', () => {
  expect(slugOf('word '.repeat(40)).length).toBeLessThanOrEqual(84)
  expect(slugOf('word '.repeat(40))).not.toMatch(/-$/)
})
