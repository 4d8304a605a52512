import { randomBytes } from 'node:crypto'
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx'
import { zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { makePdf } from '../../../../test-kit/pdf.ts'
import { createReader } from './reader.ts'
import type { Format, ReadDocument } from './types.ts'

const reader = createReader()
afterAll(() => reader.close())

const read = (
  format: Format,
  bytes: Uint8Array | string,
  more: { name?: string; url?: string; contentType?: string } = {},
) => reader.read({ format, bytes: new Uint8Array(Buffer.from(bytes)), name: 'a file', ...more })
const outcome = (reading: Promise<ReadDocument>) =>
  reading.then(
    ({ title }) => `read ${title}`,
    (error) => `${error.code}: ${error.message}`,
  )
const texts = ({ passages }: ReadDocument) => passages.map(({ text }) => text)

const tides = [
  { text: 'How tides make power', y: 780, size: 20 },
  { text: 'Report 1', y: 815, size: 8 },
  { text: 'The Rance station in France was opened in 1966 and has an installed capa-', y: 740 },
  { text: 'city of 240 megawatts. It is the oldest of its kind in the world, and it was', y: 726 },
  { text: 'for a long time the largest as well.', y: 712 },
  { text: '• The first point of a list stands here.', y: 690 },
  { text: '• The second point is this one.', y: 676 },
  { text: 'The next paragraph does not end on this page because it', y: 640 },
  { text: '1', y: 30, x: 290 },
]
const secondPage = [
  { text: 'Report 2', y: 815, size: 8 },
  { text: 'goes on with the next. Then it ends.', y: 780 },
  { text: 'What it costs', y: 740, size: 14 },
  { text: 'Building a barrage is dear. “Größe” und 潮汐発電 🌊 stay what they are.', y: 715 },
  { text: '2', y: 30, x: 290 },
]
const thirdPage = [
  { text: 'Report 3', y: 815, size: 8 },
  { text: 'The third page says that tides are predictable.', y: 780 },
  { text: '3', y: 30, x: 290 },
]

describe('PDF', () => {
  test('becomes passages with page and heading; lines are joined, running heads and page numbers are gone', async () => {
    const pdf = makePdf({
      pages: [{ lines: tides }, { lines: secondPage }, { lines: thirdPage }],
      author: 'Ann Author',
    })
    const steps: number[] = []
    const found = await reader.read(
      { format: 'pdf', bytes: new Uint8Array(pdf), name: 'tides.pdf' },
      { progressed: ({ done }) => steps.push(done) },
    )
    expect(found).toMatchObject({
      title: 'How tides make power',
      author: 'Ann Author',
      publishedAt: null,
      fileDate: '2024-03-05',
      pageCount: 3,
      pagesWithoutText: 0,
      language: 'English-US',
    })
    const all = texts(found).join('\n')
    expect(all).toContain('an installed capacity of 240 megawatts')
    expect(all).toContain('because it goes on with the next.')
    expect(all).toContain('“Größe” und 潮汐発電 🌊 stay')
    expect(all).not.toMatch(/Report|^\d$/m)
    const placed = (words: string) => found.passages.find(({ text }) => text.includes(words))
    expect(placed('Rance')).toMatchObject({ page: 1, heading: 'How tides make power', kind: 'paragraph' })
    expect(placed('second point')).toMatchObject({ page: 1, kind: 'list-item', text: 'The second point is this one.' })
    expect(placed('Building a barrage')).toMatchObject({ page: 2, heading: 'What it costs' })
    expect(placed('predictable')).toMatchObject({ page: 3 })
    expect(steps.at(-1)).toBe(3)
  })

  test('a table at the foot of each page keeps its last rows, a foot with the page’s number goes', async () => {
    const pages = [1, 2, 3, 4].map((page) => ({
      lines: [
        { text: 'Report 2024', y: 815, size: 8 },
        { text: `Station ${'ABCD'[page - 1]} stands at the sea and makes power from its tides.`, y: 780 },
        { text: `2019 ${500 + 7 * page} 7912`, y: 740 },
        { text: `Total ${900 + 11 * page}`, y: 720 },
        { text: `Report on tides | ${page + 8} of 90`, y: 30, size: 8 },
      ],
    }))
    const all = texts(await read('pdf', makePdf({ pages }))).join('\n')
    for (const page of [1, 2, 3, 4]) {
      expect(all).toContain(`2019 ${500 + 7 * page} 7912`)
      expect(all).toContain(`Total ${900 + 11 * page}`)
    }
    expect(all).not.toContain('Report')
  })

  test.each(['about:blank', 'https://example.test/print?id=3'])('%s is no title', async (title) => {
    expect((await read('pdf', makePdf({ pages: [{ lines: tides }], title }))).title).toBe('How tides make power')
  })

  test('headings of the same size as the text are known from the outline', async () => {
    const lines = [
      { text: 'Opening words of the report, which are long enough to be a paragraph.', y: 780 },
      { text: 'Method', y: 750 },
      { text: 'We measured the tide every hour of the year.', y: 730 },
    ]
    const found = await read('pdf', makePdf({ pages: [{ lines }], outline: ['1 Method'] }))
    expect(found.passages.find(({ text }) => text.includes('measured'))).toMatchObject({ heading: 'Method' })
  })

  test('letters that a font gives no meaning leave nothing behind that cannot be stored', async () => {
    const lines = [{ text: '1\0 Meth\0od', y: 780, size: 20 }, ...thirdPage.slice(1)]
    const found = await read('pdf', makePdf({ pages: [{ lines }], outline: ['1\0 Meth\0od'] }))
    expect(JSON.stringify(found)).not.toContain('\\u0000')
    expect(texts(found)).toContain('1 Method')
  })

  test('pages of pictures between pages of text are counted', async () => {
    const found = await read('pdf', makePdf({ pages: [{ picture: true }, { lines: thirdPage }, { picture: true }] }))
    expect(found).toMatchObject({ pageCount: 2, pagesWithoutText: 2 })
  })

  const whole = makePdf({ pages: [{ lines: tides }] })
  test.each([
    [
      'only pictures of pages',
      makePdf({ pages: [{ picture: true }, { picture: true }] }),
      'pdf-pictures-only: This PDF contains only images of text. Run text recognition (OCR) on it, then add the result.',
    ],
    ['blank pages', makePdf({ pages: [{}, {}] }), 'pdf-blank: This PDF has no text. Its pages are blank.'],
    [
      'a password',
      makePdf({ pages: [{ lines: tides }], password: 'secret' }),
      'file-locked: This PDF is password-protected. Save a copy without a password and add that instead.',
    ],
    [
      'half of itself',
      whole.subarray(0, whole.length / 2),
      'file-damaged: This PDF is damaged or incomplete, so it can’t be read.',
    ],
    [
      'its first kilobyte',
      whole.subarray(0, 1000),
      'file-damaged: This PDF is damaged or incomplete, so it can’t be read.',
    ],
    [
      'noise',
      Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(20_000)]),
      'file-damaged: This PDF is damaged or incomplete, so it can’t be read.',
    ],
  ])('of %s is refused in a sentence', async (_, bytes, sentence) => {
    expect(await outcome(read('pdf', bytes))).toBe(sentence)
  })

  test('locked only against changes, not against reading, it is read', async () => {
    expect(await outcome(read('pdf', makePdf({ pages: [{ lines: tides }], password: '' })))).toBe(
      'read How tides make power',
    )
  })
})

