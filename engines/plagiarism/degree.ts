import { type ContentLanguage, defaultLanguage, isStopWord } from '../text/index.ts'
import { grams } from './grams.ts'
import { type Token, tokensOf } from './tokens.ts'

/**
 * How close the wording of two texts is as a whole, 0 to 1: the mean of three cosines of sets (Ochiai), that of their
 * words, that of their runs of three words, and that of their pairs of stop words (Stamatatos 2011), which tells a shared build of
 * sentences from a shared subject. Of two texts by different people on one subject it is 0.1 to 0.2. It also ranks texts
 * of which no single passage can be shown.
 */
export function degree(text: string, source: string, language: ContentLanguage = defaultLanguage): number {
  const [one, other] = [wordingOf(tokensOf(text), language), wordingOf(tokensOf(source), language)]
  const parts = one.map((set, at) => cosine(set, other[at] ?? new Set())).filter((part) => part !== null)
  return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length
}

/** The words of a text, its runs of three words, and the pairs of neighboring stop words when all else is left out, as hashes. */
function wordingOf(tokens: readonly Token[], language: ContentLanguage): ReadonlySet<number>[] {
  const known = new Map<string, boolean>()
  const stops = tokens.filter(({ key }) => {
    const isKnown = known.get(key) ?? isStopWord(key, language)
    known.set(key, isKnown)
    return isKnown
  })
  return [grams(tokens, 1), grams(tokens, 3), grams(stops, 2)].map(({ hashes }) => new Set(hashes))
}

/** Null where neither text has anything to compare. */
function cosine(one: ReadonlySet<number>, other: ReadonlySet<number>): number | null {
  if (one.size === 0 && other.size === 0) return null
  if (one.size === 0 || other.size === 0) return 0
  const [few, many] = one.size < other.size ? [one, other] : [other, one]
  let shared = 0
  for (const entry of few) if (many.has(entry)) shared += 1
  return shared / Math.sqrt(one.size * other.size)
}
