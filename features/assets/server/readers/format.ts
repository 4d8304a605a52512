import { isUtf8 } from 'node:buffer'
import { fileTypeFromBuffer } from 'file-type'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Format } from './types.ts'

const BY_EXTENSION: Record<string, Format> = {
  pdf: 'pdf',
  docx: 'docx',
  txt: 'text',
  text: 'text',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  xhtml: 'html',
  csv: 'csv',
  tsv: 'csv',
}

const BY_TYPE: [prefix: string, format: Format][] = [
  ['application/pdf', 'pdf'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml', 'docx'],
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['text/markdown', 'markdown'],
  ['text/csv', 'csv'],
  ['text/tab-separated-values', 'csv'],
  ['text/plain', 'text'],
]

/** Content types that can be read when an address answers with them. */
export const readableTypes = BY_TYPE.map(([prefix]) => prefix)

/** How formats are called in sentences. */
const NAMES: Record<Format, string> = {
  pdf: 'a PDF',
  docx: 'a Word document',
  text: 'a text file',
  markdown: 'a Markdown file',
  html: 'a web page',
  csv: 'a table (CSV)',
}

/** Bytes that are enough to detect a file's type. */
export const HEAD_BYTES = 64 * 1024

/**
 * What a file is, by its bytes; its name only decides between the kinds of text. `head` is its beginning (`HEAD_BYTES`,
 * or all of it). Refuses empty files, types we cannot read, and a file whose bytes are something else than its name says.
 */
export async function formatOfFile(name: string, head: Uint8Array): Promise<Format> {
  const named = BY_EXTENSION[extensionOf(name)]
  const found = await formatOfBytes(head)
  if (found.format === 'some text') return named && isText(named) ? named : unnamedText(name, named)
  if (found.format && (!named || named === found.format)) return found.format
  if (named) return refuse('file-type-mismatch', { named: NAMES[named], found: found.called })
  return refuse(found.called === OLD_WORD ? 'file-type-mismatch' : 'file-type-unsupported', {
    named: 'a document',
    found: found.called,
  })
}

/** What an answer of an address is: by its bytes, then by what the site declares, then by its name. */
export async function formatOfAnswer(contentType: string, name: string, head: Uint8Array): Promise<Format> {
  const found = await formatOfBytes(head)
  if (found.format !== 'some text') return found.format ?? refuse('file-type-unsupported')
  const declared = BY_TYPE.find(([prefix]) => contentType.toLowerCase().startsWith(prefix))?.[1]
  const looksLikeHtml = /<(!doctype html|html|head|body)[\s>]/i.test(
    Buffer.from(head.subarray(0, 2_000)).toString('latin1'),
  )
  if (looksLikeHtml || declared === 'html') return 'html'
  const named = BY_EXTENSION[extensionOf(name)]
  if (declared && declared !== 'text' && isText(declared)) return declared
  return named && isText(named) ? named : 'text'
}

interface Found {
  format?: Format | 'some text'
  /** As it is called in a sentence. */
  called: string
}

const OLD_WORD = 'an old Office file (.doc, .xls) or a locked one; save it as DOCX without a password'

async function formatOfBytes(head: Uint8Array): Promise<Found> {
  if (head.length === 0) refuse('file-empty')
  const start = Buffer.from(head.subarray(0, 1024)).toString('latin1')
  if (start.includes('%PDF-')) return { format: 'pdf', called: NAMES.pdf }
  if (start.startsWith('PK\x03\x04')) return zipFormat(head)
  if (start.startsWith('\xd0\xcf\x11\xe0')) return { called: OLD_WORD }
  if (start.startsWith('{\\rtf')) return { called: 'a rich-text file (RTF)' }
  const type = await fileTypeFromBuffer(head).catch(() => undefined)
  if (type && !/xml$/.test(type.mime)) return { called: called(type.mime) }
  return looksLikeText(head) ? { format: 'some text', called: 'text' } : { called: 'no text and no document' }
}

/** Word's archives name their parts near the beginning; what is inside is checked again when they are read. */
function zipFormat(head: Uint8Array): Found {
  const names = Buffer.from(head).toString('latin1')
  if (/word\/|\[Content_Types\]\.xml/.test(names) && !/xl\/workbook|ppt\/presentation/.test(names))
    return { format: 'docx', called: NAMES.docx }
  if (/xl\/workbook/.test(names)) return { called: 'an Excel workbook' }
  if (/ppt\/presentation/.test(names)) return { called: 'a PowerPoint presentation' }
  return { called: 'a ZIP archive' }
}

function called(mime: string): string {
  const [kind, detail = ''] = mime.split('/')
  const names: Record<string, string> = {
    image: 'an image',
    video: 'a video',
    audio: 'a sound recording',
    font: 'a font',
  }
  return `${names[kind ?? ''] ?? 'a file of another type'} (${detail.replace(/^x-/, '')})`
}

function looksLikeText(head: Uint8Array): boolean {
  const isWide = (head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff)
  let zeros = 0
  let controls = 0
  for (const byte of head) {
    if (byte === 0) zeros++
    else if (byte < 32 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 12 && byte !== 27) controls++
  }
  if (controls > head.length * 0.01) return false
  if (zeros === 0) return true
  // UTF-16 of Latin letters has a zero in every second byte; anything between is no text
  return isWide || (zeros > head.length * 0.3 && zeros < head.length * 0.6 && isUtf8(head.filter((byte) => byte !== 0)))
}

function unnamedText(name: string, named: Format | undefined): Format {
  if (named) return refuse('file-type-mismatch', { named: NAMES[named], found: 'text' })
  return extensionOf(name) ? refuse('file-type-unsupported') : 'text'
}

function isText(format: Format): boolean {
  return format !== 'pdf' && format !== 'docx'
}

function extensionOf(name: string): string {
  return /\.([a-z0-9]{1,10})$/i.exec(name.split(/[?#]/)[0] ?? '')?.[1]?.toLowerCase() ?? ''
}
