import { expect, test } from 'vitest'
import { itemsTooLong } from './each-length.ts'
import { mostWordsOfEach } from './ordered-length.ts'

test.each([
  ['Lines she can say aloud, each at most 20 words.', { of: 'items', most: 20 }],
  ['Jede Überschrift höchstens 10 Wörter.', { of: 'titles', most: 10 }],
  ['Titles of at most 10 words. Six ideas.', { of: 'titles', most: 10 }],
  ['Eight at most, each answer no more than 55 words.', { of: 'answers', most: 55 }],
  ['Cada respuesta, como mucho 60 palabras.', { of: 'answers', most: 60 }],
  ['Each answer between 25 and 60 words.', { of: 'answers', most: 60 }],
  ['Lines he can say, each 18 words or fewer, fifteen in all.', { of: 'items', most: 18 }],
  ['Titles of at most 10 words, each answer at most 55 words.', null],
  ['At most 220 words.', null],
])('%s', (order, limit) => expect(mostWordsOfEach(order)).toEqual(limit))

const LONG = 'one two three four five six seven eight nine ten eleven'

test('lines, answers, and titles are each held against the limit of their kind', () => {
  const lines = { content: `### Tides\n- ${LONG}\n- short\n\n${LONG}` }
  expect(itemsTooLong('Each line at most 10 words.', lines)).toMatchObject([{ code: 'too-long', places: [LONG] }])
  const answers = { content: `## ${LONG}\n\n### Why?\nBecause.\n\n### When?\n${LONG}` }
  expect(itemsTooLong('Each answer at most 10 words.', answers)).toMatchObject([{ places: [LONG] }])
  const parts = {
    ideas: [
      { title: LONG, angle: LONG },
      { title: 'Short', angle: LONG },
    ],
  }
  const layout = [{ name: 'ideas', label: 'Ideas', form: 'pairs', columns: ['title', 'angle'] }] as const
  expect(itemsTooLong('Titles of at most 10 words.', { content: '', parts, layout })).toMatchObject([
    { places: [LONG] },
  ])
  expect(itemsTooLong('Each line at most 11 words.', lines)).toEqual([])
})
