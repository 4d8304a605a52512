import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refuse } from '../../contract/failures.ts'
import { refuseIfFull } from './disk-full.ts'
import type { FileContent } from './types.ts'

/** An upload that was written to a temporary file while its size and hash were taken. */
export interface Spooled extends FileContent {
  sha256: string
  bytes(): Promise<Uint8Array>
  remove(): Promise<void>
}

/**
 * Writes a stream of unknown size to a temporary file. Refuses `too-large` as soon as it passes `maxBytes`, and
 * `disk-full` when there is no room; nothing stays behind then. Who gets it must `remove()` it.
 */
export async function spool(
  source: AsyncIterable<Uint8Array>,
  limits: { maxBytes: number; tooLarge?: string; folder?: string },
): Promise<Spooled> {
  const folder = await mkdtemp(join(limits.folder ?? tmpdir(), 'longhand-upload-'))
  const path = join(folder, 'bytes')
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    const { size, sha256 } = await writeCounted(path, source, limits)
    return {
      size,
      sha256,
      open: () => createReadStream(path),
      bytes: async () => new Uint8Array(await readFile(path)),
      remove,
    }
  } catch (error) {
    await remove()
    return refuseIfFull(error)
  }
}

async function writeCounted(
  path: string,
  source: AsyncIterable<Uint8Array>,
  limits: { maxBytes: number; tooLarge?: string },
) {
  const hash = createHash('sha256')
  let size = 0
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (size > limits.maxBytes) refuse('too-large', limits.tooLarge ? { message: limits.tooLarge } : {})
      hash.update(chunk)
      await writeAll(file, chunk)
    }
  } finally {
    await file.close()
  }
  return { size, sha256: hash.digest('hex') }
}

async function writeAll(file: Awaited<ReturnType<typeof open>>, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.length; ) at += (await file.write(chunk, at)).bytesWritten
}
