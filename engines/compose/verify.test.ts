import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentLanguages } from '../text/index.ts'
import { allWriters } from './cases/all-writers.ts'
import { english, materials, tides } from './cases/material.ts'
import type { Composed } from './composed.ts'
import { readMaterial } from './material.ts'
import { verify } from './verify.ts'

const source = {
  id: 'p',
  sourceId: 's',
  title: 'Tides',
  text: 'The Rance station opened in 1966. It has 24 turbines.',
  start: 0,
  end: 53,
}

function cited(text: string, quote: string, end = text.length): Composed {
  const quoteStart = source.text.indexOf(quote)
  const citation = { start: 0, end, passageId: 'p', quote, quoteStart, quoteEnd: quoteStart + quote.length }
  return { text, format: 'markdown', citations: [citation] }
}

describe('what a check finds', () => {
  test('nothing where the words stand in the passage', () => {
    expect(verify(cited('The Rance station opened in 1966.', 'The Rance station opened in 1966.'), [source])).toEqual(
      [],
    )
  })
  test('a quote that does not stand there', () => {
    expect(verify(cited('It opened in 1966.', 'It opened in 1966.'), [source])).toMatchObject([{ kind: 'quote' }])
  })
  test('a number that the quote does not have', () => {
    const faults = verify(cited('The Rance station opened in 1967.', 'The Rance station opened in 1966.'), [source])
    expect(faults).toMatchObject([{ kind: 'unsupported', words: '1967' }])
  })
  test('words that are mostly other ones', () => {
    expect(
      verify(cited('The kettle boils water quickly every morning.', 'It has 24 turbines.'), [source]),
    ).toMatchObject([{ kind: 'unsupported' }])
  })
  test('a statement with a number that nothing carries', () => {
    const composed = cited(
      'The Rance station opened in 1966. It cost 94 million euros.',
      'The Rance station opened in 1966.',
      33,
    )
    expect(verify(composed, [source])).toMatchObject([{ kind: 'uncited', words: 'It cost 94 million euros.' }])
  })
  test('a citation that lies outside the text, and one to a passage that is not there', () => {
    expect(verify({ ...cited('Short.', 'It has 24 turbines.', 900) }, [source])).toMatchObject([{ kind: 'place' }])
    expect(verify(cited('It has 24 turbines.', 'It has 24 turbines.'), [])).toMatchObject([{ kind: 'quote' }])
  })
  test('headings, questions and lines that lead to a list state nothing', () => {
    const text = '## The 3 ways of Rance\n\nHow many turbines did France build in 1966?\n\nIn numbers, 1966:'
    expect(verify({ text, format: 'markdown', citations: [] }, [])).toEqual([])
  })
})

describe('every writer', () => {
  for (const [name, write] of Object.entries(allWriters)) {
    test(`${name} says nothing that the sources do not say`, () => {
      for (const [subject, material] of materials) {
        for (const variant of [0, 1, 3]) {
          const composed = write(material, variant)
          expect(
            verify(composed, material.passages, material.language),
            `${subject}, ${variant}:\n${composed.text}`,
          ).toEqual([])
        }
      }
    })
    test(`${name} writes the same again from the same`, () => {
      const material = english(tides)
      expect(write(material, 2)).toEqual(write(english(tides), 2))
    })
  }
})

const word = fc.constantFrom(
  ...'the a this it its it’s however 24 1966 3.5% €40 Rance Dr. Smith U.S. “quoted” (aside) tides energy — not never because which and [3] *bold* _x_ <b> # 1. http://a.io/b 潮汐 طاقة 🌊 can’t must was were opened costs'.split(
    ' ',
  ),
)
const sentence = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 18 }), fc.constantFrom('.', '?', '!', '', ':', '。', '...'))
  .map(([words, mark]) => words.join(' ') + mark)
const text = fc
  .array(fc.tuple(sentence, fc.constantFrom(' ', '\n', '\n\n')), { maxLength: 12 })
  .map((parts) => parts.map((part) => part.join('')).join(''))

test('whatever the passages, every citation stands and lies in the text', () => {
  const writers = Object.values(allWriters)
  fc.assert(
    fc.property(
      fc.array(text, { maxLength: 3 }),
      text,
      fc.nat(writers.length - 1),
      fc.nat(9),
      fc.constantFrom(...contentLanguages),
      (sources, given, at, variant, language) => {
        const passages = sources
          .filter((part) => part !== '')
          .map((part, place) => ({
            id: `p${place}`,
            sourceId: `s${place}`,
            title: 'A page',
            text: part,
            start: 0,
            end: part.length,
          }))
        const material = readMaterial({ language, passages, given })
        const composed = writers[at]?.(material, variant)
        if (composed === undefined) return
        const faults = verify(composed, material.passages, language).filter(({ kind }) => kind !== 'uncited')
        expect(faults, composed.text).toEqual([])
      },
    ),
    { numRuns: 120 },
  )
})
