import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { newId } from '../ids.ts'
import { refuseIfFull } from './disk-full.ts'
import { checkedKey } from './keys.ts'
import type { FileContent, FileStore } from './types.ts'

const UNFINISHED = '.unfinished'
const HOUR_MS = 3_600_000
const UNKNOWN_TYPE = 'application/octet-stream'

/**
 * Files in a folder. Bytes are written beside their place, flushed to the disk, and moved there in one step, so that a
 * crash leaves the old file or the new one. The content type is in a small file of the same name with `.type`.
 */
export function createFolderStore(root: string): FileStore {
  const pathOf = (key: string) => join(root, checkedKey(key))
  return {
    async put(key, content, contentType) {
      const path = pathOf(key)
      await writeWhole(root, typePath(path), Buffer.from(contentType))
      await writeWhole(root, path, content)
    },
    async get(key) {
      const bytes = await unlessMissing(readFile(pathOf(key)))
      return bytes && new Uint8Array(bytes)
    },
    async stream(key) {
      const path = pathOf(key)
      const found = await unlessMissing(stat(path))
      if (!found?.isFile()) return null
      const contentType = (await unlessMissing(readFile(typePath(path), 'utf8'))) ?? UNKNOWN_TYPE
      return { body: createReadStream(path), size: found.size, contentType }
    },
    async remove(key) {
      const path = pathOf(key)
      await rm(path, { force: true })
      await rm(typePath(path), { force: true })
    },
  }
}

/** Removes what a crash left half written: files that nobody has touched for an hour. Other processes may be at work. */
export async function sweepUnfinished(root: string, now: Date): Promise<void> {
  const folder = join(root, UNFINISHED)
  for (const name of (await unlessMissing(readdir(folder))) ?? []) {
    const found = await unlessMissing(stat(join(folder, name)))
    if (found && now.getTime() - found.mtimeMs > HOUR_MS) await rm(join(folder, name), { force: true })
  }
}

/** Keys have no empty segments, so this name can never be a key's own. */
function typePath(path: string): string {
  return `${path}..type`
}

async function writeWhole(root: string, path: string, content: Uint8Array | FileContent): Promise<void> {
  const unfinished = join(root, UNFINISHED, newId())
  try {
    await mkdir(dirname(unfinished), { recursive: true })
    await mkdir(dirname(path), { recursive: true })
    const file = await open(unfinished, 'wx', 0o600)
    try {
      await file.writeFile(content instanceof Uint8Array ? content : content.open())
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } catch (error) {
    await rm(unfinished, { force: true })
    refuseIfFull(error)
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null
    throw error
  }
}
