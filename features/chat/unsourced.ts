import { needsSource, uncitedClauses } from '../../engines/fact-check/index.ts'
import { type ContentLanguage, overlaps, type Span, sentences, unescapedMarkdown } from '../../engines/text/index.ts'

const SKIPPED = /^\s*(?:#{1,6}\s|\|(?:\s*:?-+:?\s*\|)+\s*$|(?:[-*_]\s*){3,}$)/
/** What stands before the words of a line: quotation signs, a list's sign, a box. */
const SIGNS = /^(?:\s*>)*\s*(?:[-*+]\s+(?:\[[ xX]\]\s+)?|\d+[.)]\s+)?/
const FENCE = /^\s*(?:`{3,}|~{3,})/

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
    if (!citations.some((citation) => overlaps(citation, span))) return [span]
    return text.charAt(span.start) === '|' ? [] : uncitedClauses(text, span, citations)
  })
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
