import type { BlockKind, Page } from '../text/index.ts'

/** A stretch of a page that is read by itself: a block, or one cell of a table row. */
export interface Prose {
  readonly kind: BlockKind
  readonly level: number | null
  /** Where its text begins in the page. */
  readonly start: number
  /** Its words; code within sentences is blanked out, so that offsets stay right. */
  readonly text: string
}

/** What the writer wrote as prose: code and quotations, which are measured as nobody's style, are left out. */
export function proseOf(page: Page): Prose[] {
  const found: Prose[] = []
  let code = 0
  for (const block of page.blocks) {
    while ((page.codes[code]?.end ?? Number.POSITIVE_INFINITY) <= block.start) code += 1
    if (block.kind === 'code' || block.kind === 'quote') continue
    const text = withoutCode(page, block.start, block.end, code)
    const level = block.level ?? null
    if (block.kind !== 'table-row') found.push({ kind: block.kind, level, start: block.start, text })
    else found.push(...cellsOf(text, block.start))
  }
  return found
}

function withoutCode(page: Page, start: number, end: number, firstCode: number): string {
  let text = ''
  let at = start
  for (let index = firstCode; index < page.codes.length; index += 1) {
    const code = page.codes[index]
    if (code === undefined || code.start >= end) break
    const to = Math.min(code.end, end)
    text += page.text.slice(at, code.start) + ' '.repeat(Math.max(0, to - code.start))
    at = to
  }
  return text + page.text.slice(at, end)
}

function cellsOf(text: string, start: number): Prose[] {
  const cells: Prose[] = []
  let from = 0
  for (const cell of text.split('\t')) {
    if (cell.trim() !== '') cells.push({ kind: 'table-row', level: null, start: start + from, text: cell })
    from += cell.length + 1
  }
  return cells
}
