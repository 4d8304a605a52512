import { inflateRawSync } from 'node:zlib'
import mammoth from 'mammoth'
import { type Block, htmlToText } from '../../../../engines/text/index.ts'
import { refuse } from '../../../../platform/contract/failures.ts'
import { checkedZip } from '../../../../platform/server/files/checked-zip.ts'
import type { ReadText } from './types.ts'

const KIND = 'Word document'

/** The text of a Word document in its headings, lists and tables. The archive is checked before it is unpacked. */
export async function readDocx(bytes: Uint8Array): Promise<ReadText> {
  const names = checkedZip(bytes, KIND)
  if (!names.includes('[Content_Types].xml') || !names.some((name) => /^word\/document\d*\.xml$/.test(name)))
    refuse('file-type-mismatch', { named: 'a Word document', found: 'another kind of archive' })
  const { text, blocks } = htmlToText(await htmlOf(bytes))
  const properties = propertiesOf(bytes)
  const title = isTitle(properties.title) ? properties.title : firstHeading(text, blocks)
  return { text, blocks, ...properties, title }
}

/** Word fills the property by itself: with the file's name, or with that of the template the document was made from. */
function isTitle(title: string | undefined): title is string {
  return (
    title !== undefined && !/^(microsoft word\b|untitled\b|document ?\d*$|dokument ?\d*$)|\.(docx?|dotx?)$/i.test(title)
  )
}

function firstHeading(text: string, blocks: readonly Block[]): string | undefined {
  const heading = blocks.find(({ kind }) => kind === 'heading')
  return heading && (text.slice(heading.start, heading.end).trim() || undefined)
}

async function htmlOf(bytes: Uint8Array): Promise<string> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const { value } = await mammoth.convertToHtml(
      { buffer },
      { convertImage: mammoth.images.imgElement(async () => ({ src: '' })), externalFileAccess: false },
    )
    return value
  } catch (error) {
    if (error instanceof RangeError) refuse('file-too-complex', { cause: error })
    return refuse('file-damaged', { kind: KIND, cause: error })
  }
}

/** Title, author, and date are in `docProps/core.xml`, which is optional. */
function propertiesOf(bytes: Uint8Array): Pick<ReadText, 'title' | 'author' | 'fileDate'> {
  const core = entryText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), 'docProps/core.xml')
  const value = (name: string) => new RegExp(`<${name}[^>]{0,200}>([^<]{1,300})<`).exec(core)?.[1]
  const plain = (name: string) => htmlToText(value(name) ?? '').text.trim() || undefined
  const day = /^\d{4}-\d{2}-\d{2}/.exec(value('dcterms:modified') ?? value('dcterms:created') ?? '')?.[0]
  return { title: plain('dc:title'), author: plain('dc:creator'), fileDate: day }
}

/** An entry of an archive that was checked before, as text; empty when there is none of that name. */
function entryText(zip: Buffer, name: string): string {
  const header = zip.lastIndexOf(Buffer.from(name))
  const central = header - 46
  if (central < 0 || zip.readUInt32LE(central) !== 0x02014b50) return ''
  const method = zip.readUInt16LE(central + 10)
  const packed = zip.readUInt32LE(central + 20)
  const local = zip.readUInt32LE(central + 42)
  const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const content = zip.subarray(start, start + packed)
  return (method === 8 ? inflateRawSync(content) : content).toString('utf8')
}
