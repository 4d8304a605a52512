import type { Block } from './blocks.ts'

/** Places of an old and a new block that are versions of each other. */
export interface Pair {
  old: number
  now: number
}

/** Blocks looked at on each side; in a longer rewritten stretch only this many before and after the same relative place. */
const REACH = 24
/** Share of words that two blocks must have in common (Dice) to be versions of each other. */
const ALIKE = 0.4
/** Beyond this many possible pairs (1,500 blocks against as many) a stretch counts as rewritten. */
const MAX_TABLE = 2_250_000

/**
 * Pairs blocks of a rewritten stretch by the words that they share: the order-keeping match with the most in common.
 * Words are compared only within a band around the diagonal.
 */
export function similarPairs(old: Block[], now: Block[]): Pair[] {
  if (old.length === 0 || now.length === 0 || old.length * now.length > MAX_TABLE) return []
  const [oldWords, nowWords] = [old.map(wordSet), now.map(wordSet)]
  const slope = now.length / old.length
  const best: Float64Array[] = [new Float64Array(now.length + 1)]
  for (let i = 1; i <= old.length; i++) {
    const above = best[i - 1] ?? new Float64Array(now.length + 1)
    const row = Float64Array.from(above)
    const centre = Math.round((i - 1) * slope)
    for (let j = Math.max(1, centre - REACH); j <= now.length; j++) {
      const inBand = j <= centre + REACH
      const likeness = inBand ? likenessOf(old[i - 1], now[j - 1], oldWords[i - 1], nowWords[j - 1]) : 0
      row[j] = Math.max(above[j] ?? 0, row[j - 1] ?? 0, likeness > 0 ? (above[j - 1] ?? 0) + likeness : 0)
    }
    best.push(row)
  }
  return trace(best, old.length, now.length)
}

function trace(best: Float64Array[], oldCount: number, nowCount: number): Pair[] {
  const pairs: Pair[] = []
  let i = oldCount
  let j = nowCount
  while (i > 0 && j > 0) {
    const here = best[i]?.[j] ?? 0
    if (here === (best[i - 1]?.[j] ?? 0)) i--
    else if (here === (best[i]?.[j - 1] ?? 0)) j--
    else {
      i--
      j--
      pairs.push({ old: i, now: j })
    }
  }
  return pairs.reverse()
}

function wordSet({ text }: Block): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
}

/** 0 where two blocks are not versions of each other, otherwise the share of words in common plus a little for the same kind. */
function likenessOf(old?: Block, now?: Block, oldWords?: Set<string>, nowWords?: Set<string>): number {
  if (!old || !now || !oldWords || !nowWords) return 0
  if (old.text === now.text && old.text !== '') return 2
  const [few, many] = oldWords.size < nowWords.size ? [oldWords, nowWords] : [nowWords, oldWords]
  if (few.size === 0) return 0
  let shared = 0
  for (const word of few) if (many.has(word)) shared++
  const dice = (2 * shared) / (few.size + many.size)
  return dice >= ALIKE ? dice + (old.kind === now.kind ? 0.1 : 0) : 0
}
