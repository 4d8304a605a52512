import { expect, test } from 'vitest'
import { pieces, stretchOf } from './spans.ts'

test('marked and other pieces make up the whole text, whatever the stretches', () => {
  const text = 'abcdefgh'
  for (const marked of [
    [],
    [{ start: 0, end: 8 }],
    [{ start: 2, end: 4 }],
    [
      { start: 5, end: 6 },
      { start: 1, end: 3 },
    ],
    [
      { start: 1, end: 5 },
      { start: 3, end: 7 },
    ],
    [
      { start: -3, end: 2 },
      { start: 6, end: 99 },
    ],
    [{ start: 4, end: 4 }],
    [{ start: 7, end: 2 }],
  ]) {
    const found = pieces(text, marked)
    expect(found.map((piece) => piece.text).join('')).toBe(text)
    for (const { start, end, text: words } of found) expect(text.slice(start, end)).toBe(words)
  }
  expect(
    pieces(text, [
      { start: 1, end: 5 },
      { start: 3, end: 7 },
    ])
      .filter(({ isMarked }) => isMarked)
      .map(({ text: words }) => words),
  ).toEqual(['bcde', 'fg'])
})

test('a quote is found whatever its spaces, quotation marks and case', () => {
  const text = 'She said: “Never\n again”, and left (for good).'
  expect(stretchOf('"never again"', text)).toEqual({ start: 10, end: 24 })
  expect(stretchOf('(for good).', text)).toEqual({ start: 35, end: 46 })
  expect(stretchOf('always', text)).toBeNull()
  expect(stretchOf('   ', text)).toBeNull()
})
