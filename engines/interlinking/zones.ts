import { covered, type Page, pageOf, paragraphs, type Span, textOf, words } from '../text/index.ts'

const LONGEST_HEADING_WORDS = 12

/** Plain text as a page: paragraphs, and the one-line title that many texts begin with. */
export function pageOfText(text: string): Page {
  const blocks = paragraphs(text).map((span, index, all) => ({
    ...span,
    kind: index === 0 && all.length > 1 && isTitle(textOf(text, span)) ? ('heading' as const) : ('paragraph' as const),
  }))
  return { ...pageOf([]), text, blocks }
}

/** A first paragraph is a title when it is one short line without a full stop. */
function isTitle(line: string): boolean {
  return !/[.!?:;\n]/.test(line.slice(-1)) && !line.includes('\n') && words(line).length <= LONGEST_HEADING_WORDS
}

/** The stretches of a page in which links may stand: not headings, quotations, code or what is a link already. */
export function zonesOf(page: Page): Span[] {
  const closed = covered([...page.links, ...page.codes])
  const zones: Span[] = []
  let next = 0
  for (const block of page.blocks) {
    if (block.kind === 'heading' || block.kind === 'quote' || block.kind === 'code') continue
    let { start } = block
    while ((closed[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1
    for (let at = next; at < closed.length; at += 1) {
      const span = closed[at]
      if (span === undefined || span.start >= block.end) break
      if (span.start > start) zones.push({ start, end: span.start })
      start = Math.max(start, span.end)
    }
    if (start < block.end) zones.push({ start, end: block.end })
  }
  return zones
}
