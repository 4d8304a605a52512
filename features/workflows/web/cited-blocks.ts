import { unescapedMarkdown } from '../../../engines/text/index.ts'
import type { SectionView } from './api.ts'

type Citation = SectionView['citations'][number]

/** A stretch of a line with the citations that end where it ends. `start` is the offset into the Markdown. */
export interface Piece {
  start: number
  text: string
  /** How it is set off from the rest, if it is. */
  mark: 'strong' | 'em' | 'code' | null
  citations: Array<{ number: number; citation: Citation }>
}

/** A line of a block, an item of a list, a cell of a table. */
export interface CitedLine {
  start: number
  pieces: Piece[]
}

/** A paragraph, a heading, a list with its items, a table, or a quotation with the blocks in it. */
export type CitedBlock =
  | ({ kind: 'paragraph' } & CitedLine)
  | ({ kind: 'heading'; level: number } & CitedLine)
  | { kind: 'list'; start: number; from: number | null; items: CitedLine[] }
  | { kind: 'table'; start: number; rows: Array<{ start: number; cells: CitedLine[] }> }
  | { kind: 'quote'; start: number; blocks: CitedBlock[] }

/** The number of each cited passage, in the order in which an article first cites it, as exports number their notes. */
export function citationNumbers(parts: ReadonlyArray<{ citations: readonly Citation[] }>): Map<string, number> {
  const ids = new Set(parts.flatMap(({ citations }) => inOrder(citations).map(({ passage_id }) => passage_id)))
  return new Map([...ids].map((id, at) => [id, at + 1]))
}

function inOrder(citations: readonly Citation[]): Citation[] {
  return citations.toSorted((a, b) => a.end - b.end || a.start - b.start)
}

/**
 * Takes the Markdown of a part apart for showing: paragraphs, headings, flat lists, tables, quotations, and words in bold, in
 * italics, or as code, which is what it is written in.
 */
export function citedBlocks(
  markdown: string,
  citations: readonly Citation[],
  numbers: ReadonlyMap<string, number>,
): CitedBlock[] {
  const numbered = inOrder(citations).map((citation) => ({ number: numbers.get(citation.passage_id) ?? 0, citation }))
  return blocksOf(linesOf(markdown), numbered)
}

/** A line with text; `follows` when no blank line is before. */
interface Line {
  start: number
  text: string
  follows: boolean
}

function linesOf(markdown: string): Line[] {
  const lines: Line[] = []
  let start = 0
  for (const raw of markdown.split('\n')) {
    lines.push({ start, text: raw, follows: true })
    start += raw.length + 1
  }
  return withoutEmpty(lines)
}

function withoutEmpty(lines: readonly Line[]): Line[] {
  return lines
    .map((line, at) => ({ ...line, follows: (lines[at - 1]?.text.trim() ?? '') !== '' }))
    .filter(({ text }) => text.trim() !== '')
}

const QUOTE = /^>[ ]?/
const TABLE_RULE = /^\|(?:\s*:?-+:?\s*\|)+\s*$/
const ITEM = /^(?:[-*+]|(\d+)[.)])\s+/

function blocksOf(lines: readonly Line[], citations: Piece['citations']): CitedBlock[] {
  const blocks: CitedBlock[] = []
  let at = 0
  const takeWhile = (isPart: (line: Line) => boolean): Line[] => {
    const from = at
    at += 1
    for (let line = lines[at]; line?.follows && isPart(line); line = lines[at]) at += 1
    return lines.slice(from, at)
  }
  for (let line = lines[at]; line; line = lines[at]) {
    const { start, text } = line
    const heading = /^(#{1,6})\s+/.exec(text)
    if (QUOTE.test(text)) {
      const inside = takeWhile((next) => QUOTE.test(next.text)).map((one) => without(one, QUOTE))
      blocks.push({ kind: 'quote', start, blocks: blocksOf(withoutEmpty(inside), citations) })
    } else if (TABLE_RULE.test(lines[at + 1]?.text ?? '') && text.startsWith('|')) {
      const rows = takeWhile((next) => next.text.startsWith('|')).filter((_, row) => row !== 1)
      blocks.push({
        kind: 'table',
        start,
        rows: rows.map((row) => ({ start: row.start, cells: cellsOf(row, citations) })),
      })
    } else if (ITEM.test(text)) {
      const items = takeWhile((next) => ITEM.test(next.text)).map((one) => cited(without(one, ITEM), citations))
      const first = ITEM.exec(text)?.[1]
      blocks.push({ kind: 'list', start, from: first === undefined ? null : Number(first), items })
    } else {
      at += 1
      if (heading === null) blocks.push({ kind: 'paragraph', ...cited(line, citations) })
      else
        blocks.push({
          kind: 'heading',
          level: heading[1]?.length ?? 1,
          ...cited(without(line, /^#{1,6}\s+/), citations),
        })
    }
  }
  return blocks
}

function without(line: Line, sign: RegExp): Line {
  const skip = sign.exec(line.text)?.[0].length ?? 0
  return { ...line, start: line.start + skip, text: line.text.slice(skip) }
}

function cited({ start, text }: Pick<Line, 'start' | 'text'>, citations: Piece['citations']): CitedLine {
  return { start, pieces: piecesOf(text, start, citations) }
}

/** The cells of `| one | two |`; a bar behind a backslash is a bar. */
function cellsOf({ start, text }: Line, citations: Piece['citations']): CitedLine[] {
  return [...text.matchAll(/\|((?:\\.|[^|\\])+)(?=\|)/g)].map(({ 1: cell = '', index }) => {
    const lead = cell.length - cell.trimStart().length
    return cited({ start: start + index + 1 + lead, text: cell.trim() }, citations)
  })
}

function piecesOf(text: string, start: number, citations: Piece['citations']): Piece[] {
  const end = start + text.length
  const inside = citations.filter(({ citation }) => citation.end > start && citation.end <= end)
  const cuts = [...new Set([...inside.map(({ citation }) => citation.end - start), text.length])]
    .filter((cut) => cut > 0)
    .sort((a, b) => a - b)
  let from = 0
  return cuts.flatMap((cut) => {
    const stretch = markedPieces(text.slice(from, cut), start + from)
    from = cut
    const last = stretch.at(-1)
    if (last) last.citations = inside.filter(({ citation }) => citation.end === start + cut)
    return stretch
  })
}

/** `**bold**`, `*italics*` or `_italics_` that stand apart, `` `code` ``. */
const MARKED =
  /\*\*(?<strong>(?:(?!\*\*).)+)\*\*|`(?<code>[^`]+)`|(?<![\p{L}\p{N}*_\\])(?<sign>[*_])(?=[^\s*_])(?<em>(?:(?!\k<sign>).)*[^\s*_\\])\k<sign>(?![\p{L}\p{N}*_])/gsu

function markedPieces(text: string, start: number): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  const add = (from: number, part: string, mark: Piece['mark']) => {
    if (part)
      pieces.push({ start: start + from, text: mark === 'code' ? part : unescapedMarkdown(part), mark, citations: [] })
  }
  for (const { index, 0: whole, groups = {} } of text.matchAll(MARKED)) {
    add(at, text.slice(at, index), null)
    const { strong, em, code } = groups
    if (strong !== undefined) add(index, strong, 'strong')
    else if (em !== undefined) add(index, em, 'em')
    else add(index, code ?? '', 'code')
    at = index + whole.length
  }
  add(at, text.slice(at), null)
  return pieces
}
