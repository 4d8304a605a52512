import { strFromU8, unzipSync } from 'fflate'
import mammoth from 'mammoth'
import { expect, test } from 'vitest'
import { type ExportedPicture, readyToLeave } from './exported-document.ts'
import { hardWords, pngPicture, sampleCitation, sampleDocument } from './sample-document.fixture.ts'
import { writeDocx } from './write-docx.ts'

const picture: ExportedPicture = { bytes: pngPicture(40, 30), format: 'png', width: 40, height: 30 }
const about = {
  title: 'Tides',
  description: 'About tides',
  author: 'Ada',
  languageTag: 'de-DE',
  pictures: new Map([['/api/blogs/pictures/p1', picture]]),
}
const document = sampleDocument('/api/blogs/pictures/p1')

test('a Word file, opened again by another reader, holds everything', async () => {
  const bytes = await writeDocx(readyToLeave(document, about, [sampleCitation]))
  const { value: html, messages } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    {
      styleMap: [
        'u => u',
        'strike => s',
        "p[style-name='Code'] => pre",
        "p[style-name='Quote'] => blockquote > p:fresh",
      ],
    },
  )
  expect(messages.filter(({ type }) => type === 'error')).toEqual([])
  for (const words of hardWords.slice(1)) expect(html).toContain(words)
  expect(html).toContain('Zwölf Boxkämpfer &amp; Söhne &lt;5')
  expect(html).toContain('<h1>Tides &amp; Harbours: Zwölf Boote</h1>')
  for (const heading of ['<h2>Marks</h2>', '<h3>Lists</h3>', '<h4>The rest</h4>']) expect(html).toContain(heading)
  expect(html).toContain('<strong>bold</strong>, <em>italic</em>, <u>underlined</u>, <s>struck</s>')
  expect(html).toContain('x<sup>2</sup>, H<sub>2</sub>O')
  expect(html).toContain('<a href="https://tides.example/a?b=1&amp;c=2">')
  expect(html).toContain('After a break.')
  expect(html).toContain('<ul><li>first<ul><li>nested</li></ul></li><li>second</li></ul>')
  expect(html).toContain('<ol><li>three</li><li>four</li></ol>')
  expect(html).toMatch(/<input type="checkbox" checked="checked" ?\/>\s*done/)
  expect(html).toContain('<blockquote><p>A quotation.</p></blockquote>')
  expect(html).toMatch(/<pre>const a = 1 &lt; 2<br ?\/> {2}return "x"<\/pre>/)
  expect(html).toMatch(/<thead><tr><th><p><strong>Harbour<\/strong><\/p><\/th>/)
  expect(html).toContain('<td colspan="2"><p>both columns</p></td>')
  expect(html).toMatch(/<img alt="A harbour at ebb" src="data:image\/png;base64,/)
  expect(html).toContain(Buffer.from(picture.bytes).toString('base64'))
  expect(html).toContain('Ebb in Brest')
  expect(html).toContain('How tides work')
  expect(html.match(/<sup><a href="#footnote-\d+"/g)).toHaveLength(3)
  expect(html).toContain('First note with <strong>weight</strong>.')
  expect(html).toContain('Zweite Fußnote: ملاحظة.')
  expect(html).toContain('„The sentence in its source.“ ')
  expect(html).toContain('<h2>Quellen</h2>')
})

test('Arabic paragraphs run from right to left, the numbers of a list go on from where they start', async () => {
  const files = unzipSync(await writeDocx(readyToLeave(document, about, null)))
  const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  expect(xml).toMatch(/<w:pPr>(?:(?!<\/w:pPr>).)*<w:bidi\/>(?:(?!<\/w:p>).)*اثنا عشر/)
  expect(strFromU8(files['word/numbering.xml'] ?? new Uint8Array())).toContain('<w:start w:val="3"/>')
  expect(strFromU8(files['word/styles.xml'] ?? new Uint8Array())).toContain('<w:lang w:val="de-DE"/>')
})

test('without citations there is neither note nor list of sources', async () => {
  const bytes = await writeDocx(readyToLeave(document, about, null))
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  expect(value).toContain('A cited sentence.')
  expect(value).not.toMatch(/Almanac|Quellen/)
})

test('a picture that cannot be read stands as its description', async () => {
  const bytes = await writeDocx(readyToLeave(document, { ...about, pictures: new Map() }, null))
  expect((await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value).toContain('[A harbour at ebb]')
})
