import { type BlockKind, covered, type Page, type Span } from '../text/index.ts'

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
  return proseWithout(page, page.codes)
}

/** The writer's prose with the code within its sentences: a keyphrase may be written as code. */
export function proseWithCode(page: Page): Prose[] {
  return proseWithout(page, [])
}

/** What the writer wrote as prose with some stretches blanked out. */
export function proseWithout(page: Page, stretches: readonly Span[]): Prose[] {
  const found: Prose[] = []
  const blanks = covered(stretches)
  let next = 0
  for (const block of page.blocks) {
    while ((blanks[next]?.end ?? Number.POSITIVE_INFINITY) <= block.start) next += 1
    if (block.kind === 'code' || block.kind === 'quote') continue
    const text = blanked(page.text, block, blanks, next)
    const level = block.level ?? null
    if (block.kind !== 'table-row') found.push({ kind: block.kind, level, start: block.start, text })
    else found.push(...cellsOf(text, block.start))
  }
  return found
}

/** The text of a block with blanks in place of the stretches, of which the first to look at is known. */
function blanked(page: string, { start, end }: Span, blanks: readonly Span[], first: number): string {
  let text = ''
  let at = start
  for (let index = first; index < blanks.length; index += 1) {
    const blank = blanks[index]
    if (blank === undefined || blank.start >= end) break
    const [from, to] = [Math.max(at, blank.start), Math.min(blank.end, end)]
    text += page.slice(at, from) + ' '.repeat(to - from)
    at = to
  }
  return text + page.slice(at, end)
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
