import { needsSource } from '../../engines/fact-check/index.ts'
import {
  type ContentLanguage,
  countWords,
  overlaps,
  type Span,
  sentences,
  unescapedMarkdown,
} from '../../engines/text/index.ts'

const SKIPPED = /^\s*(?:#{1,6}\s|\|(?:\s*:?-+:?\s*\|)+\s*$|(?:[-*_]\s*){3,}$)/
/** What stands before the words of a line: quotation signs, a list's sign, a box. */
const SIGNS = /^(?:\s*>)*\s*(?:[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/
const FENCE = /^\s*(?:`{3,}|~{3,})/

/** Fewest words of a clause that needs a source of its own. */
const CLAUSE_WORDS = 4
/** Behind these, a citation is on what is quoted, and the sentence says whose words they are. */
const OPENS_QUOTATION = /["“„«]/

/**
 * The factual sentences of an answer, in Markdown, that no citation is on, and what of a sentence citations leave out: a clause that its
 * source has nothing of. Of a table, rows with figures.
 */
export function unsourcedIn(text: string, citations: readonly Span[], language: ContentLanguage): Span[] {
  const found: Span[] = []
  let start = 0
  let isCode = false
  let rows = 0
  for (const line of text.split('\n')) {
    const at = start
    start += line.length + 1
    if (FENCE.test(line)) isCode = !isCode
    rows = line.startsWith('|') ? rows + 1 : 0
    if (isCode || FENCE.test(line) || SKIPPED.test(line)) continue
    found.push(...(rows > 0 ? rowOf(line, at, rows) : sentencesOf(line, at, language)))
  }
  return found.flatMap((span) => {
    const own = citations.filter((citation) => overlaps(citation, span))
    return own.length === 0 ? [span] : leftOut(text, span, own)
  })
}

function leftOut(text: string, span: Span, citations: readonly Span[]): Span[] {
  const isRow = text.charAt(span.start) === '|'
  if (isRow || citations.some(({ start }) => OPENS_QUOTATION.test(text.slice(Math.max(0, start - 1), start + 1))))
    return []
  const from = Math.min(...citations.map(({ start }) => start))
  const to = Math.max(...citations.map(({ end }) => end))
  return [
    { start: span.start, end: from },
    { start: to, end: span.end },
  ].filter(({ start, end }) => start < end && countWords(text.slice(start, end)) >= CLAUSE_WORDS)
}

/** The first row names the columns. */
function rowOf(line: string, at: number, row: number): Span[] {
  return row > 1 && /\d/.test(line) ? [{ start: at, end: at + line.trimEnd().length }] : []
}

function sentencesOf(line: string, at: number, language: ContentLanguage): Span[] {
  const skip = SIGNS.exec(line)?.[0].length ?? 0
  return sentences(line.slice(skip), language).flatMap(({ start, end }) => {
    const words = unescapedMarkdown(line.slice(skip + start, skip + end)).replace(/\*\*|__|`/g, '')
    return needsSource(words, language).needed ? [{ start: at + skip + start, end: at + skip + end }] : []
  })
}
