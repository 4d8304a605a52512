import type { Sentence } from '../reading/sentence.ts'

/** By what an outline divides its subject: its sides, the headings of the sources, questions. */
export type OutlineKind = 'sides' | 'parts' | 'questions'

/** A section of an outline. */
export interface OutlineSection {
  readonly heading: string
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
  readonly sections: readonly OutlineSection[]
}

/** A section before its budget is known. */
export interface Group {
  readonly heading: string
  readonly sentences: readonly Sentence[]
}

/** What is wanted of the outlines. */
export interface OutlineOptions {
  /** About so many words for the whole text; 900 when not said. */
  readonly words?: number
  /** At most so many sections; 7 when not said. */
  readonly most?: number
}
