import { createHash, randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'

/** A line of text on a page, in points from the lower left corner. */
export interface PdfTextLine {
  text: string
  x?: number
  y: number
  size?: number
}

export interface PdfPageContent {
  lines?: PdfTextLine[]
  /** A picture over the whole page, as a scanner makes it. */
  picture?: boolean
}

export interface PdfContent {
  pages: PdfPageContent[]
  title?: string
  author?: string
  /** Titles of the outline; each leads to the first page. */
  outline?: string[]
  /** Locks the document with this password (standard handler, RC4 of 40 bits). */
  password?: string
}

const WIDTH = 595
const HEIGHT = 842

/** Writes a PDF (1.4) of text lines and pictures. Any character may be in a line: letters are mapped by a ToUnicode table. */
export function makePdf(content: PdfContent): Buffer {
  const objects: string[] = []
  const streams = new Map<number, Buffer>()
  const add = (body: string, stream?: Buffer): number => {
    objects.push(body)
    if (stream) streams.set(objects.length, stream)
    return objects.length
  }
  const letters = new Map<string, number>()
  for (const line of content.pages.flatMap((page) => page.lines ?? []))
    for (const letter of line.text) if (!letters.has(letter)) letters.set(letter, letters.size + 1)

  const font = addFont(add, letters)
  const picture = content.pages.some((page) => page.picture)
    ? add(
        '/Type /XObject /Subtype /Image /Width 8 /Height 8 /ColorSpace /DeviceGray /BitsPerComponent 8',
        Buffer.alloc(64, 128),
      )
    : 0
  const pagesId = objects.length + 1 + content.pages.length * 2
  const kids = content.pages.map((page) => {
    const drawn = add('', Buffer.from(drawing(page, letters), 'latin1'))
    const resources = `<< /Font << /F1 ${font} 0 R >> ${picture ? `/XObject << /I1 ${picture} 0 R >>` : ''} >>`
    return add(
      `<< /Type /Page /Parent ${pagesId} 0 R /MediaBox [0 0 ${WIDTH} ${HEIGHT}] /Resources ${resources} /Contents ${drawn} 0 R >>`,
    )
  })
  add(`<< /Type /Pages /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] /Count ${kids.length} >>`)
  const outline = content.outline ? addOutline(add, content.outline, kids[0] ?? 0, objects) : 0
  const catalog = add(`<< /Type /Catalog /Pages ${pagesId} 0 R ${outline ? `/Outlines ${outline} 0 R` : ''} >>`)
  const info = add(
    `<< /Title ${hexText(content.title ?? '')} /Author ${hexText(content.author ?? '')} /CreationDate (D:20240305120000Z) >>`,
  )
  return assemble(objects, streams, { catalog, info, password: content.password })
}

function drawing(page: PdfPageContent, letters: Map<string, number>): string {
  const shown = (page.lines ?? []).map(({ text, x = 60, y, size = 11 }) => {
    const codes = [...text].map((letter) => (letters.get(letter) ?? 0).toString(16).padStart(4, '0')).join('')
    return `BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm <${codes}> Tj ET`
  })
  return [...(page.picture ? [`q ${WIDTH} 0 0 ${HEIGHT} 0 0 cm /I1 Do Q`] : []), ...shown].join('\n')
}

/** A font without shapes: every letter is half as wide as it is high, and its meaning is in the ToUnicode table. */
function addFont(add: (body: string, stream?: Buffer) => number, letters: Map<string, number>): number {
  const entries = [...letters].map(
    ([letter, code]) =>
      `<${code.toString(16).padStart(4, '0')}> <${Buffer.from(letter, 'utf16le').swap16().toString('hex')}>`,
  )
  const blocks: string[] = []
  for (let at = 0; at < entries.length; at += 100)
    blocks.push(
      `${Math.min(100, entries.length - at)} beginbfchar\n${entries.slice(at, at + 100).join('\n')}\nendbfchar`,
    )
  const cmap = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /T def /CMapType 2 def\n1 begincodespacerange <0000> <ffff> endcodespacerange\n${blocks.join('\n')}\nendcmap end end`
  const toUnicode = add('', Buffer.from(cmap, 'latin1'))
  const descriptor = add(
    '<< /Type /FontDescriptor /FontName /Plain /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 >>',
  )
  const cidFont = add(
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Plain /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${descriptor} 0 R /DW 500 >>`,
  )
  return add(
    `<< /Type /Font /Subtype /Type0 /BaseFont /Plain /Encoding /Identity-H /DescendantFonts [${cidFont} 0 R] /ToUnicode ${toUnicode} 0 R >>`,
  )
}

