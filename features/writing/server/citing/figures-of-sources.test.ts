import { expect, test } from 'vitest'
import { hasFiguresOf } from './figures-of-sources.ts'

test('a sentence may compare figures of two sources; an invented one stands in none', () => {
  const passage = (sourceId: string, text: string) => [
    { id: sourceId, sourceId, title: '', text, start: 0, end: text.length },
  ]
  const sources = [passage('a', 'The drop is 2.0 m.'), passage('b', 'The limit is 250 g.')]
  expect(hasFiguresOf('The drop of 2.0 m goes with 250 g.', sources, 'English-US')).toBe(true)
  expect(hasFiguresOf('The drop of 2.0 m goes with 280 g.', sources, 'English-US')).toBe(false)
})
