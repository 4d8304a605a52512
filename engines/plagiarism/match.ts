import type { Span } from '../text/index.ts'
import type { Chain } from './chains.ts'
import { type Both, type Part, partsOf } from './parts.ts'
import { type Token, weightOf } from './tokens.ts'

/** How close the wording of a match is: every word the same, most words the same in order, or the same in other words. */
export type MatchKind = 'identical' | 'minor-changes' | 'paraphrase'

/** A stretch of a text that is in a source too: `start` and `end` in the text, the other two in the source. */
export interface MatchPart extends Span {
  readonly sourceStart: number
  readonly sourceEnd: number
}

/** A passage of a text that is in a source too. */
export interface Match extends MatchPart {
  readonly kind: MatchKind
  /** The stretches of it that are copied, in order: the writer's own words between them are left out. Absent: all of it. */
  readonly parts?: readonly MatchPart[]
  /** Words of the text in these stretches. */
  readonly words: number
  /** Share of words, of the longer side, that are the same in order: 0 to 1. */
  readonly same: number
}

const IDENTICAL = 0.98
const MINOR_CHANGES = 0.6

/** A chain by its offsets, with its kind and what of it is copied. The chain has at least one token on each side. */
export function matchOf(chain: Chain, both: Both): Match {
  const longer = Math.max(chain.end - chain.start, chain.sourceEnd - chain.sourceStart)
  const same = Math.min(1, chain.shared / longer)
  const stretches = partsOf(chain, both)
  const parts = stretches.map((part) => placed(part, both))
  const words = stretches.reduce((sum, { start, end }) => sum + weightOf(both.tokens, start, end), 0)
  return {
    ...placed(chain, both),
    kind: same >= IDENTICAL ? 'identical' : same >= MINOR_CHANGES ? 'minor-changes' : 'paraphrase',
    ...(parts.length > 1 ? { parts } : {}),
    words: Math.round(words),
    same,
  }
}

function placed({ start, end, sourceStart, sourceEnd }: Part, { tokens, source }: Both): MatchPart {
  return {
    start: tokens[start]?.start ?? 0,
    end: tokens[end - 1]?.end ?? 0,
    sourceStart: source[sourceStart]?.start ?? 0,
    sourceEnd: source[sourceEnd - 1]?.end ?? 0,
  }
}

/** What of matches is copied, in the order of the text. */
export function copiedParts(matches: readonly Match[]): MatchPart[] {
  return matches.flatMap((match) => match.parts ?? [match]).toSorted((a, b) => a.start - b.start || b.end - a.end)
}

/**
 * How many words are in the spans, each counted once; tokens and spans are in order of their beginnings. Only the tokens
 * from the first span to the last are walked, so that the many small matches of a long text cost no more than their words.
 */
export function weightWithin(tokens: readonly Token[], spans: readonly Span[]): number {
  const reach = spans.reduce((end, span) => Math.max(end, span.end), 0)
  const isWithin = within(spans)
  let sum = 0
  for (let at = firstFrom(tokens, spans[0]?.start ?? reach); at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token === undefined || token.start >= reach) break
    if (isWithin(token)) sum += token.weight
  }
  return sum
}

/** The place of the first token that begins at an offset or behind it. */
function firstFrom(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.start ?? offset) < offset) low = middle + 1
    else high = middle
  }
  return low
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
