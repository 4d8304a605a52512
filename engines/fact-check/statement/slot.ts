import type { NumberMention, Span } from '../../text/index.ts'
import type { Quantifier } from '../lexicon/quantifiers.ts'

/** One thing a sentence says that must be found again: a figure, a name, a word with meaning, a small word that turns what is said. */
export interface Slot extends Span {
  readonly kind: 'figure' | 'name' | 'word' | 'mark'
  /** The stems of its words; one, but for names. */
  readonly stems: readonly string[]
  /** Its words, lower case. */
  readonly words: readonly string[]
  readonly figure?: NumberMention
  readonly bound: Quantifier | null
  /** The sort of words it excludes others of, with which of them it is. */
  readonly sorts: readonly (readonly [sort: number, which: number])[]
  /** What a German verb has at the end of its clause: `aus` of `fiel … aus`. */
  readonly particle?: string
  /** Which of the needed small words it is. */
  readonly mark?: number
  /** The clause of its sentence, and how many words are before it. */
  readonly clause: number
  readonly place: number
  /** The small word before it or its article: `in`, `by`; none for what stands alone. */
  readonly before: string
}
