import { Worker } from 'node:worker_threads'
import { type FailureCode, Refusal } from '../../../../platform/contract/failures.ts'
import type { ForeignHtml } from './foreign-html.ts'

/** What a thread is to read. */
export type ToImporter = { kind: 'docx'; bytes: Uint8Array } | { kind: 'article'; html: string; address: string }

export type FromImporter =
  | { state: 'read'; read: ForeignHtml }
  | { state: 'refused'; code: FailureCode; facts: Record<string, unknown> }

const TIMEOUT_MS = 60_000
const MEMORY_MB = 700

/** Reads a foreign document in a thread of its own, so that a large or hostile one holds up nobody. */
export function readForeign(asked: ToImporter): Promise<ForeignHtml> {
  const thread = new Worker(new URL('./import-worker.ts', import.meta.url), {
    workerData: asked,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  return new Promise<ForeignHtml>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Refusal('reading-too-long')), TIMEOUT_MS)
    thread.on('message', (answer: FromImporter) => {
      clearTimeout(timer)
      if (answer.state === 'read') resolve(answer.read)
      else reject(new Refusal(answer.code, answer.facts))
    })
    thread.on('error', (error) => {
      clearTimeout(timer)
      const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      reject(isMemory ? new Refusal('file-too-complex') : error)
    })
  }).finally(() => void thread.terminate())
}
