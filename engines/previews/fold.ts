/** Where a post is read. */
export type FoldView = 'desktop' | 'phone'

/** Lines that LinkedIn shows before “…see more”, however wide they are. */
const LINES = 3
/** Characters that fit in a line of the feed on average: about 210 before the fold on a desktop, 140 on a phone. */
const WIDTH: Record<FoldView, number> = { desktop: 70, phone: 47 }

/**
 * How much of a LinkedIn post is shown before it is opened: an index at the end of a word, or the whole length where nothing
 * folds. A line break takes the rest of its line, and an empty line a whole one.
 */
export function foldOf(text: string, view: FoldView): number {
  const end = text.trimEnd().length
  let at = 0
  for (let line = 0; line < LINES; line++) {
    const next = lineEnd(text, at, WIDTH[view])
    if (next >= end) return text.length
    at = text[next] === '\n' ? next + 1 : next
  }
  return text.slice(0, at).trimEnd().length
}

/** Where a line that starts there is broken: at a line break, between words, or within a word longer than the line. */
function lineEnd(text: string, start: number, width: number): number {
  let last = start
  let count = 0
  for (const character of text.slice(start)) {
    const here = last
    if (character === '\n') return here
    if (count === width) return brokenAt(text, start, here)
    last += character.length
    count += 1
  }
  return last
}

function brokenAt(text: string, start: number, end: number): number {
  if (text[end] === ' ') return end + 1
  const space = text.lastIndexOf(' ', end)
  return space > start ? space + 1 : end
}
