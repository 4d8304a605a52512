import { expect, test } from 'vitest'
import { type ContentLanguage, names, quotes } from './index.ts'

const found = (text: string, language?: ContentLanguage) => names(text, language).map(({ name }) => name)

test.each([
  ['Apple Inc. was founded by Steve Jobs in California.', ['Apple Inc', 'Steve Jobs', 'California']],
  ['Prices rose. They fell on Monday in May.', []],
  ['We read The Lord of the Rings by J. R. R. Tolkien.', ['Lord of the Rings', 'J. R. R. Tolkien']],
  ['Shares of Johnson & Johnson and the Bank of America fell.', ['Johnson & Johnson', 'Bank of America']],
  ['Then Dr. Smith’s brother met IBM about the iPhone.', ['Smith', 'IBM', 'iPhone']],
  ['Tea is good. We drink Tea.', ['Tea', 'Tea']],
  ['Tea is good. We drink tea.', []],
  ['How To Bake Good Bread At Home', []],
  ['It reaches 240 MW and 5 GHz, the MW plant of the EU.', ['MW', 'EU']],
  ['BREAKING NEWS TODAY', []],
  ['I think I’m right.', []],
  ['', []],
])('%s', (text, expected) => expect(found(text)).toEqual(expected))

test('German writes all nouns large: only runs and capitals count', () => {
  expect(found('Die Frau Angela Merkel ging mit der NATO ins Haus.', 'German')).toEqual(['Frau Angela Merkel', 'NATO'])
})

test('in German the first word of a sentence is large by its place', () => {
  expect(found('Schwere Räder nimmt der Fernzug nicht mit. Drei Tage später kam Angela Merkel.', 'German')).toEqual([
    'Angela Merkel',
  ])
})

test('a name does not go on in the next sentence', () => {
  expect(found('We went to Paris. Rome came later, then Oslo.')).toEqual(['Paris', 'Oslo'])
})

test.each([
  ['He said "this is it" and left.', ['this is it']],
  ['“Yes,” she said, “of course.”', ['Yes,', 'of course.']],
  ['„Gut so“, sagte er. «Bien», dit-elle. « Oui »', ['Gut so', 'Bien', ' Oui ']],
  ['「行こう」と', ['行こう']],
  ["the dogs' food isn't 'so good' here", ['so good']],
  ['6" by 4" wide', []],
  ['an "open one\n\nthat never closes"', []],
])('quotations of %s', (text, expected) => {
  expect(quotes(text).map(({ inner }) => text.slice(inner.start, inner.end))).toEqual(expected)
})
