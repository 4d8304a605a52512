import type { Passage } from '../../../engines/retrieval/index.ts'
import type { ContentLanguage } from '../../../engines/text/index.ts'
import type { Voice } from '../../voices/contract.ts'

/** A passage with the stored source it belongs to; null for what was read for one answer only. */
export interface GivenPassage extends Passage {
  assetId: string | null
}

export type { Voice }

/** What applies to a whole text. Voice and brief are for a model: the built-in writer quotes. */
export interface Setting {
  language: ContentLanguage
  /** The passages that the text may rest on, best first; a model knows each by its place, counted from 1. */
  sources: readonly GivenPassage[]
  /** Null where no brand voice is chosen. */
  voice: Voice | null
  /** What the whole text is for, of which this may be a part, in sentences; empty where nothing was said. */
  brief: string
}

/** What a model is asked for, beside what the setting says. */
export interface Prompt {
  /** What is to be written, in sentences to the model. Never holds words of a source; words of the person are fine. */
  task: string
  /** The person's own text to work on or from. */
  text?: string
  /** The text is notes to write from, and what the person says in them about the job holds. Absent where it is reworked or somebody else’s. */
  isBrief?: boolean
  /** An earlier version that the person liked, in whose manner another is wanted. */
  like?: string
  /** Words of the longest good answer: what it may cost, and where it is cut off. */
  maxWords: number
  /** The task, or the person’s own words in it, says how long the text is to be: a second limit beside it would be another. */
  saysLength?: boolean
  /** What comes first is settled by the task or the text, so that several versions differ in their words alone. */
  keepsOrder?: boolean
  /** Higher differs more: 0.2 for rewriting, 0.8 for ideas. */
  temperature: number
  /** Where it is not the language of the setting: what a translation is made into, or that of a text that is rewritten. */
  language?: ContentLanguage
  /** The person's own words may ask for another language, so that an answer in one is no fault. */
  isAnyLanguage?: boolean
}
