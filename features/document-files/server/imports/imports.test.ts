import { deflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { page, redirect, type Site, site } from '../../../../test-kit/site.ts'
import { documentToHtml } from '../../../blogs/document/write-html.ts'
import { readyToLeave } from '../exports/exported-document.ts'
import { hardWords, pngPicture, sampleDocument } from '../exports/sample-document.fixture.ts'
import { writeDocx } from '../exports/write-docx.ts'
import { writeMarkdownFile } from '../exports/write-markdown-file.ts'
import { writePage } from '../exports/write-page.ts'

let server: TestServer
let writer: Writer
let web: Site

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  web = await site({
    '/article': page(
      `<html><head><title>Tide tables</title></head><body><nav><a href="/">Home</a> Menu words</nav><article><h2>How tides come about</h2>${'<p>The moon pulls at the water, and the water follows it around the world, twice each day, in most places.</p>'.repeat(6)}<p>See <a href="more?x=1">more</a>.</p><img src="/pic.png" alt="ebb"><img data-src="/late.png" src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="late"></article><footer>Footer words</footer></body></html>`,
    ),
    '/pic.png': page(pngPicture(20, 10), 'image/png'),
    '/late.png': page(pngPicture(30, 10), 'image/png'),
    '/notes.md': page('# Notes\n\nSome *words*.', 'text/markdown'),
    '/moved': redirect('/article'),
    '/empty': page('<html><body><script>1</script></body></html>'),
  })
})
afterAll(async () => {
  await web.close()
  await server.close()
})

const picture = { bytes: pngPicture(40, 30), format: 'png' as const, width: 40, height: 30 }
const src = '/api/blogs/pictures/p1'
const document = sampleDocument(src)
const ready = readyToLeave(
  document,
  { title: 'Tides', description: '', author: 'Ada', languageTag: 'en', pictures: new Map([[src, picture]]) },
  null,
)

async function send(name: string, bytes: Uint8Array | string, by = writer) {
  const raw = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  return by.caller.call('POST', `/api/blogs/import?name=${encodeURIComponent(name)}`, {
    raw,
    headers: { 'content-type': 'application/octet-stream' },
  })
}
const htmlOf = async (id: string): Promise<string> =>
  (await writer.caller.get('/api/get/saved/copy/internal', { copy_id: id })).body.copy_to_save
const plain = (html: string) =>
  html
    .replace(/src="[^"]*"/g, 'src')
    .replace(/ (?:id|data-footnote|data-footnote-item|href)="#?(?:fn-|fnref-)?(?:n\d|footnote-\d|\d)[^"]*"/g, '')
    .replaceAll(' rel="noopener"', '')
    .replaceAll(' />', '>')
    .replaceAll('="" ', ' ')
    .replaceAll('&quot;', '"')

describe('what went out comes in again', () => {
  test('as a Word file', async () => {
    const { status, body } = await send('tides.docx', await writeDocx(ready))
    expect([status, body.blog?.title]).toEqual([200, 'Tides & Harbours: Zwölf Boote'])
    const html = await htmlOf(body.blog.id)
    for (const words of hardWords.slice(1)) expect(html).toContain(words)
    for (const part of [
      '<h4 dir="auto">The rest</h4>',
      '<strong>bold</strong>',
      '<mark>marked</mark>',
      '<code>code()</code>',
      '<sub>2</sub>',
      'href="https://tides.example/a?b=1&amp;c=2"',
      'data-callout="warning"',
      'data-checked="true"',
      '<figcaption dir="auto">Ebb in Brest</figcaption>',
      'alt="A harbour at ebb"',
      '<td dir="auto" colspan="2">',
      '<blockquote dir="auto">',
    ])
      expect(html).toContain(part)
    expect(html).toContain('First note with <strong>weight</strong>.')
    expect(html.match(/<sup data-footnote=/g)).toHaveLength(2)
    expect(html).toMatch(/<pre><code>const a = 1 &lt; 2\n {2}return "x"<\/code><\/pre>/)
    const kept = await writer.caller.fetch('GET', /src="(\/api\/blogs\/pictures\/[^"]+)"/.exec(html)?.[1] ?? '')
    expect(new Uint8Array(await kept.arrayBuffer())).toEqual(picture.bytes)
  })

  test('as a page', async () => {
    const { body } = await send('tides.html', writePage(ready))
    expect(plain(await htmlOf(body.blog.id))).toBe(plain(documentToHtml(ready.document)))
  })

  test('as Markdown', async () => {
    const { body } = await send('tides.md', writeMarkdownFile(ready))
    const html = await htmlOf(body.blog.id)
    for (const words of hardWords.slice(1)) expect(html).toContain(words)
    expect(html).toMatch(/<img src="\/api\/blogs\/pictures\/[^"]+" alt="A harbour at ebb"/)
  })
})

