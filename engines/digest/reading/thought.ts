import type { Passage } from '../../retrieval/index.ts'
import type { Span } from '../../text/index.ts'
import type { Sentence } from './sentence.ts'

/** Words of one passage, as they stand there. */
export interface Place {
  readonly passage: Passage
  /** In `passage.text`. */
  readonly span: Span
}

/**
 * What one source says in one place, as it can be quoted whole: consecutive sentences that need nothing before them, a
 * list with the sentence that announces it, or rows of a table with their header.
 */
export type Thought = SaidThought | ListThought | TableThought

interface CommonThought {
  readonly sourceId: string
  /** Its sentences, items or rows, as read; what it is ranked by. */
  readonly sentences: readonly Sentence[]
  readonly words: number
}

export interface SaidThought extends CommonThought {
  readonly kind: 'said'
  readonly place: Place
}

export interface ListThought extends CommonThought {
  readonly kind: 'list'
  /** The sentence that announces the list; null where only a heading does. */
  readonly intro: Place | null
  readonly items: readonly Place[]
  /** The number of the first item; 0 where the items have none. */
  readonly firstNumber: number
  /** Whether its source has more items than are quoted. */
  readonly goesOn: boolean
}

export interface TableThought extends CommonThought {
  readonly kind: 'table'
  /** Rows with their cells, the header first. */
  readonly rows: readonly { readonly place: Place; readonly cells: readonly string[] }[]
}

/** Everywhere that a thought takes its words from. */
export function placesOf(thought: Thought): readonly Place[] {
  if (thought.kind === 'said') return [thought.place]
  if (thought.kind === 'table') return thought.rows.map(({ place }) => place)
  return [...(thought.intro ? [thought.intro] : []), ...thought.items]
}
