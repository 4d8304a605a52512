import type { HiddenCharacters, Match } from '../../../../engines/plagiarism/index.ts'

/** A document that has something in common with a text, as it is kept: matches count in `excerpt`. */
export interface FoundSource {
  key: string
  kind: 'blog' | 'asset' | 'page'
  documentId: string | null
  /** Written by the person themselves; absent in older findings. */
  own?: boolean
  title: string
  url: string | null
  domain: string | null
  words: number
  isCopy: boolean
  excerpt: string
  isWhole: boolean
  matches: Match[]
}

/** What a check found: enough to add it up again without looking again. */
export interface StoredFindings {
  /** Most words first. */
  sources: FoundSource[]
  hidden: HiddenCharacters[]
}
