/**
 * The inverted file of an index: for each term the slots that hold it and how heavily. Slots are numbered as they come;
 * forgotten ones stay in the lists until `compact`, so forgetting costs no search through them.
 */
export interface Postings {
  /** Term numbers of what was added, in the order of the text. */
  readonly sequences: readonly (Uint32Array | null)[]
  readonly size: number
  /** How many slots have ever been given out since the last compaction. */
  readonly slots: number
  add(slot: { body: readonly string[]; title: readonly string[] }): number
  forget(slot: number): void
  termNumber(term: string): number | undefined
  /** The term of a number, undefined past the last. */
  termAt(number: number): string | undefined
  /** The numbers of all terms of a living slot, title and all; none for a forgotten one. */
  termsOf(slot: number): Uint32Array
  /** Slots and weights of a term, living and forgotten, or undefined. */
  of(term: number): { readonly slots: readonly number[]; readonly weights: readonly number[] } | undefined
  /** In how many living slots the term is. */
  spread(term: number): number
  /** What BM25 adds to the count of a term in each slot: k1 (1 - b + b length / mean length). */
  norms(k1: number, b: number): Float64Array
  isAlive(slot: number): boolean
}

const NONE = new Uint32Array()

/** An empty inverted file; a word of the title weighs as much as `titleWeight` words of the text. */
export function postings(titleWeight: number): Postings {
  const numbers = new Map<string, number>()
  const terms: string[] = []
  const lists: { slots: number[]; weights: number[] }[] = []
  const spreads: number[] = []
  const sequences: (Uint32Array | null)[] = []
  const members: (Uint32Array | null)[] = []
  const lengths: number[] = []
  let size = 0
  let totalLength = 0
  let normed: Float64Array | null = null

  const numberOf = (term: string) => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    const made = lists.length
    numbers.set(term, made)
    terms.push(term)
    lists.push({ slots: [], weights: [] })
    spreads.push(0)
    return made
  }
  return {
    sequences,
    get size() {
      return size
    },
    get slots() {
      return sequences.length
    },
    add({ body, title }) {
      const slot = sequences.length
      normed = null
      const sequence = Uint32Array.from(body, numberOf)
      const weights = new Map<number, number>()
      for (const term of sequence) weights.set(term, (weights.get(term) ?? 0) + 1)
      for (const word of title) {
        const term = numberOf(word)
        weights.set(term, (weights.get(term) ?? 0) + titleWeight)
      }
      for (const [term, weight] of weights) {
        lists[term]?.slots.push(slot)
        lists[term]?.weights.push(weight)
        spreads[term] = (spreads[term] ?? 0) + 1
      }
      sequences.push(sequence)
      members.push(Uint32Array.from(weights.keys()))
      lengths.push(sequence.length)
      size += 1
      totalLength += sequence.length
      return slot
    },
    forget(slot) {
      const terms = members[slot]
      if (terms === null || terms === undefined) return
      normed = null
      for (const term of terms) spreads[term] = (spreads[term] ?? 1) - 1
      totalLength -= lengths[slot] ?? 0
      size -= 1
      sequences[slot] = null
      members[slot] = null
    },
    termNumber: (term) => numbers.get(term),
    termAt: (number) => terms[number],
    termsOf: (slot) => members[slot] ?? NONE,
    of: (term) => lists[term],
    spread: (term) => spreads[term] ?? 0,
    norms(k1, b) {
      if (normed === null) {
        const mean = totalLength / Math.max(1, size)
        normed = Float64Array.from(lengths, (length) => k1 * (1 - b + (b * length) / Math.max(1, mean)))
      }
      return normed
    },
    isAlive: (slot) => sequences[slot] !== null && sequences[slot] !== undefined,
  }
}
