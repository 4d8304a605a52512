import { unescapedMarkdown } from '../../../engines/text/index.ts'
import type { Line } from './answer-blocks.ts'

/** A stretch of a line that looks alike. Offsets are into the answer. */
export interface Piece {
  start: number
  end: number
  text: string
  look: 'plain' | 'strong' | 'emphasis' | 'code' | 'link'
  href?: string
}

const INLINE =
  /(?<code>`+)(?<codeText>[^`]+)\k<code>|(?<strong>\*\*|__)(?=\S)(?<strongText>.+?)(?<=\S)\k<strong>|(?<![\p{L}\p{N}*_\\])(?<em>[*_])(?=\S)(?<emText>[^*_\n]+?)(?<=\S)\k<em>(?![\p{L}\p{N}])|!?\[(?<label>[^\]\n]*)\]\((?<href>[^)\s]+)[^)\n]*\)/gu

/** The words of a line in pieces, cut where something stands between them. Only web addresses are links; pictures are their words. */
export function piecesOf({ start, text }: Line, cuts: readonly number[]): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const found of text.matchAll(INLINE)) {
    pieces.push(...plain(text.slice(at, found.index), start + at, cuts))
    pieces.push(marked(found, start + found.index))
    at = found.index + found[0].length
  }
  return [...pieces, ...plain(text.slice(at), start + at, cuts)]
}

function marked(found: RegExpExecArray, start: number): Piece {
  const { codeText, strongText, emText, label = '', href = '' } = found.groups ?? {}
  const span = { start, end: start + found[0].length }
  if (codeText !== undefined) return { ...span, text: codeText.trim(), look: 'code' }
  if (strongText !== undefined) return { ...span, text: bare(strongText), look: 'strong' }
  if (emText !== undefined) return { ...span, text: bare(emText), look: 'emphasis' }
  const isLink = /^https?:\/\//i.test(href) && !found[0].startsWith('!')
  return isLink
    ? { ...span, text: bare(label) || href, look: 'link', href }
    : { ...span, text: bare(label), look: 'plain' }
}

function plain(text: string, start: number, cuts: readonly number[]): Piece[] {
  const inside = cuts.filter((cut) => cut > start && cut < start + text.length).toSorted((a, b) => a - b)
  const ends = [...new Set([...inside, start + text.length])]
  let from = start
  return ends.flatMap((end): Piece[] => {
    const words = text.slice(from - start, end - start)
    const piece = { start: from, end, text: unescapedMarkdown(words), look: 'plain' as const }
    from = end
    return words ? [piece] : []
  })
}

/** The words within bold or emphasis, without further signs. */
function bare(text: string): string {
  return unescapedMarkdown(text.replace(/\*\*|__|(?<!\\)[*`]/g, ''))
}
