import { isUtf8 } from 'node:buffer'
import { detect } from 'chardet'

const SAMPLE_BYTES = 64 * 1024

/**
 * Bytes as text. In order: byte order mark, the charset that the content type declares, the one that the document
 * itself declares, UTF-8 where the bytes are valid UTF-8, what their distribution suggests, Windows-1252.
 * A declared Western charset loses against bytes that are valid UTF-8 beyond ASCII: that declaration is a known lie.
 */
export function decodeText(bytes: Uint8Array, contentType = ''): string {
  return new TextDecoder(charsetOf(bytes, contentType)).decode(bytes)
}

/** The charset that `decodeText` uses, as an encoding label of the WHATWG standard. */
export function charsetOf(bytes: Uint8Array, contentType = ''): string {
  const marked = byteOrderMark(bytes)
  if (marked) return marked
  const valid = isUtf8(bytes)
  const declared = known(/charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType)?.[1]) ?? known(declaredInside(bytes))
  if (declared && !isDoubtful(declared, valid)) return declared
  if (valid) return withoutMark(bytes) ?? 'utf-8'
  return known(detect(bytes.subarray(0, SAMPLE_BYTES)) ?? undefined) ?? declared ?? 'windows-1252'
}

/** `declared` contradicts the bytes: Western although they are UTF-8, or UTF-8 although they are not. */
function isDoubtful(declared: string, valid: boolean): boolean {
  if (declared === 'utf-8') return !valid
  return declared === 'windows-1252' && valid
}

function byteOrderMark([a, b, c]: Uint8Array): string | undefined {
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf-8'
  if (a === 0xff && b === 0xfe) return 'utf-16le'
  if (a === 0xfe && b === 0xff) return 'utf-16be'
  return undefined
}

/** UTF-16 without a mark is valid UTF-8 as long as it is Latin text: every second byte is zero. */
function withoutMark(bytes: Uint8Array): string | undefined {
  const sample = bytes.subarray(0, 2048)
  if (sample.length < 4) return undefined
  const zeros = [0, 0]
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  })
  const [even = 0, odd = 0] = zeros
  if (odd > sample.length * 0.3 && even < odd / 10) return 'utf-16le'
  if (even > sample.length * 0.3 && odd < even / 10) return 'utf-16be'
  return undefined
}

/** What an HTML or XML document says of itself in its first bytes. */
function declaredInside(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096)).toString('latin1')
  if (!/^\s*</.test(head)) return undefined
  return (
    /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1] ??
    /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w:.-]+)/i.exec(head)?.[1]
  )
}

/** The standard's own name of a label, or nothing when there is no such charset. */
function known(label: string | undefined): string | undefined {
  if (!label) return undefined
  try {
    return new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
