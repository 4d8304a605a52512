import type { Passage } from '../../retrieval/index.ts'
import type { Span } from '../../text/index.ts'
import type { Facet } from './languages/pack.ts'
import type { WordForm } from './word-reader.ts'

/**
 * What a sentence is good for. `statement`: can be quoted; `question`: asked by a source; `fragment`: headings, list
 * items and pieces without an end, used only where a text has nothing better; `furniture`: never used.
 */
export type SentenceKind = 'statement' | 'question' | 'fragment' | 'furniture'

/** A sentence of a passage, read once and then only looked at. */
export interface Sentence {
  /** Its place in the material. */
  readonly index: number
  readonly passage: Passage
  /** Where it stands in `passage.text`. */
  readonly full: Span
  /** The same without an opener that only joins it to the one before; equal to `full` where there is none. */
  readonly bare: Span
  /** Its words as a reader sees them alone: without an opener that joins, single blanks, its first letter capital. */
  readonly text: string
  /** Its first words after such an opener. */
  readonly opening: readonly WordForm[]
  readonly kind: SentenceKind
  /** Index of the sentence without which this one cannot be understood; null when it stands alone. */
  readonly leansOn: number | null
  /** Index of a sentence further back that says who is meant: it can be used only after that one; null when it needs none. */
  readonly needs: number | null
  /** False for a sentence that points back at something that is not there. */
  readonly usable: boolean
  /** Stems of the words that say something. */
  readonly terms: ReadonlySet<string>
  readonly words: number
  /** Keys of `numbers()`: two sentences with the same keys give the same figures. */
  readonly figures: readonly string[]
  readonly hasMoney: boolean
  /** Whether it gives an amount in digits that is no date. */
  readonly hasQuantity: boolean
  readonly years: readonly number[]
  readonly names: readonly string[]
  readonly facets: readonly Facet[]
  readonly isDenial: boolean
  /** Whether it only announces a list: `There are three ways`. */
  readonly isAnnouncement: boolean
  /** Whether it tells the reader to do something. */
  readonly isCommand: boolean
  /** Whether its source gives it a number of its own, as steps have. */
  readonly isNumbered: boolean
  /** Whether it is the first statement of its source: texts open with what they are about. */
  readonly isLead: boolean
  /** 0 to 1: how much of what the material speaks about most it holds. */
  readonly centrality: number
  /** Whether the writer gave it, and no source. */
  readonly isGiven: boolean
}

/** A sentence before its place among the others is known. */
export type SentenceDraft = Omit<Sentence, 'centrality'>
