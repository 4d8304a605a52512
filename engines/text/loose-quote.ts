import { comparable } from './clean.ts'
import { originOf } from './plain-text.ts'
import type { Span } from './span.ts'

/** Where somebody left words out: `…`, `...`, `[…]`. */
const GAP = /(?:[[(]\s{0,3})?(?:\.{3,}|…)(?:\s{0,3}[\])])?/
/** A mark at the end of a piece may be the quoter's own. */
const LAST_MARKS = ' .,;:!?'
/** Marks that typing varies, or that stand between the cells of a table: each run of them is as good as a blank. */
const LOOSE = /^[\s"'|‐-]$/
/** Shorter pieces of a quotation with gaps may stand anywhere. */
const SHORTEST_PIECE = 8

/**
 * Where the words of a quotation are in a passage, piece by piece in their order, whatever became of white space, quotation
 * marks, hyphens and dashes, and the lines between a table's cells, and with gaps that are marked as such. None where a piece
 * is not there: every letter and every figure must be.
 */
export function findQuotePieces(passage: string, quote: string): Span[] {
  const within = loosened(passage)
  const pieces = quote.split(GAP).map((piece) => withoutLastMarks(loosened(piece).text).trim())
  const wanted = pieces.filter((piece) => piece !== '')
  const found: Span[] = []
  let from = 0
  for (const piece of wanted) {
    if (wanted.length > 1 && piece.length < SHORTEST_PIECE) return []
    const at = wholeWordsAt(within.text, piece, from)
    if (at === -1) return []
    from = at + piece.length
    found.push({ start: within.origin[at] ?? 0, end: (within.origin[from - 1] ?? 0) + 1 })
  }
  return found
}

function withoutLastMarks(text: string): string {
  let end = text.length
  while (end > 0 && LAST_MARKS.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** The place of a piece that neither begins nor ends within a word or figure. */
function wholeWordsAt(text: string, piece: string, from: number): number {
  for (let at = text.indexOf(piece, from); at !== -1; at = text.indexOf(piece, nextStart(text, at))) {
    const isCut = /^[\p{L}\p{N}]{2}$/u
    const [before, behind] = [text.slice(at - 1, at + 1), text.slice(at + piece.length - 1, at + piece.length + 1)]
    const isFigureCut =
      /^[.,]\p{N}/u.test(text.slice(at + piece.length, at + piece.length + 2)) && /\p{N}$/u.test(piece)
    if (!(at > 0 && isCut.test(before)) && !isCut.test(behind) && !isFigureCut) return at
  }
  return -1
}

/** Where a piece may begin next: within the word or figure that one place is in, it would be cut at each. */
function nextStart(text: string, at: number): number {
  const isPart = (place: number) => /^[\p{L}\p{N}]$/u.test(text.charAt(place))
  let next = at + 1
  while (isPart(next - 1) && isPart(next)) next += 1
  return next
}

interface Loosened {
  text: string
  /** Where in the text each character is from. */
  origin: number[]
}

function loosened(text: string): Loosened {
  const same = comparable(text)
  const kept: string[] = []
  const origin: number[] = []
  for (let at = 0; at < same.text.length; at += 1) {
    const char = same.text.charAt(at)
    const next = same.text.charAt(at + 1)
    // a minus is no hyphen
    const isMinus = char === '-' && /\d/.test(next) && (at === 0 || /[\s(|]/.test(same.text.charAt(at - 1)))
    const isLoose = LOOSE.test(char) && !isMinus
    if (isLoose && (kept.at(-1) ?? ' ') === ' ') continue
    // `not yet ,` where a quotation mark was in between
    if (/[.,;:!?]/.test(char) && kept.at(-1) === ' ') {
      kept.pop()
      origin.pop()
    }
    kept.push(isLoose ? ' ' : char)
    origin.push(originOf(same, { start: at, end: at + 1 })?.start ?? origin.at(-1) ?? 0)
  }
  return { text: kept.join(''), origin }
}
