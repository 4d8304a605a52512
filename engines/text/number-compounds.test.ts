import { expect, test } from 'vitest'
import type { ContentLanguage } from './language.ts'
import { numbers } from './numbers.ts'

function keys(text: string, language: ContentLanguage): string[] {
  return numbers(text, language).map(({ key }) => key)
}

test.each<[ContentLanguage, string, string[]]>([
  ['Spanish', 'un factor de noventa y cinco', ['number:95']],
  ['Spanish', 'dos millones setecientos ochenta mil pesos', ['money:2780000:MXN']],
  ['Spanish', 'ciento veintiún metros, mil doscientas horas', ['quantity:121:m', 'quantity:1200:h']],
  ['Spanish', 'dos mil millones de euros', ['money:2000000000:EUR']],
  ['Portuguese', 'duzentos e cinquenta e três metros', ['quantity:253:m']],
  ['English-US', 'two hundred and fifty people', ['number:250']],
  ['English-US', 'three thousand four hundred and twelve dollars', ['money:3412:USD']],
  ['German', 'fünfundneunzig Meter, zweihundertfünfzig Euro', ['quantity:95:m', 'money:250:EUR']],
  ['German', 'dreitausendvierhundertzwölf Jahre', ['quantity:3412:yr']],
])('%s puts number words together: %s', (language, text, expected) => {
  expect(keys(text, language)).toEqual(expected)
})

test.each<[ContentLanguage, string, string[]]>([
  ['Spanish', 'entre veinte y treinta, dos y tres', ['number:20', 'number:30', 'number:2', 'number:3']],
  ['Spanish', 'de treinta y cinco a cuarenta', ['number:35', 'number:40']],
  [
    'English-US',
    'two and three, twenty and five, two hundred or fifty',
    [2, 3, 20, 5, 200, 50].map((one) => `number:${one}`),
  ],
  ['English-US', 'a dozen, a few, one and two, constructor', ['number:12', 'number:2']],
  ['German', 'Hundertschaft, zwei und zwanzig, gesund', ['number:2', 'number:20']],
])('%s leaves what is no number of several words: %s', (language, text, expected) => {
  expect(keys(text, language)).toEqual(expected)
})
