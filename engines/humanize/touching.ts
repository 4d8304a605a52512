import type { Span } from '../text/index.ts'

/** Those of the stretches, which are in order and apart from each other, that share a character with the span. */
export function touching(stretches: readonly Span[], span: Span): Span[] {
  const found: Span[] = []
  for (let at = firstBehind(stretches, span.start); at < stretches.length; at += 1) {
    const stretch = stretches[at]
    if (stretch === undefined || stretch.start >= span.end) break
    found.push(stretch)
  }
  return found
}

/** The index of the first stretch that ends after a place. */
function firstBehind(stretches: readonly Span[], place: number): number {
  let [low, high] = [0, stretches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((stretches[middle]?.end ?? 0) <= place) low = middle + 1
    else high = middle
  }
  return low
}
