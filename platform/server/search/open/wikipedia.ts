import { z } from 'zod'
import { licenseNameOf } from '../../../../engines/text/index.ts'
import { type Rights, unknownRights } from '../../../contract/rights.ts'
import { askJson, type ProviderAnswer, ProviderFailure } from '../provider.ts'
import type { SearchResult } from '../types.ts'
import { isoDay, plainWords } from '../words.ts'
import type { OpenProviderSetup, OpenQuery, OpenSearch } from './open-provider.ts'

/** `{language}` is the language’s part of the address. */
export const WIKIPEDIA_BASE_URL = 'https://{language}.wikipedia.org'

/** Asked for beyond the limit, since pages that only list meanings of a word are left out. */
const SPARE = 3
/** The answer waits until the servers are less than this many seconds behind, as API:Etiquette asks of programs. */
const MAX_LAG_SECONDS = 5
/** Manual:Maxlag asks for a pause of five seconds at least. */
const LAGGED_REST_MS = 5_000
const LIMITED_REST_MS = 60_000
const BROKEN_REST_MS = 30_000
const DAMAGED = 'returned a response Longhand can’t read'

const Page = z.object({
  title: z.string(),
  missing: z.boolean().optional(),
  /** The place in the search’s order. */
  index: z.number().default(0),
  canonicalurl: z.string().optional(),
  extract: z.string().nullish(),
  pageprops: z.record(z.string(), z.unknown()).optional(),
  revisions: z.array(z.object({ revid: z.number(), timestamp: z.string() })).default([]),
  langlinks: z.array(z.object({ lang: z.string(), title: z.string() })).default([]),
})
type Page = z.output<typeof Page>

const Answer = z.object({
  error: z.object({ code: z.string() }).optional(),
  query: z
    .object({
      pages: z.array(Page).default([]),
      rightsinfo: z.object({ url: z.string().default(''), text: z.string().default('') }).optional(),
    })
    .optional(),
})

/**
 * Wikipedia by the MediaWiki Action API: articles in the article’s language, and what they are in English. Each call is one
 * `action=query`, with a generator for the pages and the wiki’s license beside them.
 */
export function wikipedia(setup: OpenProviderSetup): OpenSearch {
  return {
    name: 'wikipedia',
    async search(query, limit) {
      const found = await searchWiki(setup, query.languageCode, query, limit)
      if (query.languageCode === 'en') return answerOf(found)
      const english = await englishOf(setup, query, found, limit).catch((error: unknown) => {
        if (error instanceof ProviderFailure && found.length) return error
        throw error
      })
      if (!(english instanceof ProviderFailure)) return answerOf(alternating(found, english))
      return { ...answerOf(found), shortcoming: `in English ${english.message}` }
    },
  }
}

/** What a search found, with what it is called in English. */
interface Article {
  result: SearchResult
  englishTitle: string | undefined
}

async function searchWiki(
  setup: OpenProviderSetup,
  language: string,
  query: OpenQuery,
  limit: number,
): Promise<Article[]> {
  const looking = (words: string) =>
    askWiki(setup, language, query, {
      generator: 'search',
      gsrsearch: words,
      gsrnamespace: '0',
      gsrlimit: String(limit + SPARE),
    })
  const exact = await looking(query.words.join(' '))
  if (exact.length || query.words.length < 2) return exact
  const loose = await looking(query.words.join(' OR '))
  return loose.filter(({ result: { title, snippet } }) => query.isAbout(`${title} ${snippet}`))
}

/** The English articles on the same things; where none is linked, those that a search finds. */
function englishOf(setup: OpenProviderSetup, query: OpenQuery, found: Article[], limit: number): Promise<Article[]> {
  const titles = found.flatMap(({ englishTitle }) => englishTitle ?? []).slice(0, limit)
  if (!titles.length) return searchWiki(setup, 'en', query, limit)
  return askWiki(setup, 'en', query, { titles: titles.join('|'), redirects: '1' })
}

async function askWiki(
  { baseUrl, ask }: OpenProviderSetup,
  language: string,
  { signal }: OpenQuery,
  pages: Record<string, string>,
): Promise<Article[]> {
  const base = baseUrl.replace('{language}', language)
  const address = new URL('w/api.php', base.endsWith('/') ? base : `${base}/`)
  address.search = new URLSearchParams({
    action: 'query',
    format: 'json',
    formatversion: '2',
    maxlag: String(MAX_LAG_SECONDS),
    ...pages,
    prop: 'info|revisions|pageprops|extracts|langlinks',
    inprop: 'url',
    rvprop: 'ids|timestamp',
    ppprop: 'disambiguation',
    exintro: '1',
    explaintext: '1',
    exlimit: 'max',
    lllang: 'en',
    lllimit: 'max',
    meta: 'siteinfo',
    siprop: 'rightsinfo',
  }).toString()
  const { error, query } = await askJson(address.href, Answer, { method: 'GET', ...ask, signal })
  if (error) throw failureOf(error.code)
  const articles = (query?.pages ?? [])
    .filter(
      ({ missing, pageprops, canonicalurl }) => !missing && canonicalurl && pageprops?.disambiguation === undefined,
    )
    .toSorted((a, b) => a.index - b.index)
  return articles.map((page) => ({
    result: resultOf(page, query?.rightsinfo),
    englishTitle: page.langlinks[0]?.title,
  }))
}

function failureOf(code: string): ProviderFailure {
  if (code === 'maxlag') return new ProviderFailure('is too busy', LAGGED_REST_MS)
  if (code === 'ratelimited') return new ProviderFailure('is limiting requests', LIMITED_REST_MS)
  return new ProviderFailure(DAMAGED, BROKEN_REST_MS, new Error(code))
}

function resultOf(
  { title, canonicalurl = '', extract, revisions: [latest] }: Page,
  rights: { url: string; text: string } | undefined,
): SearchResult {
  return {
    title,
    url: canonicalurl,
    snippet: plainWords(extract),
    publishedAt: isoDay(latest?.timestamp, new Date(0)),
    siteName: 'Wikipedia',
    rights: {
      ...unknownRights,
      ...licenseOf(rights),
      revision: latest ? String(latest.revid) : null,
      attribution_url: latest && URL.canParse(canonicalurl) ? revisionUrl(canonicalurl, latest.revid) : null,
      found_by: 'wikipedia',
    },
  }
}

function licenseOf(rights: { url: string; text: string } | undefined): Pick<Rights, 'license' | 'license_url'> {
  if (!rights?.url && !rights?.text) return { license: null, license_url: null }
  return { license: licenseNameOf(rights.url) ?? (rights.text || null), license_url: rights.url || null }
}

function revisionUrl(article: string, revision: number): string {
  const url = new URL(article)
  url.searchParams.set('oldid', String(revision))
  return url.href
}

function answerOf(articles: Article[]): ProviderAnswer {
  return { results: articles.map(({ result }) => result), questions: [], related: [] }
}

function alternating(one: Article[], other: Article[]): Article[] {
  const longest = Math.max(one.length, other.length)
  return Array.from({ length: longest }, (_, at) => [one[at] ?? [], other[at] ?? []].flat()).flat()
}
