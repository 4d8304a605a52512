import { type Part, type PartValues, renderParts } from '../../../../engines/parts/index.ts'
import type { Span } from '../../../../engines/text/index.ts'
import type { Citation } from '../../../../platform/contract/evidence.ts'
import { mapped } from '../../structure.ts'

/** Words of a text, and what is to stand instead. */
export interface Edit {
  words: string
  /** Empty: they go. */
  instead: string
}

/** A text, or one that comes in parts, with what its sentences rest on. */
export interface Revisable {
  content: string
  parts?: PartValues | undefined
  citations: readonly Citation[]
}

/** A text with an edit made. */
export interface Revision {
  content: string
  parts?: PartValues
  /** Of the sentences that are as they were, at their new places. */
  citations: Citation[]
  /** Of the sentences that the edit is in, at their new places: they are to be confirmed again. */
  touched: Citation[]
}

/** How parts become the content. */
interface Layout {
  parts: readonly Part[]
  /** Code of the language that labels and lists are in. */
  language: string
}

/**
 * The text with an edit made; null where its words don't stand in it exactly once, where it would empty an entry of a list,
 * or where a text in parts would no longer be what its parts say.
 */
export function revised(copy: Revisable, named: Edit, layout: Layout): Revision | null {
  const edit = copy.parts ? withoutMarkup(named) : named
  const place = placeOf(edit, copy.content)
  if (!place || edit.words === edit.instead) return null
  const { start, end } = place
  const instead = edit.instead
  const content = copy.content.slice(0, start) + instead + copy.content.slice(end)
  const parts = copy.parts && withEdit(copy.parts, copy.content.slice(start, end), instead)
  if (parts === null || (parts && renderParts(layout.parts, parts, layout.language) !== content)) return null
  const shift = instead.length - (end - start)
  const moved = (one: Citation): Citation => ({
    ...one,
    start: one.start >= end ? one.start + shift : one.start,
    end: one.end > start ? one.end + shift : one.end,
  })
  const isTouched = (one: Span) => one.start < end && one.end > start
  return {
    content,
    ...(parts ? { parts } : {}),
    citations: copy.citations.filter((one) => !isTouched(one)).map(moved),
    touched: copy.citations.filter(isTouched).map(moved),
  }
}

/** A reviewer names `**Title**` as it is shown; the part itself is what stands between the marks of its layout. */
function withoutMarkup({ words, instead }: Edit): Edit {
  const bare = (text: string) => text.replace(/^(?:#{1,6} |[-*] |\*\*)+/, '').replace(/\*\*$/, '')
  return /^(?:#{1,6} |[-*] |\*\*)|\*\*$/.test(words)
    ? { words: bare(words), instead: bare(instead) }
    : { words, instead }
}

/** Where the words stand, with the blank behind words that go, or at the end of a line the one before. */
function placeOf({ words, instead }: Edit, text: string): Span | null {
  const start = words.trim() === '' ? -1 : text.indexOf(words)
  if (start < 0 || text.indexOf(words, start + 1) >= 0) return null
  const end = start + words.length
  // words that bring the blank before them along leave the one behind
  if (instead !== '' || words.startsWith(' ')) return { start, end }
  // no comma stays before a mark that ends what it parted
  const parted = /[.;:!?…]/.test(text[end] ?? '') ? /(?<=[\p{L}\p{N}”"’)])[\s,;:]+$/u.exec(text.slice(0, start)) : null
  if (parted) return { start: parted.index, end }
  if (text[end] === ' ') return { start, end: end + 1 }
  const isLast = end === text.length || text[end] === '\n'
  return { start: isLast && text[start - 1] === ' ' ? start - 1 : start, end }
}

function withEdit(parts: PartValues, words: string, instead: string): PartValues | null {
  let isEmptied = false
  const values = mapped(parts, (text) => {
    if (!text.includes(words)) return text
    const next = text.replace(words, () => instead)
    isEmptied ||= next.trim() === ''
    return next
  })
  return isEmptied ? null : values
}
