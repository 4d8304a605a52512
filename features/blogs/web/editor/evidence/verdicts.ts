import type { FunctionComponent } from 'react'

/** How a checked sentence stands: supported, contradicted, neither, or changed since it was checked. */
export type VerdictState = 'supported' | 'disputed' | 'unsure' | 'stale'

/** What a check says of one sentence. */
export interface Verdict {
  state: VerdictState
  /** Names the finding to the card. */
  id: string
  /** What its card quotes, so that it is not quoted twice. */
  quotes: readonly string[]
}

/** What a check found of the sentences of a document, for the margin and its cards. */
export interface SentenceVerdicts {
  /** The verdict on a sentence by its words; null where nothing was checked. Asked for every sentence that is drawn. */
  of: (words: string) => Verdict | null
  /** Stands on the card of a sentence with a verdict. `from` and `to` are document positions. */
  card: FunctionComponent<{ id: string; from: number; to: number }>
}
