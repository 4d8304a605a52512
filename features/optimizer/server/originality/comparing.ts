import {
  comparer,
  type Exclusions,
  fingerprints,
  type HiddenCharacters,
  hiddenCharacters,
  type Originality,
  type Overlap,
  originality,
  type SourceMatches,
  wordings,
} from '../../../../engines/plagiarism/index.ts'
import type { ContentLanguage } from '../../../../engines/text/index.ts'

/** What a document is looked up by, each mark once. */
export interface Marks {
  /** Of stretches of words: what is copied shares them. */
  copied: number[]
  /** Of what is said: what is reworded shares them. */
  reworded: number[]
}

interface Compared {
  text: string
  language: ContentLanguage
}

/** A text is compared with one source after the other; it is taken apart once. Two checks may take turns. */
const KEPT_APART = 2
const apart: Array<Compared & { compare: (source: string) => Overlap }> = []

function comparerOf({ text, language }: Compared): (source: string) => Overlap {
  const at = apart.findIndex((known) => known.text === text && known.language === language)
  const known = at < 0 ? { text, language, compare: comparer(text, language) } : apart.splice(at, 1)[0]
  if (!known) return comparer(text, language)
  apart.unshift(known)
  apart.length = Math.min(apart.length, KEPT_APART)
  return known.compare
}

/** What the comparing thread can be asked. The same answer to the same question. */
export const answering = {
  overlap: ({ source, ...compared }: Compared & { source: string }): Overlap => comparerOf(compared)(source),
  marks: ({ text }: { text: string }): Marks => ({
    copied: [...new Set(fingerprints(text).map(({ hash }) => hash))],
    reworded: wordings(text),
  }),
  sum: (asked: { text: string; found: SourceMatches[]; exclusions: Exclusions }): Originality =>
    originality(asked.text, asked.found, asked.exclusions),
  hidden: ({ text }: { text: string }): HiddenCharacters[] => hiddenCharacters(text),
}
