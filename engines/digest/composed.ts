/**
 * Ties a stretch of written text to the words of a passage that carry it. `text.slice(start, end)` is what is cited;
 * `quote` stands in the passage word for word, at `quoteStart` to `quoteEnd` (UTF-16, exclusive). Several citations may
 * cover one stretch: each of them carries it alone.
 */
export interface Citation {
  readonly start: number
  readonly end: number
  readonly passageId: string
  readonly quote: string
  readonly quoteStart: number
  readonly quoteEnd: number
}

/** A written text. Every statement of fact in it lies under a citation. */
export interface Composed {
  readonly text: string
  readonly format: 'markdown' | 'plain'
  /** In the order of the text. */
  readonly citations: readonly Citation[]
}
