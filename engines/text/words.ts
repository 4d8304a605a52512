import { charClass, DIGIT, isInvisible, LETTER, MARK, UNSPACED } from './characters.ts'
import type { Span } from './span.ts'

const WORD = LETTER | DIGIT | MARK
const CHUNK = 4_000

/**
 * The words of a text in order, as spans. Inner apostrophes, hyphens, and points or commas between digits belong to
 * the word (`don't`, `well-known`, `3.5`), and so do the points of `U.S`. Chinese, Japanese, Thai, Lao, Khmer, Burmese
 * and Tibetan runs are cut by `Intl.Segmenter`.
 */
export function words(text: string): Span[] {
  const found: Span[] = []
  let at = 0
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0
    const bits = charClass(code)
    if ((bits & WORD) === 0) {
      at += code > 0xffff ? 2 : 1
      continue
    }
    const end = (bits & UNSPACED) !== 0 ? unspacedEnd(text, at) : wordEnd(text, at)
    if ((bits & UNSPACED) !== 0) segment(text, at, end, found)
    else found.push({ start: at, end })
    at = end
  }
  return found
}

/** How many words a text has; the count that the interface shows and limits are measured in. */
export function countWords(text: string): number {
  return words(text).length
}

/** How many words a text has as people and word processors count them: by the blanks between. */
export function countSpaced(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function wordEnd(text: string, start: number): number {
  let at = start
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0
    const bits = charClass(code)
    if ((bits & UNSPACED) !== 0) return at
    if ((bits & WORD) === 0 && !isInvisible(code) && !joins(text, at)) return backOver(text, at)
    at += code > 0xffff ? 2 : 1
  }
  return backOver(text, at)
}

/** A word does not end in an invisible character. */
function backOver(text: string, end: number): number {
  let at = end
  while (isInvisible(text.charCodeAt(at - 1))) at -= 1
  return at
}

/** Whether the mark at `at` holds the word before it and the word after it together. */
function joins(text: string, at: number): boolean {
  const after = charClass(text.codePointAt(at + 1) ?? 0)
  if ((after & WORD) === 0 || (after & UNSPACED) !== 0) return false
  const mark = text.charCodeAt(at)
  if (mark === 0x27 || mark === 0x2019 || mark === 0x2d || mark === 0x2010 || mark === 0x2011) return true
  if (mark === 0x2e || mark === 0x2c) return betweenDigits(text, at) || (mark === 0x2e && betweenInitials(text, at))
  return mark === 0x5f
}

function betweenDigits(text: string, at: number): boolean {
  return (charClass(text.charCodeAt(at - 1)) & DIGIT) !== 0 && (charClass(text.charCodeAt(at + 1)) & DIGIT) !== 0
}

/** `U.S`, `e.g`: single letters with points between them. */
function betweenInitials(text: string, at: number): boolean {
  const isLetterAt = (index: number) => (charClass(text.charCodeAt(index)) & LETTER) !== 0
  return isLetterAt(at - 1) && !isLetterAt(at - 2) && isLetterAt(at + 1) && !isLetterAt(at + 2)
}

function unspacedEnd(text: string, start: number): number {
  let at = start
  while (at < text.length) {
    const code = text.codePointAt(at) ?? 0
    const bits = charClass(code)
    if ((bits & UNSPACED) === 0 && (bits & MARK) === 0 && code !== 0x30fc && code !== 0x3005) return at
    at += code > 0xffff ? 2 : 1
  }
  return at
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Long runs are cut in pieces first, so that one endless line costs no more than many short ones. */
function segment(text: string, start: number, end: number, into: Span[]): void {
  for (let from = start; from < end; from += CHUNK) {
    for (const piece of segmenter.segment(text.slice(from, Math.min(end, from + CHUNK)))) {
      if (!piece.isWordLike) continue
      into.push({ start: from + piece.index, end: from + piece.index + piece.segment.length })
    }
  }
}
