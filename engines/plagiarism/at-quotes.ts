import type { Span } from '../text/index.ts'
import { type Chain, chainOf } from './chains.ts'
import { COPIED_WORDS } from './parts.ts'
import type { Run } from './runs.ts'
import type { Side } from './side.ts'
import type { Token } from './tokens.ts'

/**
 * A passage as those that the writer's quotation marks part it into: what is quoted ends at its marks, and a few words that the
 * source happens to have around them are no part of it. Marks that the source has there too were copied with the rest.
 */
export function atQuotes(chain: Chain, side: Side, source: Side): Chain[] {
  const [text, theirs] = [
    spanOf(side.tokens, chain.start, chain.end),
    spanOf(source.tokens, chain.sourceStart, chain.sourceEnd),
  ]
  const own = side.quotes.filter((quote) => isCrossed(quote, text))
  if (own.length === 0 || source.quotes.some((quote) => isCrossed(quote, theirs))) return [chain]
  const groups: { zone: number; runs: [Run, ...Run[]] }[] = []
  for (const run of chain.runs) {
    for (const piece of piecesOf(run, side.tokens, own)) {
      const open = groups.at(-1)
      if (open?.zone === piece.zone) open.runs.push(piece.run)
      else groups.push({ zone: piece.zone, runs: [piece.run] })
    }
  }
  const chains = groups.map(({ runs }) => chainOf(runs))
  const long = chains.filter(({ shared }) => shared >= COPIED_WORDS)
  return long.length > 0 ? long : [chain]
}

/** Whether one of a quotation's ends is within a stretch. */
function isCrossed({ start, end }: Span, within: Span): boolean {
  return (start > within.start && start < within.end) || (end > within.start && end < within.end)
}

/** A run, cut where a quotation begins or ends; each piece with the quotation it is in, -1 outside of all. */
function piecesOf(run: Run, tokens: readonly Token[], quotes: readonly Span[]): { zone: number; run: Run }[] {
  const pieces: { zone: number; run: Run }[] = []
  for (let at = 0; at < run.length; at += 1) {
    const place = tokens[run.start + at]?.start ?? 0
    const zone = quotes.findIndex(({ start, end }) => start <= place && place < end)
    const last = pieces.at(-1)
    if (last?.zone === zone) pieces[pieces.length - 1] = { zone, run: { ...last.run, length: last.run.length + 1 } }
    else pieces.push({ zone, run: { ...run, start: run.start + at, sourceStart: run.sourceStart + at, length: 1 } })
  }
  return pieces
}

function spanOf(tokens: readonly Token[], from: number, to: number): Span {
  return { start: tokens[from]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 }
}
