import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { Refusal, refuse } from '../../../contract/failures.ts'
import type { PullProgress } from '../types.ts'
import type { Card } from './cards.ts'
import { lockFolder } from './lock-folder.ts'
import { fileOf, freeBytes, type Place, partOf, sizeOf } from './weights.ts'

/** What is downloaded from where to where. */
interface Download {
  card: Card
  place: Place
  /** That a card's path belongs to. */
  baseUrl: string
  fetch: typeof globalThis.fetch
  signal: AbortSignal
  onProgress: (progress: PullProgress) => Promise<void>
}

/** Room that stays free, in bytes: the database on the same disk must be able to go on. */
const KEPT_FREE = 64_000_000
/** How long a host may send nothing, in milliseconds. */
const SILENCE_MS = 60_000

const FULL = 'The server’s disk is full. The partial download is kept. Free some space, then try again.'

/**
 * Brings a model's weights to this machine, going on where an earlier download ended. Only a file of the right size and
 * digest gets its name. Refuses `model-not-pulled` with the reason where trying again at once would change nothing; any
 * other end throws.
 */
export async function fetchWeights(download: Download): Promise<void> {
  const { card, place } = download
  if ((await sizeOf(fileOf(card, place))) > 0) return
  await freeBytes(place.weights)
  const letGo = await lockFolder(place.weights)
  try {
    await requireRoom(download)
    if ((await sizeOf(partOf(card, place))) !== card.bytes) await receive(download)
    await check(download)
    await rename(partOf(card, place), fileOf(card, place))
  } catch (error) {
    if (isFull(error)) refuse('model-not-pulled', { message: FULL, cause: error })
    throw error
  } finally {
    letGo()
  }
}

async function requireRoom({ card, place }: Download): Promise<void> {
  const needed = card.bytes - (await sizeOf(partOf(card, place))) + KEPT_FREE
  const free = await freeBytes(place.weights)
  if (free >= needed) return
  refuse('model-not-pulled', {
    message: `This download needs ${megabytes(needed)} of free disk space on the server, and ${megabytes(free)} are free. Free some space, then try again.`,
  })
}

async function receive(download: Download): Promise<void> {
  const { card, place, baseUrl, fetch, signal } = download
  const had = await sizeOf(partOf(card, place))
  const silence = new AbortController()
  const timer = setTimeout(() => silence.abort(new Error('the host sent nothing for too long')), SILENCE_MS)
  try {
    const response = await fetch(new URL(card.path, baseUrl), {
      headers: { 'accept-encoding': 'identity', ...(had > 0 ? { range: `bytes=${had}-` } : {}) },
      signal: AbortSignal.any([signal, silence.signal]),
    }).catch((error: unknown) => {
      throw isUnreachable(error) ? unreachable(new URL(card.path, baseUrl).host) : error
    })
    const from = await startOf(response, download, had)
    const file = await open(partOf(card, place), from > 0 ? 'r+' : 'w')
    try {
      await write(response, file, { download, from, heard: () => timer.refresh() })
    } finally {
      await file.close()
    }
  } finally {
    clearTimeout(timer)
  }
}

/** From which byte on a host sends, after what it says of the file was checked. */
async function startOf(response: Response, { card, place }: Download, had: number): Promise<number> {
  const refusing = async (problem: Error) => {
    await response.body?.cancel()
    throw problem
  }
  const { status, headers } = response
  if (status === 416) {
    await rm(partOf(card, place), { force: true })
    return refusing(new Error('the host has no such part of the file'))
  }
  if (status >= 500 || status === 429) return refusing(new Error(`the host answered ${status}`))
  if (!response.ok) {
    return refusing(
      notPulled(
        `The host of this model answered with status ${status}. The address may have changed; ask the server’s operator.`,
      ),
    )
  }
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '')
  const from = status === 206 ? Number(range?.[1] ?? 0) : 0
  if (from !== 0 && from !== had)
    return refusing(new Error('the host sent another part of the file than was asked for'))
  const length = headers.get('content-length')
  const total = range && range[2] !== '*' ? Number(range[2]) : length ? from + Number(length) : card.bytes
  return total === card.bytes ? from : refusing(wrongSize(card, total))
}

async function write(
  response: Response,
  file: FileHandle,
  { download, from, heard }: { download: Download; from: number; heard: () => void },
): Promise<void> {
  const { card, place, onProgress } = download
  let at = from
  for await (const piece of response.body ?? []) {
    heard()
    if (at + piece.length > card.bytes) {
      await rm(partOf(card, place), { force: true })
      throw wrongSize(card, at + piece.length)
    }
    await writeAll(file, piece, at)
    at += piece.length
    await onProgress({ done: at, total: card.bytes, isChecking: false })
  }
  if (at < card.bytes) throw new Error('the download broke off')
}

/** A disk that is nearly full takes a part of what it is given. */
async function writeAll(file: FileHandle, piece: Uint8Array, at: number): Promise<void> {
  for (let written = 0; written < piece.length; ) {
    const { bytesWritten } = await file.write(piece, written, piece.length - written, at + written)
    written += bytesWritten
  }
}

/** A file that is not what it should be is of no use for going on. */
async function check({ card, place, signal, onProgress }: Download): Promise<void> {
  await onProgress({ done: card.bytes, total: card.bytes, isChecking: true })
  const hash = createHash('sha256')
  for await (const piece of createReadStream(partOf(card, place), { signal, highWaterMark: 1 << 20 }))
    hash.update(piece)
  if (hash.digest('hex') === card.sha256) return
  await rm(partOf(card, place), { force: true })
  throw notPulled(
    'The downloaded file doesn’t have the expected checksum, so it was deleted. Try again. If that fails too, the file at its host has changed.',
  )
}

function wrongSize(card: Card, bytes: number): Refusal {
  return notPulled(
    `The host offers a file of ${bytes} bytes, but this model has ${card.bytes}. It’s not the same file, so it wasn’t downloaded.`,
  )
}

/** A name without an address, or nobody at it: nothing that passes within seconds. */
function isUnreachable(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && /^(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED)$/.test(String(cause.code))
}

function unreachable(host: string): Refusal {
  return notPulled(`${host} can’t be reached from this server. Check its network connection, then try again.`)
}

function notPulled(message: string): Refusal {
  return new Refusal('model-not-pulled', { message })
}

function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')
}

function megabytes(bytes: number): string {
  return bytes >= 1_000_000_000 ? `${(bytes / 1_000_000_000).toFixed(1)} GB` : `${Math.round(bytes / 1_000_000)} MB`
}
