import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { smallDisk } from '../../../../test-kit/small-disk.ts'
import { tinyModel } from '../../../../test-kit/tiny-model.ts'
import { type WeightsHost, weightsHost } from '../../../../test-kit/weights-host.ts'
import { plainModelFetch } from '../../fetch/model-fetch.ts'
import type { PullProgress } from '../types.ts'
import { type Card, readCards } from './cards.ts'
import { fetchWeights } from './fetch-weights.ts'
import { bytesHere, fileOf, placeIn, removeWeights } from './weights.ts'

const model = tinyModel()
const card: Card = {
  id: 'tiny',
  label: 'Tiny',
  license: 'MIT',
  path: 'tiny/resolve/main/tiny.gguf',
  bytes: model.bytes.length,
  sha256: model.sha256,
  memory: 1,
  thinks: false,
}
let host: WeightsHost
let dataDir: string
beforeAll(async () => {
  host = await weightsHost({ [card.path]: model.bytes })
})
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'longhand-weights-'))
  host.fates = ['arrives']
  host.asked = []
  host.mayGoOn = false
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))
afterAll(() => host.close())

function fetching(watch: { signal?: AbortSignal; onProgress?: (progress: PullProgress) => void } = {}, of = card) {
  return fetchWeights({
    card: of,
    place: placeIn(dataDir),
    baseUrl: host.url,
    fetch: plainModelFetch(),
    signal: watch.signal ?? new AbortController().signal,
    onProgress: async (progress) => watch.onProgress?.(progress),
  })
}
const here = () => bytesHere(card, placeIn(dataDir))

test('a model arrives with progress, is checked, and is not fetched again', async () => {
  const steps: PullProgress[] = []
  await fetching({ onProgress: (progress) => steps.push(progress) })
  expect(readFileSync(fileOf(card, placeIn(dataDir)))).toEqual(model.bytes)
  expect(steps.at(-1)).toEqual({ done: card.bytes, total: card.bytes, isChecking: true })
  expect(steps.length).toBeGreaterThan(1)
  await fetching()
  expect(host.asked).toEqual([null])
  expect(await removeWeights(card, placeIn(dataDir))).toBe(card.bytes)
  expect(await here()).toEqual({ isWhole: false, bytes: 0 })
})

test('a connection that breaks off is nothing lost: the next attempt asks for the rest', async () => {
  host.fates = ['waits-half-way', 'arrives']
  const first = fetching()
  await expect.poll(async () => (await here()).bytes).toBeGreaterThan(0)
  host.breakOff()
  await expect(first).rejects.toThrow()
  const { bytes } = await here()
  expect(bytes).toBeGreaterThan(0)
  await fetching()
  expect(host.asked).toEqual([null, `bytes=${bytes}-`])
  expect((await here()).isWhole).toBe(true)
})

test('a stopped download keeps its part; a host that sends all of it again is understood', async () => {
  const stop = new AbortController()
  host.fates = ['waits-half-way', 'no-parts']
  const fetched = fetching({
    signal: stop.signal,
    onProgress: ({ done }) => done >= card.bytes / 2 && stop.abort(),
  })
  await expect(fetched).rejects.toThrow()
  expect((await here()).bytes).toBeGreaterThan(0)
  await fetching()
  expect((await here()).isWhole).toBe(true)
})

test('a host that names another size is refused before anything is stored', async () => {
  host.fates = ['other-size']
  await expect(fetching()).rejects.toThrow(
    `The host offers a file of ${card.bytes + 4_096} bytes, but this model has ${card.bytes}.`,
  )
  expect(await here()).toEqual({ isWhole: false, bytes: 0 })
})

test('a file with another content is deleted, so that the next attempt begins anew', async () => {
  host.fates = ['other-content', 'arrives']
  await expect(fetching()).rejects.toThrow('doesn’t have the expected checksum')
  expect(await here()).toEqual({ isWhole: false, bytes: 0 })
  await fetching()
  expect((await here()).isWhole).toBe(true)
})

test('a host that is not there is named at once', async () => {
  const gone = await weightsHost({})
  await gone.close()
  const at = new URL(gone.url).host
  await expect(fetching({}, { ...card, path: `${gone.url}tiny.gguf` })).rejects.toThrow(
    `${at} can’t be reached from this server.`,
  )
})

test('a file that is gone from its host says so, and two downloads at once are one too many', async () => {
  host.fates = ['missing', 'waits-half-way']
  await expect(fetching()).rejects.toThrow('The host of this model answered with status 404.')
  const stop = new AbortController()
  const first = fetching({ signal: stop.signal })
  await expect.poll(async () => (await here()).bytes).toBeGreaterThan(0)
  await expect(fetching()).rejects.toThrow('Another download is already running')
  stop.abort()
  await expect(first).rejects.toThrow()
})

test('a disk without room is refused before; one that fills up keeps what has come', async ({ skip }) => {
  const disk = smallDisk(100) ?? skip('this user may not mount a small disk')
  dataDir = join(disk, 'data')
  const large = { ...card, bytes: 50_000_000 }
  await expect(fetching({}, large)).rejects.toThrow('This download needs 114 MB of free disk space on the server')
  expect(host.asked).toEqual([])
  host.fates = ['waits-half-way', 'arrives']
  const big = Buffer.alloc(8_000_000, 1)
  host.files.set('big', big)
  const bigCard = { ...card, path: 'big', bytes: big.length }
  const first = fetching({}, bigCard)
  const arrived = () => sizesIn(placeIn(dataDir).weights)
  await expect.poll(arrived).toBeGreaterThanOrEqual(big.length / 2)
  const { bavail, bsize } = statfsSync(disk)
  writeFileSync(join(disk, 'filler'), Buffer.alloc(bavail * bsize - 1_000_000))
  host.mayGoOn = true
  await expect(first).rejects.toThrow('The server’s disk is full. The partial download is kept.')
  expect(arrived()).toBeGreaterThanOrEqual(big.length / 2)
})

function sizesIn(folder: string): number {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.part'))
      .reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
  } catch {
    return 0
  }
}

test('the operator’s own list replaces ours, and says what is wrong with it', () => {
  expect(readCards('off')).toEqual([])
  expect(readCards(undefined).every(({ license }) => ['Apache-2.0', 'MIT'].includes(license))).toBe(true)
  const path = join(dataDir, 'models.json')
  writeFileSync(path, JSON.stringify([{ ...card, thinks: undefined }]))
  expect(readCards(path)).toEqual([card])
  writeFileSync(path, JSON.stringify([{ ...card, id: '../up', sha256: 'short' }]))
  expect(() => readCards(path)).toThrow(/id[\s\S]*sha256|sha256[\s\S]*id/)
  expect(() => readCards(join(dataDir, 'none.json'))).toThrow('can’t be read as JSON')
})
