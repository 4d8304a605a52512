import { Worker } from 'node:worker_threads'
import type { Answers, Questions } from './comparing.ts'

/** How long an idle thread is kept, in milliseconds. */
const IDLE_MS = 60_000

/** What the thread is sent and sends back. */
export interface Asked<Name extends keyof Questions> {
  number: number
  name: Name
  question: Questions[Name]
}
export type Said = { number: number; answer: Answers[keyof Answers] } | { number: number; problem: string }

interface Waiting {
  resolve: (answer: Answers[keyof Answers]) => void
  reject: (error: Error) => void
}

/** Asks the one thread that compares texts, so that a long text holds up nobody else's call. Questions wait their turn. */
export function askThread<Name extends keyof Questions>(name: Name, question: Questions[Name]): Promise<Answers[Name]> {
  // An answer has the kind of its question: the thread looks both up by the same name.
  return thread.ask({ number: 0, name, question }) as Promise<Answers[Name]>
}

/** One thread, started when first needed and let go when idle. */
class CompareThread {
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #number = 0
  readonly #waiting = new Map<number, Waiting>()

  ask<Name extends keyof Questions>(asked: Asked<Name>): Promise<Answers[keyof Answers]> {
    clearTimeout(this.#idle)
    const worker = this.#worker ?? this.#start()
    const number = ++this.#number
    const answer = new Promise<Answers[keyof Answers]>((resolve, reject) =>
      this.#waiting.set(number, { resolve, reject }),
    )
    worker.postMessage({ ...asked, number })
    return answer
  }

  #start(): Worker {
    const worker = new Worker(new URL('./compare-worker.ts', import.meta.url))
    worker.unref()
    worker.on('message', (said: Said) => this.#settle(said))
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', () => this.#fail(worker, new Error('The comparing thread has ended.')))
    this.#worker = worker
    return worker
  }

  #settle(said: Said): void {
    const waiting = this.#waiting.get(said.number)
    this.#waiting.delete(said.number)
    if ('answer' in said) waiting?.resolve(said.answer)
    else waiting?.reject(new Error(said.problem))
    if (this.#waiting.size > 0) return
    this.#idle = setTimeout(() => this.#end(), IDLE_MS)
    this.#idle.unref()
  }

  #end(): void {
    const worker = this.#worker
    this.#worker = null
    void worker?.terminate()
  }

  // A thread that was let go may say that it ended while the next one works already.
  #fail(worker: Worker, error: Error): void {
    if (worker !== this.#worker) return
    this.#worker = null
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

const thread = new CompareThread()
