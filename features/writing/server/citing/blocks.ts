import type { Span } from '../../../../engines/text/index.ts'

/** A paragraph, heading, list item or row of a Markdown text, without the signs that make it one. */
export interface Block {
  /** Where its words begin, behind the signs, and end. */
  start: number
  end: number
  /** Its lines, signs and all. */
  lines: Span
  /** What is between the signs of a row of a table; null for all other blocks. */
  cells: readonly Span[] | null
}

const BEGINS_BLOCK = /^\s*(?:>\s*)*(?:#{1,6}\s+|(?:[-*+•]|\d{1,3}[.)])\s+(?:\[[ xX]\]\s+)?)/
const IS_HEADING = /^\s*(?:>\s*)*#{1,6}\s/
const RULES_TABLE = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

/** The blocks of a Markdown text that no sentence runs across, in order. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  const all = linesOf(text)
  let open: Block | null = null
  let isTable = false
  for (const [index, lines] of all.entries()) {
    const line = text.slice(lines.start, lines.end)
    if (line.trim() === '') {
      open = null
      isTable = false
      continue
    }
    const isRule = line.includes('|') && RULES_TABLE.test(line)
    const next = all[index + 1]
    const ruled =
      next !== undefined &&
      text.slice(next.start, next.end).includes('|') &&
      RULES_TABLE.test(text.slice(next.start, next.end))
    isTable = line.includes('|') && (isTable || isRule || ruled || /^\s*(?:>\s*)*\|/.test(line))
    const signs = BEGINS_BLOCK.exec(line)?.[0].length ?? 0
    if (isTable) {
      if (!isRule) blocks.push({ ...lines, lines, cells: cellsOf(text, lines) })
      open = null
    } else if (open && signs === 0) {
      open.end = lines.end
      open.lines = { start: open.lines.start, end: lines.end }
    } else {
      open = { start: lines.start + signs, end: lines.end, lines, cells: null }
      blocks.push(open)
      if (IS_HEADING.test(line)) open = null
    }
  }
  return blocks
}

function linesOf(text: string): Span[] {
  const lines: Span[] = []
  for (let start = 0; start <= text.length; ) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    lines.push({ start, end })
    start = end + 1
  }
  return lines
}

function cellsOf(text: string, { start, end }: Span): Span[] {
  const signs: number[] = []
  for (let at = start; at < end; at += 1) if (text.charAt(at) === '|' && text.charAt(at - 1) !== '\\') signs.push(at)
  const edges = [start - 1, ...signs, end]
  const cells = edges.slice(1).map((edge, index) => ({ start: (edges[index] ?? 0) + 1, end: edge }))
  // What is before the first sign and behind the last is no cell where nothing is there.
  return cells.filter(
    (cell, index) => (index > 0 && index < cells.length - 1) || text.slice(cell.start, cell.end).trim() !== '',
  )
}
