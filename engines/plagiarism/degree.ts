import { type ContentLanguage, isStopWord } from '../text/index.ts'
import type { Token } from './tokens.ts'

/**
 * How close the wording of two texts is as a whole, 0 to 1: the mean of three cosines of sets (Ochiai), that of their
 * words, that of their runs of three words, and that of their pairs of neighbouring stop words with all else left out
 * (Stamatatos 2011), which tells a shared build of sentences from a shared subject. Of two texts by different people on
 * one subject it is 0.1 to 0.2.
 */
export function degreeOf(tokens: readonly Token[], source: readonly Token[], language: ContentLanguage): number {
  const isStop = stopTest(language)
  const [a, b] = [tokens, source].map((list) => list.map(({ key }) => key))
  if (a === undefined || b === undefined || a.length === 0 || b.length === 0) return 0
  const parts = [
    cosine(tuples(a, 1), tuples(b, 1)),
    cosine(tuples(a, 3), tuples(b, 3)),
    cosine(tuples(a.filter(isStop), 2), tuples(b.filter(isStop), 2)),
  ].filter((part) => part !== null)
  return parts.reduce((sum, part) => sum + part, 0) / parts.length
}

function stopTest(language: ContentLanguage): (key: string) => boolean {
  const known = new Map<string, boolean>()
  return (key) => {
    const isKnown = known.get(key) ?? isStopWord(key, language)
    known.set(key, isKnown)
    return isKnown
  }
}

function tuples(keys: readonly string[], length: number): Set<string> {
  const found = new Set<string>()
  for (let at = 0; at + length <= keys.length; at += 1) found.add(keys.slice(at, at + length).join(' '))
  return found
}

/** Null where neither text has anything to compare. */
function cosine(one: ReadonlySet<string>, other: ReadonlySet<string>): number | null {
  if (one.size === 0 && other.size === 0) return null
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const entry of one) if (other.has(entry)) shared += 1
  return shared / Math.sqrt(one.size * other.size)
}
