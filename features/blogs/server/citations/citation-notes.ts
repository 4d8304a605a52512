import type { Node } from '@tiptap/pm/model'
import { quoted } from '../../../../engines/text/index.ts'
import { documentSchema } from '../../document/schema.ts'
import { citationIds, citationsAsFootnotes, withoutCitations, withoutSuggestions } from '../../document/settle.ts'
import type { CitationRow } from '../store/citation-store.ts'

/** How much of a quote a note repeats, in characters: enough to find the place by. */
const QUOTED = 120
/** Quotes of one passage that a note repeats: sentences that rest on different words of it each show theirs. */
const MOST_QUOTES = 3

/**
 * A document as readers get it: nothing that is only suggested, and citations as footnotes or not at all. The language
 * of the document (BCP 47) decides about the quotation marks in notes.
 */
export function asRead(document: Node, citations: CitationRow[] | null, languageTag: string): Node {
  const settled = withoutSuggestions(document)
  if (!citations) return withoutCitations(settled)
  const byId = new Map(citations.map((citation) => [citation.id, citation]))
  const used = citationIds(settled).flatMap((id) => byId.get(id) ?? [])
  // citations of one passage share a note
  const shared = Map.groupBy(used, ({ id, passageId }) => passageId ?? id)
  return citationsAsFootnotes(settled, (id) => {
    const citation = byId.get(id)
    const [first, ...others] = (citation && shared.get(citation.passageId ?? id)) ?? []
    return first && { id: first.id, words: noteWords([first, ...others], languageTag) }
  })
}

/** What is quoted in a note, in the order of the text; what another quote holds is not said twice. */
function quotesOf(citations: readonly CitationRow[]): string[] {
  const quotes = [...new Set(citations.map(({ quote }) => quote.trim()))].filter(Boolean)
  return quotes
    .filter((quote) => !quotes.some((other) => other !== quote && other.includes(quote)))
    .slice(0, MOST_QUOTES)
    .map((quote) => (quote.length > QUOTED ? `${quote.slice(0, QUOTED).replace(/\s+\S*$/, '')}…` : quote))
}

/** What a source is called: a page without a title by its site, since the whole address is long. */
export function sourceName({ title, url }: Pick<CitationRow, 'title' | 'url'>): string {
  if (title && title !== url) return title
  return url && URL.canParse(url) ? new URL(url).host : (url ?? '')
}

/** The words of a note: “quote”; “quote” Title, place, when it was read. The title leads to the source. */
function noteWords(citations: readonly [CitationRow, ...CitationRow[]], languageTag: string): Node[] {
  const [citation] = citations
  const { title, place, url, fetchedAt } = citation
  const quotes = quotesOf(citations)
  const link = url ? documentSchema.marks.link?.create({ href: url }) : undefined
  const name = sourceName(citation)
  const words = (text: string) => documentSchema.text(text)
  return [
    ...(quotes.length ? [words(`${quotes.map((quote) => quoted(quote, languageTag)).join('; ')} `)] : []),
    ...(name ? [documentSchema.text(name, link ? [link] : [])] : []),
    ...(place ? [words(`, ${place}`)] : []),
    ...(fetchedAt ? [words(` (${fetchedAt.toISOString().slice(0, 10)})`)] : []),
    ...(!quotes.length && !title && !url ? [words(place ? '' : '—')].filter((node) => node.text) : []),
  ]
}
