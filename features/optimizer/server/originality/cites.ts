import { matchKey } from '../../../../engines/plagiarism/index.ts'
import { addressKey, type Span } from '../../../../engines/text/index.ts'
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
  return sources.flatMap(({ key, url, documentId, matches }) => {
    const address = url === null ? null : addressKey(url)
    const naming = cites.filter(
      (cite) =>
        (cite.assetId !== null && cite.assetId === documentId) ||
        (cite.url !== null && address !== null && addressKey(cite.url) === address),
    )
    return matches
      .filter((match) => {
        const [start, end] = paragraphsAround(text, match)
        return naming.some((cite) => cite.start < end && start < cite.end)
      })
      .map((match) => matchKey(key, match))
  })
}

function paragraphsAround(text: string, { start, end }: Span): [start: number, end: number] {
  const before = text.lastIndexOf('\n\n', start)
  const after = text.indexOf('\n\n', end)
  return [before < 0 ? 0 : before, after < 0 ? text.length : after]
}
