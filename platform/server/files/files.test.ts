import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LoopbackS3, loopbackS3 } from '../../../test-kit/s3.ts'
import { readConfig } from '../config.ts'
import { createFileStore } from './create-file-store.ts'
import { createFolderStore, sweepUnfinished } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'
import { spool } from './spool.ts'
import type { FileStore } from './types.ts'

const account = {
  region: 'eu-central-1',
  bucket: 'longhand',
  accessKeyId: 'AKIDEXAMPLE',
  secretAccessKey: 'not-a-real-secret',
}
const root = mkdtempSync(join(tmpdir(), 'longhand-files-'))
let s3: LoopbackS3

beforeAll(async () => {
  s3 = await loopbackS3(account)
})
afterAll(async () => {
  await s3.close()
  rmSync(root, { recursive: true, force: true })
})

const text = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString('utf8')
const chunks = (...parts: string[]) => Readable.from(parts.map((part) => Buffer.from(part)))
const content = (whole: string) => ({ size: Buffer.byteLength(whole), open: () => chunks(whole) })

describe.each([
  ['folder', () => createFolderStore(join(root, 'store'))],
  ['S3', () => createS3Store({ endpoint: s3.endpoint, ...account })],
] satisfies [string, () => FileStore][])('%s store', (_, make) => {
  test('a stored file can be read, streamed, and removed', async () => {
    const files = make()
    await files.put('assets/u1/one', Buffer.from('Grüße'), 'text/plain')
    expect(text(await files.get('assets/u1/one'))).toBe('Grüße')
    const streamed = await files.stream('assets/u1/one')
    expect(streamed).toMatchObject({ size: 7, contentType: 'text/plain' })
    expect(Buffer.concat((await streamed?.body.toArray()) ?? []).toString()).toBe('Grüße')
    await files.remove('assets/u1/one')
    expect(await files.get('assets/u1/one')).toBeNull()
    expect(await files.stream('assets/u1/one')).toBeNull()
    await files.remove('assets/u1/one')
  })

  test('a spooled upload is stored without being held in memory, and replaces the old file', async () => {
    const files = make()
    await files.put('assets/u1/two', Buffer.from('old'), 'text/plain')
    const upload = await spool(chunks('new ', 'words'), { maxBytes: 100 })
    await files.put('assets/u1/two', upload, 'text/markdown')
    await upload.remove()
    expect(text(await files.get('assets/u1/two'))).toBe('new words')
    expect((await files.stream('assets/u1/two'))?.contentType).toBe('text/markdown')
  })

  test('nothing at all can be stored too', async () => {
    const files = make()
    await files.put('assets/u1/empty', new Uint8Array(), 'text/plain')
    expect(text(await files.get('assets/u1/empty'))).toBe('')
  })

  test.each([
    '../secret',
    '/etc/passwd',
    'a/../../b',
    'a//b',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a b',
    '',
    'a/',
    'x'.repeat(501),
    'a..type',
  ])('a key like %j is our own mistake', async (key) => {
    await expect(make().get(key)).rejects.toThrow('not a file key')
  })
})

test('files half written in a crash are deleted after an hour, not before', async () => {
  const folder = join(root, 'swept')
  mkdirSync(join(folder, '.unfinished'), { recursive: true })
  writeFileSync(join(folder, '.unfinished', 'half'), 'x')
  await sweepUnfinished(folder, new Date())
  expect(readdirSync(join(folder, '.unfinished'))).toEqual(['half'])
  await sweepUnfinished(folder, new Date(Date.now() + 2 * 3_600_000))
  expect(readdirSync(join(folder, '.unfinished'))).toEqual([])
  await sweepUnfinished(join(folder, 'nothing-here'), new Date())
})

test('an upload that fails in the middle leaves the old file, and no partial one', async () => {
  const files = createFolderStore(join(root, 'broken'))
  await files.put('a/b', Buffer.from('whole'), 'text/plain')
  const broken = {
    size: 10,
    open: () =>
      Readable.from(
        (function* () {
          yield Buffer.from('ha')
          throw new Error('cut')
        })(),
      ),
  }
  await expect(files.put('a/b', broken, 'text/plain')).rejects.toThrow('cut')
  expect(text(await files.get('a/b'))).toBe('whole')
  expect(readdirSync(join(root, 'broken', '.unfinished'))).toEqual([])
})

