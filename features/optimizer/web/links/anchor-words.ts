import { type Page, type Span, sentences, textOf, words } from '../../../../engines/text/index.ts'

/** How far an anchor was moved by hand, in words: positive makes it longer, negative shorter, at either end. */
export interface AnchorEdit {
  before: number
  after: number
}

export const UNEDITED: AnchorEdit = { before: 0, after: 0 }

/** The sentence that a stretch is in, or its block where it reaches over several. */
export function sentenceOf({ text, blocks }: Page, { start, end }: Span): Span {
  const block = blocks.find((each) => each.start <= start && end <= each.end) ?? { start, end }
  const found = sentences(textOf(text, block)).find(
    (each) => block.start + each.start <= start && end <= block.start + each.end,
  )
  return found
    ? { start: block.start + found.start, end: block.start + found.end }
    : { start: block.start, end: block.end }
}

/**
 * The anchor with its ends moved by words. It keeps at least one word, stays within its sentence, and never reaches into
 * other links or code.
 */
export function editedAnchor(page: Page, anchor: Span, { before, after }: AnchorEdit): Span {
  const room = freeAround(page, anchor)
  const all = words(textOf(page.text, room)).map(({ start, end }) => ({
    start: start + room.start,
    end: end + room.start,
  }))
  const first = all.findIndex(({ end }) => end > anchor.start)
  const last = all.findLastIndex(({ start }) => start < anchor.end)
  if (first < 0 || last < first) return { start: anchor.start, end: anchor.end }
  const from = clamped(first - before, 0, last)
  const to = clamped(last + after, from, all.length - 1)
  return {
    start: before === 0 ? anchor.start : (all[from]?.start ?? anchor.start),
    end: after === 0 ? anchor.end : (all[to]?.end ?? anchor.end),
  }
}

/** Whether a further step changes anything. */
export function canEdit(page: Page, anchor: Span, now: AnchorEdit, next: AnchorEdit): boolean {
  const [a, b] = [editedAnchor(page, anchor, now), editedAnchor(page, anchor, next)]
  return a.start !== b.start || a.end !== b.end
}

function freeAround(page: Page, anchor: Span): Span {
  const sentence = sentenceOf(page, anchor)
  const taken = [...page.links, ...page.codes]
  return {
    start: Math.max(sentence.start, ...taken.filter(({ end }) => end <= anchor.start).map(({ end }) => end)),
    end: Math.min(sentence.end, ...taken.filter(({ start }) => start >= anchor.end).map(({ start }) => start)),
  }
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most)
}
