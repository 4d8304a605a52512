import { isInvisible, isSpace } from './characters.ts'
import type { ContentLanguage } from './language.ts'
import type { Run } from './plain-text.ts'
import { sentences } from './sentences.ts'

/** A text without characters nobody sees (zero-width, soft hyphen, direction marks, byte order mark). */
export function withoutInvisible(text: string): string {
  let kept = ''
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    if (!isInvisible(text.charCodeAt(at))) continue
    kept += text.slice(from, at)
    from = at + 1
  }
  return from === 0 ? text : kept + text.slice(from)
}

/** All white space as single blanks, none at the ends: for comparing, not for showing. */
export function normaliseSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** A text in the form in which two wordings are compared, with the way back: see `originOf`. */
export interface ComparableText {
  readonly text: string
  readonly runs: readonly Run[]
}

/**
 * A text with all that typing and typesetting vary made one: white space as single blanks, invisible characters gone,
 * one shape of quotation marks, apostrophes and dashes, three points for an ellipsis, letters for ligatures, and words
 * hyphenated at a line's end joined again. Case and accents stay.
 */
export function comparable(text: string): ComparableText {
  const runs: { start: number; end: number; from: number; to: number }[] = []
  const pieces: string[] = []
  let length = 0
  let blankFrom = -1
  const put = (chars: string, from: number, to: number) => {
    const last = runs.at(-1)
    const isExact = chars.length === to - from
    pieces.push(chars)
    if (last !== undefined && isExact && last.to === from && last.end - last.start === last.to - last.from) {
      last.end += chars.length
      last.to = to
    } else runs.push({ start: length, end: length + chars.length, from, to })
    length += chars.length
  }
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    if (isInvisible(code)) at += 1
    else if (isSpace(code)) {
      if (blankFrom === -1) blankFrom = at
      at += 1
    } else {
      const rejoined = rejoinedAt(text, at)
      if (blankFrom !== -1 && length > 0) put(' ', blankFrom, at)
      blankFrom = -1
      const end = rejoined > at ? rejoined : plainEnd(text, at)
      if (rejoined === at) put(varied.get(text.charAt(at)) ?? text.slice(at, end), at, end)
      at = end
    }
  }
  return { text: pieces.join(''), runs }
}

/** The end of the letters, digits and unvaried marks from `at` on; at least one character. */
function plainEnd(text: string, from: number): number {
  let at = from + 1
  if (varied.has(text.charAt(from))) return at
  while (isPlain(text.charCodeAt(at))) at += 1
  return at
}

/** ASCII that never changes: all but blanks, hyphen and grave accent. */
function isPlain(code: number): boolean {
  return code > 0x20 && code < 0x7f && code !== 0x2d && code !== 0x60
}

const varied: ReadonlyMap<string, string> = new Map([
  ...[...'“”„‟«»″＂'].map((char) => [char, '"'] as const),
  ...[...'‘’‚‛‹›′＇`´'].map((char) => [char, "'"] as const),
  ...[...'‐‑‒–—―−'].map((char) => [char, '-'] as const),
  ['…', '...'],
  ['ﬀ', 'ff'],
  ['ﬁ', 'fi'],
  ['ﬂ', 'fl'],
  ['ﬃ', 'ffi'],
  ['ﬄ', 'ffl'],
  ['ﬅ', 'st'],
  ['ﬆ', 'st'],
])

/** Where the word continues after a hyphen that is at a line's end between small letters; `at` when it does not. */
function rejoinedAt(text: string, at: number): number {
  const mark = text.charAt(at)
  if ((mark !== '-' && mark !== '‐') || !isSpace(text.charCodeAt(at + 1))) return at
  const gap = /^[ \t]{0,3}\r?\n[ \t]{0,8}/.exec(text.slice(at + 1, at + 16))?.[0].length
  if (gap === undefined) return at
  return /\p{Ll}/u.test(text.charAt(at - 1)) && /\p{Ll}/u.test(text.charAt(at + 1 + gap)) ? at + 1 + gap : at
}

/** What a person sent, fit to be sent on: sentences that begin with `***` and empty ones are gone; may be empty. */
export function withoutStarred(text: string, language?: ContentLanguage): string {
  let kept = ''
  let from = 0
  for (const span of sentences(text, language)) {
    if (!text.startsWith('***', span.start)) continue
    kept += text.slice(from, span.start)
    from = span.end
    while (text.charAt(from) === ' ') from += 1
  }
  return joinedLines(kept + text.slice(from))
}

/** Without blanks at the ends of lines, and with at most one empty line at a time. */
function joinedLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
