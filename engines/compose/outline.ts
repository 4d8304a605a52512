import type { Sentence } from './sentence.ts'

/** By what an outline divides its subject. */
export type OutlineKind = 'sides' | 'parts' | 'questions' | 'time'

/** A section of an outline. */
export interface OutlineSection {
  readonly heading: string
  /** 2 or 3. */
  readonly level: 2 | 3
  /** What it is to say, in the words of the sources: up to three sentences, one a line. */
  readonly notes: string
  /** Passages that speak of it, those with most to say first. */
  readonly passageIds: readonly string[]
  /** Word budget. */
  readonly words: number
}

/** A plan of a text. */
export interface Outline {
  readonly kind: OutlineKind
  readonly title: string
  readonly sections: readonly OutlineSection[]
  /** The sum of the budgets. */
  readonly words: number
}

/** A section before its budget is known. */
export interface Group {
  readonly heading: string
  readonly level?: 2 | 3
  /** Whether it is a side of the subject, and not a part. */
  readonly isSide?: boolean
  readonly sentences: readonly Sentence[]
}

/** What is wanted of the outlines. */
export interface OutlineOptions {
  /** About so many words for the whole text; 900 when not said. */
  readonly words?: number
  /** At most so many sections of the first level; 7 when not said. */
  readonly most?: number
  /** Title for all; each has its own when absent. */
  readonly title?: string
  readonly variant?: number
}
