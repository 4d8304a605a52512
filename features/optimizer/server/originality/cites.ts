import { matchKey } from '../../../../engines/plagiarism/index.ts'
import { addressKey, countWords, type Span } from '../../../../engines/text/index.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { citedWords } from '../../../blogs/server/index.ts'
import type { FoundSource } from './findings.ts'

/** Words of a text that name a source, by a link or a citation. */
export interface Cite extends Span {
  url: string | null
  assetId: string | null
}

/** Everything that a text names: its links, and what the blog that it is cites. */
export async function citesOf(
  deps: Deps,
  actor: Owner,
  { text, blogId, links }: { text: string; blogId: string | null; links: readonly (Span & { url: string })[] },
): Promise<Cite[]> {
  const linked = links
    .filter(({ url }) => URL.canParse(url))
    .map(({ start, end, url }) => ({ start, end, url, assetId: null }))
  const cited = blogId === null ? [] : await citedWords(deps, actor, blogId)
  let from = 0
  const placed = cited.flatMap(({ words, citation }): Cite[] => {
    const behind = text.indexOf(words, from)
    const start = behind < 0 ? text.indexOf(words) : behind
    if (start < 0 || citation === null) return []
    from = start
    return [{ start, end: start + words.length, url: citation.url, assetId: citation.assetId }]
  })
  return [...linked, ...placed]
}

/** Keys of the matches whose source is named in the paragraphs in which they stand. */
export function citedMatches(text: string, cites: readonly Cite[], sources: readonly FoundSource[]): string[] {
  return sources.flatMap((source) => {
    const naming = citesNaming(source, cites)
    return source.matches
      .filter((match) => {
        const { start, end } = paragraphsAround(text, match)
        return naming.some((cite) => cite.start < end && start < cite.end)
      })
      .map((match) => matchKey(source.key, match))
  })
}

/** Titles of fewer words are no match of their own, and may be part of a sentence that is copied. */
const FEWEST_WORDS_OF_TITLE = 4
/** `How to descale a kettle | The Tea Desk`: pages put the name of their site behind or before their title. */
const BESIDE_TITLE = /\s+[|·•–—-]\s+/

/**
 * What a source is called, and where the text may name it: in its links and citations, whatever they lead to (a blog is
 * not known by the address that it was published at), and in paragraphs that link to the source or cite it.
 */
export function referenceTo(
  text: string,
  cites: readonly Cite[],
  source: FoundSource,
): { titles: string[]; places: Span[] } {
  const titles = [source.title, ...source.title.split(BESIDE_TITLE)]
  return {
    titles: titles.filter((title) => countWords(title) >= FEWEST_WORDS_OF_TITLE),
    places: [...cites, ...citesNaming(source, cites).map((cite) => paragraphsAround(text, cite))],
  }
}

function citesNaming({ url, documentId }: FoundSource, cites: readonly Cite[]): Cite[] {
  const address = url === null ? null : addressKey(url)
  return cites.filter(
    (cite) =>
      (cite.assetId !== null && cite.assetId === documentId) ||
      (cite.url !== null && address !== null && addressKey(cite.url) === address),
  )
}

function paragraphsAround(text: string, { start, end }: Span): Span {
  const before = text.lastIndexOf('\n\n', start)
  const after = text.indexOf('\n\n', end)
  return { start: before < 0 ? 0 : before, end: after < 0 ? text.length : after }
}
