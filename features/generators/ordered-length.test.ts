import { expect, test } from 'vitest'
import { longerThan, mostCharactersOrdered, mostWordsOf, mostWordsOrdered } from './ordered-length.ts'

test.each([
  ['Il faut le synopsis, 150 mots au plus, au présent.', 150],
  ['Brochure synopsis, max 130 words, don’t give it away.', 130],
  ['Escreve um comunicado com no máximo 170 palavras.', 170],
  ['Schreib eine Einladung, höchstens 1.200 Wörter.', 1_200],
  ['Scrivi una lettera, massimo 160 parole.', 160],
  ['At most 220 words. First sentence: what changes.', 220],
  ['Only the intro please, 90 to 120 words, the rest I’ve written.', 120],
  ['Bitte 80–100 Wörter.', 100],
  ['Una página. Como mucho 230 palabras, de usted.', 230],
  ['Between 170 and 210 words. Address them as “you”.', 210],
  ['Bis zu 150 Wörter.', 150],
  ['Jede Überschrift höchstens 10 Wörter.', null],
  ['Lines she can say aloud, each at most 20 words.', null],
  ['Write about 200 words on tides.', null],
  ['Three posts of at most 100 words each.', null],
  ['A summary of at most 80 words, then a text of at most 300 words.', null],
  ['Sort the call. Output: level, reason in one line, note of at most 80 words.', null],
  ['For our members, in at most 90 words.', 90],
  ['The novel has 61.000 words.', null],
  ['At most 300 words, no sentence over 20 words.', 300],
  ['Two short paragraphs, 100 words tops, and the first sentence short.', 100],
  ['No headings, 330 words at the outside, signed Joan and Peter.', 330],
  ['No pases de 165 palabras.', 165],
  ['Numbered, twelve at most, none over 25 words.', null],
])('%s', (order, most) => {
  expect(mostWordsOrdered(order)).toBe(most)
})

test.each([
  ['A bio for the festival page. At most 400 characters.', 400],
  ['Eine Notiz für die App, insgesamt höchstens 280 Zeichen.', 280],
  ['Subject at most 110 characters, 120 words.', null],
  ['Each entry at most 120 characters.', null],
  ['At most 45 characters.', null],
  ['The whole thing no more than 1,500 characters.', 1500],
  ['Not over 1,500 characters all told.', 1500],
])('%s', (order, most) => {
  expect(mostCharactersOrdered(order)).toBe(most)
})

test('a text is counted by its blanks, without marks', () => {
  expect(longerThan(10, 'words', '## L’eau – c’est tout')).toEqual([])
  // what was said of each line
  expect(longerThan(10, 'words', 'One two three. '.repeat(11))).toEqual([])
  expect(longerThan(10, 'words', 'One two three. '.repeat(4))).toMatchObject([
    { code: 'too-long', message: 'Too long: 12 words (you asked for at most 10).' },
  ])
})

test('a length that was chosen may be passed by a little, and gives way to one that is said', () => {
  expect(mostWordsOf({ order: 'The tide turns.', words: 190 })).toBe(201)
  expect(mostWordsOf({ order: 'At most 150 words.', words: 190 })).toBe(150)
  expect(mostWordsOf({ order: 'The tide turns.', words: undefined })).toBeNull()
})