describe('files of others', () => {
  test('Google Docs’ own HTML keeps weights, lists and real addresses', async () => {
    const html =
      '<html><head><style>.c1{font-weight:700}</style></head><body><h1>Doc</h1><p><span class="c1">bold</span> <a href="https://www.google.com/url?q=https://example.org/x&sa=D">link</a></p><ul><li>one</li></ul></body></html>'
    const { body } = await send('doc.html', html)
    expect(await htmlOf(body.blog.id)).toContain(
      '<strong>bold</strong> <a href="https://example.org/x" rel="noopener">link</a>',
    )
  })

  test('a text without heading is called like its file', async () => {
    const { body } = await send('Reise nach Überlingen.txt', 'Erster Satz.\n\nZweiter Satz.')
    expect(body.blog).toMatchObject({ title: 'Reise nach Überlingen', excerpt: 'Erster Satz. Zweiter Satz.' })
  })

  test.each([
    [
      'an own heading',
      '---\r\ntitle: "Gezeiten: wie sie kommen" # draft\r\ndescription: Was der Mond tut\r\nslug: gezeiten\r\ntags:\r\n  - meer\r\n  - \'Ebbe und Flut\'\r\n---\r\n\r\n# Ebbe\r\n\r\nText.',
      'Ebbe',
    ],
    [
      'no heading',
      '---\ntitle: "Gezeiten: wie sie kommen"\ndescription: Was der Mond tut\nslug: gezeiten\ntags: [meer, "Ebbe und Flut"]\n---\nText.',
      'Gezeiten: wie sie kommen',
    ],
  ])('the head of a Markdown file with %s becomes title, meta fields and tags', async (_what, markdown, title) => {
    const { body } = await send('gezeiten.md', markdown)
    expect(body.blog).toMatchObject({ title, excerpt: 'Text.', tags: ['meer', 'Ebbe und Flut'] })
    const { meta } = (await writer.caller.get(`/api/blogs/${body.blog.id}`)).body
    expect(meta).toMatchObject({
      title: 'Gezeiten: wie sie kommen',
      description: 'Was der Mond tut',
      slug: 'gezeiten',
    })
  })

  test('a rule at the start of a Markdown file is no head', async () => {
    const { body } = await send('rule.md', '---\n\nWords between rules: they stay.\n\n---\n\nMore.')
    expect(body.blog.excerpt).toBe('Words between rules: they stay. More.')
  })

  test('an old charset is understood', async () => {
    const { body } = await send(
      'alt.html',
      new Uint8Array(
        Buffer.from(
          '<html><head><meta charset="iso-8859-1"></head><body><h1>Größe</h1><p>x</p></body></html>',
          'latin1',
        ),
      ),
    )
    expect(body.blog.title).toBe('Größe')
  })

  test('a form with a file is taken like the bare file', async () => {
    const form = new FormData()
    form.append('file', new File(['# From a form\n\nWords.'], 'form.md'))
    const { body } = await writer.caller.call('POST', '/api/blogs/import', { raw: form })
    expect(body.blog.title).toBe('From a form')
    form.append('file', new File(['# Another\n\nWords.'], 'another.md'))
    form.append('file', new File([''], 'empty.md'))
    const several = await writer.caller.call('POST', '/api/blogs/import', { raw: form })
    expect(several.body.blogs.map(({ title }: { title: string }) => title)).toEqual(['From a form', 'Another'])
    expect(several.body.refused).toMatchObject([{ name: 'empty.md', code: 'file-empty' }])
  })

  test('the same file with the same Idempotency-Key makes one blog; another file with it is a conflict', async () => {
    const sendKeyed = (words: string) =>
      writer.caller.call('POST', '/api/blogs/import?name=k.md', {
        raw: words,
        headers: { 'content-type': 'text/markdown', 'idempotency-key': 'import-once' },
      })
    const [first, second] = [await sendKeyed('# Once'), await sendKeyed('# Once')]
    expect(second.body.blog.id).toBe(first.body.blog.id)
    expect((await sendKeyed('# Twice')).status).toBe(409)
  })

  test('no body at all is an empty file', async () => {
    expect((await writer.caller.call('POST', '/api/blogs/import')).body.code).toBe('file-empty')
  })

  test.each([
    ['an empty file', 'a.md', '', 400, 'This file is empty.'],
    ['a file without words', 'a.html', '<script>1</script>', 400, 'This file has no text.'],
    [
      'a PDF',
      'a.pdf',
      '%PDF-1.7\n\u0000',
      415,
      'You can import .docx, .md, .html, and .txt files. Add other files as sources.',
    ],
    [
      'a .docx that is something else',
      'a.docx',
      'just text',
      415,
      'This file’s name says it’s a Word document, but its content is something else.',
    ],
    [
      'a damaged .docx',
      'a.docx',
      'PK\u0003\u0004 cut off',
      400,
      'This Word document is damaged or incomplete, so it can’t be read.',
    ],
    [
      'bytes of no kind',
      'a.txt',
      'a\u0000b',
      415,
      'You can import .docx, .md, .html, and .txt files. Add other files as sources.',
    ],
  ])('%s gets a clear sentence', async (_, name, content, status, message) => {
    const answer = await send(name, content)
    expect([answer.status, answer.body.message]).toEqual([status, message])
  })

  test('a Word file that unpacks to gigabytes is refused before it is unpacked', async () => {
    const answer = await send('bomb.docx', zipBomb())
    expect([answer.status, answer.body.code]).toEqual([400, 'file-bomb'])
  })

  test('a file over 25 MB is refused', async () => {
    expect((await send('big.txt', new Uint8Array(25 * 1024 * 1024 + 1))).status).toBe(413)
  })

  test('nobody imports without a session, nor into others’ projects', async () => {
    const other = await server.newWriter()
    expect((await server.stranger().call('POST', '/api/blogs/import?name=a.md', { raw: '# a' })).status).toBe(401)
    const answer = await writer.caller.call('POST', `/api/blogs/import?name=a.md&project_id=${other.projectId}`, {
      raw: '# a',
    })
    expect(answer.status).toBe(404)
  })
})

