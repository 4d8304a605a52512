import {
  type Exclusions,
  fingerprints,
  type HiddenCharacters,
  hiddenCharacters,
  type Originality,
  type Overlap,
  originality,
  overlap,
  type SourceMatches,
} from '../../../../engines/plagiarism/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'

/** What the comparing thread can be asked, by name. */
export interface Questions {
  overlap: { text: string; source: string; language: ContentLanguage }
  fingerprints: { text: string }
  sum: { text: string; found: SourceMatches[]; exclusions: Exclusions }
  hidden: { text: string }
}

export interface Answers {
  overlap: Overlap
  /** Hashes, each once. */
  fingerprints: number[]
  sum: Originality
  hidden: HiddenCharacters[]
}

/** Answers one question; what the thread runs. Pure. */
export const answering: { [Name in keyof Questions]: (question: Questions[Name]) => Answers[Name] } = {
  overlap: ({ text, source, language }) => overlap(text, source, language),
  fingerprints: ({ text }) => [...new Set(fingerprints(text).map(({ hash }) => hash))],
  sum: ({ text, found, exclusions }) => originality(text, found, exclusions),
  hidden: ({ text }) => hiddenCharacters(text),
}
