import { pointingWords } from '../../../../engines/fact-check/index.ts'
import {
  type ContentLanguage,
  folded,
  isStopWord,
  names,
  sentences,
  stem,
  textOf,
  words,
} from '../../../../engines/text/index.ts'

/** Sentences back that may still say who `it` is. */
const MOST_BACK = 5

/** Whether a sentence begins with a word for what was named before it. */
export function hangsOnBefore(sentence: string, language: ContentLanguage): boolean {
  const [first] = words(sentence)
  return first !== undefined && pointingWords(language).has(folded(textOf(sentence, first), language))
}

/** The nearest sentence before that says by itself whom it speaks of; empty where there is none. */
export function antecedentIn(before: readonly string[], language: ContentLanguage): string {
  return before.slice(-MOST_BACK).findLast((sentence) => !hangsOnBefore(sentence, language)) ?? ''
}

/**
 * Whether the same is spoken of before a sentence in a text and in a source: a name of the text's is in the source's sentence or title, or where
 * it has none, a word. A text that has nothing before its sentence speaks of what the source does.
 */
export function isSameSubject(
  here: string,
  source: { before: string; titles: readonly string[] },
  language: ContentLanguage,
): boolean {
  if (here === '') return true
  const list = sentences(source.before, language).map((span) => textOf(source.before, span))
  const there = termsIn([antecedentIn(list, language), ...source.titles].join('\n'), language)
  const named = names(here, language).map(({ name }) => name)
  const wanted = termsIn(named.length > 0 ? named.join(' ') : here, language)
  return [...wanted].some((term) => there.has(term))
}

function termsIn(text: string, language: ContentLanguage): Set<string> {
  const spoken = words(text).map((span) => folded(textOf(text, span), language))
  return new Set(spoken.filter((word) => !isStopWord(word, language)).map((word) => stem(word, language)))
}
