import { parentPort, workerData } from 'node:worker_threads'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { ForeignHtml } from './foreign-html.ts'
import type { FromImporter, ToImporter } from './import-thread.ts'

/** The thread that reads one foreign document and ends. It loads only the reader that it needs. */
const say = (answer: FromImporter) => parentPort?.postMessage(answer)
const asked: ToImporter = workerData
try {
  say({ state: 'read', read: await read() })
} catch (error) {
  if (error instanceof Refusal) {
    const { cause: _, ...facts } = error.facts
    say({ state: 'refused', code: error.code, facts })
  } else if (error instanceof RangeError) say({ state: 'refused', code: 'file-too-complex', facts: {} })
  else throw error
}

async function read(): Promise<ForeignHtml> {
  if (asked.kind === 'docx') return (await import('./docx-html.ts')).docxToHtml(asked.bytes)
  return (await import('./article-html.ts')).articleHtml(asked.html, asked.address)
}
