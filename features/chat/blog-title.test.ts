import { expect, test } from 'vitest'
import { titledAnswer } from './blog-title.ts'

const answered = (question: string, markdown = 'It has 24.') =>
  titledAnswer(question, { markdown, citations: [], language: 'English-US' })

test.each([
  ['a short question is the title', 'What is  a tide?\nIn two lines.', 'What is a tide?'],
  [
    'a long one ends before words that lead on',
    'What did the Rance station in Brittany cost when it was built in 1966, and how much of it was paid back by 1986?',
    'What did the Rance station in Brittany cost when it was built in 1966',
  ],
  [
    'also where a word would be cut in two',
    'Which of the tidal power stations that were planned in Great Britain after the electrification act were built?',
    'Which of the tidal power stations that were planned in Great Britain',
  ],
  ['one word without blanks is cut', 'x'.repeat(200), 'x'.repeat(80)],
])('%s', (_, question, title) => {
  expect(answered(question).title).toBe(title)
})

test('the heading that an answer opens with is its title and stands there once; citations move along', () => {
  const markdown = '# **Tides** at the Rance\n\nIt has 24 turbines.'
  const at = markdown.indexOf('It has')
  const citations = [
    { id: 'heading', start: 4, end: 9 },
    { id: 'text', start: at, end: markdown.length },
  ]
  expect(titledAnswer('How many?', { markdown, citations, language: 'English-US' })).toEqual({
    title: 'Tides at the Rance',
    markdown: 'It has 24 turbines.',
    citations: [{ id: 'text', start: 0, end: 19 }],
  })
  expect(answered('How many?', '## Only a heading')).toMatchObject({
    title: 'How many?',
    markdown: '## Only a heading',
  })
  expect(answered('How many?', 'It has 24.\n\n## Later').title).toBe('How many?')
})
