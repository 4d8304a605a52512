import { needsSource, uncitedClauses } from '../../engines/fact-check/index.ts'
import { type ContentLanguage, overlaps, type Span, sentences, unescapedMarkdown } from '../../engines/text/index.ts'

const SKIPPED = /^\s*(?:#{1,6}\s|\|(?:\s*:?-+:?\s*\|)+\s*$|(?:[-*_]\s*){3,}$)/
/** What stands before the words of a line: quotation signs, a list's sign, a box. */
const SIGNS = /^(?:\s*>)*\s*(?:[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/
const FENCE = /^\s*(?:`{3,}|~{3,})/

/** A sentence of an answer, or a row of a table. */
interface Sentence extends Span {
  isRow: boolean
}

/**
 * The factual sentences of an answer, in Markdown, that no citation is on, and what of a sentence citations leave out: a clause that its
 * source has nothing of. Of a table, rows with figures.
 */
export function unsourcedIn(text: string, citations: readonly Span[], language: ContentLanguage): Span[] {
  return sentencesIn(text, language).flatMap(({ isRow, ...span }) => {
    if (!isRow && !statesFact(text, span, language)) return []
    if (!citations.some((citation) => overlaps(citation, span))) return [span]
    return isRow ? [] : uncitedClauses(text, span, citations)
  })
}

function statesFact(text: string, { start, end }: Span, language: ContentLanguage): boolean {
  return needsSource(unescapedMarkdown(text.slice(start, end)).replace(/\*\*|__|`/g, ''), language).needed
}

/** The sentences of an answer in Markdown, without its headings, its code, and the signs before them. Of a table, rows with figures. */
export function sentencesIn(text: string, language: ContentLanguage): Sentence[] {
  const found: Sentence[] = []
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
  return found
}

/** The first row names the columns. */
function rowOf(line: string, at: number, row: number): Sentence[] {
  return row > 1 && /\d/.test(line) ? [{ start: at, end: at + line.trimEnd().length, isRow: true }] : []
}

function sentencesOf(line: string, at: number, language: ContentLanguage): Sentence[] {
  const skip = SIGNS.exec(line)?.[0].length ?? 0
  return sentences(line.slice(skip), language).map(({ start, end }) => ({
    start: at + skip + start,
    end: at + skip + end,
    isRow: false,
  }))
}