async function word(title: string | undefined = 'Tides & turbines'): Promise<Buffer> {
  const cell = (text: string) => new TableCell({ children: [new Paragraph(text)] })
  const row = (...cells: string[]) => new TableRow({ children: cells.map(cell) })
  return Packer.toBuffer(
    new Document({
      title,
      creator: 'Ann Author',
      sections: [
        {
          children: [
            new Paragraph({ text: 'Tides', heading: HeadingLevel.HEADING_1 }),
            new Paragraph({
              children: [
                new TextRun('The station has '),
                new TextRun({ text: '24 turbines', bold: true }),
                new TextRun('. It is in Größe, 中国.'),
              ],
            }),
            new Paragraph({ text: 'One point', bullet: { level: 0 } }),
            new Paragraph({ text: 'Cost', heading: HeadingLevel.HEADING_2 }),
            new Table({ rows: [row('Country', 'Megawatts'), row('France', '240')] }),
          ],
        },
      ],
    }),
  )
}

/** An archive that can be read but whose one large entry says it is small. */
function lyingZip(): Buffer {
  const zip = Buffer.from(
    zipSync(
      { '[Content_Types].xml': Buffer.from('<Types/>'), 'word/document.xml': new Uint8Array(30 * 1024 * 1024) },
      { level: 9 },
    ),
  )
  const size = Buffer.alloc(4)
  size.writeUInt32LE(30 * 1024 * 1024)
  const small = Buffer.alloc(4)
  small.writeUInt32LE(1_000)
  for (let at = zip.indexOf(size); at >= 0; at = zip.indexOf(size, at + 4)) small.copy(zip, at)
  return zip
}

