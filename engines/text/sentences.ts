import { isSpace } from './characters.ts'
import { type ContentLanguage, defaultLanguage } from './language.ts'
import { markerAt } from './list-markers.ts'
import { endsSentence } from './sentence-end.ts'
import { isTerminator, markFrom } from './sentence-marks.ts'
import { stretches } from './sentence-stretches.ts'
import type { Span } from './span.ts'

/**
 * The sentences of a text in order, without the white space around them; every word is in exactly one.
 * A heading, a list item or any line without a full stop is a sentence of its own.
 */
export function sentences(text: string, language: ContentLanguage = defaultLanguage): Span[] {
  const found: Span[] = []
  for (const stretch of stretches(text)) cut(text, stretch, language, found)
  return found
}

function cut(text: string, stretch: Span, language: ContentLanguage, found: Span[]): void {
  let start = stretch.start
  let at = pastMarker(text, start, stretch.end)
  while (at < stretch.end) {
    if (!isTerminator(text.charAt(at))) {
      at += 1
      continue
    }
    const mark = markFrom(text, at, stretch.end)
    at = mark.end
    if (!endsSentence(mark, { text, sentenceStart: start, stretchEnd: stretch.end, language })) continue
    found.push({ start, end: mark.end })
    start = mark.end
    while (start < stretch.end && isSpace(text.charCodeAt(start))) start += 1
    at = pastMarker(text, start, stretch.end)
  }
  if (start < stretch.end) found.push({ start, end: stretch.end })
}

/** The period of `1.` or `a.` at the head of a sentence doesn't end it. */
function pastMarker(text: string, start: number, end: number): number {
  const first = markerAt(text, start, end)
  if (first === null) return start
  return first.ranks.length > 0 ? first.end : (markerAt(text, first.end, end)?.end ?? first.end)
}
