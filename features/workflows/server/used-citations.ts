import type { Citation } from '../../../engines/digest/index.ts'
import type { GivenPassage } from '../../writing/contract.ts'
import type { SectionRow } from './store.ts'

/** What was cited so far, in the engine's words, so that it is not said again. */
export function usedCitations(citations: SectionRow['citations'], passages: readonly GivenPassage[]): Citation[] {
  const texts = new Map(passages.map(({ id, text }) => [id, text]))
  return citations.map(({ start, end, passage_id, quote }) => {
    // A passage that is not at hand counts by the words of its quote.
    const quoteStart = Math.max(0, texts.get(passage_id)?.indexOf(quote) ?? 0)
    return { start, end, passageId: passage_id, quote, quoteStart, quoteEnd: quoteStart + quote.length }
  })
}
