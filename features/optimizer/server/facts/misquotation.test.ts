import { expect, test } from 'vitest'
import { misquotationIn } from './misquotation.ts'

const SOURCE =
  'Trials went on for a year. "The building does not have to be\nrenovated to the last brick before a heat pump goes in," said the project leader. Nobody objected.'
const saying = (words: string) => `“${words},” said the leader.`
const find = (claim: string, ...texts: string[]) => misquotationIn(claim, texts, 'English-US')

test('a quotation that differs by a word is found, with the source’s own words in its place', () => {
  const claim = saying('The building does not need to be renovated to the last brick before a heat pump goes in')
  const found = find(claim, 'Something else entirely.', SOURCE)
  expect(found?.faults.map(({ start, end }) => claim.slice(start, end))).toEqual(['need'])
  expect(found?.evidence.map(({ start, end }) => found.quote.slice(start, end))).toEqual(['have'])
  expect(found).toMatchObject({ index: 1, correction: claim.replace('need', 'have') })
  expect(SOURCE).toContain(found?.quote)
})

test('words that were left out or added are distinguished from the others', () => {
  const cut = saying('The building has to be renovated to the last brick before a heat pump goes in')
  expect(find(cut, SOURCE)?.correction).toContain('does not have to be renovated to the last brick')
  const longer = saying('The building certainly does not have to be renovated to the last brick')
  expect(find(longer, SOURCE)?.faults.map(({ start, end }) => longer.slice(start, end))).toEqual(['certainly'])
})

test('an exact quotation isn’t a misquotation, however it is typeset; nor is one that the source doesn’t have', () => {
  expect(find(saying('The building does not have to be renovated to the last brick'), SOURCE)).toBeNull()
  expect(find(saying('not have to be renovated to the last brick'), 'No.', SOURCE)).toBeNull()
  expect(find(saying('Heat pumps are the finest machines that anybody ever built'), SOURCE)).toBeNull()
  expect(find('He called it a “very bad idea” at once.', 'He called it a very good idea.')).toBeNull()
  expect(find(saying('The building is not worth it'))).toBeNull()
})
