import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { readyToLeave } from '../exported-document.ts'
import { hardWords, pngPicture, sampleCitation, sampleDocument } from '../sample-document.fixture.ts'
import { all, named, readXml, words, type XmlElement } from './read-xml.fixture.ts'
import { writePages } from './write-pages.ts'

const bytes = pngPicture(40, 30)
const about = {
  title: 'Tides',
  description: 'About tides',
  author: 'Ada',
  languageTag: 'de',
  pictures: new Map([['/p1', { bytes, format: 'png' as const, width: 40, height: 30 }]]),
}

function opened(title = 'Tides') {
  const files = unzipSync(writePages(readyToLeave(sampleDocument('/p1'), { ...about, title }, [sampleCitation])))
  const document = readXml(new TextDecoder().decode(files['index.xml']))
  const body = named(document, 'sf:text-storage').find(({ attributes }) => attributes.get('sf:kind') === 'body')
  if (!body) throw new Error('no body')
  const paragraphs = named(body, 'sf:layout').flatMap((layout) => named(layout, 'sf:p'))
  return { files, document, body, paragraphs }
}

const styleOf = (paragraph: XmlElement) => paragraph.attributes.get('sf:style') ?? ''

describe('a Pages file, opened again', () => {
  const { files, document, body, paragraphs } = opened()

  test('refers to nothing that it does not hold', () => {
    const held = new Set(all(document).map(({ attributes }) => attributes.get('sfa:ID')))
    const idents = new Set(all(document).map(({ attributes }) => attributes.get('sf:ident')))
    for (const { name, attributes } of all(document)) {
      const reference = attributes.get('sfa:IDREF')
      if (reference) expect(held).toContain(reference)
      const style = attributes.get(name === 'sf:t' ? 'sf:s' : 'sf:style') ?? attributes.get('sf:parent-ident')
      if (style) expect(idents).toContain(style)
      const path = attributes.get('sf:path')
      if (path) expect(Object.keys(files)).toContain(path)
    }
  })

  test('holds all words to the letter', () => {
    for (const hard of hardWords) expect(paragraphs.map(words)).toContain(hard)
  })

  test('holds headings as headings, and what runs from right to left as such', () => {
    const headings = paragraphs.filter((each) => /^longhand-h\d/.test(styleOf(each)))
    expect(headings.map((each) => [styleOf(each), words(each)])).toEqual([
      ['longhand-h1', 'Tides & Harbours: Zwölf Boote'],
      ['longhand-h2', 'Marks'],
      ['longhand-h3', 'Lists'],
      ['longhand-h4', 'The rest'],
      ['longhand-h2', 'Quellen'],
    ])
    expect(paragraphs.filter((each) => styleOf(each).endsWith('-rtl')).map(words)).toEqual([
      'اثنا عشر قاربًا في الميناء',
    ])
  })

  test('holds links, lists, the cells of the table and the picture itself', () => {
    expect(named(body, 'sf:link').map((link) => [link.attributes.get('href'), words(link)])).toContainEqual([
      'https://tides.example/a?b=1&c=2',
      'a link',
    ])
    const listed = paragraphs.filter((each) => /-in-longhand-(ordered|bullets)/.test(styleOf(each)))
    expect(listed.map((each) => [each.attributes.get('sf:list-level'), words(each)])).toEqual([
      ['1', 'first'],
      ['2', 'nested'],
      ['1', 'second'],
      ['1', 'three'],
      ['1', 'four'],
      ['1', 'An Almanac of Tides. https://almanac.example/1902'],
    ])
    expect(named(document, 'sf:text-label').map(({ attributes }) => attributes.get('sf:first'))).toContain('3')
    expect(named(body, 'sf:ct').map(({ attributes }) => attributes.get('sfa:s'))).toEqual([
      'Harbour',
      'Range',
      'Brest',
      '6,1 m',
      'both columns',
    ])
    expect(named(body, 'sf:t').at(-1)?.attributes.get('sf:col-span')).toBe('2')
    expect(named(body, 'sf:o')).toHaveLength(1)
    expect(Buffer.from(files['picture-1.png'] ?? [])).toEqual(Buffer.from(bytes))
  })

  test('holds footnotes as footnotes, each marked in the text', () => {
    expect(
      named(body, 'sf:footnotes').flatMap((notes) => named(notes, 'sf:p').map((note) => words(note).trim())),
    ).toEqual([
      'First note with weight.',
      'Zweite Fußnote: ملاحظة.',
      '„The sentence in its source.“ An Almanac of Tides, page 12 (2025-05-01)',
    ])
    expect(named(body, 'sf:footnote').map(({ attributes }) => attributes.get('sf:mark'))).toEqual(['1', '2', '3'])
  })
})

test('signs that XML forbids or gives a meaning stand for themselves or are left out', () => {
  const { document } = opened('a "quoted" <b> & \u0007bell \ud800 half')
  const [title] = named(document, 'sf:title').flatMap((each) => named(each, 'sf:string'))
  expect(title?.attributes.get('sfa:string')).toBe('a "quoted" <b> & bell \ufffd half')
})
