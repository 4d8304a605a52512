import type { Span } from '../text/index.ts'
import type { LinkSuggestion } from './link-suggestion.ts'

/** A suggestion that others may rule out. */
export interface Candidate extends LinkSuggestion {
  /** How many words and marks its phrase has. */
  readonly tokens: number
}

/** Longest phrases first, surer ones among equals, then the earlier: no overlaps, one link to a page and for a phrase. */
export function chosen(candidates: readonly Candidate[]): LinkSuggestion[] {
  const order = candidates.toSorted((a, b) => b.tokens - a.tokens || b.confidence - a.confidence || a.start - b.start)
  const targets = new Set<string>()
  const taken = new Set<number>()
  const kept: LinkSuggestion[] = []
  for (const { tokens: _, ...suggestion } of order) {
    if (targets.has(suggestion.targetId) || isTaken(taken, suggestion)) continue
    targets.add(suggestion.targetId)
    for (let at = suggestion.start; at < suggestion.end; at += 1) taken.add(at)
    kept.push(suggestion)
  }
  return kept.sort((a, b) => a.start - b.start)
}

function isTaken(taken: ReadonlySet<number>, { start, end }: Span): boolean {
  return taken.has(start) || taken.has(end - 1)
}
