import type { CountUnit } from '../text/index.ts'

/** How long a part may be, as its target counts. */
export interface Limit {
  readonly unit: CountUnit
  readonly most: number
  /** All entries of a list together, as they are joined. */
  readonly joined?: boolean
  /** Only where that choice of the form was made. */
  readonly where?: { readonly field: string; readonly is: string }
}

/**
 * One part of a text that comes in parts: a subject line, a list of headlines, pairs of a feature and what it is good for.
 * Plain data, so that page and server draw, count and join by the same declaration.
 */
export interface Part {
  readonly name: string
  readonly label: string
  /** Its label in texts of other languages, by their codes (`de`), where it becomes part of the text. */
  readonly labels?: Readonly<Record<string, string>>
  /** `title`: a heading over the rest; `line`: behind its label; `text`: paragraphs; `pairs`: entries of two columns. */
  readonly form: 'title' | 'line' | 'text' | 'list' | 'pairs'
  /** How a list is joined: numbered, with bullets, with commas behind its label, or for pairs one in a line. */
  readonly style?: 'numbers' | 'bullets' | 'commas' | 'lines' | 'questions'
  /** Names of the two columns of pairs. */
  readonly columns?: readonly [string, string]
  /** Its label is a heading over it. */
  readonly headed?: boolean
  /** May be empty. */
  readonly optional?: boolean
  /** Entries of a list or of pairs, at least and at most. */
  readonly entries?: readonly [number, number]
  readonly limit?: Limit
}

/** An entry of pairs, by the names of its columns. */
export type Pair = Readonly<Record<string, string>>

/** The words of a text that comes in parts, by the names of its parts. */
export type PartValues = Readonly<Record<string, string | readonly string[] | readonly Pair[]>>
