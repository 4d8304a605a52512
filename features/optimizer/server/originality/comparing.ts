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

/** What the comparing thread can be asked. Pure. */
export const answering = {
  overlap: ({ text, source, language }: { text: string; source: string; language: ContentLanguage }): Overlap =>
    overlap(text, source, language),
  /** Hashes, each once. */
  fingerprints: ({ text }: { text: string }): number[] => [...new Set(fingerprints(text).map(({ hash }) => hash))],
  sum: (asked: { text: string; found: SourceMatches[]; exclusions: Exclusions }): Originality =>
    originality(asked.text, asked.found, asked.exclusions),
  hidden: ({ text }: { text: string }): HiddenCharacters[] => hiddenCharacters(text),
}
