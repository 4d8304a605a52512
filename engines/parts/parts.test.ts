import { expect, test } from 'vitest'
import { countIn, postLength } from '../text/index.ts'
import { measureParts, type Part, renderParts } from './index.ts'

test.each([
  ['plain letters', 'Tides turn.', 11],
  ['accents count once however they are written', 'Cafe\u0301', 4],
  ['an emoji is two, also a family of four', '👨‍👩‍👧‍👦🌊', 4],
  ['a flag and a keycap', '🇫🇷1️⃣', 4],
  ['Chinese is two each', '潮汐能', 6],
  [
    'a link is 23, its full stop is not part of it',
    'See https://example.org/a/very/long/path?with=a&query=string.',
    4 + 23 + 1,
  ],
  ['curly quotes and dashes are one', '“a” – b', 7],
])('X counts: %s', (_, text, count) => {
  expect(postLength(text)).toBe(count)
})

test('a line is counted as its target counts it', () => {
  expect(countIn('characters', '🌊ab')).toBe(3)
  expect(countIn('words', 'Tides turn twice')).toBe(3)
  expect(countIn('pixels', 'iiii')).toBeLessThan(countIn('pixels', 'WWWW'))
})

const mail: Part[] = [
  { name: 'subject', label: 'Subject', form: 'line', limit: { unit: 'characters', most: 10 } },
  { name: 'body', label: 'Body', form: 'text' },
  { name: 'points', label: 'Points', form: 'pairs', columns: ['feature', 'benefit'], headed: true },
  { name: 'tags', label: 'Tags', form: 'list', style: 'commas', limit: { unit: 'characters', most: 7, joined: true } },
]
const values = {
  subject: 'Tides at work',
  body: 'Dear reader,\n\nthey turn.',
  points: [{ feature: 'Quiet', benefit: 'Sleep' }],
  tags: ['sea', 'tide'],
}

test('parts join to Markdown, and an empty one is left out', () => {
  expect(renderParts(mail, values)).toBe(
    '**Subject:** Tides at work\n\nDear reader,\n\nthey turn.\n\n### Points\n\n- **Quiet**: Sleep\n\n**Tags:** sea, tide',
  )
  expect(renderParts(mail, { ...values, points: [], tags: [] })).toBe(
    '**Subject:** Tides at work\n\nDear reader,\n\nthey turn.',
  )
  expect(renderParts([{ name: 'reply', label: 'Reply', form: 'text' }], { reply: 'Thanks.' })).toBe('Thanks.')
})

test('what ends as a question or with a colon gets no colon of ours', () => {
  const points = [{ feature: 'Is it quiet?', benefit: 'Yes.' }]
  expect(renderParts(mail.slice(2, 3), { points })).toContain('- **Is it quiet?** Yes.')
})

test('a heading is in the language of the text, or in English where nobody translated it', () => {
  const parts: Part[] = [
    { name: 'points', label: 'Key points', labels: { de: 'Das Wichtigste' }, form: 'list', headed: true },
    { name: 'body', label: 'Body', form: 'text' },
  ]
  expect(renderParts(parts, { points: ['Ebbe'], body: 'Flut.' }, 'de')).toBe('### Das Wichtigste\n\n- Ebbe\n\nFlut.')
  expect(renderParts(parts, { points: ['Ebbe'], body: 'Flut.' }, 'sv')).toMatch(/^### Key points/)
})

test('every limit is counted, a list alone or together, and only where it holds', () => {
  const measured = measureParts(mail, values, {})
  expect(measured.map(({ part, count, isOver }) => [part, count, isOver])).toEqual([
    ['subject', 13, true],
    ['tags', 9, true],
  ])
  const post: Part = {
    name: 'body',
    label: 'Post',
    form: 'text',
    limit: { unit: 'post', most: 280, where: { field: 'channel', is: 'X' } },
  }
  expect(measureParts([post], { body: 'Hi' }, { channel: 'Ad' })).toEqual([])
  expect(measureParts([post], { body: 'Hi' }, { channel: 'X' })[0]).toMatchObject({ count: 2, isOver: false })
})
