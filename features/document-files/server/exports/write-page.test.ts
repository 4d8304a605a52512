import { describe, expect, test } from 'vitest'
import { documentToText } from '../../../blogs/document/plain-text.ts'
import { markdownToDocument } from '../../../blogs/document/read-markdown.ts'
import { htmlToDocument } from '../../../blogs/document/server-html.ts'
import { documentToHtml } from '../../../blogs/document/write-html.ts'
import { type ExportedPicture, readyToLeave } from './exported-document.ts'
import { fileName } from './file-name.ts'
import { hardWords, pngPicture, sampleCitation, sampleDocument } from './sample-document.fixture.ts'
import { writeMarkdownFile } from './write-markdown-file.ts'
import { writePage } from './write-page.ts'
import { pdfBrowser, writePdf } from './write-pdf.ts'

const src = '/api/blogs/pictures/p1'
const picture: ExportedPicture = { bytes: pngPicture(40, 30), format: 'png', width: 40, height: 30 }
const about = {
  title: 'Tides',
  description: 'About "tides"',
  author: 'Ada',
  languageTag: 'de',
  pictures: new Map([[src, picture]]),
}
const document = sampleDocument(src)
const withoutPictures = (html: string) => html.replace(/src="[^"]*"/g, '')

describe('a page, opened again', () => {
  const ready = readyToLeave(document, about, [sampleCitation])
  const page = writePage(ready)

  test('holds the same document', () => {
    const opened = htmlToDocument(page.replace(/data:image\/png;base64,[^"]+/, src))
    expect(withoutPictures(documentToHtml(opened))).toBe(withoutPictures(documentToHtml(ready.document)))
  })

  test('is self-contained and has its metadata', () => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="de">\n<head>\n<meta charset="utf-8">/)
    expect(page).toContain('<title>Tides</title>')
    expect(page).toContain('<meta name="description" content="About &quot;tides&quot;">')
    expect(page).toContain(`src="data:image/png;base64,${Buffer.from(picture.bytes).toString('base64')}"`)
    expect(page).not.toMatch(/<script|src="\/|data-engine|data-citation/)
    expect(page).toContain('Quellen')
  })

  test('of an Arabic text runs from right to left', () => {
    expect(
      writePage(
        readyToLeave(
          htmlToDocument('<h1>المد والجزر</h1>'),
          { ...about, title: 'المد والجزر', languageTag: 'ar' },
          null,
        ),
      ),
    ).toContain('<html lang="ar" dir="rtl">')
  })
})

test('Markdown, opened again, holds the same words, headings, tables, links, notes and the picture', () => {
  const ready = readyToLeave(document, about, [sampleCitation])
  const file = writeMarkdownFile(ready)
  expect(file).toContain('![A harbour at ebb][picture-1]')
  expect(file).toContain(
    `[picture-1]: <data:image/png;base64,${Buffer.from(picture.bytes).toString('base64')}> "Ebb in Brest"`,
  )
  const opened = markdownToDocument(file.replace(/data:image\/png;base64,[^>]+/, src))
  for (const words of hardWords) expect(documentToText(opened)).toContain(words)
  const html = documentToHtml(opened)
  for (const part of [
    '<h4 dir="auto">The rest</h4>',
    'href="https://tides.example/a?b=1&amp;c=2"',
    'data-callout="warning"',
    'Ebb in Brest',
    `src="${src}"`,
    'class="language-js"',
    'data-checked="true"',
    '<sup>2</sup>',
  ])
    expect(html).toContain(part)
  expect(html.match(/data-footnote-item/g)).toHaveLength(3)
  expect(html.match(/<t[dh]\b/g)?.length).toBeGreaterThanOrEqual(5)
})

test.runIf(pdfBrowser())(
  'a PDF, opened again, holds the words, an outline, and the pages’ numbers',
  async () => {
    const { getDocumentProxy, extractText } = await import('unpdf')
    const bytes = await writePdf(writePage(readyToLeave(document, about, [sampleCitation])))
    const pdf = await getDocumentProxy(bytes)
    const { text } = await extractText(pdf, { mergePages: true })
    for (const words of [
      'Tides & Harbours: Zwölf Boote',
      'Zwölf Boxkämpfer & Söhne <5',
      'Người viết',
      'both columns',
      'Zweite Fußnote',
      'Ebb in Brest',
      'An Almanac of Tides',
    ])
      expect(text).toContain(words)
    expect((await pdf.getOutline()).map(({ title }) => title)).toEqual(['Tides & Harbours: Zwölf Boote'])
    const links = await (await pdf.getPage(1)).getAnnotations()
    expect(links.map(({ url }) => url)).toContain('https://tides.example/a?b=1&c=2')
  },
  60_000,
)

describe('names of files', () => {
  test.each([
    ['Tides & Harbours: Zwölf Boote', 'Tides & Harbours Zwölf Boote.docx'],
    ['اثنا عشر', 'اثنا عشر.docx'],
    ['../../etc/passwd', 'etc passwd.docx'],
    ['.hidden', 'hidden.docx'],
    ['CON', 'Untitled.docx'],
    ['', 'Untitled.docx'],
    ['a\u0000b\u202ec', 'a b c.docx'],
    ['what? "this" <that>|*', 'what this that.docx'],
  ])('%j', (title, name) => expect(fileName(title, 'docx')).toBe(name))

  test('a long title is cut between letters', () => {
    const name = fileName('👩‍👩‍👧‍👦'.repeat(40), 'docx')
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(185)
    expect(name).toBe(`${'👩‍👩‍👧‍👦'.repeat(7)}.docx`)
  })
})
