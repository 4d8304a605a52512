import { isSpace, isWordChar } from './characters.ts'
import type { Span } from './span.ts'

/** Words in quotation marks: the span takes the marks in, `inner` leaves them out. */
export interface Quote extends Span {
  readonly inner: Span
}

const LONGEST_QUOTE = 3_000
const LONGEST_IN_SINGLE_MARKS = 300

const closing: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ['“', '”"“'],
  ['„', '“”"'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['『', '』'],
  ['‘', '’'],
  ["'", "'"],
])

/**
 * Quotations of a text in order, outermost only, by the marks of all our languages. A quotation ends in its own
 * paragraph and within 3000 characters (300 in single marks); single marks count only where a word cannot own them (`'so'`, not `dogs'`).
 */
export function quotes(text: string): Quote[] {
  const found: Quote[] = []
  for (let at = 0; at < text.length; at += 1) {
    const closers = closing.get(text.charAt(at))
    if (closers === undefined || !opens(text, at)) continue
    const end = closerAfter(text, at, closers)
    if (end === -1) continue
    found.push({ start: at, end: end + 1, inner: { start: at + 1, end } })
    at = end
  }
  return found
}

function opens(text: string, at: number): boolean {
  const mark = text.charAt(at)
  if (at + 1 >= text.length || isWordChar(text.charCodeAt(at - 1))) return mark === '「' || mark === '『'
  return '«‹»'.includes(mark) || !isSpace(text.charCodeAt(at + 1))
}

function closerAfter(text: string, at: number, closers: string): number {
  const isSingle = closers === "'" || closers === '’'
  const last = Math.min(text.length, at + (isSingle ? LONGEST_IN_SINGLE_MARKS : LONGEST_QUOTE))
  for (let stop = at + 2; stop < last; stop += 1) {
    if (text.charAt(stop) === '\n' && text.charAt(stop + 1) === '\n') return -1
    if (!closers.includes(text.charAt(stop))) continue
    if (isSingle && (isWordChar(text.charCodeAt(stop + 1)) || text.charAt(stop - 1) === 's')) continue
    if (closers === '"' && isSpace(text.charCodeAt(stop - 1)) && isWordChar(text.charCodeAt(stop + 1))) continue
    return stop
  }
  return -1
}
