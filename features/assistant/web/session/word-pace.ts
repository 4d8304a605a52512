/** Milliseconds between two words as they appear. */
export const WORD_MS = 30

/** Runs something again and again until stopped. */
export type Ticker = (tick: () => void, ms: number) => () => void

/**
 * Lets a text that arrives in pieces appear word by word. `show` gets all that has appeared so far and whether that is the
 * whole; `settled` resolves once everything has appeared.
 */
export class WordPace {
  readonly #show: (text: string, isWhole: boolean) => void
  readonly #stopClock: () => void
  readonly settled: Promise<void>
  #settle: () => void = () => undefined
  #text = ''
  #shown = 0
  #isWhole = false
  #isOver = false

  constructor(show: (text: string, isWhole: boolean) => void, clock: Ticker) {
    this.#show = show
    this.settled = new Promise((resolve) => {
      this.#settle = resolve
    })
    this.#stopClock = clock(() => this.#tick(), WORD_MS)
  }

  /** More has arrived. */
  add(piece: string): void {
    this.#text += piece
  }

  /** Everything has arrived; what does not stand there yet goes on appearing. */
  whole(text: string): void {
    this.#text = text
    this.#isWhole = true
  }

  /** Ends the pace at once. What has arrived appears now, unless `isDropped`. */
  stop(isDropped = false): void {
    if (this.#isOver) return
    this.#over()
    if (!isDropped && this.#shown < this.#text.length) this.#show(this.#text, this.#isWhole)
  }

  get text(): string {
    return this.#text
  }

  #tick(): void {
    const next = /\s*\S+(?=\s)|\s*\S+$/y
    next.lastIndex = this.#shown
    const word = next.exec(this.#text)
    const isLast = word !== null && this.#shown + word[0].length >= this.#text.length
    // The last word that has come may be half of one: it waits for what follows.
    if (word && (!isLast || this.#isWhole)) {
      this.#shown += word[0].length
      this.#show(this.#text.slice(0, this.#shown), isLast && this.#isWhole)
    }
    if (this.#isWhole && (word === null || isLast)) this.#over()
  }

  #over(): void {
    this.#isOver = true
    this.#stopClock()
    this.#settle()
  }
}
