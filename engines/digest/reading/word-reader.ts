import { type ContentLanguage, isStopWord, type Span, stem } from '../../text/index.ts'
import { foldedWord } from './content-terms.ts'

/** What is known of a word wherever it stands. */
export interface WordForm {
  /** As lists have it. */
  readonly word: string
  readonly stem: string
  /** Whether it says nothing about what a text is about. */
  readonly isEmpty: boolean
}

/** A word of a sentence, folded, with its place in the sentence. */
export interface Word extends Span, WordForm {}

/** Reads words of one language; each form once, as texts are made of few of them. */
export function wordReader(language: ContentLanguage): (word: string) => WordForm {
  const known = new Map<string, WordForm>()
  return (raw) => {
    const before = known.get(raw)
    if (before !== undefined) return before
    const word = foldedWord(raw, language)
    const form: WordForm = { word, stem: stem(word, language), isEmpty: isStopWord(word, language) }
    known.set(raw, form)
    return form
  }
}
