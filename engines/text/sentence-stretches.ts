import { isLower, isSpace } from './characters.ts'
import { listItemStarts, opensWithMarker } from './list-markers.ts'
import { hasEmptyLine, lines, trimmed } from './paragraphs.ts'
import type { Span } from './span.ts'

const NARROWEST_COLUMN = 40
const RAGGED_BY = 12
const SHORTEST_RULER = 6

/**
 * Stretches of text that no sentence runs across: a line, or several where lines were only broken because the column
 * was full; an item of a list. In order, without white space around them.
 */
export function stretches(text: string): Span[] {
  const found: Span[] = []
  for (const block of blocksOfLines(text)) {
    for (const line of joinedLines(text, block)) {
      for (const span of betweenRulers(text, line)) cutItems(text, span, found)
    }
  }
  return found
}

function cutItems(text: string, span: Span, found: Span[]): void {
  let { start } = span
  for (const item of listItemStarts(text, span)) {
    found.push(trimmed(text, { start, end: item }))
    start = item
  }
  found.push({ start, end: span.end })
}

/** A line drawn with characters (`=====`, `_____`) parts what is before it from what is after it. */
function betweenRulers(text: string, line: Span): Span[] {
  const parts: Span[] = []
  let start = line.start
  for (let at = line.start; at < line.end; at += 1) {
    if (!'=_*-~#'.includes(text.charAt(at))) continue
    let stop = at + 1
    while (stop < line.end && text.charAt(stop) === text.charAt(at)) stop += 1
    if (stop - at >= SHORTEST_RULER) {
      parts.push({ start, end: at }, { start: at, end: stop })
      start = stop
    }
    at = stop - 1
  }
  parts.push({ start, end: line.end })
  return parts.map((part) => trimmed(text, part)).filter((part) => part.start < part.end)
}

/** Lines that follow each other without an empty line between them. */
function blocksOfLines(text: string): Span[][] {
  const blocks: Span[][] = []
  let last = 0
  for (const line of lines(text)) {
    const block = blocks.at(-1)
    if (block === undefined || hasEmptyLine(text, last, line.start)) blocks.push([line])
    else block.push(line)
    last = line.end
  }
  return blocks
}

function joinedLines(text: string, block: readonly Span[]): Span[] {
  const column = columnOf(text, block)
  const joined: Span[] = []
  let above: Span | null = null
  for (const line of block) {
    const before = joined.at(-1)
    if (before !== undefined && above !== null && goesOn(text, above, line, column)) {
      joined[joined.length - 1] = { start: before.start, end: line.end }
    } else joined.push(line)
    above = line
  }
  return joined
}

interface Column {
  readonly width: number
  /** Whether nearly all lines are as long as the width allows: text that some program broke into lines. */
  readonly filled: boolean
}

function columnOf(text: string, block: readonly Span[]): Column {
  const width = block.reduce((widest, line) => Math.max(widest, line.end - line.start), 0)
  let full = 0
  block.forEach((line, index) => {
    const next = block[index + 1]
    if (next !== undefined && isFull(text, line, next, width)) full += 1
  })
  return { width, filled: block.length > 2 && full >= 0.6 * (block.length - 1) }
}

/** Whether a line was broken only for want of room, so that its sentence may go on in the next. */
function goesOn(text: string, line: Span, next: Span, column: Column): boolean {
  if (opensWithMarker(text, next)) return false
  const last = text.charAt(line.end - 1)
  const small = isLower(text.codePointAt(next.start) ?? 0)
  if (small && (isBlank(text.charCodeAt(line.end)) || last === ',' || last === '-')) return true
  if (column.width < NARROWEST_COLUMN) return false
  return (small || column.filled) && isFull(text, line, next, column.width)
}

/** Whether the next line's first word would not have fitted at the end of this one. */
function isFull(text: string, line: Span, next: Span, width: number): boolean {
  let at = next.start
  while (at < next.end && !isSpace(text.charCodeAt(at))) at += 1
  return line.end - line.start + 1 + (at - next.start) > width - RAGGED_BY
}

function isBlank(code: number): boolean {
  return code === 0x20 || code === 0xa0 || code === 0x09
}
