import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countWords, htmlToText, markdownToText, sentences, words } from '../text/index.ts'
import { type SplitSource, splitPassages } from './index.ts'

const source = (text: string, more: Partial<SplitSource> = {}) => ({ sourceId: 's', title: 'T', text, ...more })
const texts = (text: string, more?: Partial<SplitSource>) =>
  splitPassages(source(text, more)).map((passage) => passage.text)

const sentence = 'The tide turns the wheel twice on every single day of the year, they say. '

test('a long paragraph makes passages of whole sentences', () => {
  const text = sentence.repeat(11).trim()
  const passages = splitPassages(source(text))
  const counts = passages.map((passage) => sentences(passage.text).length)
  expect(counts.reduce((a, b) => a + b)).toBe(11)
  expect(counts.every((count) => count >= 2 && count <= 5)).toBe(true)
})

test('a passage is its stretch of the source, and knows where it came from', () => {
  const text = ' One stone.\nTwo stones.\n\nThree.'
  const [first] = splitPassages(source(text, { url: 'https://a.example', date: '2020-05-03' }))
  expect(first).toEqual({
    id: 's:1-23',
    sourceId: 's',
    title: 'T',
    url: 'https://a.example',
    date: '2020-05-03',
    text: 'One stone.\nTwo stones.',
    start: 1,
    end: 23,
  })
})

test('a short last sentence stays with the one before it', () => {
  expect(texts(`${sentence.repeat(4)}It does.`)).toHaveLength(1)
})

test('blocks are not mixed; headings stand alone and name what follows', () => {
  const plain = markdownToText('# Tides\n\nThey rise. They fall.\n\n- one thing\n- another\n\n## Power\n\nIt turns.')
  const found = splitPassages(source(plain.text, { blocks: plain.blocks }))
  expect(found.map(({ kind, heading, text }) => [kind, heading, text])).toEqual([
    ['heading', 'Tides', 'Tides'],
    ['paragraph', 'Tides', 'They rise. They fall.'],
    ['list-item', 'Tides', 'one thing'],
    ['list-item', 'Tides', 'another'],
    ['heading', 'Power', 'Power'],
    ['paragraph', 'Power', 'It turns.'],
  ])
})

test('table rows stand alone', () => {
  const plain = htmlToText('<table><tr><td>a. B</td><td>1</td></tr><tr><td>c</td><td>2</td></tr></table>')
  expect(texts(plain.text, { blocks: plain.blocks })).toEqual(['a. B\t1', 'c\t2'])
})

test('a passage belongs to the page and section in which it begins', () => {
  const text = 'On page one.\n\nStill there.\n\nOn page two.'
  const places = [
    { page: 1, start: 0, end: 28 },
    { page: 2, start: 28, end: 40 },
    { heading: 'Late', start: 14, end: 40 },
  ]
  expect(splitPassages(source(text, { places })).map(({ page, heading }) => [page, heading])).toEqual([
    [1, undefined],
    [1, 'Late'],
    [2, 'Late'],
  ])
})

describe('odd sources', () => {
  test.each(['', ' \n\n ', '... !!', '😀'])('%j has no passages', (text) => expect(texts(text)).toEqual([]))

  test('one word is a passage', () => expect(texts('word')).toEqual(['word']))

  test('only an endless sentence is cut within, between words', () => {
    const text = 'word '.repeat(1_000).trim()
    const found = texts(text)
    expect(found).toHaveLength(4)
    expect(found.join(' ')).toBe(text)
  })

  test('passages are in the text in order and hold all its words', () => {
    const piece = fc.constantFrom(
      'A b. ',
      'Who? ',
      'word ',
      '\n\n',
      '\n',
      '今天。',
      'e.g. ',
      '- ',
      '😀',
      '1990 ',
      'x'.repeat(50),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 80 }), (list) => {
        const text = list.join('')
        const found = splitPassages(source(text))
        let last = 0
        for (const passage of found) {
          expect(passage.start).toBeGreaterThanOrEqual(last)
          expect(passage.text).toBe(text.slice(passage.start, passage.end))
          last = passage.end
        }
        expect(found.reduce((sum, passage) => sum + countWords(passage.text), 0)).toBe(words(text).length)
        expect(splitPassages(source(text))).toEqual(found)
      }),
    )
  })
})
