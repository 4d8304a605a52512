import { Worker } from 'node:worker_threads'
import { type FailureCode, Refusal } from '../../../../platform/contract/failures.ts'
import { environmentOfOthers } from '../../../../platform/server/config.ts'
import { openPlace } from './places.ts'
import type { Progressed, ReadDocument, Reading, ReadPassage } from './types.ts'

export interface ToReader {
  id: number
  reading: Reading
}

export type FromReader =
  | { id: number; state: 'progress'; done: number; total: number }
  | { id: number; state: 'passages'; passages: ReadPassage[] }
  | { id: number; state: 'read'; document: Omit<ReadDocument, 'passages'> }
  | { id: number; state: 'refused'; code: FailureCode; facts: Record<string, unknown> }
  | { id: number; state: 'broken'; error: string }

/** How a document is read. */
export interface ReadOptions {
  signal?: AbortSignal
  progressed?: Progressed
  /** Default 120,000. */
  timeoutMs?: number
}

/** Reads documents in a thread of its own, one after the other, so that no document holds up the server. */
export interface Reader {
  /** Takes the bytes away from the caller. Refuses what cannot be read; rejects with the signal's reason when stopped. */
  read(reading: Reading, options?: ReadOptions): Promise<ReadDocument>
  close(): Promise<void>
}

const TIMEOUT_MS = 120_000
/** A document of 25 MB needs some 300 MB at worst; what takes more than this is not worth the server's life. */
const MEMORY_MB = 700

/** Opens a reader; the thread starts with the first document, and again after one that had to be stopped. */
export function createReader(): Reader {
  let thread: Worker | undefined
  let count = 0
  const stop = async () => {
    const ending = thread
    thread = undefined
    await ending?.terminate()
  }
  return {
    async read(reading, options = {}) {
      options.signal?.throwIfAborted()
      const leave = await openPlace(options.signal)
      thread ??= startThread()
      try {
        options.signal?.throwIfAborted()
        return await ask(thread, { id: ++count, reading }, options)
      } catch (error) {
        if (!(error instanceof Refusal) || STOPPING.has(error.code)) await stop()
        throw error
      } finally {
        leave()
      }
    },
    close: stop,
  }
}

/** After these the thread is still at work on the document, or dead. */
const STOPPING = new Set<FailureCode>(['reading-too-long', 'file-too-complex'])

/**
 * The thread sees nothing of the server's settings: what it reads was written by strangers. It is told where compiled code
 * is kept, without which starting it takes more than twice the processor time.
 */
function startThread(): Worker {
  const { NODE_COMPILE_CACHE } = environmentOfOthers()
  const thread = new Worker(new URL('./worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
    execArgv: [],
  })
  thread.unref()
  return thread
}

function ask(
  thread: Worker,
  message: ToReader,
  { signal, progressed, timeoutMs = TIMEOUT_MS }: ReadOptions,
): Promise<ReadDocument> {
  const bytes = owned(message.reading.bytes)
  const passages: ReadPassage[] = []
  return new Promise<ReadDocument>((resolve, reject) => {
    const timer = setTimeout(() => fail(new Refusal('reading-too-long')), timeoutMs)
    const abort = () => fail(signal?.reason)
    const hear = (answer: FromReader) => {
      if (answer.id !== message.id) return
      if (answer.state === 'progress') return progressed?.(answer)
      if (answer.state === 'passages') return void passages.push(...answer.passages)
      end()
      if (answer.state === 'read') resolve({ ...answer.document, passages })
      else
        reject(
          answer.state === 'refused'
            ? new Refusal(answer.code, answer.facts)
            : new Error(`a document could not be read: ${answer.error}`),
        )
    }
    const fail = (reason: unknown) => {
      end()
      reject(
        reason instanceof Error && 'code' in reason && reason.code === 'ERR_WORKER_OUT_OF_MEMORY'
          ? new Refusal('file-too-complex')
          : reason,
      )
    }
    const exited = () => fail(new Error('the reading thread ended'))
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
      thread.off('message', hear).off('error', fail).off('exit', exited)
    }
    thread.on('message', hear).on('error', fail).on('exit', exited)
    signal?.addEventListener('abort', abort)
    thread.postMessage({ id: message.id, reading: { ...message.reading, bytes } }, [bytes.buffer])
  })
}

/** Bytes that fill their memory alone, so that they can be handed over instead of copied. */
function owned(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength !== bytes.byteLength) return new Uint8Array(bytes)
  return new Uint8Array(buffer)
}

/** Readers that wait for the next document, with the time at which each was last used. */
const spare: { reader: Reader; usedAt: number }[] = []
const MOST_SPARE = 2
/** How long a thread waits for the next document, in milliseconds. */
const SPARE_MS = 60_000

/**
 * Reads one document. Its thread is kept for the next for a while: starting one takes processor time, and V8 may
 * end the whole process while threads that have loaded WebAssembly come and go (nodejs/node#64500).
 */
export async function readOnce(reading: Reading, options?: ReadOptions): Promise<ReadDocument> {
  const reader = spare.pop()?.reader ?? createReader()
  try {
    return await reader.read(reading, options)
  } finally {
    if (spare.length < MOST_SPARE) {
      spare.push({ reader, usedAt: performance.now() })
      setTimeout(closeUnused, SPARE_MS).unref()
    } else void reader.close()
  }
}

function closeUnused(): void {
  const oldest = spare[0]
  if (!oldest || performance.now() - oldest.usedAt < SPARE_MS - 1_000) return
  spare.shift()
  void oldest.reader.close()
}
