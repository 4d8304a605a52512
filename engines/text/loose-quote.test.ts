import { expect, test } from 'vitest'
import { findQuotePieces } from './loose-quote.ts'

const PASSAGE =
  'The answer, "not yet", arrived 27 minutes later. In clear weather – rarely, that is – a well-known signal travelled the line at −5 °C. It cost 4,100 marks.'
const ROW = 'Rauk Head\t3 men\t295\t6.8'

const foundIn = (passage: string, quote: string) =>
  findQuotePieces(passage, quote).map(({ start, end }) => passage.slice(start, end))

test.each([
  ['quotation marks', 'The answer, “not yet”, arrived 27 minutes later.'],
  ['no quotation marks', 'The answer, not yet, arrived 27 minutes later'],
  ['another dash', 'In clear weather - rarely, that is - a well known signal'],
  ['white space', 'arrived  27\nminutes later'],
])('a quotation with %s is found', (_, quote) => {
  expect(foundIn(PASSAGE, quote)).toHaveLength(1)
})

test('a row of a table is found with lines between its cells', () => {
  expect(foundIn(ROW, '| Rauk Head | 3 men | 295 | 6.8 |')).toEqual([ROW])
})

test('of a quotation with gaps each piece is found, in order', () => {
  expect(foundIn(PASSAGE, 'The answer … arrived 27 minutes later. [...] It cost 4,100 marks.')).toEqual([
    'The answer',
    'arrived 27 minutes later',
    'It cost 4,100 marks',
  ])
  expect(foundIn(PASSAGE, 'It cost 4,100 marks. … The answer')).toEqual([])
})

test.each([' ', ',', '. .', '[ '])('a quotation with a long run of %j is read in time', (signs) => {
  expect(findQuotePieces(PASSAGE, `The answer${signs.repeat(200_000)}arrived`)).toEqual([])
})

test('within one endless word nothing is found, in time', () => {
  expect(findQuotePieces('a'.repeat(400_000), 'a'.repeat(200_000))).toEqual([])
  expect(foundIn('anna anna ann', 'ann')).toEqual(['ann'])
})

test.each([
  ['another word', 'The answer, "not now", arrived 27 minutes later.'],
  ['another figure', 'arrived 28 minutes later'],
  ['a word that is left out unmarked', 'The answer arrived 27 minutes later.'],
  ['a figure that is cut', 'It cost 4'],
  ['a word that is cut', 'It cost 4,100 mark'],
  ['a minus that is gone', 'the line at 5 °C'],
  ['small pieces that may stand anywhere', 'The … 27'],
  ['nothing', ' … '],
])('a quotation with %s is not found', (_, quote) => {
  expect(findQuotePieces(PASSAGE, quote)).toEqual([])
})
