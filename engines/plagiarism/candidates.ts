/** One stored fingerprint that a text has too, and the passage or source that it was stored for. */
export interface Hit {
  readonly hash: number
  readonly id: string
}

/** A passage or source worth comparing word by word. */
export interface Candidate {
  readonly id: string
  /** Fingerprints in common. */
  readonly shared: number
  /** The more of them, and the fewer others have them, the higher. */
  readonly score: number
}

/** How many candidates come back when nobody says. */
const LIMIT = 20

/**
 * The best of what an index found, best first: each shared fingerprint counts one part of the number of candidates that
 * have it, so that phrases which stand everywhere count little. Neither the order of hits nor of documents matters.
 */
export function candidates(hits: readonly Hit[], { limit = LIMIT }: { readonly limit?: number } = {}): Candidate[] {
  const holders = new Map<number, Set<string>>()
  for (const { hash, id } of hits) holders.set(hash, (holders.get(hash) ?? new Set()).add(id))
  const sums = new Map<string, { shared: number; score: number }>()
  for (const ids of holders.values()) {
    for (const id of ids) {
      const { shared, score } = sums.get(id) ?? { shared: 0, score: 0 }
      sums.set(id, { shared: shared + 1, score: score + 1 / ids.size })
    }
  }
  return [...sums]
    .map(([id, sum]) => ({ id, ...sum }))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1))
    .slice(0, limit)
}
