import { expect, test } from 'vitest'
import type { Passage } from '../../../engines/retrieval/index.ts'
import { confirmCitations } from './confirm-citations.ts'
import { SourceMarkFilter } from './source-marks.ts'

const passage = (id: string, text: string): Passage => ({
  id,
  sourceId: 's',
  title: 'Tides',
  text,
  start: 0,
  end: text.length,
})
const passages = [
  passage(
    'p1',
    'The first large tidal power plant was the Rance station in France, which opened in 1966. It has 24 turbines.',
  ),
  passage('p2', 'Tides are more predictable than wind and sun. The cost of building a barrage is high.'),
]

function confirmed(marked: string) {
  const filter = new SourceMarkFilter()
  filter.push(marked)
  filter.end()
  return confirmCitations(filter.text, filter.marks, passages, 'English-US').map(
    ({ start, end, passage: { id }, quote }) => ({ words: filter.text.slice(start, end), id, quote }),
  )
}

test('a sentence that its passage carries is cited, with the words that carry it', () => {
  expect(confirmed('Large tidal power began in 1966 with the Rance station [1]. Nothing else here.')).toEqual([
    {
      words: 'Large tidal power began in 1966 with the Rance station.',
      id: 'p1',
      quote: 'The first large tidal power plant was the Rance station in France, which opened in 1966.',
    },
  ])
})

test('the mark may stand behind the full stop, and two sources may carry one sentence', () => {
  expect(
    confirmed('Tidal power from tides is predictable, and building a barrage is costly.[1][2]').map(({ id }) => id),
  ).toEqual(['p1', 'p2'])
})

test.each([
  ['a source that was never given', 'Tides are predictable [7].'],
  ['a year that the passage lacks', 'The Rance station opened in 1967 [1].'],
  ['a number that the passage lacks', 'The plant has 25 turbines [1].'],
  ['a name that the passage lacks', 'The power plant at Rance was opened by General Dupont [1].'],
  ['a passage about something else', 'Rabbits eat grass and clover in meadows [2].'],
  ['no sentence at all', '[1]'],
])('%s is not cited', (_, text) => {
  expect(confirmed(text)).toEqual([])
})

test('every quote stands in its passage and every span in the text', () => {
  for (const { quote, id, words } of confirmed('# Tides\n\n- Tides are predictable [2].\n- It has 24 turbines [1].')) {
    expect(passages.find((one) => one.id === id)?.text).toContain(quote)
    expect(words).not.toContain('#')
  }
})
