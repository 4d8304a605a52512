import type { Node } from '@tiptap/pm/model'
import { documentSchema } from '../../document/schema.ts'
import { citationsAsFootnotes, withoutCitations, withoutSuggestions } from '../../document/settle.ts'
import type { CitationRow } from '../store/citation-store.ts'

/** Words of a quote that a note repeats, in characters. */
const QUOTED = 400

/** A document as readers get it: nothing that is only suggested, and citations as footnotes or not at all. */
export function asRead(document: Node, citations: CitationRow[] | null): Node {
  const settled = withoutSuggestions(document)
  if (!citations) return withoutCitations(settled)
  const known = new Map(citations.map((citation) => [citation.id, citation]))
  return citationsAsFootnotes(settled, (id) => {
    const citation = known.get(id)
    return citation && noteWords(citation)
  })
}

/** The words of a citation's note: “quote” Title, place, address, when it was read. */
export function noteWords(citation: CitationRow): Node[] {
  const { quote, title, place, url, fetchedAt } = citation
  const link = url ? documentSchema.marks.link?.create({ href: url }) : undefined
  const words = (text: string) => documentSchema.text(text)
  const shortened = quote.length > QUOTED ? `${quote.slice(0, QUOTED).replace(/\s+\S*$/, '')}…` : quote
  return [
    ...(shortened.trim() ? [words(`“${shortened.trim()}” `)] : []),
    ...(title || url ? [documentSchema.text(title || url || '', link ? [link] : [])] : []),
    ...(place ? [words(`, ${place}`)] : []),
    ...(url && title && url !== title ? [words(`, ${url}`)] : []),
    ...(fetchedAt ? [words(` (${fetchedAt.toISOString().slice(0, 10)})`)] : []),
    ...(!shortened.trim() && !title && !url ? [words(place ? '' : '—')].filter((node) => node.text) : []),
  ]
}
