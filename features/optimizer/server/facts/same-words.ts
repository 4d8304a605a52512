import {
  type ContentLanguage,
  folded,
  isStopWord,
  sentences,
  stem,
  textOf,
  words,
} from '../../../../engines/text/index.ts'

/** Small words that a source may have before the sentence: `However`, `In addition`. */
const MOST_BEFORE = 3

/**
 * Whole sentences of a text that have the words of a sentence, in the same order and form but for typesetting and endings.
 * Only small words that join may be before them, since another one could turn what is said.
 */
export function inSameWords(text: string, sentence: string, language: ContentLanguage): string[] {
  const wanted = wordsOf(sentence, language)
  return sentences(text, language)
    .map((span) => textOf(text, span))
    .filter((found) => {
      const held = wordsOf(found, language)
      const before = held.slice(0, held.length - wanted.length)
      return (
        held.length >= wanted.length &&
        before.length <= MOST_BEFORE &&
        before.every(({ word }) => isStopWord(word, language)) &&
        held.slice(before.length).every(({ form }, at) => form === wanted[at]?.form)
      )
    })
}

function wordsOf(text: string, language: ContentLanguage): { word: string; form: string }[] {
  return words(text).map((span) => {
    const word = folded(textOf(text, span), language)
    return { word, form: stem(word, language) }
  })
}
