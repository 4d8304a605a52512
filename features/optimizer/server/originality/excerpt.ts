import type { Match, MatchPart } from '../../../../engines/plagiarism/index.ts'

/** A source's text up to so many characters is kept whole. */
const WHOLE = 12_000
/** Characters kept around each match of a longer one. */
const AROUND = 800
const GAP = '\n\n[…]\n\n'

/** What is kept of a source to show it beside a text, with the matches' places in that. */
export interface Excerpt {
  excerpt: string
  isWhole: boolean
  matches: Match[]
}

/** The source's text, or of a long one the parts around the matches, in order. */
export function excerptOf(source: string, matches: readonly Match[]): Excerpt {
  if (source.length <= WHOLE) return { excerpt: source, isWhole: true, matches: [...matches] }
  const parts = partsAround(source, matches)
  const starts: number[] = []
  let length = 0
  for (const { start, end } of parts) {
    length += starts.length > 0 ? GAP.length : 0
    starts.push(length)
    length += end - start
  }
  const moved = matches.map((match) => {
    const at = parts.findLastIndex(({ start }) => start <= match.sourceStart)
    return movedInSource(match, (starts[at] ?? 0) - (parts[at]?.start ?? 0))
  })
  return { excerpt: parts.map(({ start, end }) => source.slice(start, end)).join(GAP), isWhole: false, matches: moved }
}

/** Excerpts of the parts of one source as one. */
export function joined(parts: readonly Excerpt[]): Excerpt {
  const matches: Match[] = []
  let length = 0
  for (const part of parts) {
    for (const match of part.matches) matches.push(movedInSource(match, length))
    length += part.excerpt.length + GAP.length
  }
  return {
    excerpt: parts.map(({ excerpt }) => excerpt).join(GAP),
    isWhole: parts.every(({ isWhole }) => isWhole) && parts.length === 1,
    matches,
  }
}

function movedInSource(match: Match, by: number): Match {
  const move = <Kind extends MatchPart>(part: Kind): Kind => ({
    ...part,
    sourceStart: part.sourceStart + by,
    sourceEnd: part.sourceEnd + by,
  })
  return match.parts ? { ...move(match), parts: match.parts.map(move) } : move(match)
}

function partsAround(source: string, matches: readonly Match[]): Array<{ start: number; end: number }> {
  const parts: Array<{ start: number; end: number }> = []
  for (const { sourceStart, sourceEnd } of matches.toSorted((a, b) => a.sourceStart - b.sourceStart)) {
    const start = wordStart(source, Math.max(0, sourceStart - AROUND), sourceStart)
    const end = Math.min(source.length, sourceEnd + AROUND)
    const last = parts.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else parts.push({ start, end })
  }
  return parts
}

/** The first beginning of a word from `from` on, so that no part begins within one; `to` at the latest. */
function wordStart(source: string, from: number, to: number): number {
  if (from === 0) return 0
  const blank = source.slice(from, to).search(/\s/)
  return blank < 0 ? to : from + blank + 1
}
