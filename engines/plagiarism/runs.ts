import { type Grams, grams } from './grams.ts'
import type { Token } from './tokens.ts'

/** A stretch of words that are in both texts in the same order: token indexes, the end exclusive. */
export interface Run {
  readonly start: number
  readonly sourceStart: number
  readonly length: number
}

/** A stretch that comes more often in the source is compared at so many places only: the work stays linear. */
const PLACES = 16

/** Tokens and the hashes of their stretches of some words. */
export interface Numbered {
  readonly tokens: readonly Token[]
  readonly grams: Grams
}

/** Makes tokens ready for finding runs of at least `words` words. */
export function numbered(tokens: readonly Token[], words: number): Numbered {
  return { tokens, grams: grams(tokens, words) }
}

/**
 * Runs common to two texts that were numbered alike, found from left to right: at each place the longest, among equals the one
 * nearest behind the run before. Every run is compared word by word; hashes only point to it.
 */
export function commonRuns({ tokens, grams: { hashes, ends } }: Numbered, source: Numbered): Run[] {
  const places = placesOf(source.grams.hashes)
  const both = { tokens, source: source.tokens }
  const found: Run[] = []
  let expected = 0
  let at = 0
  while (at < hashes.length) {
    const best = longest(places.get(hashes[at] ?? -1) ?? [], expected, (place) => commonLength(both, at, place))
    if (best === null || at + best.length < (ends[at] ?? 0)) {
      at += 1
      continue
    }
    const back = commonBefore(both, at, best.place)
    found.push({ start: at - back, sourceStart: best.place - back, length: best.length + back })
    at += best.length
    expected = best.place + best.length
  }
  return found
}

interface Both {
  readonly tokens: readonly Token[]
  readonly source: readonly Token[]
}

function placesOf(hashes: Float64Array): Map<number, number[]> {
  const places = new Map<number, number[]>()
  hashes.forEach((hash, at) => {
    const known = places.get(hash)
    if (known === undefined) places.set(hash, [at])
    else if (known.length < PLACES) known.push(at)
  })
  return places
}

function longest(places: readonly number[], expected: number, lengthAt: (place: number) => number) {
  let best: { place: number; length: number } | null = null
  for (const place of places) {
    const length = lengthAt(place)
    const isNearer = best !== null && Math.abs(place - expected) < Math.abs(best.place - expected)
    if (best === null || length > best.length || (length === best.length && isNearer)) best = { place, length }
  }
  return best
}

function commonLength({ tokens, source }: Both, at: number, place: number): number {
  let length = 0
  while (isSame(tokens[at + length], source[place + length])) length += 1
  return length
}

/** How many words before a stretch belong to it, though the stretch before it took them. */
function commonBefore({ tokens, source }: Both, at: number, place: number): number {
  let length = 0
  while (length < PLACES && isSame(tokens[at - length - 1], source[place - length - 1])) length += 1
  return length
}

function isSame(one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && one.key === other.key
}
