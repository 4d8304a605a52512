import { candidates, type Hit } from '../../../../engines/plagiarism/index.ts'
import type { Marks } from './comparing.ts'

/** So many of the best by copied words, and as many by what is said; more for long texts. */
const BEST = 20
const MOST_BEST = 100
const WORDS_FOR_ONE_MORE = 500
/** One mark of what is said may be chance. */
const LEAST_SAID = 2

/**
 * Ids of the documents that are worth comparing word by word, of those that an index found: first those that have the
 * text's words in a row, then those that say most of what it says.
 */
export function likeliest(hits: readonly Hit[], { reworded }: Marks, words: number): string[] {
  const limit = Math.min(MOST_BEST, BEST + Math.floor(words / WORDS_FOR_ONE_MORE))
  const said = new Set(reworded)
  const byWords = candidates(
    hits.filter(({ hash }) => !said.has(hash)),
    { limit },
  )
  const bySaying = candidates(
    hits.filter(({ hash }) => said.has(hash)),
    { limit },
  ).filter(({ shared }) => shared >= LEAST_SAID)
  return [...new Set([...byWords, ...bySaying].map(({ id }) => id))]
}
