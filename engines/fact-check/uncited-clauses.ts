import { countWords, covered, overlaps, type Span } from '../text/index.ts'

/** Fewest words of a clause that needs a source of its own, and of what a citation is on where it is on no clause but the whole. */
const CLAUSE_WORDS = 4
/** Behind these, a citation is on what is quoted, and the sentence says whose words they are. */
const OPENS_QUOTATION = /["“„«]/

/**
 * What the citations of a sentence leave out: clauses that its sources have nothing of. All spans are of the text; none where
 * no citation is on the sentence, where a quotation is cited, or where a mark stands on a figure or word of it alone.
 */
export function uncitedClauses(text: string, sentence: Span, citations: readonly Span[]): Span[] {
  const own = covered(
    citations
      .filter((citation) => overlaps(citation, sentence))
      .map(({ start, end }) => ({ start: Math.max(start, sentence.start), end: Math.min(end, sentence.end) })),
  )
  const isQuotation = own.some(({ start }) => OPENS_QUOTATION.test(text.slice(Math.max(0, start - 1), start + 1)))
  if (isQuotation || own.every(({ start, end }) => countWords(text.slice(start, end)) < CLAUSE_WORDS)) return []
  const edges = [sentence.start, ...own.flatMap(({ start, end }) => [start, end]), sentence.end]
  return edges.flatMap((start, at) => {
    const end = edges[at + 1]
    const isGap = at % 2 === 0 && end !== undefined && countWords(text.slice(start, end)) >= CLAUSE_WORDS
    return isGap ? [{ start, end }] : []
  })
}
