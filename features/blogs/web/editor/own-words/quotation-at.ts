import type { Node } from '@tiptap/pm/model'
import { NodeSelection, type Selection } from '@tiptap/pm/state'
import { type CitedSpan, citedSpans } from '../../../document/settle.ts'

/** A block quotation of a source. */
export interface Quotation {
  from: number
  to: number
  /** The words that are quoted, each with its citation; the positions are within the quotation. */
  cited: readonly CitedSpan[]
}

/** The quotation of a source around the caret, or picked; null for a quotation without a citation. */
export function quotationAt(selection: Selection): Quotation | null {
  if (selection instanceof NodeSelection) return quotationOf(selection.node, selection.from)
  const { $from } = selection
  for (let depth = $from.depth; depth > 0; depth--) {
    const found = quotationOf($from.node(depth), $from.before(depth))
    if (found) return found
  }
  return null
}

/** The block at a position as a quotation of a source; null where it is none. */
export function quotationOf(block: Node | null, from: number): Quotation | null {
  if (block?.type.name !== 'blockquote') return null
  const cited = citedSpans(block)
  return cited.length > 0 ? { from, to: from + block.nodeSize, cited } : null
}

/** What a quotation says, without who says it: its cited words, a line for each block, without the marks around them. */
export function quotedWords({ cited }: Pick<Quotation, 'cited'>): string {
  return cited.map(({ text }) => text.trim().replace(/^[“„«"‘‚]\s?|\s?[”“»"’‘]$/gu, '')).join('\n')
}
