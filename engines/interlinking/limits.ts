import { type Page, words } from '../text/index.ts'
import type { LinkSuggestion } from './link-suggestion.ts'

const STRETCH = 250

/** Suggestions in order of place, at most so many in any 250 words from the start on; the surest stay. 0: no limit. */
export function spread(page: Page, suggestions: readonly LinkSuggestion[], most: number): LinkSuggestion[] {
  if (most === 0) return [...suggestions]
  const edges = edgesOf(page.text)
  const used = new Map<number, number>()
  for (const { start } of page.links) count(used, stretchAt(edges, start))
  const kept = new Set<LinkSuggestion>()
  for (const suggestion of suggestions.toSorted((a, b) => b.confidence - a.confidence || a.start - b.start)) {
    const stretch = stretchAt(edges, suggestion.start)
    if ((used.get(stretch) ?? 0) >= most) continue
    count(used, stretch)
    kept.add(suggestion)
  }
  return suggestions.filter((suggestion) => kept.has(suggestion))
}

/** Where each stretch of 250 words begins. */
function edgesOf(text: string): number[] {
  return words(text).flatMap((span, index) => (index % STRETCH === 0 ? [span.start] : []))
}

function stretchAt(edges: readonly number[], offset: number): number {
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return low
}

function count(used: Map<number, number>, stretch: number): void {
  used.set(stretch, (used.get(stretch) ?? 0) + 1)
}
