import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textToPage } from '../text-page.ts'
import { placeClaims } from './place-claims.ts'
import { anchorOf, readSentences } from './read-sentences.ts'

const language = 'English-US'
const read = (...blocks: string[]) => readSentences(textToPage(blocks.join('\n\n')), language)
const claims = (...texts: string[]) =>
  texts.map((text, at) => ({ id: String(at), anchor: anchorOf(text), kind: 'claim' as const }))

test('a claim stays on its words wherever they move and however they are typeset', () => {
  const placed = placeClaims(
    claims('He said “no” in 1966.', 'It has 24.'),
    read('It has 24.', 'He  said "no" in 1966.'),
  )
  expect([...placed].map(([id, { state, sentence }]) => [id, state, sentence.text])).toEqual([
    ['0', 'fresh', 'He  said "no" in 1966.'],
    ['1', 'fresh', 'It has 24.'],
  ])
})

test('a claim whose words are gone is stale on the sentence that has most of them, or nowhere', () => {
  const [rance, okta] = ['The Rance station opened in 1966.', 'Okta has 48 lighthouses.']
  const placed = placeClaims(claims(rance, okta), read('The Rance station opened in 1976.', 'Bread is baked at night.'))
  expect(placed.get('0')).toMatchObject({ state: 'stale', sentence: { text: 'The Rance station opened in 1976.' } })
  expect(placed.has('1')).toBe(false)
})

test('a quoted sentence that was changed is no claim anymore', () => {
  const [claim] = claims('Slack tide is the time in which the water stands still.')
  const quoted = claim ? [{ ...claim, kind: 'quoted' as const }] : []
  const changed = read('Slack tide is the hour in which the water stands still.')
  expect(placeClaims(quoted, changed).size).toBe(0)
})

test('a sentence that another claim is on is not taken for a changed one', () => {
  const placed = placeClaims(claims('It opened in 1966.', 'It opened in 1976.'), read('It opened in 1976.'))
  expect([...placed.keys()]).toEqual(['1'])
})

test('headings and code state nothing; spans are in the text', () => {
  const page = textToPage('# It opened in 1966.\n\nIt has 24. It is long.')
  const found = readSentences(page, language)
  expect(found.map(({ start, end }) => page.text.slice(start, end))).toEqual(['It has 24.', 'It is long.'])
})

test('no claim is in two places, and no two in one', () => {
  const sentence = fc.array(fc.constantFrom('tide', 'sea', 'rose', '1966', 'dam'), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 8 }), fc.array(sentence, { maxLength: 8 }), (before, after) => {
      const texts = [...new Set(before.map((words) => `${words.join(' ')}.`))]
      const placed = placeClaims(claims(...texts), read(...after.map((words) => `${words.join(' ')}.`)))
      const taken = [...placed.values()].map(({ sentence: { start } }) => start)
      expect(new Set(taken).size).toBe(taken.length)
    }),
    { numRuns: 60 },
  )
})
