import { expect, test } from 'vitest'
import { termsFromCsv } from '../terms-csv.ts'
import { asListed, asTermLines, wordsIn } from './listed-words.ts'

test.each([
  ['commas on one line', 'utilize, in order to, leverage', ['utilize', 'in order to', 'leverage']],
  ['semicolons and lines', 'utilize; in order to\n\n leverage ,', ['utilize', 'in order to', 'leverage']],
  [
    'a phrase with a comma, in quotation marks',
    '"needless to say, of course", synergy',
    ['needless to say, of course', 'synergy'],
  ],
  ['a quotation mark that is never closed', '27" screen, synergy', ['27" screen', 'synergy']],
])('words of a list: %s', (_, typed, words) => {
  expect(wordsIn(typed)).toEqual(words)
  expect(wordsIn(asListed(words))).toEqual(words)
})

test('preferred words on one line are parted by semicolons, unless a spreadsheet wrote them', () => {
  expect(termsFromCsv(asTermLines('sign in, log in, log on; email, "e;mail"'))).toEqual({
    preferred: [
      { use: 'sign in', instead_of: ['log in', 'log on'] },
      { use: 'email', instead_of: ['e;mail'] },
    ],
  })
  expect(termsFromCsv(asTermLines('sign in;log in'))).toEqual({
    preferred: [{ use: 'sign in', instead_of: ['log in'] }],
  })
})
