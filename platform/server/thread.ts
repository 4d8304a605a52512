import { parentPort, Worker } from 'node:worker_threads'

/** What a thread can be asked: pure functions by name. The questions and answers are copied on the way. */
export type Answering = Readonly<Record<string, (question: never) => unknown>>

interface Asked {
  number: number
  name: string
  question: unknown
}
type Said = { number: number; answer: unknown } | { number: number; problem: string }

interface Waiting {
  resolve: (answer: unknown) => void
  reject: (error: Error) => void
}

/** How long an idle thread is kept, in milliseconds. */
const IDLE_MS = 60_000

/**
 * A thread for work that others who wait for the processor would feel: started when it is first asked, let go when idle.
 * Questions wait their turn.
 */
export class Thread<Answers extends Answering> {
  readonly #file: URL
  #worker: Worker | null = null
  #idle: NodeJS.Timeout | undefined
  #number = 0
  readonly #waiting = new Map<number, Waiting>()

  /** `file` hands its functions to `answerInThread`. */
  constructor(file: URL) {
    this.#file = file
  }

  /** Rejects when the function throws, when the thread ends, or at once on the signal; the thread then finishes for itself. */
  ask<Name extends keyof Answers & string>(
    name: Name,
    question: Parameters<Answers[Name]>[0],
    signal?: AbortSignal,
  ): Promise<ReturnType<Answers[Name]>> {
    if (signal?.aborted) return Promise.reject(signal.reason)
    clearTimeout(this.#idle)
    const worker = this.#worker ?? this.#start()
    const asked: Asked = { number: ++this.#number, name, question }
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#waiting.set(asked.number, { resolve, reject })
      signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    })
    worker.postMessage(asked)
    // The thread looks the function up by the same name, so that its answer is of that function's kind.
    return answer as Promise<ReturnType<Answers[Name]>>
  }

  #start(): Worker {
    const worker = new Worker(this.#file)
    worker.unref()
    worker.on('message', (said: Said) => this.#settle(said))
    worker.on('error', (error) => this.#fail(worker, error))
    worker.on('exit', () =>
      this.#fail(worker, new Error(`The thread ${this.#file.pathname.split('/').at(-1)} has ended.`)),
    )
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

/** In the thread's own file: answers every question by the function of its name. */
export function answerInThread(answering: Answering): void {
  parentPort?.on('message', (asked: Asked) => parentPort?.postMessage(said(answering, asked)))
}

function said(answering: Answering, { number, name, question }: Asked): Said {
  try {
    const answer = answering[name]
    if (!answer) throw new Error(`Nothing here answers ${name}.`)
    return { number, answer: answer(question as never) }
  } catch (error) {
    return { number, problem: error instanceof Error ? `${error.name}: ${error.message}` : 'unknown' }
  }
}
