import { expect, test } from 'vitest'
import type { SectionPlan } from './api.ts'
import { compareOutlines } from './outline-differences.ts'

const section = (heading: string, more: Partial<SectionPlan> = {}): SectionPlan => ({
  heading,
  level: 2,
  notes: '',
  words: 200,
  passage_ids: [],
  ...more,
})

const differencesIn = (mine: SectionPlan[], theirs: SectionPlan[]) => {
  const compared = compareOutlines(mine, theirs)
  const shown = (side: typeof compared.mine) =>
    side.map(({ section: { heading }, differs }) => [heading, ...differs].join(' '))
  return { mine: shown(compared.mine), theirs: shown(compared.theirs) }
}

test('the same section is known by its id, also under another heading, and each part that differs is named', () => {
  const mine = [section('Old dams', { id: 's1', notes: 'briefly' }), section('Costs', { id: 's2' })]
  const theirs = [section('New dams', { id: 's1', words: 300 }), section('Costs', { id: 's2', level: 3 })]
  expect(differencesIn(mine, theirs)).toEqual({
    mine: ['Old dams heading notes words', 'Costs level'],
    theirs: ['New dams heading notes words', 'Costs level'],
  })
})

test('a section missing in one outline is marked in the other; one added to both under the same heading is the same', () => {
  const mine = [section('Kept', { id: 's1' }), section('Added here')]
  const theirs = [section('Kept', { id: 's1' }), section('Added there', { id: 's9' }), section('Gone', { id: 's2' })]
  expect(differencesIn(mine, theirs)).toEqual({
    mine: ['Kept', 'Added here only'],
    theirs: ['Kept', 'Added there only', 'Gone only'],
  })
  expect(differencesIn([section('Both')], [section('Both', { id: 's3' })])).toEqual({
    mine: ['Both'],
    theirs: ['Both'],
  })
})

test('of sections in another order as few as possible count as moved', () => {
  const ids = ['a', 'b', 'c', 'd']
  const inOrder = (order: string[]) => order.map((id) => section(id, { id }))
  expect(differencesIn(inOrder(ids), inOrder(['d', 'a', 'b', 'c'])).mine).toEqual(['a', 'b', 'c', 'd place'])
  expect(differencesIn(inOrder(ids), inOrder(ids)).theirs).toEqual(ids)
})
