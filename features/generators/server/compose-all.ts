import { Worker } from 'node:worker_threads'
import type { Composed } from '../../../engines/compose/index.ts'
import type { Passage } from '../../../engines/retrieval/index.ts'
import { composeTexts } from './compose-texts.ts'
import type { Generator, GeneratorInput } from './generator.ts'

/** Characters of material from which on composing would be felt by others who wait for the processor. */
const HEAVY = 20_000
/** How long an idle worker is kept, in milliseconds. */
const IDLE_MS = 60_000

/** What the worker is sent and sends back. */
export interface ComposeJob {
  number: number
  id: string
  input: unknown
  passages: readonly Passage[]
}
export type ComposeResult = { number: number; texts: Composed[] } | { number: number; problem: string }

/** The built-in writer's copies for one call. A great deal of material is worked on in a thread of its own. */
export async function composeAll<Input extends GeneratorInput>(
  declared: Generator<Input>,
  input: Input,
  passages: readonly Passage[],
): Promise<Composed[]> {
  const size = passages.reduce((sum, { text }) => sum + text.length, declared.given(input).length)
  return size < HEAVY ? composeTexts(declared, input, passages) : offThread.compose(declared.id, input, passages)
}

/** One worker thread for heavy composing, started when first needed and let go when idle. */
class ComposeThread {
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #number = 0
  readonly #waiting = new Map<number, { resolve: (texts: Composed[]) => void; reject: (error: Error) => void }>()

  compose(id: string, input: unknown, passages: readonly Passage[]): Promise<Composed[]> {
    clearTimeout(this.#idle)
    this.#worker ??= this.#start()
    const job: ComposeJob = { number: ++this.#number, id, input, passages }
    const result = new Promise<Composed[]>((resolve, reject) => this.#waiting.set(job.number, { resolve, reject }))
    this.#worker.postMessage(job)
    return result
  }

  #start(): Worker {
    const worker = new Worker(new URL('./compose-worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (result: ComposeResult) => this.#settle(result))
    worker.on('error', (error) => this.#fail(error))
    worker.on('exit', () => this.#fail(new Error('The composing thread has ended.')))
    return worker
  }

  #settle(result: ComposeResult): void {
    const waiting = this.#waiting.get(result.number)
    this.#waiting.delete(result.number)
    if ('texts' in result) waiting?.resolve(result.texts)
    else waiting?.reject(new Error(result.problem))
    if (this.#waiting.size > 0) return
    this.#idle = setTimeout(() => void this.#worker?.terminate(), IDLE_MS)
    this.#idle.unref()
  }

  #fail(error: Error): void {
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

const offThread = new ComposeThread()
