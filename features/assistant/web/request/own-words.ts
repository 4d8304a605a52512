import type { Node } from '@tiptap/pm/model'
import { citedSpans } from '../../../blogs/document/index.ts'

/** How much of a quote its cited words must be. */
const MOST_OF_IT = 0.5

/**
 * The citation under words that the assistant took from the text itself; null where they stand there without one. A text is
 * no source of its own: what it says is as well founded as it was before.
 */
export function citationUnder(document: Node, quote: string): string | null {
  const words = plain(quote)
  const under = citedSpans(document).find(({ text }) => {
    const cited = plain(text)
    return cited.includes(words) || (words.includes(cited) && cited.length >= MOST_OF_IT * words.length)
  })
  return words ? (under?.id ?? null) : null
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
