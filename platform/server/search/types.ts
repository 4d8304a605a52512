import type { OpenProvider, Rights } from '../../contract/rights.ts'

/** One result of a web search. */
export interface SearchResult {
  title: string
  url: string
  /** Of a scholarly work its abstract, of an article what is before its first heading. */
  snippet: string
  /** ISO date, if the provider returns one. */
  publishedAt?: string | undefined
  /** Names, if the provider returns them. */
  author?: string
  /** The journal, repository, or site, if the provider returns it. */
  siteName?: string | undefined
  /** Terms of use, if the provider returns them. */
  rights?: Rights
}

/** What a search gave, and who gave it. */
export interface SearchAnswer {
  provider: string
  results: SearchResult[]
  /** "People also ask", if the provider returns them. */
  questions: string[]
  related: string[]
}

export interface SearchQuery {
  query: string
  /** English country name as in the product's settings, for example `United States`. */
  country?: string
  /** A content language of the product, for example `English-US`. */
  language?: string
  limit?: number
  signal?: AbortSignal
}

/** Every configured search provider behind one call, tried in turn. */
export interface SearchProviders {
  /** Empty when none is configured. */
  names: string[]
  /** Null when no provider is configured; refuses `search-unavailable` when all of them fail. */
  search(query: SearchQuery): Promise<SearchAnswer | null>
}

/** What the open libraries found together: the best of each in turn. */
export interface OpenAnswer {
  results: SearchResult[]
  /** Libraries that did not answer, or not wholly, and why, as the end of a sentence that begins with its name. */
  missed: { name: string; why: string }[]
}

/** What open libraries are asked. */
export interface OpenQueryWish extends Pick<SearchQuery, 'query' | 'language' | 'limit' | 'signal'> {
  /** The topic, where the query is one of several on it: results speak of the topic, and libraries with few searches a day are spared. */
  topic?: string
}

/** Libraries that anybody may search without a key. People switch them on for themselves. */
export interface OpenSources {
  /** Empty where the operator forbids them. */
  names: OpenProvider[]
  search(query: OpenQueryWish): Promise<OpenAnswer>
}
