import { expect, test } from 'vitest'
import type { Passage } from '../../../../engines/retrieval/index.ts'
import type { Candidate } from './context.ts'
import { asFenced, type OpenClaim, roundsOf, withNeighbours } from './model-sources.ts'

const LONG = 'word '.repeat(300)

function claimOn(text: string, ...passages: Passage[]): OpenClaim {
  const candidates = passages.map((passage): Candidate => ({ sentence: passage.text, passage, origin: 'own' }))
  return {
    text,
    before: '',
    weighed: { candidates, finding: { verdict: 'unsure', confidence: 0, stances: [], faults: [] } },
  }
}

const passage = (id: string, text = LONG): Passage => ({
  id,
  sourceId: 's1',
  title: 'Tides',
  date: '2024-05-01T00:00:00.000Z',
  text,
  start: 0,
  end: text.length,
})

test('claims share a call and its passages as long as there is room; one without passages is asked by nobody', () => {
  const [one, two, three] = [passage('1'), passage('2'), passage('3')]
  const claims = [claimOn('A', one, two), claimOn('B', two, one), claimOn('C'), claimOn('D', three)]
  const shape = (tokens: number) =>
    roundsOf(claims, tokens).map((round) => [
      round.claims.map(({ text }) => text).join(''),
      round.sources.map(({ key }) => key).join(''),
    ])
  expect(shape(32_000)).toEqual([['ABD', '123']])
  expect(shape(1_800)).toEqual([
    ['AB', '12'],
    ['D', '3'],
  ])
})

test('a row of a table is read under the head of its table', () => {
  const sources = roundsOf([claimOn('A', passage('1', 'Rance\t1966\t240'))], 32_000)[0]?.sources ?? []
  const head = { of: '1', id: '9', text: 'Station\tOpened\tMegawatts', side: 'head' } as const
  const [row] = withNeighbours(sources, [{ ...head, side: 'before' }, head], 'English-US').map(asFenced)
  expect(row?.text).toBe('(Columns: Station\tOpened\tMegawatts)\nRance\t1966\t240')
})

test('a passage is quoted with title, date, and the sentences next to it, unless their own passage is there too', () => {
  const sources =
    roundsOf([claimOn('A', passage('1', 'It has 24.'), passage('2', 'It is long.'))], 32_000)[0]?.sources ?? []
  const beside = [
    { of: '1', id: '0', text: 'Nothing here. The Rance station opened.', side: 'before' },
    { of: '1', id: '2', text: 'It is long.', side: 'after' },
  ] as const
  const [first, second] = withNeighbours(sources, beside, 'English-US').map(asFenced)
  expect(first).toEqual({
    label: 'SOURCE 1',
    title: 'Tides, published 2024-05-01',
    text: '(Before: The Rance station opened.)\nIt has 24.',
  })
  expect(second?.text).toBe('It is long.')
})