/** A real disk of 128 kB; null where this machine lets nobody mount one. */
function smallDisk(): string | null {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-disk-'))
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=128k', 'tmpfs', folder], { stdio: 'ignore' })
    return folder
  } catch {
    rmSync(folder, { recursive: true, force: true })
    return null
  }
}

test('a full disk gives a clear error; the old file stays, and space is freed', async ({ skip }) => {
  const disk = smallDisk()
  if (!disk) return skip('no disk can be mounted here')
  try {
    const files = createFolderStore(disk)
    await files.put('a/kept', Buffer.from('kept'), 'text/plain')
    await expect(files.put('a/kept', Buffer.alloc(200_000), 'text/plain')).rejects.toMatchObject({ code: 'disk-full' })
    await expect(files.put('a/kept', { ...content('x'.repeat(200_000)) }, 'text/plain')).rejects.toMatchObject({
      code: 'disk-full',
    })
    await expect(spool(chunks('x'.repeat(200_000)), { maxBytes: 1e6, folder: disk })).rejects.toMatchObject({
      code: 'disk-full',
    })
    expect(text(await files.get('a/kept'))).toBe('kept')
    await files.put('a/small', Buffer.alloc(20_000), 'text/plain')
  } finally {
    execFileSync('/bin/umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  }
})

test('an upload is cut as soon as it passes the limit, and leaves nothing behind', async () => {
  const folder = mkdtempSync(join(root, 'spool-'))
  let sent = 0
  const endless = async function* () {
    for (;;) {
      sent += 1000
      yield Buffer.alloc(1000)
    }
  }
  await expect(spool(endless(), { maxBytes: 10_000, tooLarge: 'Ten thousand at most.', folder })).rejects.toMatchObject(
    { code: 'too-large', message: 'Ten thousand at most.' },
  )
  expect(sent).toBe(11_000)
  expect(readdirSync(folder)).toEqual([])
})

test('a spooled upload knows its size and hash', async () => {
  const upload = await spool(chunks('ab', 'c'), { maxBytes: 3 })
  expect(upload).toMatchObject({ size: 3, sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad' })
  expect(text(await upload.bytes())).toBe('abc')
  await upload.remove()
})

test('S3: a passing failure is tried again, a refusal is not', async () => {
  const files = createS3Store({ endpoint: s3.endpoint, ...account, retryMs: 1 })
  s3.failNext({ status: 503, code: 'SlowDown' }, { status: 500, code: 'InternalError' })
  await files.put('a/retry', content('stream that opens again'), 'text/plain')
  expect(text(await files.get('a/retry'))).toBe('stream that opens again')
  const before = s3.requests.length
  const stranger = createS3Store({ endpoint: s3.endpoint, ...account, secretAccessKey: 'wrong', retryMs: 1 })
  await expect(stranger.get('a/retry')).rejects.toMatchObject({ code: 'files-unavailable' })
  expect(s3.requests.length).toBe(before + 1)
})

test('S3: a file that breaks off on its way is asked for again, and in the end refused', async () => {
  const files = createS3Store({ endpoint: s3.endpoint, ...account, retryMs: 1 })
  await files.put('a/long', Buffer.from('word '.repeat(10_000)), 'text/plain')
  s3.breakOffNext(2)
  expect(text(await files.get('a/long'))).toBe('word '.repeat(10_000))
  s3.breakOffNext(3)
  await expect(files.get('a/long')).rejects.toMatchObject({ code: 'files-unavailable' })
})

test('S3: a store that is full, is gone, or lacks the bucket gives different errors', async () => {
  const files = createS3Store({ endpoint: s3.endpoint, ...account, retryMs: 1 })
  s3.failNext({ status: 507, code: 'XMinioStorageFull' })
  await expect(files.put('a/b', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ code: 'disk-full' })
  s3.failNext({ status: 404, code: 'NoSuchBucket' })
  await expect(files.put('a/b', Buffer.from('x'), 'text/plain')).rejects.toMatchObject({ code: 'files-unavailable' })
  const gone = createS3Store({ endpoint: 'http://127.0.0.1:9', ...account, retryMs: 1 })
  await expect(gone.get('a/b')).rejects.toMatchObject({
    code: 'files-unavailable',
    message: /file store does not answer/,
  })
})

test('the configuration decides, and half a configuration stops the start', () => {
  const config = readConfig({ DATA_DIR: root })
  expect(createFileStore(config)).toBeTruthy()
  expect(() => createFileStore({ ...config, S3_ENDPOINT: 'http://minio:9000' })).toThrow('S3_ACCESS_KEY_ID')
})
