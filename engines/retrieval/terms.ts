import { type ContentLanguage, defaultLanguage, folded, isStopWord, languageCode, stem, words } from '../text/index.ts'
import { oneSpelling } from './spelling.ts'

/**
 * The stems of a text's words that say something, in order: stop words are left out, words with hyphens are given by
 * their parts, and British spelling is as American.
 */
export function termsOf(text: string, language: ContentLanguage = defaultLanguage): string[] {
  return termReader(language)(text)
}

/**
 * A `termsOf` that remembers the words it has seen: for many texts. Where texts of many writers meet, words of letters
 * and digits are given by their parts too, as one writes `IL6` and the other `IL-6`.
 */
export function termReader(
  language: ContentLanguage,
  { manyWriters = false }: { manyWriters?: boolean } = {},
): (text: string) => string[] {
  const known = new Map<string, readonly string[]>()
  const joint = manyWriters ? JOINT_OR_SEAM : JOINT
  return (text) => {
    const terms: string[] = []
    for (const span of words(text)) {
      const word = text.slice(span.start, span.end)
      let found = known.get(word)
      if (found === undefined) {
        found = termsOfWord(word, joint, language)
        if (known.size < MOST_WORDS) known.set(word, found)
      }
      terms.push(...found)
    }
    return terms
  }
}

const MOST_WORDS = 200_000
/** A hyphen. */
const JOINT = /[-‐‑–_]+/u
/** The same, or between a letter and a digit. */
const JOINT_OR_SEAM = /[-‐‑–_]+|(?<=\p{L})(?=\d)|(?<=\d)(?=\p{L})/u

function termsOfWord(word: string, joint: RegExp, language: ContentLanguage): readonly string[] {
  const parts = word.split(joint).filter((part) => part !== '')
  if (parts.length !== 1 || parts[0] !== word) return parts.flatMap((part) => termsOfWord(part, joint, language))
  if (isStopWord(word, language)) return []
  return [stem(languageCode(language) === 'en' ? oneSpelling(folded(word, language)) : word, language)]
}
