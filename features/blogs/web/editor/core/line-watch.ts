/** What the watch needs of the connection and of time. */
export interface LineDependencies {
  /** Whether changes of this page were sent, and no answer says yet that they are stored. */
  isWaiting: () => boolean
  /** Whether somebody may be looking at the page. */
  isSeen: () => boolean
  /** Sends something that the server answers at once, however long storing takes. */
  probe: () => void
  /** Gives the connection up, so that a new one is tried. */
  cut: () => void
  /** Runs something later; answers how to call it off. */
  later: (run: () => void, ms: number) => () => void
}

/** `opening`: a socket is asked for. `greeting`: it is open, and the two documents are being put in step. */
export type LineState = 'down' | 'opening' | 'greeting' | 'in-step'

const OPEN_WITHIN_MS = 10_000
/** The greeting may carry a whole document, over a slow line. */
const GREET_WITHIN_MS = 30_000
const PROBE_AFTER_MS = 2_000
/** While nothing waits. With the time for an answer, whoever looks learns within ten seconds that the server is gone. */
const PROBE_IDLE_AFTER_MS = 5_000
/** From the probe on; a server that takes three seconds to answer is slow, not gone. */
const CUT_AFTER_MS = 2_500
const CUT_IDLE_AFTER_MS = 4_000
/** What the slowest line carries that is not taken for a broken one: 16 kB a second. */
const BYTES_PER_MS = 16

/**
 * Notices a connection that swallows data without ever closing: browsers report that only after minutes. A connection
 * is given up when the server was asked to answer, and nothing at all has come for some seconds: sooner while words wait,
 * and not while nobody looks and nothing waits.
 */
export class LineWatch {
  readonly #dependencies: LineDependencies
  #state: LineState = 'down'
  #unansweredBytes = 0
  #isProbing = false
  #cancel: (() => void) | null = null

  constructor(dependencies: LineDependencies) {
    this.#dependencies = dependencies
  }

  became(state: LineState): void {
    this.#state = state
    this.#unansweredBytes = 0
    this.#begin()
  }

  /** Something came over the line. */
  heard(): void {
    this.#begin()
  }

  /** Words of this page were given to the line. */
  gave(bytes: number): void {
    const isFirst = this.#unansweredBytes === 0
    this.#unansweredBytes += bytes
    // Idle until now: what waits is asked for sooner. Later words do not put off what is under way.
    if (isFirst && !this.#isProbing) this.#begin()
  }

  /** The server has received everything that it was given. */
  answered(): void {
    this.#unansweredBytes = 0
  }

  close(): void {
    this.became('down')
  }

  #begin(): void {
    this.#isProbing = false
    this.#cancel?.()
    this.#cancel = null
    if (this.#state === 'opening') this.#later(this.#dependencies.cut, OPEN_WITHIN_MS)
    if (this.#state === 'greeting') this.#later(this.#dependencies.cut, GREET_WITHIN_MS)
    if (this.#state !== 'in-step') return
    this.#later(() => this.#probe(), this.#dependencies.isWaiting() ? PROBE_AFTER_MS : PROBE_IDLE_AFTER_MS)
  }

  #probe(): void {
    const isWaiting = this.#dependencies.isWaiting()
    if (!isWaiting && !this.#dependencies.isSeen()) {
      this.#begin()
      return
    }
    const bytesMs = this.#unansweredBytes / BYTES_PER_MS
    this.#later(this.#dependencies.cut, (isWaiting ? CUT_AFTER_MS : CUT_IDLE_AFTER_MS) + bytesMs)
    this.#isProbing = true
    this.#dependencies.probe()
  }

  #later(run: () => void, ms: number): void {
    this.#cancel = this.#dependencies.later(() => {
      this.#cancel = null
      run()
    }, ms)
  }
}
