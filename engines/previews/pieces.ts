import { placeholders, postLinks } from '../text/index.ts'

/** A stretch of a previewed text, and how it is drawn. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly look: 'plain' | 'link' | 'placeholder' | 'unknown'
}

/** A text in stretches: its links, and, with the allowed names, its placeholders; `unknown` ones would not be filled in. */
export function piecesOf(text: string, allowed: string | null): Piece[] {
  const links = postLinks(text).map((span) => ({ ...span, look: 'link' as const }))
  const named = allowed === null ? [] : placeholders(text, allowed)
  const marks = [
    ...links,
    ...named.map(({ start, end, isKnown }) => ({
      start,
      end,
      look: isKnown ? ('placeholder' as const) : ('unknown' as const),
    })),
  ].sort((one, other) => one.start - other.start)
  const pieces: Piece[] = []
  let at = 0
  for (const { start, end, look } of marks) {
    // a placeholder within a link stays part of the link
    if (start < at) continue
    if (start > at) pieces.push({ text: text.slice(at, start), start: at, look: 'plain' })
    pieces.push({ text: text.slice(start, end), start, look })
    at = end
  }
  if (at < text.length) pieces.push({ text: text.slice(at), start: at, look: 'plain' })
  return pieces
}
