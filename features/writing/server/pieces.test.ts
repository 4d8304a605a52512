import { describe, expect, test } from 'vitest'
import { pieces } from './pieces.ts'

describe('pieces', () => {
  test.each([
    '',
    ' ',
    'Tides rise twice a day.',
    '潮汐能是一种可再生能源。',
    `see https://example.org/${'a'.repeat(80)} now`,
    '👩‍👩‍👧‍👦 family 🌊🌊',
    '\n\n# A\n\n- b\n',
  ])('joined they are the text: %s', (text) => {
    expect(pieces(text).join('')).toBe(text)
  })
  test('about a word each', () => {
    expect(pieces('Tides rise twice a day.')).toEqual(['Tides ', 'rise ', 'twice ', 'a ', 'day.'])
    expect(pieces('潮汐能是一种可再生能源。').length).toBeGreaterThan(2)
    expect(pieces('👩‍👩‍👧‍👦 x')[0]).toBe('👩‍👩‍👧‍👦 ')
  })
})