describe('DOCX', () => {
  test('becomes passages under their headings', async () => {
    const found = await read('docx', await word(), { name: 'tides.docx' })
    expect(found).toMatchObject({ title: 'Tides & turbines', author: 'Ann Author' })
    expect(found.passages.find(({ text }) => text.includes('24 turbines'))).toMatchObject({
      heading: 'Tides',
      text: expect.stringContaining('It is in Größe, 中国.'),
    })
    expect(found.passages.find(({ text }) => text.includes('240'))).toMatchObject({ heading: 'Cost' })
    expect(found.passages.find(({ text }) => text === 'One point')).toMatchObject({ kind: 'list-item' })
  })

  test.each(['', 'Microsoft Word - draft 3', 'Document1', 'report-final.docx'])(
    'with the title “%s” is named by its first heading',
    async (title) => {
      expect(await read('docx', await word(title), { name: 'a.docx' })).toMatchObject({ title: 'Tides' })
    },
  )

  const parts = (more: Record<string, Uint8Array>) =>
    Buffer.from(zipSync({ '[Content_Types].xml': Buffer.from('<Types/>'), ...more }, { level: 9 }))
  test.each([
    [
      'that inflates a thousandfold',
      () => parts({ 'word/document.xml': new Uint8Array(60 * 1024 * 1024) }),
      /^file-bomb: This file expands to an unsafe size/,
    ],
    ['whose entry is larger than it says', lyingZip, /^file-bomb/],
    [
      'of very many parts',
      () => parts(Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`word/x${at}.xml`, new Uint8Array()]))),
      /^file-bomb/,
    ],
    [
      'that is another archive',
      () => parts({ 'notes.txt': Buffer.from('hello') }),
      /^file-type-mismatch: This file’s name says it’s a Word document, but its content is another kind of archive/,
    ],
    [
      'cut in half',
      async () => (await word()).subarray(0, 4_000),
      /^file-damaged: This Word document is damaged or incomplete/,
    ],
    ['with broken XML', () => parts({ 'word/document.xml': Buffer.from('<w:document><w:body>') }), /^file-damaged/],
    [
      'that refers to itself a billion times',
      () =>
        parts({
          'word/document.xml': Buffer.from(
            `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${'bcdefghij'.replace(/./g, (name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`)}]><x>&j;</x>`,
          ),
        }),
      /^(file-damaged|file-no-text)/,
    ],
    [
      'without words',
      async () => Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('')] }] })),
      /^file-no-text: This file has no text/,
    ],
  ])('%s is refused in a sentence', async (_, make, sentence) => {
    expect(await outcome(read('docx', await make()))).toMatch(sentence)
  })

  test('nested deeper than a parser can follow is refused, and the next document is read', async () => {
    const deep = `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${'<w:p>'.repeat(60_000)}${'</w:p>'.repeat(60_000)}</w:body></w:document>`
    const relations =
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>'
    const zip = parts({ '_rels/.rels': Buffer.from(relations), 'word/document.xml': Buffer.from(deep) })
    expect(await outcome(read('docx', zip))).toMatch(/^file-(too-complex|damaged|no-text|bomb)/)
    expect(await outcome(read('text', 'Still here.'))).toBe('read a file')
  })
})

describe('text, Markdown, tables', () => {
  test('plain text in an old charset keeps its letters', async () => {
    const found = await read('text', Buffer.from('Die Größe der Flut.\r\n\r\nZweiter Absatz über Ebbe.', 'latin1'), {
      contentType: 'text/plain; charset=iso-8859-1',
      name: 'flut.txt',
    })
    expect(texts(found)).toEqual(['Die Größe der Flut.', 'Zweiter Absatz über Ebbe.'])
    expect(found.title).toBe('flut.txt')
  })

  test('lines with as many bars in plain text are rows of a table', async () => {
    const found = await read('text', Buffer.from('Sales rose.\n\nDivision | 2023\nTiles | £612m\nBricks | £45m'))
    expect(texts(found)).toEqual(['Sales rose.', 'Division | 2023', 'Tiles | £612m', 'Bricks | £45m'])
  })

  test('a labelled line dates a text that has no date of its own', async () => {
    const dated =
      'Wärmepumpen im Altbau\n\nStand: Mai 2023\n\nSie brauchen im Altbau große Heizkörper und kaltes Wasser.'
    expect((await read('text', Buffer.from(dated))).publishedAt).toBe('2023-05')
    const both = '---\ndate: 2024-05-06\n---\n\nLast updated: 3 June 2022\n\nThe tides rise and fall.'
    expect((await read('markdown', Buffer.from(both))).publishedAt).toBe('2024-05-06')
  })

  test('Markdown brings its title, headings and lists', async () => {
    const found = await read(
      'markdown',
      '---\ntitle: "On tides"\nauthor: Ann\ndate: 2024-05-06\n---\n\n# Tides\n\nThey **rise** and [fall](https://x.example).\n\n## Cost\n\n- one item\n',
    )
    expect(found).toMatchObject({ title: 'On tides', author: 'Ann', publishedAt: '2024-05-06' })
    expect(found.passages).toMatchObject([
      { kind: 'heading', level: 1, text: 'Tides' },
      { text: 'They rise and fall.', heading: 'Tides' },
      { kind: 'heading', text: 'Cost' },
      { kind: 'list-item', text: 'one item', heading: 'Cost' },
    ])
  })

  test('a table is read row by row, each row able to stand alone', async () => {
    const found = await read('csv', 'Country;Station;MW\nFrance;"La Rance; Bretagne";240\nKorea;Sihwa;254\n;;\n')
    expect(texts(found)).toEqual([
      'Country: France; Station: La Rance; Bretagne; MW: 240',
      'Country: Korea; Station: Sihwa; MW: 254',
    ])
    expect(texts(await read('csv', '1,2\n3,4\n'))).toEqual(['1; 2', '3; 4'])
  })

  test('nothing but space is no text', async () => {
    expect(await outcome(read('text', ' \n\t '))).toMatch(/^file-no-text/)
    expect(await outcome(read('csv', ';;;\n'))).toMatch(/^file-no-text/)
  })

  test('every passage is exactly what is between its offsets, and the offsets rise', async () => {
    const text = 'One sentence. Another one! 第三句。\n\nمرحبا بالعالم. 🙂 end'
    const { passages } = await read('text', text)
    for (const { text: words, start, end } of passages) expect(words).toBe(text.slice(start, end))
    expect(passages.map(({ start }) => start)).toEqual(passages.map(({ start }) => start).sort((a, b) => a - b))
  })

  test('a hundred thousand words in one paragraph are cut into passages', async () => {
    const found = await read('text', 'The tide rises and the tide falls again every single day. '.repeat(9_100))
    expect(found.words).toBe(100_100)
    expect(found.passages.length).toBeGreaterThan(1_000)
  })
})

const story =
  'Tidal power converts the energy of the tides into electricity, and it has been done since 1966 in the north of France. '.repeat(
    6,
  )
const html = `<!doctype html><html lang="en-GB"><head><title>How tides make power | The Energy Site</title>
<meta property="article:published_time" content="2024-03-02T10:00:00Z"><link rel="canonical" href="/tides"><meta property="og:site_name" content="The Energy Site">
<script type="application/ld+json">{"@graph":[{"@type":"Article","headline":"Linked headline","author":[{"name":"Ann Author"},{"name":"Ben"}]}]}</script>
<script type="application/ld+json">{ broken</script><style>p{color:red}</style></head>
<body><nav><a href="/a">Home</a> <a href="/b">Shop</a></nav><header>Subscribe to our newsletter</header>
<article><h1>How tides make power</h1><p>${story}</p><h2>What it costs</h2><p>${story}</p><script>alert(1)</script><p onclick="x()">The end &amp; more. ${story}</p></article>
<footer>All rights reserved. Cookie settings.</footer></body></html>`

describe('web page', () => {
  test('becomes its article, with what it says of itself', async () => {
    const found = await read('html', html, { url: 'https://energy.example/tides?utm=1', name: 'energy.example' })
    expect(found).toMatchObject({
      title: 'Linked headline',
      author: 'Ann Author, Ben',
      publishedAt: '2024-03-02',
      canonicalUrl: 'https://energy.example/tides',
      siteName: 'The Energy Site',
      language: 'English-UK',
    })
    const all = texts(found).join('\n')
    expect(all).toContain('The end & more.')
    expect(all).not.toMatch(/Subscribe|Cookie|Home|alert|color:red/)
    expect(found.passages.find(({ heading }) => heading === 'What it costs')).toBeTruthy()
  })

  test('without an article is read as it is, less its surroundings', async () => {
    const found = await read(
      'html',
      '<title>Hours</title><nav>Menu one two three</nav><ul><li>Monday nine to five</li><li>Tuesday closed</li></ul>',
      { url: 'https://shop.example/' },
    )
    expect(texts(found).join(' ')).toMatch(/Monday nine to five.*Tuesday closed/s)
    expect(texts(found).join(' ')).not.toContain('Menu')
  })

  test('that only a browser could show says so', async () => {
    expect(
      await outcome(
        read(
          'html',
          '<html><head><title>App</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>',
          { url: 'https://app.example/' },
        ),
      ),
    ).toMatch(/^page-no-text/)
  })

  test.each([
    ['nested 100,000 deep', '<div>'.repeat(100_000)],
    ['of a hundred thousand elements', '<p>word</p>'.repeat(100_000)],
    ['never closed anywhere', `<table><tr><td><a href="${'x'.repeat(100_000)}`],
    ['of open comments', '<!--'.repeat(200_000)],
    ['of broken entities', '&'.repeat(500_000)],
  ])('%s holds nobody up for long', async (_, source) => {
    expect(
      await outcome(
        reader.read(
          { format: 'html', bytes: new Uint8Array(Buffer.from(source)), name: 'x', url: 'https://x.example' },
          { timeoutMs: 30_000 },
        ),
      ),
    ).toMatch(/^(read|page-no-text|file-too-complex)/)
  })
})

