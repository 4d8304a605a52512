import type { Citation, Composed } from '../composed.ts'
import type { Place } from '../reading/thought.ts'

/** A digest in the making, in Markdown: keeps the offsets of what is cited. */
export class Sheet {
  #text = ''
  readonly #citations: Citation[] = []

  /** Begins a block. */
  block(): this {
    if (this.#text !== '') this.#text += '\n\n'
    return this
  }

  /** Puts Markdown down as it is. */
  put(markdown: string): this {
    this.#text += markdown
    return this
  }

  /** Puts Markdown down that places of sources carry. */
  cite(markdown: string, places: readonly Place[]): this {
    const start = this.#text.length
    this.#text += markdown
    for (const { passage, span } of places)
      this.#citations.push({
        start,
        end: this.#text.length,
        passageId: passage.id,
        quote: passage.text.slice(span.start, span.end),
        quoteStart: span.start,
        quoteEnd: span.end,
      })
    return this
  }

  done(): Composed {
    return { text: this.#text, format: 'markdown', citations: this.#citations }
  }
}
