import type { Readable } from 'node:stream'

/** Bytes whose size is known and that can be read more than once: spooled from an upload, or in memory. */
export interface FileContent {
  size: number
  /** Lower-case hex. A store that checks what arrives uses it. */
  sha256?: string
  open(): Readable
}

/** Where bytes live: a folder, or an S3-compatible store. Keys are made by us, never by people. */
export interface FileStore {
  /** All or nothing: a reader never sees half a file. Refuses `disk-full` when there is no room. */
  put(key: string, content: Uint8Array | FileContent, contentType: string): Promise<void>
  /** Null when nothing is under that key. */
  get(key: string): Promise<Uint8Array | null>
  stream(key: string): Promise<{ body: Readable; size: number; contentType: string } | null>
  /** Nothing happens when nothing is there. */
  remove(key: string): Promise<void>
}
