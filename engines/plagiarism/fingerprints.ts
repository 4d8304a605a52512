import type { Span } from '../text/index.ts'
import { grams } from './grams.ts'
import { tokensOf } from './tokens.ts'

/** A mark of a stretch of five words; equal in every text that has these words in a row. */
export interface Fingerprint {
  /** A safe integer of 53 bits, never negative: fits a signed 64-bit column. Made to be stored; see `grams`. */
  readonly hash: number
  /** Where the five words stand. */
  readonly at: Span
}

/** Words of a stretch that is hashed. */
const WORDS = 5
/** Of so many stretches in a row one is kept. */
const WINDOW = 11

/**
 * The fingerprints of a text, in order, about one for six words: of every eleven neighboring stretches of five words the
 * one with the smallest hash, the last of equals (winnowing: Schleimer, Wilkerson and Aiken 2003). Two texts that share 15 words
 * in a row share a fingerprint, always; which ones are kept depends on nothing around them. The same for every language.
 */
export function fingerprints(text: string): Fingerprint[] {
  const tokens = tokensOf(text)
  const { hashes, ends } = grams(tokens, WORDS)
  return keptOf(hashes).map((at) => ({
    hash: hashes[at] ?? 0,
    at: { start: tokens[at]?.start ?? 0, end: tokens[(ends[at] ?? 1) - 1]?.end ?? 0 },
  }))
}

/** The places that winnowing keeps. A queue of places whose hashes rise holds the least of each window in front. */
function keptOf(hashes: Float64Array): number[] {
  const kept: number[] = []
  const queue: number[] = []
  let head = 0
  const hashAt = (place: number | undefined) => hashes[place ?? -1] ?? 0
  for (let at = 0; at < hashes.length; at += 1) {
    while (queue.length > head && hashAt(queue.at(-1)) >= hashAt(at)) queue.pop()
    queue.push(at)
    if ((queue[head] ?? 0) <= at - WINDOW) head += 1
    const isFull = at >= WINDOW - 1 || at === hashes.length - 1
    const least = queue[head]
    if (isFull && least !== undefined && kept.at(-1) !== least) kept.push(least)
  }
  return kept
}
