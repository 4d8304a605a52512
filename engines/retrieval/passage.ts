import type { BlockKind, Span } from '../text/index.ts'

/** A stretch of 2 to 5 sentences of a source, the unit in which sources are ranked, quoted and cited. */
export interface Passage {
  /** The same for the same words at the same place of the same source. */
  readonly id: string
  readonly sourceId: string
  /** The source's title. */
  readonly title: string
  readonly url?: string
  /** Who publishes the source, where that is known: a site, an organisation. */
  readonly publisher?: string
  /** Exactly `source.slice(start, end)`, line breaks and all. */
  readonly text: string
  /** UTF-16 offsets into the source's plain text, `end` exclusive. */
  readonly start: number
  readonly end: number
  /** When the source was published, ISO 8601, where that is known. */
  readonly date?: string
  /** Whether the writer wrote the source: its words are no quotation of somebody else's. */
  readonly own?: boolean
  /** The page on which the passage begins, counted from 1, where the source has pages. */
  readonly page?: number
  /** What it is made of, where the source's blocks are known. A heading is a passage of its own, and never an answer. */
  readonly kind?: BlockKind
  /** The heading under which the passage stands, where the source has headings. */
  readonly heading?: string
}

/** A stretch of a source and how a reader finds it: the page it is, or the section whose heading is given, or both. */
export interface Place extends Span {
  readonly page?: number
  readonly heading?: string
}

/** A passage with how well it answers a query: higher is better, comparable within one answer only. */
export interface RankedPassage {
  readonly passage: Passage
  readonly score: number
  /** The stems of the query that the passage holds. */
  readonly terms: readonly string[]
}
