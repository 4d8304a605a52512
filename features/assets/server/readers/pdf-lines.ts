import { tidyDashes } from './pdf-joins.ts'

/** A piece of text as pdf.js gives it, in points from the lower left corner of its page. */
export interface PdfItem {
  text: string
  x: number
  y: number
  width: number
  /** Height of the letters. */
  size: number
}

/** Words on one baseline, from one column. */
export interface PdfLine {
  text: string
  x: number
  /** Right end. */
  end: number
  y: number
  size: number
}

/** Joins items that follow each other on one baseline. The order is the document's own, so columns stay apart. */
export function linesOf(items: readonly PdfItem[]): PdfLine[] {
  const lines: PdfLine[] = []
  let open: PdfLine | undefined
  for (const item of items) {
    if (!item.text) continue
    if (open && isSameLine(open, item)) {
      open.text += gapBetween(open, item) + item.text
      open.end = Math.max(open.end, item.x + item.width)
      open.size = Math.max(open.size, item.text.trim() ? item.size : 0)
    } else {
      if (open) lines.push(open)
      open = { text: item.text, x: item.x, end: item.x + item.width, y: item.y, size: item.size }
    }
  }
  if (open) lines.push(open)
  return lines
    .map((line) => ({ ...line, text: tidyDashes(line.text.replace(/\s+/g, ' ').trim()) }))
    .filter(({ text }) => text && !isContentsEntry(text))
}

/** A line of a table of contents: dots that lead to a page number. It says nothing that its section does not. */
function isContentsEntry(text: string): boolean {
  return /(?:\. ?){5}[. ]*\w{0,7}$/.test(text)
}

function isSameLine(line: PdfLine, item: PdfItem): boolean {
  const size = Math.max(line.size, item.size) || 10
  const isOnBaseline = Math.abs(item.y - line.y) < size * 0.4
  // a wide jump is the next column or cell; a jump back is a new line that happens to stand as high
  return isOnBaseline && item.x > line.end - size * 2 && item.x - line.end < size * 4
}

function gapBetween(line: PdfLine, item: PdfItem): string {
  const size = Math.max(line.size, item.size) || 10
  return item.x - line.end > size * 0.2 && !/\s$/.test(line.text) && !/^\s/.test(item.text) ? ' ' : ''
}

/** The size in which most letters of a document are set. */
export function bodySize(pages: readonly (readonly PdfLine[])[]): number {
  const letters = new Map<number, number>()
  for (const line of pages.flat()) {
    const size = Math.round(line.size * 2) / 2
    letters.set(size, (letters.get(size) ?? 0) + line.text.length)
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
}

/** How many lines at either end of a page may be running heads or feet. */
const EDGE_LINES = 2

/**
 * The pages without running heads, feet and page numbers: lines at the edge that come again on other pages, the
 * page's own number aside. Left in, they would be in the middle of the sentence that runs over the page. Other
 * numbers must be the same everywhere, so that the last row of a table is not taken for a foot.
 */
export function withoutRunningLines(pages: readonly PdfLine[][]): PdfLine[][] {
  const seen = new Map<string, number>()
  pages.forEach((page, at) => {
    const keys = new Set(edgeLines(page).flatMap((line) => runningKeys(line, at)))
    for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1)
  })
  const least = Math.max(3, pages.length * 0.3)
  return pages.map((page, at) => {
    const edge = new Set(edgeLines(page))
    return page.filter((line) => !edge.has(line) || !isRunning(line, at, seen, least))
  })
}

function edgeLines(page: readonly PdfLine[]): PdfLine[] {
  const byHeight = [...page].sort((a, b) => b.y - a.y)
  return [...new Set([...byHeight.slice(0, EDGE_LINES), ...byHeight.slice(-EDGE_LINES)])]
}

function isRunning(line: PdfLine, page: number, seen: Map<string, number>, least: number): boolean {
  if (isPageNumber(line.text)) return true
  return runningKeys(line, page).some((key) => {
    const count = seen.get(key) ?? 0
    // a head that carries the page's number needs no more proof than to come again
    return count >= least || (count >= 3 && /^#-?\d+|#-?\d+$/.test(key))
  })
}

function isPageNumber(text: string): boolean {
  return /^[-–—\s]*(page|seite|página|p\.)?\s*(\d{1,4}|[ivxlc]{1,7})(\s*(\/|of|von|de)\s*\d{1,4})?[-–—\s]*$/i.test(text)
}

/** What a running line has in common over the pages: its words, once as they are and once for each number that may be the page's. */
function runningKeys({ text }: PdfLine, page: number): string[] {
  const words = text.toLowerCase()
  const numbered = [...words.matchAll(/\d{1,4}/g)].map(
    ({ 0: number, index }) => `${words.slice(0, index)}#${Number(number) - page}${words.slice(index + number.length)}`,
  )
  return [words, ...numbered]
}
