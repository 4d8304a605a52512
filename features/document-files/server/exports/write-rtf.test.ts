import { describe, expect, test } from 'vitest'
import { type ExportedPicture, readyToLeave } from './exported-document.ts'
import { readRtf } from './read-rtf.fixture.ts'
import { rtfText } from './rtf-text.ts'
import { hardWords, pngPicture, sampleCitation, sampleDocument } from './sample-document.fixture.ts'
import { gridRow } from './table-grid.ts'
import { writeRtf } from './write-rtf.ts'

const picture: ExportedPicture = { bytes: pngPicture(40, 30), format: 'png', width: 40, height: 30 }
const about = {
  title: 'Tides',
  description: 'About tides',
  author: 'Ada',
  languageTag: 'de',
  pictures: new Map([['/p1', picture]]),
}
const document = sampleDocument('/p1')

describe('a Word file of the old kind, opened again', () => {
  const opened = readRtf(writeRtf(readyToLeave(document, about, [sampleCitation])))

  test('holds all words to the letter', () => {
    for (const words of hardWords) expect(opened.paragraphs.map(({ text }) => text)).toContain(words)
  })

  test('holds headings as headings', () => {
    expect(
      opened.paragraphs.filter(({ outline }) => outline !== null).map(({ outline, text }) => [outline, text]),
    ).toEqual([
      [1, 'Tides & Harbours: Zwölf Boote'],
      [2, 'Marks'],
      [3, 'Lists'],
      [4, 'The rest'],
      [2, 'Quellen'],
    ])
  })

  test('holds links, footnotes, table cells, lists and the picture itself', () => {
    expect(opened.links).toContainEqual({ address: 'https://tides.example/a?b=1&c=2', text: 'a link' })
    expect(opened.footnotes).toEqual([
      'First note with weight.',
      'Zweite Fußnote: ملاحظة.',
      '„The sentence in its source.“ An Almanac of Tides, page 12 (2025-05-01)',
    ])
    expect(opened.cells).toEqual(['Harbour', 'Range', 'Brest', '6,1 m', 'both columns'])
    expect(opened.listed).toEqual([
      'first',
      'nested',
      'second',
      'three',
      'four',
      'An Almanac of Tides. https://almanac.example/1902',
    ])
    expect(opened.pictures).toEqual([Buffer.from(picture.bytes)])
  })

  test('runs from right to left where its words do', () => {
    expect(opened.paragraphs.filter(({ isRightToLeft }) => isRightToLeft).map(({ text }) => text)).toEqual([
      'اثنا عشر قاربًا في الميناء',
    ])
  })
})

test('bold and larger text also works in Arabic and Hebrew, which have their own control words for it', () => {
  const rtf = new TextDecoder().decode(writeRtf(readyToLeave(document, about, [])))
  expect(rtf).toContain('\\rtlch\\ab\\ltrch\\b\\f0\\rtlch\\afs40\\ltrch\\fs40 ')
  expect(rtf.match(/\\b(?![a-z])/g)?.length).toBe(rtf.match(/\\rtlch\\ab\\ltrch\\b(?![a-z])/g)?.length)
})

test('characters with a meaning in RTF are escaped, those beyond ASCII are Unicode', () => {
  expect(rtfText('a\\b{c}\tä🚤')).toBe('a\\\\b\\{c\\}\\tab \\u228?\\u-10179?\\u-8540?')
})

test('a link cannot end its field', () => {
  const html = writeRtf(readyToLeave(sampleDocument('/p1'), { ...about, title: '} \\field evil' }, null))
  expect(new TextDecoder().decode(html)).toContain('{\\title \\} \\\\field evil}')
})

test('cells that reach down stand in every row', () => {
  const cell = (rows: number, columns = 1) => ({ isHeader: false, columns, rows, align: null, blocks: [] })
  const rows = [[cell(2), cell(1)], [cell(1)], [cell(1, 2)]]
  expect([0, 1, 2].map((index) => gridRow(rows, index).map(({ columns, merge }) => [columns, merge]))).toEqual([
    [
      [1, 'first'],
      [1, null],
    ],
    [
      [1, 'rest'],
      [1, null],
    ],
    [[2, null]],
  ])
})
