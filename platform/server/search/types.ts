/** One result of a web search. */
export interface SearchResult {
  title: string
  url: string
  snippet: string
  /** ISO date where the provider tells one. */
  publishedAt?: string
}

/** What a search gave, and who gave it. */
export interface SearchAnswer {
  provider: string
  results: SearchResult[]
  /** "People also ask" where the provider tells them. */
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
