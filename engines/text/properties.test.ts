import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  comparable,
  contentLanguages,
  htmlToText,
  markdownToText,
  names,
  numbers,
  originOf,
  paragraphs,
  quotes,
  type Span,
  sentences,
  stem,
  support,
  syllables,
  words,
} from './index.ts'

/** Text of the pieces that rules look at, and any characters at all. */
const pieces = fc.constantFrom(
  ...'. … ? ! , ; : " “ ” „ « » ( ) [ ] - – * _ # | > < & ` \n \r\n \t \u00a0 \u200b \u00ad 1 2. 3,5 1990 % $ € a I Dr. U.S. e.g. May and The word Übung 今天 。 สวัสดี ؟ 😀 e\u0301 <p> </p> <b &amp; ** [x](y) \ud800'.split(
    ' ',
  ),
  ' ',
  '\n\n',
)
const text = fc.oneof(
  fc.array(pieces, { maxLength: 60 }).map((list) => list.join('')),
  fc.array(pieces, { maxLength: 40 }).map((list) => list.join(' ')),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ maxLength: 80 }),
)
const language = fc.constantFrom(...contentLanguages)

function expectOrdered(list: readonly Span[], length: number) {
  let last = 0
  const stray = list.find(({ start, end }) => {
    const isStray = start < last || end <= start || end > length
    last = end
    return isStray
  })
  expect(stray).toBeUndefined()
}

describe('for any text in any language', () => {
  test('spans are in order, not empty, within the text, and the same each time', () => {
    fc.assert(
      fc.property(text, language, (source, spoken) => {
        for (const find of [words, paragraphs, sentences, numbers, names, quotes]) {
          const found = find(source, spoken)
          expectOrdered(found, source.length)
          expect(find(source, spoken)).toEqual(found)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('every character but white space is in exactly one sentence', () => {
    fc.assert(
      fc.property(text, language, (source, spoken) => {
        const inside = sentences(source, spoken).map(({ start, end }) => source.slice(start, end))
        expect(inside.join('').replace(/\s/g, '')).toBe(source.replace(/\s/g, ''))
      }),
      { numRuns: 500 },
    )
  })

  test('sentences do not depend on what is in other paragraphs', () => {
    fc.assert(
      fc.property(text, text, (first, second) => {
        const both = `${first}\n\n${second}`
        const shift = first.length + 2
        const later = sentences(second).map(({ start, end }) => ({ start: start + shift, end: end + shift }))
        expect(sentences(both)).toEqual([...sentences(first), ...later])
      }),
    )
  })

  test('markup becomes text whose blocks and runs are in it and in the original', () => {
    fc.assert(
      fc.property(text, (source) => {
        for (const plain of [htmlToText(source), markdownToText(source)]) {
          expectOrdered(plain.blocks, plain.text.length)
          expectOrdered(plain.runs, plain.text.length)
          expectOrdered(
            plain.runs.map(({ from, to }) => ({ start: from, end: to })),
            source.length,
          )
          for (const { start, end, from, to } of plain.runs) {
            if (to - from !== end - start || to - from === 1) continue
            expect(plain.text.slice(start, end).replace(/\s/g, ' ')).toBe(source.slice(from, to).replace(/\s/g, ' '))
          }
          expect(plain.blocks.map(({ start, end }) => plain.text.slice(start, end)).join('\n\n')).toBe(plain.text)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('any part of a text is found in it again', () => {
    fc.assert(
      fc.property(text, fc.nat(), fc.nat(), (source, a, b) => {
        const { text: plain, runs } = comparable(source)
        expectOrdered(runs, plain.length)
        const start = a % (plain.length + 1)
        const end = start + (b % (plain.length - start + 1))
        const origin = originOf({ runs }, { start, end })
        if (origin === null) return
        expect(origin.start).toBeGreaterThanOrEqual(0)
        expect(origin.end).toBeLessThanOrEqual(source.length)
        expect(origin.start).toBeLessThan(origin.end)
      }),
    )
  })

  test('a passage carries itself when quoted whole', () => {
    fc.assert(
      fc.property(text, (source) => {
        if (comparable(source).text === '') return
        expect(support('It is so.', { passage: source, quote: source }).quote).not.toBeNull()
      }),
    )
  })

  test('stems and syllables always answer', () => {
    fc.assert(
      fc.property(text, language, (source, spoken) => {
        expect(stem(source, spoken).length).toBeLessThanOrEqual(2 * source.length + 1)
        expect(syllables(source, spoken)).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('text that is long or odd', () => {
  const odd = {
    'no text': '',
    'one word': 'word',
    'one line of 50,000 letters': 'a'.repeat(50_000),
    'one line of 50,000 characters in words': 'word '.repeat(10_000),
    points: '.'.repeat(50_000),
    'points and blanks': '. '.repeat(25_000),
    'quotation marks': '"'.repeat(50_000),
    apostrophes: "'a ".repeat(17_000),
    brackets: '['.repeat(50_000),
    tags: '<a '.repeat(17_000),
    backticks: '`a'.repeat(25_000),
    blanks: ' '.repeat(50_000),
    'line breaks': 'a\n'.repeat(25_000),
    digits: '1,'.repeat(25_000),
    Arabic: 'هل أنت بخير؟ نعم. '.repeat(2_500),
    Chinese: '今天天气很好我们去公园。'.repeat(4_000),
    Thai: 'สวัสดีครับวันนี้อากาศดี'.repeat(2_000),
    emoji: '😀👨‍👩‍👧🇩🇪 '.repeat(4_000),
    'zero-width characters': 'a\u200bb\u00ad '.repeat(10_000),
    '200,000 words': 'Bees make honey in the U.S. each year, said Dr. Hive in 1990. '.repeat(15_400),
  }
  test.each(Object.entries(odd))('%s', (_name, source) => {
    for (const find of [words, paragraphs, sentences, numbers, names, quotes])
      expectOrdered(find(source), source.length)
    htmlToText(source)
    markdownToText(source)
    comparable(source)
  })
})
