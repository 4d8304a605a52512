import { describe, expect, test } from 'vitest'
import { boundsIn, carried, distanceOff, type OrderedLength, offBounds } from './lengths.ts'

const ORDER = 'Two points of no more than six words, and an end of 10 to 12 words.'
const TEXT = [
  '## What it costs',
  '- The ferry costs six euros each way.',
  '- Bicycles go free.',
  'It sails at seven, nine, and eleven. On Sundays it stays at the quay.',
].join('\n')

function length(places: string[], { least, most, unit = 'words' }: Partial<OrderedLength>): OrderedLength {
  return { version: 1, said: 'as said', unit, least, most, places }
}

function off(lengths: OrderedLength[], text = TEXT) {
  return offBounds(boundsIn(lengths, text, ORDER), text).map(({ words, count }) => [words, count])
}

describe('places are counted', () => {
  test('each that an order limits, without its marks', () => {
    const points = ['- The ferry costs six euros each way.', '- Bicycles go free.']
    expect(off([length(points, { most: 6 })])).toEqual([['- The ferry costs six euros each way.', 7]])
  })

  test('a long one named by its beginning and its end; one that is too short too', () => {
    const end = 'It sails at seven, … at the quay.'
    expect(off([length([end], { least: 10, most: 12 })])).toEqual([
      ['It sails at seven, nine, and eleven. On Sundays it stays at the quay.', 14],
    ])
    expect(off([length(['It sails at seven, nine, and eleven.'], { least: 10 })])).toEqual([
      ['It sails at seven, nine, and eleven.', 7],
    ])
  })

  test('paragraphs together, where the number was for both', () => {
    const both = ['It sails at seven, nine, and eleven.', 'On Sundays it stays at the quay.']
    expect(off([length(both, { least: 10, most: 12 })])).toEqual([[both.join(' '), 14]])
  })

  test.each([
    ['by a number that nobody said', length(['- Bicycles go free.'], { most: 4 })],
    ['where it stands nowhere', length(['- Dogs go free.'], { most: 6 })],
    ['where it stands twice', length(['e'], { most: 6 })],
    ['so far off that something else was meant', length([TEXT], { most: 6 })],
    ['without a bound', length(['- Bicycles go free.'], {})],
  ])('none %s', (_, one) => {
    expect(boundsIn([one], TEXT, ORDER)).toEqual([])
  })
})

test.each([
  ['before it', 'What it costs', 'The fare', '- Bicycles go free.'],
  ['behind it', 'On Sundays', 'On a Sunday', '- Bicycles go free.'],
  ['within it', 'go free', 'travel free of charge', '- Bicycles travel free of charge.'],
  ['of all of it', '- Bicycles go free.', '- Dogs ride.', '- Dogs ride.'],
])('an edit %s leaves a bound at its place', (_, words, instead, left) => {
  const after = TEXT.replace(words, instead)
  const bounds = boundsIn([length(['- Bicycles go free.'], { most: 6 })], TEXT, ORDER)
  const [bound] = carried(bounds, { before: TEXT, after, words })
  expect(after.slice(bound?.start, bound?.end)).toBe(left)
})

test('an edit across the end of a place says nothing of it any more', () => {
  const words = 'go free.\nIt sails'
  const after = TEXT.replace(words, 'go, and it sails')
  const bounds = boundsIn([length(['- Bicycles go free.'], { most: 6 })], TEXT, ORDER)
  expect(carried(bounds, { before: TEXT, after, words })).toEqual([])
})

test('how far all are off is told in words, six characters for one', () => {
  const bounds = boundsIn(
    [
      length(['- The ferry costs six euros each way.'], { most: 6 }),
      length(['What it costs'], { most: 6, unit: 'characters' }),
    ],
    TEXT,
    ORDER,
  )
  expect(distanceOff(bounds, TEXT)).toBeCloseTo(1 + 7 / 6)
})
