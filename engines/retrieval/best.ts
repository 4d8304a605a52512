/** Keeps the best `limit` of things as they come, by score; of equal ones those that came first. */
export interface Best<T> {
  offer(item: T, score: number): void
  /** The kept ones, best first. */
  sorted(): { item: T; score: number }[]
}

interface Entry<T> {
  readonly item: T
  readonly score: number
  readonly order: number
}

/** An empty collection of the best; a binary heap with the worst on top, so n things cost n log(limit). */
export function best<T>(limit: number): Best<T> {
  const heap: Entry<T>[] = []
  let order = 0
  const worse = (a: Entry<T>, b: Entry<T>) => a.score < b.score || (a.score === b.score && a.order > b.order)
  return {
    offer(item, score) {
      const entry = { item, score, order: order++ }
      const top = heap[0]
      if (heap.length < limit) rise(heap, entry, worse)
      else if (top !== undefined && worse(top, entry)) sink(heap, entry, worse)
    },
    sorted() {
      return [...heap].sort((a, b) => (worse(a, b) ? 1 : -1)).map(({ item, score }) => ({ item, score }))
    },
  }
}

type Worse<T> = (a: Entry<T>, b: Entry<T>) => boolean

function rise<T>(heap: Entry<T>[], entry: Entry<T>, worse: Worse<T>): void {
  let at = heap.length
  heap.push(entry)
  while (at > 0) {
    const parent = (at - 1) >> 1
    const above = heap[parent]
    if (above === undefined || !worse(entry, above)) break
    heap[at] = above
    at = parent
  }
  heap[at] = entry
}

function sink<T>(heap: Entry<T>[], entry: Entry<T>, worse: Worse<T>): void {
  let at = 0
  for (;;) {
    const left = heap[2 * at + 1]
    const right = heap[2 * at + 2]
    if (left === undefined) break
    const next = right !== undefined && worse(right, left) ? 2 * at + 2 : 2 * at + 1
    const below = heap[next]
    if (below === undefined || !worse(below, entry)) break
    heap[at] = below
    at = next
  }
  heap[at] = entry
}
