import type { ContentLanguage } from '../../../../engines/text/index.ts'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { SearchResult } from '../../../../platform/server/search/types.ts'
import { readUrlNow } from '../../../assets/server/index.ts'
import { askCopyscape, hasCopyscape } from './copyscape.ts'
import { textOf } from './library.ts'
import { searchQueries } from './search-queries.ts'
import type { NamedPage, WebSearch } from './web-search.ts'

/** Results of one query that are looked at, and pages read in one check. */
const RESULTS_PER_QUERY = 4
const MOST_PAGES = 16
const READ_AT_ONCE = 4

/** A page with its words. `assetId` is null where only what a provider showed is known. */
export interface ReadPage {
  url: string
  title: string
  text: string
  assetId: string | null
}

/** Nobody asked for the web. */
export const nothingAsked: WebSearch = { pages: [], search: null, copyscape: null }

interface Wanted {
  text: string
  language: ContentLanguage
  fullComparisons: number
  signal: AbortSignal
  onProgress: (done: number, total: number) => Promise<void>
}

/** Asks every provider that the server has for pages with words of the text. Providers that fail are named, not thrown. */
export async function searchTheWeb(deps: Pick<Deps, 'search' | 'config'>, wanted: Wanted): Promise<WebSearch> {
  const { text, fullComparisons, signal } = wanted
  const isAsked = text !== ''
  const found = deps.search.names.length > 0 && isAsked ? await searchPages(deps, wanted) : { pages: [], search: null }
  if (!hasCopyscape(deps.config) || !isAsked) return { ...found, copyscape: null }
  const { pages, problem } = await askCopyscape(deps.config, text, { fullComparisons, signal })
  return {
    search: found.search,
    copyscape: { pages: pages.length, problem },
    pages: [...pages.map(({ url, title, text: shown }) => ({ url, title, shown })), ...found.pages],
  }
}

async function searchPages(
  deps: Pick<Deps, 'search'>,
  { text, language, signal, onProgress }: Wanted,
): Promise<Pick<WebSearch, 'pages' | 'search'>> {
  const queries = searchQueries(text, language)
  const results: SearchResult[] = []
  const asked = { provider: deps.search.names[0] ?? '', queries: 0, problem: null as string | null }
  for (const [done, query] of queries.entries()) {
    await onProgress(done, queries.length)
    try {
      const answer = await deps.search.search({ query, language, limit: RESULTS_PER_QUERY, signal })
      results.push(...(answer?.results ?? []))
      asked.provider = answer?.provider ?? asked.provider
      asked.queries += 1
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      asked.problem = error.message
      break
    }
  }
  const pages = mostNamedFirst(results)
  return { pages, search: { ...asked, pages: pages.length } }
}

/** A page that several sentences lead to is likelier to be the source than one that a single one does. */
function mostNamedFirst(results: readonly SearchResult[]): NamedPage[] {
  const byUrl = Map.groupBy(results, ({ url }) => url)
  return [...byUrl.values()]
    .toSorted((a, b) => b.length - a.length)
    .slice(0, MOST_PAGES)
    .map((named) => ({
      url: named[0]?.url ?? '',
      title: named[0]?.title ?? '',
      shown: named.map(({ snippet }) => snippet).join('\n\n'),
    }))
}

/**
 * Reads pages, a few at once. One that cannot be read is compared by what its provider showed of it; `problems` says
 * which ones those are.
 */
export async function readPages(
  deps: Deps,
  actor: Owner,
  pages: readonly NamedPage[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, total: number) => Promise<void> },
): Promise<{ read: ReadPage[]; problems: Map<string, string> }> {
  const waiting = [...pages]
  const read = new Map<string, ReadPage>()
  const problems = new Map<string, string>()
  const readOne = async (page: NamedPage) => {
    try {
      const { asset, passages } = await readUrlNow(deps, actor, page.url, { origin: 'search', signal })
      read.set(page.url, { url: asset.url ?? page.url, title: asset.title, text: textOf(passages), assetId: asset.id })
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof Refusal)) throw error
      problems.set(page.url, error.message)
      if (page.shown) read.set(page.url, { url: page.url, title: page.title, text: page.shown, assetId: null })
    }
    await onProgress(read.size, pages.length)
  }
  const reader = async () => {
    try {
      for (let page = waiting.shift(); page; page = waiting.shift()) await readOne(page)
    } catch (error) {
      waiting.length = 0 // the others have nothing more to read for
      throw error
    }
  }
  await Promise.all(Array.from({ length: READ_AT_ONCE }, reader))
  return { read: pages.flatMap(({ url }) => read.get(url) ?? []), problems }
}
