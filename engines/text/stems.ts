import { type ContentLanguage, defaultLanguage, languageCode } from './language.ts'
import { stemEnglish } from './stems-english.ts'
import { lightStemmers } from './stems-light.ts'
import { folded } from './stopwords.ts'
import { words } from './words.ts'

const LONGEST_WORD = 40

/**
 * The stem of a word: what its forms have in common, lower case; a key, not a word to show to people. Tokens with
 * digits and tokens longer than any word stay as they are, but for case.
 */
export function stem(word: string, language: ContentLanguage = defaultLanguage): string {
  const lower = folded(word, language)
  if (lower.length > LONGEST_WORD || /\d/.test(lower)) return lower
  const code = languageCode(language)
  return code === 'en' ? stemEnglish(lower) : lightStemmers[code](lower)
}

/** The stems of all words of a text in order, stop words and all. */
export function stems(text: string, language: ContentLanguage = defaultLanguage): string[] {
  const known = new Map<string, string>()
  return words(text).map((span) => {
    const word = text.slice(span.start, span.end)
    const found = known.get(word) ?? stem(word, language)
    known.set(word, found)
    return found
  })
}
