import type { Span } from '../text/index.ts'
import type { Chain } from './chains.ts'
import { type Token, weightOf } from './tokens.ts'

/** How close the wording of a match is: every word the same, most words the same in order, or the same in other words. */
export type MatchKind = 'identical' | 'minor-changes' | 'paraphrase'

/** A stretch of a text that is in a source too: `start` and `end` in the text, the other two in the source. */
export interface Match extends Span {
  readonly sourceStart: number
  readonly sourceEnd: number
  readonly kind: MatchKind
  /** Words of the text in the stretch. */
  readonly words: number
  /** Share of words, of the longer side, that are the same in order: 0 to 1. */
  readonly same: number
}

const IDENTICAL = 0.98
const MINOR_CHANGES = 0.6

/** A chain by its offsets, with its kind. The chain has at least one token on each side. */
export function matchOf(chain: Chain, tokens: readonly Token[], source: readonly Token[]): Match {
  const longer = Math.max(chain.end - chain.start, chain.sourceEnd - chain.sourceStart)
  const same = Math.min(1, chain.shared / longer)
  return {
    start: tokens[chain.start]?.start ?? 0,
    end: tokens[chain.end - 1]?.end ?? 0,
    sourceStart: source[chain.sourceStart]?.start ?? 0,
    sourceEnd: source[chain.sourceEnd - 1]?.end ?? 0,
    kind: same >= IDENTICAL ? 'identical' : same >= MINOR_CHANGES ? 'minor-changes' : 'paraphrase',
    words: Math.round(weightOf(tokens, chain.start, chain.end)),
    same,
  }
}

/** How many words are in the spans, each counted once; the spans are in order of their beginnings. */
export function weightWithin(tokens: readonly Token[], spans: readonly Span[]): number {
  const isWithin = within(spans)
  return tokens.reduce((sum, token) => (isWithin(token) ? sum + token.weight : sum), 0)
}

/** A test whether a token is in one of the spans; both are in order of their beginnings, and each token is asked once. */
export function within(spans: readonly Span[]): (token: Token) => boolean {
  let next = 0
  let reach = 0
  return ({ start, end }) => {
    for (let span = spans[next]; span !== undefined && span.start <= start; span = spans[next]) {
      reach = Math.max(reach, span.end)
      next += 1
    }
    return end <= reach
  }
}
