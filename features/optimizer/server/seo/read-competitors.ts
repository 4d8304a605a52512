import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { readPageNow } from '../../../assets/server/index.ts'
import { type CompetitorShape, MAX_COMPETITORS } from '../../contract/seo.ts'

/** What is to be read: addresses, or a keyphrase to search for. */
export interface CompetitorWish {
  urls: readonly string[]
  keyword: string
  language?: string | undefined
  country?: string | undefined
}

/** Pages longer than this are cut: no competitor of a blog has so many paragraphs. */
const MOST_BLOCKS = 1_000
const TOO_LONG = 'It took too long to respond.'
/** How long one page may take. */
const PAGE_MS = 15_000

/** Reads the pages at once, each for itself: one that fails says why and holds up none. Nothing of them is kept. */
export async function readCompetitors(
  deps: Deps,
  wish: CompetitorWish,
): Promise<{ pages: CompetitorShape[]; provider: string | null }> {
  const found = wish.urls.length > 0 ? null : await searched(deps, wish)
  const urls = found ? found.urls : [...new Set(wish.urls)]
  const pages = await Promise.all(urls.slice(0, MAX_COMPETITORS).map((url) => readOne(deps, url)))
  return { pages, provider: found?.provider ?? null }
}

async function searched(
  { search }: Deps,
  { keyword, language, country }: CompetitorWish,
): Promise<{ urls: string[]; provider: string | null }> {
  const answer = await search.search({ query: keyword, language, country, limit: MAX_COMPETITORS })
  return { urls: answer?.results.map(({ url }) => url) ?? [], provider: answer?.provider ?? null }
}

async function readOne(deps: Deps, url: string): Promise<CompetitorShape> {
  try {
    const page = await readPageNow(deps, url, AbortSignal.timeout(PAGE_MS))
    const blocks = page.passages.slice(0, MOST_BLOCKS).map(({ kind, level, text }) => ({
      kind,
      ...(level === null ? {} : { level }),
      text,
    }))
    return { state: 'read', url: page.url, title: page.title, blocks }
  } catch (error) {
    return { state: 'failed', url, problem: error instanceof Refusal ? error.message : TOO_LONG }
  }
}
