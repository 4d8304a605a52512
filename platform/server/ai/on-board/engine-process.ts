import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { environmentOfOthers } from '../../config.ts'
import type { AnswerReport, Ending, LoadOrder, Order, Report, WriteOrder } from './protocol.ts'

/** What a model is loaded from and for. */
type Load = Omit<LoadOrder, 'kind'>
/** A text to be written, with who listens. */
export type Writing = Omit<WriteOrder, 'kind' | 'number'> & { onPiece: (piece: Piece) => void; signal?: AbortSignal }
export type Piece = { text: string; isThought: boolean }

/** The machine has too little memory free for a model. */
export class TooLittleMemory extends Error {
  readonly needed: number
  readonly free: number
  constructor(needed: number, free: number) {
    super('too little memory is free for the model')
    this.needed = needed
    this.free = free
  }
}

/** The prompt is longer than what the model holds. */
export class PromptTooLong extends Error {}

interface Waiting {
  onPiece: (piece: Piece) => void
  resolve: (ending: Ending) => void
  reject: (error: Error) => void
}

/** How long a stopped answer may go on before its process is ended, in milliseconds: one batch of a long prompt takes a while. */
const STOPPING_MS = 20_000

/** One process that runs one model. */
export class EngineProcess {
  /** What runs it: a graphics card's interface, or false for the processor alone. Rejects where it can't be loaded. */
  readonly ready: Promise<string | false>
  #child: ChildProcess
  #number = 0
  #hasEnded = false
  readonly #waiting = new Map<number, Waiting>()

  constructor(load: Load) {
    // without our settings: the keys in them are none of its business
    this.#child = fork(fileURLToPath(new URL('./engine.ts', import.meta.url)), {
      execArgv: [],
      env: environmentOfOthers(),
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.ready = new Promise((resolve, reject) => {
      this.#child.on('message', (report: Report) => this.#take(report, resolve, reject))
      this.#child.once('error', (error) => this.#over(error, reject))
      this.#child.once('exit', (code, signal) =>
        this.#over(new Error(`the model’s process ended (${signal ?? code})`), reject),
      )
    })
    this.ready.catch(() => this.end())
    this.#say({ kind: 'load', ...load })
    // a server that has nothing else to do may end; the process then ends with it
    this.#child.unref()
    this.#child.channel?.unref()
  }

  get pid(): number | undefined {
    return this.#child.pid
  }

  get hasEnded(): boolean {
    return this.#hasEnded
  }

  /** Resolves when the answer has ended, also when it was stopped by the signal. Rejects when the process ends. */
  async write({ onPiece, signal, ...order }: Writing): Promise<Ending> {
    await this.ready
    signal?.throwIfAborted()
    const number = ++this.#number
    let impatience: NodeJS.Timeout | undefined
    const stop = () => {
      this.#say({ kind: 'stop', number })
      impatience = setTimeout(() => this.end(), STOPPING_MS).unref()
    }
    signal?.addEventListener('abort', stop, { once: true })
    try {
      return await new Promise<Ending>((resolve, reject) => {
        this.#waiting.set(number, { onPiece, resolve, reject })
        this.#say({ kind: 'write', number, ...order })
      })
    } finally {
      clearTimeout(impatience)
      signal?.removeEventListener('abort', stop)
      this.#waiting.delete(number)
    }
  }

  end(): void {
    this.#hasEnded = true
    this.#child.kill('SIGKILL')
  }

  #say(order: Order): void {
    // a process that has just ended says so by its exit
    if (this.#child.connected) this.#child.send(order, () => {})
  }

  #take(report: Report, loaded: (gpu: string | false) => void, notLoaded: (error: Error) => void): void {
    if (report.kind === 'loaded') loaded(report.gpu)
    else if (report.kind === 'no-memory') notLoaded(new TooLittleMemory(report.needed, report.free))
    else if (report.kind === 'not-loaded') notLoaded(new Error(report.words))
    else this.#pass(report)
  }

  /** To whoever waits for the answer; nobody does, after its process was ended. */
  #pass(report: AnswerReport): void {
    const waiting = this.#waiting.get(report.number)
    if (report.kind === 'piece') waiting?.onPiece(report)
    else if (report.kind === 'end') waiting?.resolve(report)
    else waiting?.reject(report.isTooLong ? new PromptTooLong(report.words) : new Error(report.words))
  }

  #over(error: Error, notLoaded: (error: Error) => void): void {
    this.#hasEnded = true
    notLoaded(error)
    for (const { reject } of this.#waiting.values()) reject(error)
  }
}