describe('an address', () => {
  const importUrl = (url: string) => writer.caller.post('/api/blogs/import/url', { url })

  test('becomes the article that is there, with its pictures and whole links', async () => {
    const { status, body } = await importUrl(`${web.url}/moved`)
    expect([status, body.blog?.title]).toEqual([200, 'Tide tables'])
    const html = await htmlOf(body.blog.id)
    expect(html).toContain('How tides come about')
    expect(html).toContain(`href="${web.url}/more?x=1"`)
    expect(html).not.toMatch(/Menu words|Footer words/)
    expect(html.match(/<img src="\/api\/blogs\/pictures\//g)).toHaveLength(2)
  })

  test('of a file becomes what the file is', async () => {
    expect((await importUrl(`${web.url}/notes.md`)).body.blog.title).toBe('Notes')
  })

  test('is not asked for on behalf of somebody else’s project', async () => {
    const { projectId } = await server.newWriter()
    web.requests.length = 0
    const { status } = await writer.caller.post('/api/blogs/import/url', {
      url: `${web.url}/article`,
      project_id: projectId,
    })
    expect([status, web.requests]).toEqual([404, []])
  })

  test.each([
    ['one that leads inwards', 'http://169.254.169.254/latest'],
    ['one that is not there', () => `${web.url}/missing`],
    ['one without text', () => `${web.url}/empty`],
    ['an invalid one', 'ftp://x.example'],
  ])('%s is refused with a sentence', async (_, url) => {
    const { status, body } = await importUrl(typeof url === 'function' ? url() : url)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.message.length).toBeGreaterThan(10)
  })
})

/** A ZIP with one entry that says it is small and unpacks to 1 GB. */
function zipBomb(): Uint8Array {
  const name = Buffer.from('word/document.xml')
  const packed = deflateRawSync(Buffer.alloc(64 * 1024 * 1024))
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(8, 8)
  local.writeUInt16LE(name.length, 26)
  const central = Buffer.alloc(46)
  central.writeUInt32LE(0x02014b50, 0)
  central.writeUInt16LE(8, 10)
  central.writeUInt32LE(packed.length, 20)
  central.writeUInt32LE(1_000, 24)
  central.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(46 + name.length, 12)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return new Uint8Array(Buffer.concat([local, name, packed, central, name, end]))
}
