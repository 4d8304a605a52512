import type { Span } from './span.ts'

/** What a link counts in a post, however long it is: the network shortens it. */
const LINK = 23
const LINKS = /https?:\/\/[^\s<>"“”]*[^\s<>"“”.,;:!?)\]'’]/giu
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * How long X counts a post (twitter-text, configuration 3): 1 for letters of the Latin, Greek, Cyrillic, Arabic, Hebrew and
 * Indic scripts and common punctuation, 2 for any other character and for an emoji, whatever it is joined of; a link is 23.
 */
export function postLength(text: string): number {
  let sum = 0
  for (const { weight } of weighed(text)) sum += weight
  return sum
}

/** Where a post becomes too long for X: the index of the first character (or link) that no longer fits, else its end. */
export function postCut(text: string, most: number): number {
  let sum = 0
  for (const { start, weight } of weighed(text)) {
    sum += weight
    if (sum > most) return start
  }
  return text.length
}

/** Where the links of a post are. */
export function postLinks(text: string): Span[] {
  return [...text.matchAll(LINKS)].map((link) => ({ start: link.index, end: link.index + link[0].length }))
}

function* weighed(text: string): Generator<{ start: number; weight: number }> {
  let at = 0
  for (const { start, end } of [...postLinks(text), { start: text.length, end: text.length }]) {
    for (const { segment, index } of graphemes.segment(text.slice(at, start)))
      yield { start: at + index, weight: weightOf(segment.normalize('NFC')) }
    if (end > start) yield { start, weight: LINK }
    at = end
  }
}

function weightOf(grapheme: string): number {
  if (/\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F|\u20E3/u.test(grapheme)) return 2
  let sum = 0
  for (const character of grapheme) sum += isLight(character.codePointAt(0) ?? 0) ? 1 : 2
  return sum
}

function isLight(code: number): boolean {
  return (
    code <= 0x10ff ||
    (code >= 0x2000 && code <= 0x200d) ||
    (code >= 0x2010 && code <= 0x201f) ||
    (code >= 0x2032 && code <= 0x2037)
  )
}
