// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { screen, show } from '../../../platform/web/test/screen.tsx'
import { ResultNotes } from './ResultNotes.tsx'

const result = { content: 'Tides turn twice a day.', citations: [], input: { fields: {}, language: 'English-US' } }
const citation = { id: 'c', start: 0, end: 5, quote: 'Tides', url: null, passage_id: 'p1', asset_id: 'a1' }

test('a text says its length against what was ordered, at most or about', async () => {
  await show(<ResultNotes result={{ ...result, ordered_words: { count: 3, is_limit: true } }} />)
  expect(screen.getByText('5 of 3 words').textContent).toContain('Too long')
})

test('an earlier result knows the length of its form', async () => {
  await show(<ResultNotes result={{ ...result, input: { ...result.input, fields: { words: '150' } } }} />)
  screen.getByText('5 words, 150 asked for')
})

test('the numbers in the text are named, and so is what was not used', async () => {
  const citations = [
    { ...citation, title: 'tides.txt' },
    { ...citation, id: 'd', start: 6, end: 10, passage_id: 'p2', title: 'tides.txt' },
    { ...citation, id: 'e', start: 11, end: 16, passage_id: 'p3', title: 'moon.txt' },
  ]
  const { container } = await show(
    <ResultNotes result={{ ...result, citations, unused_sources: ['bread.txt', 'wind.txt'] }} />,
  )
  expect(container.textContent).toContain('Sources: 1, 2 tides.txt · 3 moon.txt')
  screen.getByText('Not used: bread.txt, wind.txt')
})
