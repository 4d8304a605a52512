import type { Passage } from '../../retrieval/index.ts'
import { type Span, unescapedMarkdown } from '../../text/index.ts'
import type { Composed } from '../composed.ts'
import { sourceNames } from '../quoting/source-names.ts'
import { readable } from '../reading/readable.ts'

/** Something in a digest that must not be there. The span lies in its text. */
export interface DigestFault extends Span {
  /**
   * `quote`: the words do not stand in the passage; `words`: what is shown differs from the quote; `source`: the block does
   * not name the source; `blended`: one block quotes several sources.
   */
  readonly kind: 'quote' | 'words' | 'source' | 'blended'
}

/**
 * Checks a digest by code: each quotation is verbatim, is of the passage it names, and stands under that source's name alone.
 * What the writer wrote is verbatim too, and needs no name.
 */
export function digestFaults({ text, citations }: Composed, passages: readonly Passage[]): DigestFault[] {
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const nameOf = sourceNames(passages)
  return blocksOf(text).flatMap((block) => {
    const inside = citations.filter(({ start }) => start >= block.start && start < block.end)
    const isQuotation = text.startsWith('>', block.start)
    const isText = !isQuotation && !text.startsWith('|', block.start)
    const sources = new Set(inside.map(({ passageId }) => byId.get(passageId)?.sourceId))
    const found: DigestFault[] = isQuotation && sources.size > 1 ? [{ kind: 'blended', ...block }] : []
    for (const { start, end, passageId, quote, quoteStart, quoteEnd } of inside) {
      const passage = byId.get(passageId)
      if (passage === undefined || passage.text.slice(quoteStart, quoteEnd) !== quote || quote === '') {
        found.push({ kind: 'quote', start, end })
        continue
      }
      const isShown = bare(text.slice(start, end)) === bare(readable(quote))
      if ((isQuotation || isText) && !isShown) found.push({ kind: 'words', start, end })
      if (!isQuotation && passage.own) continue
      const named = unescapedMarkdown(text.slice(block.start, block.end))
      if (!named.includes(nameOf(passage))) found.push({ kind: 'source', start, end })
    }
    return found
  })
}

/** Letters and digits alone: marks of quotations within a quotation are those of its language. */
function bare(words: string): string {
  return words.replace(/[^\p{L}\p{N}]+/gu, '')
}

/** Blocks between empty lines; the lines of a block quotation are one. */
function blocksOf(text: string): Span[] {
  return [...text.matchAll(/\S(?:[^\n]|\n(?!\n))*/g)].map(({ 0: block, index }) => ({
    start: index,
    end: index + block.length,
  }))
}
