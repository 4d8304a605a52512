import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SourceMarkFilter } from './source-marks.ts'

function filtered(pieces: readonly string[]) {
  const filter = new SourceMarkFilter()
  const given = pieces.map((piece) => filter.push(piece)).join('') + filter.end()
  return { given, text: filter.text, marks: filter.marks }
}

test.each([
  [
    'It opened in 1966 [1]. It has 24 turbines.[2][3]',
    'It opened in 1966. It has 24 turbines.',
    [
      [17, [1]],
      [38, [2, 3]],
    ],
  ],
  ['Both agree [1, 4].', 'Both agree.', [[10, [1, 4]]]],
  ['All agree [2-4].', 'All agree.', [[9, [2, 3, 4]]]],
  ['Named [SOURCE 2].', 'Named.', [[5, [2]]]],
  ['Benannt [Quelle: 2].', 'Benannt.', [[7, [2]]]],
  ['Both [Sources 1 and 3] agree.', 'Both agree.', [[4, [1, 3]]]],
  ['Both [#1 & #2-4].', 'Both.', [[4, [1, 2, 3, 4]]]],
  ['A year [1966] and a list [1, two] stay.', 'A year [1966] and a list [1, two] stay.', []],
  [
    'A [link](https://x.example) and [12](https://y.example) stay.',
    'A [link](https://x.example) and [12](https://y.example) stay.',
    [],
  ],
  ['An array a[i] and [x] stay; - [ ] a task too.', 'An array a[i] and [x] stay; - [ ] a task too.', []],
  ['It opens at 5 a.m. [1]. Then it closes.', 'It opens at 5 a.m. Then it closes.', [[18, [1]]]],
  ['The end [1]', 'The end', [[7, [1]]]],
  ['Open bracket [1', 'Open bracket [1', []],
  ['Line one [1]\n\nLine two', 'Line one\n\nLine two', [[8, [1]]]],
])('%s', (source, text, marks) => {
  const whole = filtered([source])
  expect(whole.text).toBe(text)
  expect(whole.marks.map(({ at, numbers }) => [at, numbers])).toEqual(marks)
  expect(filtered([...source])).toEqual(whole)
})

test('split anywhere, the text and the marks are the same; the parts passed on make up the text', () => {
  const word = fc.constantFrom(
    'a',
    ' ',
    '[',
    ']',
    '1',
    '23',
    '[1]',
    ' [2, 3]',
    '[4](',
    '](x)',
    '.',
    '\n',
    'source ',
    '【5】',
    '-',
  )
  fc.assert(
    fc.property(
      fc.array(word, { maxLength: 30 }),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 10 }),
      (words, sizes) => {
        const source = words.join('')
        const whole = filtered([source])
        const pieces: string[] = []
        for (let at = 0, turn = 0; at < source.length; turn++) {
          const size = sizes[turn % sizes.length] ?? 1
          pieces.push(source.slice(at, at + size))
          at += size
        }
        const cut = filtered(pieces)
        expect(cut.text).toBe(whole.text)
        expect(cut.given).toBe(cut.text)
        expect(cut.marks).toEqual(whole.marks)
      },
    ),
  )
})
