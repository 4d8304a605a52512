import { inflateRawSync } from 'node:zlib'
import { refuse } from '../../contract/failures.ts'

/** More than any document that a person wrote; what passes it is an attack on the reader, or not a document. */
const MAX_ENTRIES = 5_000
const MAX_INFLATED = 200 * 1024 * 1024
const MAX_TEXT_INFLATED = 80 * 1024 * 1024
/** Word's own XML packs up to some 30 to 1; a bomb packs 1,000 to 1. Small entries may do as they like. */
const MAX_RATIO = 150
const SMALL_ENTRY = 4 * 1024 * 1024

interface Entry {
  name: string
  method: number
  packed: number
  declared: number
  /** Where its local header begins. */
  offset: number
}

/**
 * Looks into a ZIP before anything unpacks it: number of entries, total size, ratio, and that no entry is larger than
 * it says. Returns the names. Refuses `file-bomb` and, where the archive cannot be followed, `file-damaged`.
 */
export function checkedZip(bytes: Uint8Array, kind: string): string[] {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(zip, kind)
  let inflated = 0
  for (const entry of entries) {
    if (entry.declared > SMALL_ENTRY && entry.declared > entry.packed * MAX_RATIO) refuse('file-bomb')
    inflated += entry.declared
    if (inflated > MAX_INFLATED || (isText(entry) && entry.declared > MAX_TEXT_INFLATED)) refuse('file-bomb')
  }
  for (const entry of entries) if (entry.method === 8) refuseIfLarger(zip, entry, kind)
  return entries.map(({ name }) => name)
}

function isText({ name }: Entry): boolean {
  return /\.(xml|rels)$/i.test(name)
}

/** The size that an entry declares may be a lie: it is unpacked up to that size, and not one byte further. */
function refuseIfLarger(zip: Buffer, { offset, packed, declared }: Entry, kind: string): void {
  if (offset + 30 > zip.length || zip.readUInt32LE(offset) !== 0x04034b50) refuse('file-damaged', { kind })
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28)
  try {
    inflateRawSync(zip.subarray(start, start + packed), { maxOutputLength: Math.max(declared, 1) })
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    refuse(code === 'ERR_BUFFER_TOO_LARGE' ? 'file-bomb' : 'file-damaged', { kind, cause: error })
  }
}

/** The central directory (PKWARE APPNOTE 4.3.12). ZIP64 is refused: no document of 25 MB needs it. */
function entriesOf(zip: Buffer, kind: string): Entry[] {
  const end = endOfDirectory(zip)
  if (end < 0) refuse('file-damaged', { kind })
  const count = zip.readUInt16LE(end + 10)
  if (count > MAX_ENTRIES) refuse('file-bomb')
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== 0x02014b50) refuse('file-damaged', { kind })
    const nameLength = zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      packed: zip.readUInt32LE(at + 20),
      declared: zip.readUInt32LE(at + 24),
      offset: zip.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}

/** The record is at the very end, before a comment of at most 64 kB. */
function endOfDirectory(zip: Buffer): number {
  for (let at = zip.length - 22; at >= 0 && at >= zip.length - 22 - 65_535; at--)
    if (zip.readUInt32LE(at) === 0x06054b50) return at
  return -1
}
