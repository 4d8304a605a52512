import { isLower, isSpace } from './characters.ts'
import type { Span } from './span.ts'

/** What is before a list item: `•`, `-`, `1.`, `2)`, `(c)`, `iv)`. */
export interface ListMarker extends Span {
  /** What markers of one list have in common, such as `n.)` or the bullet itself. */
  readonly style: string
  /** The places in the list that the marker can mean, from 1: `i` is the first or the ninth. Empty for bullets. */
  readonly ranks: readonly number[]
}

const BULLETS = '•⁃‣▪●◦∙■□▸►➢✓✔'
const DASHES = '-–—*+'
const LONGEST = 8

/** The list marker that is at `at`, blanks after it included; null when there is none. */
export function markerAt(text: string, at: number, end: number): ListMarker | null {
  const first = text.charAt(at)
  if (BULLETS.includes(first)) return { start: at, end: pastBlanks(text, at + 1, end), style: first, ranks: [] }
  if (DASHES.includes(first)) return spaced(text, { start: at, end: at + 1 }, end, first, [])
  const opened = first === '('
  const from = opened ? at + 1 : at
  let stop = from
  while (stop < end && stop - from < LONGEST && isAsciiAlphanumeric(text.charCodeAt(stop))) stop += 1
  const ranks = ranksOf(text.slice(from, stop))
  if (ranks.length === 0) return null
  const close = text.startsWith('.)', stop) ? '.)' : text.charAt(stop)
  if (close !== ')' && (opened || (close !== '.' && close !== '.)'))) return null
  return spaced(text, { start: at, end: stop + close.length }, end, `${opened ? '(' : ''}n${close}`, ranks)
}

/** Whether a line begins as an item of a list does. */
export function opensWithMarker(text: string, line: Span): boolean {
  return markerAt(text, line.start, line.end) !== null
}

/**
 * Where the second and later items begin in a line that holds a whole list: `1) one 2) two`, `• one • two`.
 * The line must begin with the first item, and the ranks must follow each other.
 */
export function listItemStarts(text: string, line: Span): number[] {
  const first = markerAt(text, line.start, line.end)
  if (first === null || DASHES.includes(first.style)) return []
  if (first.style === 'n.' && isCapitalLetter(text.charAt(first.start))) return []
  const starts: number[] = []
  let last = first
  for (let at = first.end; at < line.end; at += 1) {
    if (isSpace(text.charCodeAt(at)) || !isSpace(text.charCodeAt(at - 1))) continue
    const next = markerAt(text, at, line.end)
    if (next === null || next.style !== last.style || !follows(last, next) || sameCase(text, first, next) === false) {
      continue
    }
    starts.push(at)
    last = next
    at = next.end - 1
  }
  return starts
}

function follows(last: ListMarker, next: ListMarker): boolean {
  return last.ranks.length === 0 || last.ranks.some((rank) => next.ranks.includes(rank + 1))
}

function sameCase(text: string, a: ListMarker, b: ListMarker): boolean {
  return isLower(text.charCodeAt(a.start)) === isLower(text.charCodeAt(b.start))
}

function spaced(text: string, mark: Span, end: number, style: string, ranks: number[]): ListMarker | null {
  if (!isSpace(text.charCodeAt(mark.end)) || mark.end >= end) return null
  return { start: mark.start, end: pastBlanks(text, mark.end, end), style, ranks }
}

function pastBlanks(text: string, from: number, end: number): number {
  let at = from
  while (at < end && isSpace(text.charCodeAt(at))) at += 1
  return at
}

function ranksOf(token: string): number[] {
  if (/^\d{1,3}$/.test(token)) return [Number(token)]
  const lower = token.toLowerCase()
  const ranks = /^[a-z]$/.test(lower) ? [lower.charCodeAt(0) - 96] : []
  const roman = romans.indexOf(lower)
  return roman === -1 ? ranks : [...ranks, roman + 1]
}

const romans = 'i ii iii iv v vi vii viii ix x xi xii xiii xiv xv xvi xvii xviii xix xx'.split(' ')

function isAsciiAlphanumeric(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122)
}

function isCapitalLetter(char: string): boolean {
  return char >= 'A' && char <= 'Z'
}
