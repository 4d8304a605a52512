import { moved, type Span } from '../text/index.ts'

/** A sentence in which what must stay stands as one character each, and the way back. */
export interface Masked {
  readonly text: string
  /** The sentence with all that was masked put back; null when a change has lost or doubled any of it. */
  readonly restored: (changed: string) => string | null
}

/** First of the private characters of Unicode; a sentence that has some of its own is not masked. */
const FIRST = 0xe000
const PRIVATE = /[\ue000-\uf8ff]/g
const MOST = 200

/** Masks stretches of a sentence that begins at `start` of its text; null when one reaches out of it or there are too many. */
export function masked(sentence: string, start: number, stretches: readonly Span[]): Masked | null {
  if (stretches.length > MOST || sentence.search(PRIVATE) !== -1) return null
  const inside = stretches.map((span) => moved(span, -start))
  if (inside.some((span) => span.start < 0 || span.end > sentence.length)) return null
  let text = ''
  let from = 0
  inside.forEach((span, index) => {
    text += sentence.slice(from, span.start) + String.fromCharCode(FIRST + index)
    from = span.end
  })
  text += sentence.slice(from)
  const pieces = inside.map((span) => sentence.slice(span.start, span.end))
  const order = (text.match(PRIVATE) ?? []).join('')
  const restored = (changed: string) =>
    (changed.match(PRIVATE) ?? []).join('') === order
      ? changed.replace(PRIVATE, (mark) => pieces[mark.charCodeAt(0) - FIRST] ?? '')
      : null
  return { text, restored }
}
