import { expect, test } from 'vitest'
import { longerThanOrdered, mostWordsOrdered } from './ordered-length.ts'

test.each([
  ['Il faut le synopsis, 150 mots au plus, au présent.', 150],
  ['Brochure synopsis, max 130 words, don’t give it away.', 130],
  ['Escreve um comunicado com no máximo 170 palavras.', 170],
  ['Schreib eine Einladung, höchstens 1.200 Wörter.', 1_200],
  ['Scrivi una lettera, massimo 160 parole.', 160],
  ['At most 220 words. First sentence: what changes.', 220],
  ['Write about 200 words on tides.', null],
  ['Three posts of at most 100 words each.', null],
  ['A summary of at most 80 words, then a text of at most 300 words.', null],
  ['The novel has 61.000 words.', null],
])('%s', (order, most) => {
  expect(mostWordsOrdered(order)).toBe(most)
})

test('a text is counted by its blanks, without marks', () => {
  expect(longerThanOrdered('## L’eau – c’est tout', 'At most 10 words.')).toEqual([])
  expect(longerThanOrdered('One two three. '.repeat(4), 'At most 10 words.')).toMatchObject([
    { code: 'too-long', message: 'Too long: 12 words (you asked for at most 10).' },
  ])
})
