import type { Kept } from '../../../../engines/humanize/index.ts'
import type { Page } from '../../../../engines/text/index.ts'

const NO_PROSE = new Set(['heading', 'code', 'quote', 'caption', 'table-row'])

/** What of a page is no prose of the writer's: headings, code, quotations, tables, links. In order. */
export function keptStretches({ blocks, links, codes }: Page): Kept[] {
  const apart = blocks.filter(({ kind }) => NO_PROSE.has(kind))
  const spans = [
    ...apart.map(({ start, end, kind }) => ({ start, end, isHeading: kind === 'heading' })),
    ...[...links, ...codes].map(({ start, end }) => ({ start, end, isHeading: false })),
  ]
  return spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start)
}
