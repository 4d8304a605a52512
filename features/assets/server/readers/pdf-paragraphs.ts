import { joinLines, wordsIn } from './pdf-joins.ts'
import type { PdfLine } from './pdf-lines.ts'

/** Lines that belong together. */
export interface PdfParagraph {
  text: string
  /** Counted from 1; where the paragraph begins. */
  page: number
  /** 1 to 3 for a heading; absent otherwise. */
  level?: number
  isListItem?: boolean
  /** Where in the text later pages begin, when the paragraph runs on over them. */
  turns?: { page: number; at: number }[]
}

interface Style {
  body: number
  /** Sizes of headings, largest first. */
  headingSizes: number[]
  /** Titles of the document's own outline, as `plainTitle` gives them. */
  outline: ReadonlySet<string>
  words: ReadonlySet<string>
}

/** A bullet, a number or a letter before the words. */
const LIST_ITEM = /^([•◦▪‣·–—*-]|\(?\d{1,3}[.)]|\(?[a-z][.)])\s+(?=\S)/
const BULLET = /^[•◦▪‣·–—*-]\s+/
/** Larger than the body by this much is a heading. */
const HEADING_RATIO = 1.15
const LONGEST_HEADING = 200
const LEVELS = 3

/** Makes paragraphs and headings of lines; a paragraph that runs over a page stands where it begins. */
export function paragraphsOf(
  pages: readonly PdfLine[][],
  body: number,
  outlineTitles: readonly string[],
): PdfParagraph[] {
  const style: Style = {
    body,
    headingSizes: headingSizesOf(pages, body),
    outline: new Set(outlineTitles.map(plainTitle).filter(Boolean)),
    words: wordsIn(pages.flat().map(({ text }) => text)),
  }
  const found: PdfParagraph[] = []
  pages.forEach((lines, at) => {
    const [first, ...rest] = groupsOf(lines, style).map((group) => ({ ...asParagraph(group, style), page: at + 1 }))
    const last = found.at(-1)
    if (first && last && runsOn(last, first)) runOver(last, first, style.words)
    else if (first) found.push(first)
    found.push(...rest)
  })
  return found
}

function headingSizesOf(pages: readonly PdfLine[][], body: number): number[] {
  const sizes = pages
    .flat()
    .filter((line) => line.size >= body * HEADING_RATIO)
    .map((line) => Math.round(line.size))
  return [...new Set(sizes)].sort((a, b) => b - a).slice(0, LEVELS)
}

function groupsOf(lines: readonly PdfLine[], style: Style): PdfLine[][] {
  const right = Math.max(0, ...lines.map((line) => line.end))
  const groups: PdfLine[][] = []
  let open: PdfLine[] = []
  for (const line of lines) {
    const last = open.at(-1)
    if (last && startsParagraph(last, line, open, style, right)) {
      groups.push(open)
      open = []
    }
    open.push(line)
  }
  if (open.length) groups.push(open)
  return groups
}

function startsParagraph(last: PdfLine, line: PdfLine, open: readonly PdfLine[], style: Style, right: number): boolean {
  if (Math.abs(last.size - line.size) > style.body * 0.12) return true
  if (LIST_ITEM.test(line.text) || isOutlined(last, style) !== isOutlined(line, style)) return true
  const drop = last.y - line.y
  if (drop < -line.size * 2) return !endsOpen(last.text) // up again: the next column
  if (drop > line.size * usualDrop(open, line) * 1.35) return true
  const isIndented = line.x - Math.min(...open.map(({ x }) => x)) > line.size * 0.9 && open.length > 1
  const isShort = last.end < right - (right - last.x) * 0.25
  return (isIndented || isShort) && /[.!?:”"»)]$/.test(last.text)
}

/** The distance between lines of this paragraph in letter heights; 1.3 until it has two. */
function usualDrop(open: readonly PdfLine[], line: PdfLine): number {
  const [first, second] = open
  const drop = first && second ? first.y - second.y : 0
  return drop > 0 ? drop / (line.size || 10) : 1.3
}

function asParagraph(lines: readonly PdfLine[], style: Style): Omit<PdfParagraph, 'page'> {
  const text = lines.map((line) => line.text).reduce((before, next) => joinLines(before, next, style.words))
  const level = headingLevel(lines, text, style)
  if (level) return { text, level }
  return LIST_ITEM.test(text) ? { text: text.replace(BULLET, ''), isListItem: true } : { text }
}

function headingLevel(lines: readonly PdfLine[], text: string, style: Style): number | undefined {
  const size = Math.max(...lines.map((line) => line.size))
  if (text.length > LONGEST_HEADING || !/\p{L}/u.test(text)) return undefined
  if (size >= style.body * HEADING_RATIO && !/[.,;:]$/.test(text)) {
    const rank = style.headingSizes.findIndex((known) => size >= known - 0.5)
    return rank < 0 ? LEVELS : rank + 1
  }
  return lines.length <= 2 && style.outline.has(plainTitle(text)) ? 2 : undefined
}

function isOutlined(line: PdfLine, style: Style): boolean {
  return style.outline.has(plainTitle(line.text))
}

/** A heading as it is compared: without numbering, case and spacing. */
export function plainTitle(text: string): string {
  return text
    .replace(/^[\d.\s]+/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}

/** The sentence is not over: the next page continues with it. */
function runsOn(last: PdfParagraph, next: PdfParagraph): boolean {
  return !last.level && !next.level && endsOpen(last.text) && /^[\p{Ll}\d(]/u.test(next.text)
}

function runOver(last: PdfParagraph, next: PdfParagraph, words: ReadonlySet<string>): void {
  const whole = joinLines(last.text, next.text, words)
  last.turns = [...(last.turns ?? []), { page: next.page, at: whole.length - next.text.length }]
  last.text = whole
}

function endsOpen(text: string): boolean {
  return !/[.!?:;”"»)\]]$/.test(text)
}