function addOutline(add: (body: string) => number, titles: string[], page: number, objects: string[]): number {
  const root = objects.length + 1 + titles.length
  const ids = titles.map((title, at) => {
    const next = at + 1 < titles.length ? `/Next ${objects.length + 2} 0 R` : ''
    return add(`<< /Title ${hexText(title)} /Parent ${root} 0 R /Dest [${page} 0 R /Fit] ${next} >>`)
  })
  return add(`<< /Type /Outlines /First ${ids[0]} 0 R /Last ${ids.at(-1)} 0 R /Count ${ids.length} >>`)
}

function hexText(text: string): string {
  return `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`
}

function assemble(
  objects: string[],
  streams: Map<number, Buffer>,
  trailer: { catalog: number; info: number; password: string | undefined },
): Buffer {
  const id = randomBytes(16)
  const lock = trailer.password === undefined ? undefined : lockOf(trailer.password, id)
  const all = lock ? [...objects, lock.dictionary] : objects
  const parts: Buffer[] = [Buffer.from('%PDF-1.4\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let size = parts[0]?.length ?? 0
  const push = (part: Buffer) => {
    parts.push(part)
    size += part.length
  }
  for (const [at, body] of all.entries()) {
    const number = at + 1
    offsets.push(size)
    const plain = streams.get(number)
    if (!plain) {
      push(Buffer.from(`${number} 0 obj\n${body}\nendobj\n`, 'latin1'))
      continue
    }
    const packed = deflateSync(plain)
    const stream = lock ? rc4(lock.keyOf(number), packed) : packed
    push(
      Buffer.from(`${number} 0 obj\n<< ${body} /Filter /FlateDecode /Length ${stream.length} >>\nstream\n`, 'latin1'),
    )
    push(stream)
    push(Buffer.from('\nendstream\nendobj\n', 'latin1'))
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const encrypt = lock ? `/Encrypt ${all.length} 0 R` : ''
  const ids = `/ID [<${id.toString('hex')}> <${id.toString('hex')}>]`
  push(
    Buffer.from(
      `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${all.length + 1} /Root ${trailer.catalog} 0 R /Info ${trailer.info} 0 R ${encrypt} ${ids} >>\nstartxref\n${size}\n%%EOF\n`,
      'latin1',
    ),
  )
  return Buffer.concat(parts)
}

const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
const md5 = (...parts: Buffer[]) => createHash('md5').update(Buffer.concat(parts)).digest()

/** The standard security handler, revision 2 (PDF 1.4, 3.5.2): enough to be locked, not to be safe. */
function lockOf(password: string, id: Buffer) {
  const padded = Buffer.concat([Buffer.from(password, 'latin1'), PADDING]).subarray(0, 32)
  const owner = rc4(md5(padded).subarray(0, 5), padded)
  const permissions = Buffer.from([0xfc, 0xff, 0xff, 0xff])
  const key = md5(padded, owner, permissions, id).subarray(0, 5)
  const user = rc4(key, PADDING)
  return {
    keyOf: (number: number) => md5(key, Buffer.from([number & 255, number >> 8, number >> 16, 0, 0])).subarray(0, 10),
    dictionary: `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
  }
}

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at)
  const swap = (a: number, b: number) => {
    const kept = state[a] ?? 0
    state[a] = state[b] ?? 0
    state[b] = kept
  }
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255
    swap(i, j)
  }
  let i = 0
  let j = 0
  return Buffer.from(
    bytes.map((byte) => {
      i = (i + 1) & 255
      j = (j + (state[i] ?? 0)) & 255
      swap(i, j)
      return byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0)
    }),
  )
}
