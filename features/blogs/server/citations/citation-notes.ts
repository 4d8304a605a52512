import type { Node } from '@tiptap/pm/model'
import { quoted } from '../../../../engines/text/index.ts'
import { documentSchema } from '../../document/schema.ts'
import { citationsAsFootnotes, withoutCitations, withoutSuggestions } from '../../document/settle.ts'
import type { CitationRow } from '../store/citation-store.ts'

/** How much of a quote a note repeats, in characters: enough to find the place by. */
const QUOTED = 120

/**
 * A document as readers get it: nothing that is only suggested, and citations as footnotes or not at all. The language
 * of the document (BCP 47) decides about the quotation marks in notes.
 */
export function asRead(document: Node, citations: CitationRow[] | null, languageTag: string): Node {
  const settled = withoutSuggestions(document)
  if (!citations) return withoutCitations(settled)
  const known = new Map(citations.map((citation) => [citation.id, citation]))
  return citationsAsFootnotes(settled, (id) => {
    const citation = known.get(id)
    return citation && { id: noteIdOf(citation, citations), words: noteWords(citation, languageTag) }
  })
}

/** Citations of one passage share the note of the first of them. */
function noteIdOf({ id, passageId }: CitationRow, citations: CitationRow[]): string {
  return (passageId && citations.find((other) => other.passageId === passageId)?.id) || id
}

/** What a source is called: a page without a title by its site, since the whole address is long. */
export function sourceName({ title, url }: Pick<CitationRow, 'title' | 'url'>): string {
  if (title && title !== url) return title
  return url && URL.canParse(url) ? new URL(url).host : (url ?? '')
}

/** The words of a citation's note: “quote” Title, place, when it was read. The title leads to the source. */
function noteWords(citation: CitationRow, languageTag: string): Node[] {
  const { quote, title, place, url, fetchedAt } = citation
  const link = url ? documentSchema.marks.link?.create({ href: url }) : undefined
  const name = sourceName(citation)
  const words = (text: string) => documentSchema.text(text)
  const shortened = quote.length > QUOTED ? `${quote.slice(0, QUOTED).replace(/\s+\S*$/, '')}…` : quote
  return [
    ...(shortened.trim() ? [words(`${quoted(shortened.trim(), languageTag)} `)] : []),
    ...(name ? [documentSchema.text(name, link ? [link] : [])] : []),
    ...(place ? [words(`, ${place}`)] : []),
    ...(fetchedAt ? [words(` (${fetchedAt.toISOString().slice(0, 10)})`)] : []),
    ...(!shortened.trim() && !title && !url ? [words(place ? '' : '—')].filter((node) => node.text) : []),
  ]
}
