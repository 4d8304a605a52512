import type { SectionView } from './api.ts'

type Citation = SectionView['citations'][number]

/** A stretch of a line with the citations that end where it ends. `start` is the offset into the Markdown. */
export interface Piece {
  start: number
  text: string
  strong: boolean
  citations: Array<{ number: number; citation: Citation }>
}

/** A paragraph, a heading, or a list with its items. */
export interface CitedBlock {
  kind: 'paragraph' | 'heading' | 'list'
  start: number
  /** Of a heading, as many as it has signs. */
  level: number
  ordered: boolean
  pieces: Piece[]
  items: Array<{ start: number; pieces: Piece[] }>
}

/** The number of each cited passage, in the order in which an article first cites it, as exports number their notes. */
export function citationNumbers(parts: ReadonlyArray<{ citations: readonly Citation[] }>): Map<string, number> {
  const ids = new Set(parts.flatMap(({ citations }) => inOrder(citations).map(({ passage_id }) => passage_id)))
  return new Map([...ids].map((id, at) => [id, at + 1]))
}

function inOrder(citations: readonly Citation[]): Citation[] {
  return citations.toSorted((a, b) => a.end - b.end || a.start - b.start)
}

/** Takes the Markdown of a part apart for showing: paragraphs, headings, flat lists and bold words, which is what it is written in. */
export function citedBlocks(
  markdown: string,
  citations: readonly Citation[],
  numbers: ReadonlyMap<string, number>,
): CitedBlock[] {
  const numbered = inOrder(citations).map((citation) => ({ number: numbers.get(citation.passage_id) ?? 0, citation }))
  const blocks: CitedBlock[] = []
  for (const line of linesOf(markdown)) {
    const item = /^(?:[-*+]|(\d+)[.)])\s+/.exec(line.text)
    const heading = /^(#{1,6})\s+/.exec(line.text)
    const skip = item?.[0].length ?? heading?.[0].length ?? 0
    const start = line.start + skip
    const pieces = piecesOf(line.text.slice(skip), start, numbered)
    const last = blocks.at(-1)
    const level = heading?.[1]?.length ?? 0
    if (!item) blocks.push({ kind: level ? 'heading' : 'paragraph', level, start, ordered: false, pieces, items: [] })
    else if (last?.kind === 'list' && line.follows) last.items.push({ start, pieces })
    else
      blocks.push({
        kind: 'list',
        level,
        start,
        ordered: item[1] !== undefined,
        pieces: [],
        items: [{ start, pieces }],
      })
  }
  return blocks
}

/** Lines with text; `follows` when no blank line is before. */
function linesOf(markdown: string): Array<{ start: number; text: string; follows: boolean }> {
  const lines: Array<{ start: number; text: string; follows: boolean }> = []
  let start = 0
  let follows = false
  for (const raw of markdown.split('\n')) {
    if (raw.trim()) lines.push({ start, text: raw, follows })
    follows = raw.trim() !== ''
    start += raw.length + 1
  }
  return lines
}

function piecesOf(text: string, start: number, citations: Piece['citations']): Piece[] {
  const end = start + text.length
  const inside = citations.filter(({ citation }) => citation.end > start && citation.end <= end)
  const cuts = [...new Set([...inside.map(({ citation }) => citation.end - start), text.length])]
    .filter((cut) => cut > 0)
    .sort((a, b) => a - b)
  let from = 0
  return cuts.flatMap((cut) => {
    const stretch = boldPieces(text.slice(from, cut), start + from)
    from = cut
    const last = stretch.at(-1)
    if (last) last.citations = inside.filter(({ citation }) => citation.end === start + cut)
    return stretch
  })
}

function boldPieces(text: string, start: number): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const [at_, part] of text.split('**').entries()) {
    if (part) pieces.push({ start: start + at, text: part, strong: at_ % 2 === 1, citations: [] })
    at += part.length + 2
  }
  return pieces
}
