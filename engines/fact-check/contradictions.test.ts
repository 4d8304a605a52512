import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contradictions } from './index.ts'

const found = (sentences: string[]) =>
  contradictions(sentences).map(({ first, second, rule, firstSpan, secondSpan }) => [
    rule,
    sentences[first]?.slice(firstSpan.start, firstSpan.end),
    sentences[second]?.slice(secondSpan.start, secondSpan.end),
  ])

test.each([
  [
    'The plant opened in 1990 with new machines.',
    'The plant opened in 1992 with new machines.',
    ['date', '1990', '1992'],
  ],
  ['The mill employs 300 workers in spring.', 'In spring the mill employs 350 workers.', ['number', '300', '350']],
  [
    'The old mill was bought by Anna Berg.',
    'The old mill was bought by Carl Wolf.',
    ['name', 'Anna Berg', 'Carl Wolf'],
  ],
  ['Exports of wheat grew in Kansas.', 'Exports of wheat fell in Kansas.', ['direction', 'grew', 'fell']],
])('%s / %s', (first, second, expected) => {
  expect(found([first, 'Bees make honey.', second])).toEqual([expected])
})

test.each([
  ['Sales of bread rose 5% in 2019.', 'Sales of bread rose 8% in 2020.'],
  ['The plant opened in 1990.', 'The plant closed in 1999 after a fire.'],
  ['About 300 workers came to the mill.', 'The mill had 296 workers that came.'],
  ['Anna Berg bought the mill in May.', 'Carl Wolf sold the farm in May.'],
  ['In winter, the ferry runs six times a day.', 'In summer, the ferry runs nine times a day.'],
  ['The mill is 2 km away from town.', 'The mill is 2,000 metres away from town.'],
])('no contradiction: %s / %s', (first, second) => expect(found([first, second])).toEqual([]))

test('spans are in their sentences, and a text with itself is at peace', () => {
  const piece = fc.constantFrom(
    'The mill ',
    'was built ',
    'in 1901',
    'in 1902',
    ' not ',
    'by Anna ',
    '5% ',
    '今天',
    '.',
  )
  const sentence = fc.array(piece, { maxLength: 8 }).map((list) => list.join(''))
  fc.assert(
    fc.property(fc.array(sentence, { maxLength: 8 }), (sentences) => {
      for (const { first, second, firstSpan, secondSpan } of contradictions(sentences)) {
        expect(first).toBeLessThan(second)
        expect(sentences[first]?.slice(firstSpan.start, firstSpan.end)).not.toBe('')
        expect(sentences[second]?.slice(secondSpan.start, secondSpan.end)).not.toBe('')
      }
    }),
  )
  expect(contradictions(Array.from({ length: 30 }, () => 'The mill was built in 1901 by Anna.'))).toEqual([])
})