describe('the thread', () => {
  test('is stopped at the time limit or by the caller, and starts over for the next document', async () => {
    const long = () => ({
      format: 'text' as const,
      bytes: new Uint8Array(Buffer.from('The tide rises. '.repeat(300_000))),
      name: 'long',
    })
    expect(await outcome(reader.read(long(), { timeoutMs: 1 }))).toMatch(
      /^reading-too-long: Reading this document took too long/,
    )
    const stop = new AbortController()
    const stopped = reader.read(long(), { signal: stop.signal })
    stop.abort(new Error('cancelled'))
    await expect(stopped).rejects.toThrow('cancelled')
    expect(await outcome(read('text', 'Good.'))).toBe('read a file')
  })

  test('leaves the server free while it reads', async () => {
    const pages = Array.from({ length: 60 }, () => ({ lines: tides }))
    const pdf = new Uint8Array(makePdf({ pages }))
    let worst = 0
    let last = performance.now()
    const timer = setInterval(() => {
      worst = Math.max(worst, performance.now() - last)
      last = performance.now()
    }, 5)
    await reader.read({ format: 'pdf', bytes: pdf, name: 'x' })
    clearInterval(timer)
    // far above what a quiet machine shows; reading on this thread would take seconds
    expect(worst).toBeLessThan(500)
  })
})

test('an entry that cannot be unpacked is damage, not a crash', async () => {
  const zip = Buffer.from(
    zipSync({
      '[Content_Types].xml': Buffer.from('<Types/>'.repeat(50)),
      'word/document.xml': Buffer.from('<a/>'.repeat(500)),
    }),
  )
  const name = zip.indexOf('word/document.xml')
  zip.fill(0xff, name + 'word/document.xml'.length, name + 'word/document.xml'.length + 8)
  expect(await outcome(read('docx', zip))).toMatch(/^file-damaged/)
})
