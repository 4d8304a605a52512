import { Readable, type Transform } from 'node:stream'
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createInflateRaw,
  createZstdDecompress,
} from 'node:zlib'

/** What we say we take. */
export const ACCEPT_ENCODING = 'gzip, deflate, br, zstd'

/** Two are seen in the wild (a proxy that compresses again); more is an attack on the reader. */
const MAX_LAYERS = 2

/** Takes an answer that ends without its checksum, as browsers do. */
const LENIENT = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH }
const LENIENT_BROTLI = { flush: constants.BROTLI_OPERATION_FLUSH, finishFlush: constants.BROTLI_OPERATION_FLUSH }

/** 8 MB: the largest window that a web server may use with Zstandard (RFC 9659). */
const ZSTD = { params: { [constants.ZSTD_d_windowLogMax]: 23 } }

type Chunks = AsyncIterable<Uint8Array>

/** The body with its `Content-Encoding` undone, piece by piece; null when one of the encodings is not known. */
export function decompressed(body: Chunks, contentEncoding: string): Chunks | null {
  const names = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity')
  if (names.length > MAX_LAYERS) return null
  return names.reduceRight<Chunks | null>((inner, name) => inner && undo(inner, name), body)
}

function undo(body: Chunks, name: string): Chunks | null {
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return through(body, createGunzip(LENIENT))
    case 'deflate':
      return inflateEither(body)
    case 'br':
      return through(body, createBrotliDecompress(LENIENT_BROTLI))
    case 'zstd':
      return through(body, createZstdDecompress(ZSTD))
    default:
      return null
  }
}

function through(body: Chunks, stream: Transform): Chunks {
  return Readable.from(body, { objectMode: false }).compose(stream)
}

/** `deflate` means zlib's format, but some servers send the raw one; the first byte shows which. */
async function* inflateEither(body: Chunks): Chunks {
  const chunks = body[Symbol.asyncIterator]()
  const first = await chunks.next()
  if (first.done) return
  const isZlib = ((first.value[0] ?? 0) & 0x0f) === 8
  const whole = (async function* () {
    yield first.value
    yield* { [Symbol.asyncIterator]: () => chunks }
  })()
  yield* through(whole, isZlib ? createInflate(LENIENT) : createInflateRaw(LENIENT))
}
