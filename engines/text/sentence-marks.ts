import { isSpace, isUpper, isWordChar } from './characters.ts'
import type { Span } from './span.ts'

/**
 * The punctuation at which a sentence may end, with the quotes, brackets and note numbers that cling to it.
 * `period` one point, `strong` with ! or ?, `ellipsis` several points, `full` the full-width and other scripts' marks
 * that end a sentence whatever follows.
 */
export interface SentenceMark extends Span {
  readonly kind: 'period' | 'strong' | 'ellipsis' | 'full'
  /** Where the closing quotes and brackets begin; `end` when there are none. */
  readonly closers: number
}

const POINTS = '.…'
const STRONG = '!?‼⁇⁈⁉؟;։'
const FULL = '。！？｡．।॥۔။።፧'
const CLOSERS = '"\'”’»›)]}“‘」』）》〉】*_'
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** Whether a sentence may end at this character. */
export function isTerminator(char: string): boolean {
  return char === '.' || char === '!' || char === '?' || (char > '\u007e' && OTHER.has(char))
}

const OTHER = new Set([...POINTS, ...STRONG, ...FULL])

/** Reads the whole of the punctuation that begins at `at`, a terminator. */
export function markFrom(text: string, at: number, end: number): SentenceMark {
  let stop = at
  while (stop < end && isTerminator(text.charAt(stop))) stop += 1
  const marks = text.slice(at, stop)
  let kind = kindOf(marks)
  if (kind === 'period' || kind === 'ellipsis') {
    const spacedEnd = spacedPoints(text, stop, end)
    if (spacedEnd > stop && !isFourPointEllipsis(text, at, spacedEnd, end)) {
      kind = 'ellipsis'
      stop = spacedEnd
    }
  }
  const closers = stop
  while (stop < end && (CLOSERS.includes(text.charAt(stop)) || isTerminator(text.charAt(stop)))) stop += 1
  if (isDetachedCloser(text, stop, end)) stop += 2
  return { start: at, end: pastNotes(text, stop, end), kind, closers }
}

/** ` )`, and French ` »`, which a letter would follow if it opened. */
function isDetachedCloser(text: string, at: number, end: number): boolean {
  if (at + 1 >= end || !isSpace(text.charCodeAt(at))) return false
  const closer = text.charAt(at + 1)
  return closer === ')' || closer === ']' || (closer === '»' && !isWordChar(text.charCodeAt(at + 2)))
}

function kindOf(marks: string): SentenceMark['kind'] {
  for (const char of marks) {
    if (FULL.includes(char)) return 'full'
    if (STRONG.includes(char)) return 'strong'
  }
  return marks.length > 1 || marks === '…' ? 'ellipsis' : 'period'
}

/** The end of ` . . .` after a point: points with one blank before each; `from` when there are none. */
function spacedPoints(text: string, from: number, end: number): number {
  let at = from
  while (at + 1 < end && isSpace(text.charCodeAt(at)) && text.charAt(at + 1) === '.') at += 2
  return at
}

/** `compounds. . . . The`: a full stop, then an ellipsis that the next sentence begins with. */
function isFourPointEllipsis(text: string, at: number, pointsEnd: number, end: number): boolean {
  if (pointsEnd - at !== 7 || isSpace(text.charCodeAt(at - 1)) || pointsEnd + 1 >= end) return false
  return isSpace(text.charCodeAt(pointsEnd)) && isUpper(text.codePointAt(pointsEnd + 1) ?? 0)
}

/** Note numbers set right after the point, as `[12]` or `¹²`. */
function pastNotes(text: string, from: number, end: number): number {
  let at = from
  while (at < end && SUPERSCRIPTS.includes(text.charAt(at))) at += 1
  for (;;) {
    if (text.charAt(at) !== '[') return at
    let stop = at + 1
    while (stop < end && stop - at < 5 && text.charAt(stop) >= '0' && text.charAt(stop) <= '9') stop += 1
    if (stop === at + 1 || text.charAt(stop) !== ']') return at
    at = stop + 1
  }
}
