import {
  type ContentLanguage,
  countWords,
  folded,
  guessLanguage,
  type NumberMention,
  names,
  numbers,
  textOf,
} from '../text/index.ts'
import { sharedRunsFinder } from './copied-words.ts'

/** What a text that says a quotation in other words still copies from it, leaves out of it, and adds to it. */
export interface OwnWords {
  /** Eight words and more in a row that the quotation has too, as the text has them. */
  readonly copied: readonly string[]
  /** Figures and names of the quotation that the text lacks, as the quotation has them. */
  readonly missing: readonly string[]
  /** Figures of the text that the quotation does not give. */
  readonly added: readonly string[]
}

/** Compares a text with the quotation that it says in other words. The text is in `language`; the quotation may be in another one. */
export function ownWords(quotation: string, text: string, language: ContentLanguage): OwnWords {
  const quotedIn = guessLanguage(quotation) ?? language
  const [theirs, mine] = [numbers(quotation, quotedIn), numbers(text, language)]
  return {
    copied: sharedRunsFinder([quotation])(text).map((run) => textOf(text, run)),
    missing: distinct([
      ...figuresWithout(quotation, theirs, mine),
      ...names(quotation, quotedIn)
        .map(({ name }) => name)
        .filter((name) => !isNamed(name, text)),
    ]),
    added: distinct(figuresWithout(text, mine, theirs)),
  }
}

/** The figures in digits that the other list has in no form, as the text has them. Words such as `one` are often no figures. */
function figuresWithout(text: string, figures: readonly NumberMention[], others: readonly NumberMention[]): string[] {
  // a unit may be written out, or left to the words around
  const known = new Set(others.map(({ value }) => value))
  return figures
    .filter((figure) => /\d/.test(textOf(text, figure)) && !known.has(figure.value))
    .map((figure) => textOf(text, figure))
}

/** Whether a text has the longest word of a name, in any form: `Rance` in `Rances`. */
function isNamed(name: string, text: string): boolean {
  const longest = name.split(/[\s-]+/).reduce((a, b) => (b.length > a.length ? b : a), '')
  return folded(text).includes(folded(longest))
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => countWords(text) > 0)
}
