/** A place in a text at which its writer named sources by number. `at` is a UTF-16 offset into the text without marks. */
export interface SourceMark {
  at: number
  numbers: number[]
}

/** What models write before a number, in the languages that we write: `Source 2`, `Quelle: 2`. */
const LABEL = String.raw`(?:(?:sources?|quellen?|fuentes?|fontes?|fonti|bron(?:nen)?|źródł[oa]|kaynak(?:lar)?|nguồn)\s*[:#]?\s*|#)?`
const JOIN = String.raw`\s*(?:[,;&–-]|and|und|et|y|e|en|i|ve|và)\s*`
/** `[1]`, `[2, 3]`, `[1-3]`, `[SOURCE 2]`, `【4】`, several in a row, and the blanks before them; not `[text](link)`. */
const MARK = new RegExp(String.raw`[ \t]*[[【]${LABEL}(\d{1,3}(?:${JOIN}${LABEL}\d{1,3})*)[\]】](?!\()`, 'iy')
/** What may still become a mark when more comes: blanks, an open bracket with words, a closed one before a possible `(`. */
const MAYBE_MARK = /[ \t]*(?:[[【][\p{L}\s\d:#,;&–-]{0,40}[\]】]?)?$/iu
/** Characters that are held back at most. */
const LONGEST_HELD = 200
/** Numbers that one range may span. */
const WIDEST_RANGE = 12

/**
 * Takes the source marks out of a text that comes in pieces and remembers where they stood. What may be the beginning of
 * a mark is held back until it is decided, so that the pieces given on, joined, are the text without marks.
 */
export class SourceMarkFilter {
  readonly marks: SourceMark[] = []
  #text = ''
  #held = ''
  /** A mark was just taken out. */
  #isBehindMark = false

  /** The text without marks so far. */
  get text(): string {
    return this.#text
  }

  /** Takes the next piece; returns what of the text is now certain. */
  push(piece: string): string {
    return this.#take(this.#held + piece, false)
  }

  /** Nothing more comes; returns the rest. */
  end(): string {
    return this.#take(this.#held, true)
  }

  #take(pending: string, isLast: boolean): string {
    const before = this.#text.length
    let at = 0
    while (at < pending.length) {
      if (!isLast && pending.length - at <= LONGEST_HELD && MAYBE_MARK.exec(pending.slice(at))?.index === 0) break
      MARK.lastIndex = at
      const mark = MARK.exec(pending)
      if (mark) {
        this.#mark(mark[1] ?? '')
        at = MARK.lastIndex
        this.#isBehindMark = true
      } else {
        const next = nextStart(pending, at + 1)
        // `5 a.m. [2].` has the full stop already
        const isDoubled = this.#isBehindMark && this.#text.endsWith('.') && pending.charAt(at) === '.'
        this.#text += pending.slice(isDoubled ? at + 1 : at, next)
        at = next
        this.#isBehindMark = false
      }
    }
    this.#held = pending.slice(at)
    return this.#text.slice(before)
  }

  #mark(list: string): void {
    const at = this.#text.length
    const last = this.marks.at(-1)
    if (last?.at === at) last.numbers.push(...numbersOf(list))
    else this.marks.push({ at, numbers: numbersOf(list) })
  }
}

/** The next place at which a mark, or the blanks before one, can begin. */
function nextStart(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (' \t[【'.includes(text.charAt(at))) return at
  return text.length
}

function numbersOf(list: string): number[] {
  return [...list.matchAll(/(\d+)(?:\s*[–-]\D*(\d+))?/g)].flatMap(([, from, to = from]) => {
    const [first, last] = [Number(from), Number(to)]
    const length = Math.min(Math.max(last - first, 0), WIDEST_RANGE) + 1
    return Array.from({ length }, (_, step) => first + step)
  })
}
