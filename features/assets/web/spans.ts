/** A stretch of a text, UTF-16 offsets, `end` exclusive. */
export interface Stretch {
  start: number
  end: number
}

/** A piece of a text, marked or not. */
export interface Piece extends Stretch {
  text: string
  isMarked: boolean
}

/** Cuts a text into marked and other pieces. Stretches may overlap, touch or reach outside; nothing is lost or doubled. */
export function pieces(text: string, marked: readonly Stretch[]): Piece[] {
  const found: Piece[] = []
  let at = 0
  const add = (end: number, isMarked: boolean) => {
    if (end > at) found.push({ start: at, end, text: text.slice(at, end), isMarked })
    at = Math.max(at, end)
  }
  for (const { start, end } of marked.toSorted((a, b) => a.start - b.start)) {
    add(Math.min(Math.max(start, at), text.length), false)
    add(Math.min(end, text.length), true)
  }
  add(text.length, false)
  return found
}

/** Where a quote is in a text, ignoring spaces, quotes, and case; null if it isn't there. */
export function stretchOf(quote: string, text: string): Stretch | null {
  const wanted = quote.trim()
  if (!wanted) return null
  const pattern = wanted
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replace(/["“”„«»]/g, '["“”„«»]')
        .replace(/['’‘]/g, "['’‘]"),
    )
    .join('\\s+')
  const match = new RegExp(pattern, 'iu').exec(text)
  return match ? { start: match.index, end: match.index + match[0].length } : null
}
