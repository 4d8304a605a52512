/** A stretch of Markdown text that a citation backs: offsets in UTF-16 units of the text as given, `end` exclusive. */
export interface CitedRange {
  id: string
  start: number
  end: number
}

// Private characters mark where a citation begins and ends while the text is parsed; none may be in it before.
const MARKER_BASE = 0xe000
/** Most ranges that one text may carry; what is past it is left out. */
export const MARKER_PAIRS = 3000

/** Every marker in a text. */
export const markers = /[\ue000-\uf8ff]/g

/** Which citations are open at the place that is being read. */
export interface OpenCitations {
  ids: string[]
  active: Set<number>
}

/** The text with a marker at both ends of every range. */
export function withMarkers(markdown: string, ranges: CitedRange[]): string {
  const marks = ranges.flatMap((range, index) => {
    const { start, end } = wordsOnly(markdown, range)
    return [
      { at: start, text: String.fromCharCode(MARKER_BASE + 2 * index), order: 1 },
      { at: end, text: String.fromCharCode(MARKER_BASE + 2 * index + 1), order: 0 },
    ]
  })
  marks.sort((a, b) => b.at - a.at || b.order - a.order)
  return marks.reduce((text, mark) => text.slice(0, mark.at) + mark.text + text.slice(mark.at), markdown)
}

// A marker before `- ` or `#`, or outside a closing `**`, would keep Markdown from seeing the sign, and what stands
// behind the last `|` of a row is in no cell.
function wordsOnly(markdown: string, range: CitedRange): { start: number; end: number } {
  const isLineStart = /(^|\n)[ \t]*$/.test(markdown.slice(Math.max(0, range.start - 40), range.start))
  const signs = isLineStart ? /(?:\s|[-*+>|]|\d+[.)](?=\s)|#{1,6}(?=\s)|[*_~])*/y : /[\s*_~|]*/y
  signs.lastIndex = range.start
  const start = range.start + (signs.exec(markdown)?.[0].length ?? 0)
  const cited = markdown.slice(start, range.end)
  const trail = /(?:\s|[*_~|]|\n[ \t]*(?:[-+>|]|\d+[.)]|#{1,6}))*$/.exec(cited)?.[0].length ?? 0
  return { start, end: start + cited.length - trail }
}

/** For each citation that ends in one of these blocks, the number of the last one that has its end. */
export function endingBlocks(blocks: readonly { content: string }[]): Map<number, number> {
  const ends = new Map<number, number>()
  for (const [number, { content }] of blocks.entries()) {
    for (const [marker] of content.matchAll(markers)) {
      const code = marker.charCodeAt(0) - MARKER_BASE
      if (code % 2 === 1) ends.set((code - 1) / 2, number)
    }
  }
  return ends
}

/**
 * Closes, where block `number` begins, the citations that end neither in it nor behind it: the parser dropped their end,
 * or it is in a footnote, which is read apart.
 */
export function closeEnded({ active }: OpenCitations, ends: ReadonlyMap<number, number>, number: number): void {
  for (const index of active) if ((ends.get(index) ?? -1) < number) active.delete(index)
}

/** Pieces of a text between citation markers, each with the ids that are open over it. */
export function citedPieces(text: string, open: OpenCitations): { text: string; ids: string[] }[] {
  const pieces: { text: string; ids: string[] }[] = []
  let from = 0
  const push = (to: number) => {
    if (to > from)
      pieces.push({ text: text.slice(from, to), ids: [...open.active].map((index) => open.ids[index] ?? '') })
  }
  for (const { index } of text.matchAll(markers)) {
    push(index)
    from = index + 1
    const code = text.charCodeAt(index) - MARKER_BASE
    if (code % 2 === 0) open.active.add(code / 2)
    else open.active.delete((code - 1) / 2)
  }
  push(text.length)
  return pieces
}
