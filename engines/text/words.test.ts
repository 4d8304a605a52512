import { expect, test } from 'vitest'
import { countWords, paragraphs, textOf, words } from './index.ts'

const cut = (text: string) => words(text).map((span) => textOf(text, span))

test.each([
  ['Don’t split well-known words.', ['Don’t', 'split', 'well-known', 'words']],
  ['It costs $1,234.50 in the U.S.A. today', ['It', 'costs', '1,234.50', 'in', 'the', 'U.S.A', 'today']],
  ['one – two — three... four', ['one', 'two', 'three', 'four']],
  ['l’eau, aujourd’hui', ['l’eau', 'aujourd’hui']],
  ['co\u00adoperate zero\u200bwidth', ['co\u00adoperate', 'zero\u200bwidth']],
  ['naïve e\u0301te\u0301', ['naïve', 'e\u0301te\u0301']],
  ['😀 👨‍👩‍👧 🇩🇪', []],
  ['', []],
  ['word', ['word']],
])('%s', (text, expected) => expect(cut(text)).toEqual(expected))

test('scripts without spaces are cut into words', () => {
  expect(cut('我喜欢苹果')).toEqual(['我', '喜欢', '苹果'])
  expect(countWords('สวัสดีครับวันนี้อากาศดี')).toBeGreaterThan(3)
  expect(cut('東京2020はABCだ')).toContain('2020')
  expect(cut('مرحبا بالعالم')).toHaveLength(2)
})

test('an endless line costs no more than a long one, and loses nothing', () => {
  const text = '今天天气很好'.repeat(5_000)
  expect(cut(text).join('')).toBe(text)
})

test('paragraphs are separated by empty lines of any kind', () => {
  const text = ' one\ntwo \n \nthree\r\n\r\nfour\u2029five\fsix'
  expect(paragraphs(text).map((span) => textOf(text, span))).toEqual(['one\ntwo', 'three', 'four', 'five', 'six'])
  expect(paragraphs('\n \n')).toEqual([])
})
