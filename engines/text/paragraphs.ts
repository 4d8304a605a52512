import { isSpace } from './characters.ts'
import type { Span } from './span.ts'

/** The lines of a text that hold anything, without the white space around them. */
export function lines(text: string): Span[] {
  const found: Span[] = []
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && !endsLine(text.charCodeAt(at))) continue
    const line = trimmed(text, { start, end: at })
    if (line.start < line.end) found.push(line)
    start = at + 1
  }
  return found
}

/** The paragraphs of a plain text: runs of lines with an empty line (or the text's end) on either side. */
export function paragraphs(text: string): Span[] {
  const found: Span[] = []
  let open: Span | null = null
  for (const line of lines(text)) {
    if (open === null) open = line
    else if (hasEmptyLine(text, open.end, line.start)) {
      found.push(open)
      open = line
    } else open = { start: open.start, end: line.end }
  }
  if (open !== null) found.push(open)
  return found
}

/** A span without the white space at its ends; empty at its start when it holds nothing else. */
export function trimmed(text: string, span: Span): Span {
  let { start, end } = span
  while (start < end && isSpace(text.charCodeAt(start))) start += 1
  while (end > start && isSpace(text.charCodeAt(end - 1))) end -= 1
  return { start, end }
}

/** Whether the white space between two offsets has an empty line in it, or a page or paragraph break. */
export function hasEmptyLine(text: string, from: number, to: number): boolean {
  let breaks = 0
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at)
    if (code === 0x0c || code === 0x2029) return true
    if (endsLine(code) && !(code === 0x0d && text.charCodeAt(at + 1) === 0x0a)) breaks += 1
  }
  return breaks > 1
}

/** Line feed, vertical tab, form feed, carriage return, line and paragraph separator. */
function endsLine(code: number): boolean {
  return (code >= 0x0a && code <= 0x0d) || code === 0x2028 || code === 0x2029
}
