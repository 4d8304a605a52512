import { grams } from './grams.ts'
import type { Token } from './tokens.ts'

/** The wording of a text as three sets of hashes. */
export type Wording = readonly ReadonlySet<number>[]

/** The words of a text, its runs of three words, and the pairs of neighbouring stop words when all else is left out. */
export function wordingOf(tokens: readonly Token[], isStop: (key: string) => boolean): Wording {
  const known = new Map<string, boolean>()
  const stops = tokens.filter(({ key }) => {
    const isKnown = known.get(key) ?? isStop(key)
    known.set(key, isKnown)
    return isKnown
  })
  return [grams(tokens, 1), grams(tokens, 3), grams(stops, 2)].map(({ hashes }) => new Set(hashes))
}

/**
 * How close the wording of two texts is as a whole, 0 to 1: the mean of three cosines of sets (Ochiai), that of their
 * words, that of their runs of three words, and that of their pairs of stop words (Stamatatos 2011), which tells a shared build of
 * sentences from a shared subject. Of two texts by different people on one subject it is 0.1 to 0.2.
 */
export function degreeOf(wording: Wording, source: Wording): number {
  const parts = wording.map((set, at) => cosine(set, source[at] ?? new Set())).filter((part) => part !== null)
  return parts.length === 0 ? 0 : parts.reduce((sum, part) => sum + part, 0) / parts.length
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
