import type { Page, Span } from '../../../../engines/text/index.ts'

const NO_PROSE = new Set(['heading', 'code', 'quote', 'caption', 'table-row'])

/** What of a page is no prose of the writer's and stays as it is: headings, code, quotations, tables, links. In order. */
export function keptStretches({ blocks, links, codes }: Page): Span[] {
  const all = [...blocks.filter(({ kind }) => NO_PROSE.has(kind)), ...links, ...codes]
  return all
    .filter(({ start, end }) => start < end)
    .map(({ start, end }) => ({ start, end }))
    .sort((a, b) => a.start - b.start)
}
