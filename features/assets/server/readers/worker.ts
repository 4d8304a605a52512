import { parentPort } from 'node:worker_threads'
import { Refusal } from '../../../../platform/contract/failures.ts'
import { readDocument } from './read.ts'
import type { FromReader, ToReader } from './reader.ts'

/** Passages sent at once: taking a whole book from the thread in one piece would hold up the server. */
const CHUNK = 150

/** The thread in which documents are read: one after the other, each answered under its number. */
parentPort?.on('message', async ({ id, reading }: ToReader) => {
  const say = (message: FromReader) => parentPort?.postMessage(message)
  try {
    const document = await readDocument(reading, ({ done, total }) => say({ id, state: 'progress', done, total }))
    const { passages, ...facts } = document
    for (let at = 0; at < passages.length; at += CHUNK)
      say({ id, state: 'passages', passages: passages.slice(at, at + CHUNK) })
    say({ id, state: 'read', document: facts })
  } catch (error) {
    if (error instanceof Refusal) {
      const { cause: _, ...facts } = error.facts
      return say({ id, state: 'refused', code: error.code, facts })
    }
    // a document nested so deep that the parser's own stack ends is not our bug
    const isTooDeep = error instanceof RangeError
    say(
      isTooDeep
        ? { id, state: 'refused', code: 'file-too-complex', facts: {} }
        : { id, state: 'broken', error: String(error instanceof Error ? error.stack : error) },
    )
  }
})
