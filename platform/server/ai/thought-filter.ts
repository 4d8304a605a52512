/** How models that write their thoughts into the answer mark them. */
const OPENING = ['<think>', '<thinking>', '◁think▷']
const CLOSING = ['</think>', '</thinking>', '◁/think▷']
const MARKS = [...OPENING, ...CLOSING]
const BEGINNING = /[<◁]/
const LONGEST_MARK = Math.max(...MARKS.map(({ length }) => length))

/** What a further piece of an answer adds to its text. */
interface Passed {
  text: string
  /** Everything before it turned out to be thoughts: the server had left out the opening mark. */
  startsOver: boolean
}

/**
 * Takes the thoughts out of a text that comes in pieces: what is between an opening and a closing mark, of which the
 * opening one begins a line, so that a text may speak of `<think>`. Where a server leaves the opening mark out, thoughts
 * are known for what they are only when the closing one comes; with `holdsBack`, nothing is passed on before that is
 * decided.
 */
export class ThoughtFilter {
  #pending = ''
  #isInside = false
  #isLineBlank = true
  #hasText = false
  /** Blank so far, from before the text. */
  #lead = ''
  #hasThoughts = false
  #heldBack: string | null

  constructor({ holdsBack }: { holdsBack: boolean }) {
    this.#heldBack = holdsBack ? '' : null
  }

  /** Whether there were thoughts among the text. */
  get hasThoughts(): boolean {
    return this.#hasThoughts
  }

  /** The server separates thoughts from text, so text parts are only text. */
  stopHoldingBack(): void {
    if (this.#heldBack === '') this.#heldBack = null
  }

  take(piece: string): Passed {
    this.#pending += piece
    const passed = { text: '', startsOver: false }
    for (let mark = this.#nextMark(); mark; mark = this.#nextMark()) {
      const isClosing = CLOSING.includes(mark.mark)
      if (!this.#isInside && isClosing) Object.assign(passed, { text: '', startsOver: true })
      else if (!this.#isInside) passed.text += this.#pending.slice(0, mark.at)
      if (!this.#isInside && this.#heldBack !== null) {
        passed.text = isClosing ? '' : this.#heldBack + passed.text
        this.#heldBack = null
      }
      if (passed.startsOver) this.#hasText = false
      if (!this.#hasText) this.#lead = ''
      this.#hasThoughts = true
      this.#isInside = !isClosing
      this.#isLineBlank = true
      this.#pending = this.#pending.slice(mark.at + mark.mark.length)
    }
    passed.text += this.#takeSafe(this.#isInside ? 0 : beginningOfMark(this.#pending))
    return { ...passed, text: this.#afterHolding(passed.text) }
  }

  /** The rest, when the answer is over. Thoughts that were never closed are thoughts all the same. */
  end(): string {
    const rest = this.#isInside ? '' : this.#pending
    const held = this.#heldBack ?? ''
    this.#pending = ''
    this.#heldBack = null
    return this.#afterHolding(held + rest)
  }

  /** The next mark that means something here: inside, the closing ones; outside, those that begin a line. */
  #nextMark(): { mark: string; at: number } | null {
    // every word passes here, and hardly any has a mark
    if (!BEGINNING.test(this.#pending)) return null
    const marks = this.#isInside ? CLOSING : MARKS
    const found = marks
      .flatMap((mark) => placesOf(mark, this.#pending).map((at) => ({ mark, at })))
      .filter(
        ({ mark, at }) => this.#isInside || this.#beginsLine(at) || (this.#heldBack !== null && CLOSING.includes(mark)),
      )
    return found.sort((a, b) => a.at - b.at)[0] ?? null
  }

  #beginsLine(at: number): boolean {
    const before = this.#pending.slice(0, at)
    const line = before.slice(before.lastIndexOf('\n') + 1)
    return line.trim() === '' && (before.includes('\n') || this.#isLineBlank)
  }

  /** Takes what is pending but for the last `kept` characters, which may be the beginning of a mark. */
  #takeSafe(kept: number): string {
    if (this.#isInside) {
      this.#pending = this.#pending.slice(-LONGEST_MARK)
      return ''
    }
    const text = this.#pending.slice(0, this.#pending.length - kept)
    this.#pending = this.#pending.slice(text.length)
    const line = text.slice(text.lastIndexOf('\n') + 1)
    this.#isLineBlank = line.trim() === '' && (text.includes('\n') || this.#isLineBlank)
    return text
  }

  #afterHolding(text: string): string {
    if (this.#heldBack !== null) {
      this.#heldBack += text
      return ''
    }
    if (this.#hasText) return text
    this.#lead += text
    if (this.#lead.trim() === '') return ''
    // the empty lines around thoughts are not the answer's
    const begun = this.#hasThoughts ? this.#lead.trimStart() : this.#lead
    this.#hasText = true
    return begun
  }
}

function placesOf(mark: string, text: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) places.push(at)
  return places
}

/** How many of the last characters may be the beginning of a mark whose rest is still to come. */
function beginningOfMark(text: string): number {
  if (!BEGINNING.test(text)) return 0
  for (let length = Math.min(LONGEST_MARK - 1, text.length); length > 0; length--) {
    const tail = text.slice(-length)
    if (MARKS.some((mark) => mark.startsWith(tail))) return length
  }
  return 0
}
