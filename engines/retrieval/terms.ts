import { type ContentLanguage, defaultLanguage, isStopWord, stem, words } from '../text/index.ts'

/**
 * The stems of a text's words that say something, in order: stop words are left out, words with hyphens are given by
 * their parts.
 */
export function termsOf(text: string, language: ContentLanguage = defaultLanguage): string[] {
  return termReader(language)(text)
}

/** A `termsOf` that remembers the words it has seen: for many texts. */
export function termReader(language: ContentLanguage): (text: string) => string[] {
  const known = new Map<string, readonly string[]>()
  return (text) => {
    const terms: string[] = []
    for (const span of words(text)) {
      const word = text.slice(span.start, span.end)
      let found = known.get(word)
      if (found === undefined) {
        found = termsOfWord(word, language)
        if (known.size < MOST_WORDS) known.set(word, found)
      }
      terms.push(...found)
    }
    return terms
  }
}

const MOST_WORDS = 200_000
const HYPHENS = /[-‐‑–_]+/

function termsOfWord(word: string, language: ContentLanguage): readonly string[] {
  if (!HYPHENS.test(word)) return isStopWord(word, language) ? [] : [stem(word, language)]
  return word.split(HYPHENS).flatMap((part) => (part === '' ? [] : termsOfWord(part, language)))
}
