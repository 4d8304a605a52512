import { expect, test } from 'vitest'
import { withoutRest } from './without-rest.ts'

function quoted(sentence: string, words: string): string {
  const start = sentence.indexOf(words)
  return withoutRest(sentence, { start, end: start + words.length })
}

test.each([
  [
    'Das gilt ohne Ausnahme, seit es in der Au gebrannt hat (Familie Prechtl, Januar 2024).',
    'gilt ohne Ausnahme',
    'Das gilt ohne Ausnahme',
  ],
  ['Stammkunden 60. Neue Nummer: 0171 392.', 'Neue Nummer: 0171 392.', 'Neue Nummer: 0171 392.'],
  ['The gate opens at nine, which pleases Mr. Dahl.', 'opens at nine', 'The gate opens at nine'],
])('what says something else is left out: %s', (sentence, words, expected) => {
  expect(quoted(sentence, words)).toBe(expected)
})

test.each([
  ['The hall opens on 5 May, unless it rains that day.', 'opens on 5 May'],
  ['The hall opens on 5 May, the caretaker said yesterday.', 'opens on 5 May'],
  ['A ticket costs 6 euros, for members of the club 4.', 'costs 6 euros'],
  ['The board denied that the hall opens on 5 May.', 'the hall opens on 5 May'],
  ['The hall opens at nine, or ten.', 'opens at nine'],
])('what narrows it, and a word or two, is quoted along: %s', (sentence, words) => {
  expect(quoted(sentence, words)).toBe(sentence)
})
