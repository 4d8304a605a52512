import type { Token } from './tokens.ts'

/** Stretches of tokens of a given length in words, one from each token on that has enough after it. */
export interface Grams {
  /** Hashes in order, each a safe integer from 0 to 2^53 - 1. */
  readonly hashes: Float64Array
  /** For each gram, the index of the first token behind it. */
  readonly ends: Int32Array
}

/**
 * All stretches of `words` words (twice as many characters where a script has no spaces). Their hashes are the same on
 * every machine and in every version: they are made to be stored. Two streams of 32 bits, mixed as in MurmurHash3
 * (Appleby), 53 bits of which are kept, so that a hash is a number and fits a signed 64-bit column.
 */
export function grams(tokens: readonly Token[], words: number): Grams {
  const halves = wordHashes(tokens.map(({ key }) => key))
  const hashes = new Float64Array(tokens.length)
  const ends = new Int32Array(tokens.length)
  let end = 0
  let weight = 0
  let count = 0
  for (let at = 0; at < tokens.length; at += 1) {
    while (weight < words && end < tokens.length) {
      weight += tokens[end]?.weight ?? 0
      end += 1
    }
    if (weight < words) break
    hashes[at] = combined(halves, at, end)
    ends[at] = end
    weight -= tokens[at]?.weight ?? 0
    count += 1
  }
  return { hashes: hashes.subarray(0, count), ends: ends.subarray(0, count) }
}

/** Gives the hash of any two of the words, by their indexes; whichever comes first, it is the same. As stable as `grams`. */
export function pairHasher(words: readonly string[]): (one: number, other: number) => number {
  const [high, low] = wordHashes(words)
  const pair: [Int32Array, Int32Array] = [new Int32Array(2), new Int32Array(2)]
  return (one, other) => {
    const [a, b] = [high[one] ?? 0, high[other] ?? 0]
    const isInOrder = a < b || (a === b && (low[one] ?? 0) <= (low[other] ?? 0))
    for (const [place, word] of (isInOrder ? [one, other] : [other, one]).entries()) {
      pair[0][place] = high[word] ?? 0
      pair[1][place] = low[word] ?? 0
    }
    return combined(pair, 0, 2)
  }
}

function wordHashes(words: readonly string[]): [Int32Array, Int32Array] {
  const high = new Int32Array(words.length)
  const low = new Int32Array(words.length)
  words.forEach((key, at) => {
    let a = 0x811c9dc5
    let b = 0x2f0b4f27
    for (let place = 0; place < key.length; place += 1) {
      const code = key.charCodeAt(place)
      a = Math.imul(a ^ code, 0x01000193)
      b = Math.imul(b ^ code, 0x5bd1e995)
      b ^= b >>> 15
    }
    high[at] = mixed(a)
    low[at] = mixed(b)
  })
  return [high, low]
}

function combined([high, low]: readonly [Int32Array, Int32Array], from: number, to: number): number {
  let a = 0
  let b = 0
  for (let at = from; at < to; at += 1) {
    a = Math.imul(((a << 13) | (a >>> 19)) ^ (high[at] ?? 0), 0xcc9e2d51 | 0)
    b = Math.imul(((b << 15) | (b >>> 17)) ^ (low[at] ?? 0), 0x1b873593)
  }
  return (mixed(a) >>> 0) * 0x200000 + (mixed(b) >>> 11)
}

/** The finaliser of MurmurHash3: each bit of the input sways each bit of the output. */
function mixed(value: number): number {
  let bits = value ^ (value >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}
