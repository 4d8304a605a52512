import { expect, test } from 'vitest'
import { itemsTooLong, limitsOfEach } from './each-length.ts'

const words = (of: string, most: number) => ({ of, most, unit: 'words' })
const characters = (of: string, most: number) => ({ of, most, unit: 'characters' })

test.each([
  ['Lines she can say aloud, each at most 20 words.', [words('items', 20)]],
  ['Jede Überschrift höchstens 10 Wörter.', [words('titles', 10)]],
  ['Titles of at most 8 words. Six ideas.', [words('titles', 8)]],
  ['Eight at most, each answer no more than 55 words.', [words('answers', 55)]],
  ['Cada respuesta, como mucho 60 palabras.', [words('answers', 60)]],
  ['Each answer between 25 and 60 words.', [words('answers', 60)]],
  ['Lines he can say, each 18 words or fewer, fifteen in all.', [words('items', 18)]],
  ['Each paragraph at most 45 words.', [words('paragraphs', 45)]],
  ['Titles of at most 10 words, each answer at most 55 words.', [words('titles', 10), words('answers', 55)]],
  ['Up to 160 words, subject line at most 45 characters.', [characters('subject', 45)]],
  ['Betreff höchstens 50 Zeichen, höchstens 160 Wörter.', [characters('subject', 50)]],
  ['Short points, each at most 85 characters.', [characters('items', 85)]],
  ['Titles of at most 10 words, titles of at most 12 words.', []],
  ['Twelve at most, none over 25 words.', [words('items', 25)]],
  ['Five headings, then, none longer than 45 characters, and points.', [characters('titles', 45)]],
  ['The answer comes first, and no answer is longer than 60 words.', [words('answers', 60)]],
  ['Die Fragen, wie die Leute sie stellen, keine länger als acht Wörter.', [words('titles', 8)]],
  ['No headings, about 200 words, and no sentence over 20 words.', [words('sentences', 20)]],
  ['A point is a bare fact, 18 words at the outside.', [words('items', 18)]],
  ['A question should sound like somebody, and be under 70 characters.', [characters('titles', 70)]],
  ['A headline of no more than eight words.', [words('titles', 8)]],
  ['At most 220 words.', []],
])('%s', (order, limits) => expect(limitsOfEach(order)).toEqual(limits))

const LONG = 'one two three four five six seven eight nine ten eleven'

test('lines, answers, and titles are each held against the limit of their kind', () => {
  const lines = { content: `### Tides\n- ${LONG}\n- short\n\n${LONG}` }
  expect(itemsTooLong('Each line at most 10 words.', lines)).toMatchObject([{ code: 'off-length', places: [LONG] }])
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
  const email = {
    content: LONG,
    parts: { subject: 'Tides at ten' },
    layout: [{ name: 'subject', label: 'Subject', form: 'line' }],
  } as const
  expect(itemsTooLong('Subject at most 11 characters.', email)).toMatchObject([{ places: ['Tides at ten'] }])
  expect(itemsTooLong('Each line at most 11 words, each title at most 9 characters.', lines)).toEqual([])
})
