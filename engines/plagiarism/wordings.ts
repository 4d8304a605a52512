import { contentLanguages, stopWords } from '../text/index.ts'
import { pairHasher } from './grams.ts'
import { tokensOf } from './tokens.ts'

/** Letters that tell a word from others, its ending left out; shorter words than `LEAST_LETTERS` say little. */
const LETTERS = 6
const LEAST_LETTERS = 4
/** A word forms a pair with each of this many content words after it. */
const REACH = 3
/** Of so many pairs one is kept: those whose hash divides by it, so that both texts keep the same. */
const ONE_OF = 8

/**
 * Marks of what a text says, regardless of order and function words: pairs of content words that are close together, one
 * of eight kept, each once. A text that says the same in other words shares some of them, where it shares no `fingerprints`.
 * Words are compared by their first six letters and stop words are those of all our languages, so that nobody needs to
 * know the language. Scripts without spaces have none. Made to be stored, as fingerprints are.
 */
export function wordings(text: string): number[] {
  const terms = tokensOf(text)
    .filter(({ key, weight }) => weight === 1 && isTelling(key))
    .map(({ key }) => key.slice(0, LETTERS))
  const hashOf = pairHasher(terms)
  const kept = new Set<number>()
  for (let at = 0; at < terms.length; at += 1) {
    const last = Math.min(at + REACH, terms.length - 1)
    for (let other = at + 1; other <= last; other += 1) {
      if (terms[at] === terms[other]) continue
      const hash = hashOf(at, other)
      if (hash % ONE_OF === 0) kept.add(hash)
    }
  }
  return [...kept]
}

function isTelling(key: string): boolean {
  return (key.length >= LEAST_LETTERS || /\d/.test(key)) && !usualWords().has(key)
}

let usual: ReadonlySet<string> | undefined

/** Stop words of all languages as words are compared, without accents. */
function usualWords(): ReadonlySet<string> {
  usual ??= new Set(contentLanguages.flatMap((language) => tokensOf([...stopWords(language)].join(' ')).map(keyOf)))
  return usual
}

function keyOf({ key }: { readonly key: string }): string {
  return key
}
