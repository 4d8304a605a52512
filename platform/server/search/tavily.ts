import { z } from 'zod'
import { countryCode } from './locales.ts'
import { askJson, type ProviderSetup, type SearchProvider } from './provider.ts'
import { isoDay, plainWords } from './words.ts'

export const TAVILY_BASE_URL = 'https://api.tavily.com'

const MAX_RESULTS = 20

const Answer = z.object({
  results: z.array(
    z.object({
      title: z.string(),
      url: z.string(),
      content: z.string().nullish(),
      published_date: z.string().nullish(),
    }),
  ),
})

/** Names in Tavily's list that differ from the standard's English names. */
const TAVILY_NAMES: Record<string, string> = {
  CZ: 'czech republic',
  TR: 'turkey',
  BA: 'bosnia and herzegovina',
  TT: 'trinidad and tobago',
}

/** Tavily, `POST /search` of its OpenAPI description. It takes countries by lower-case English name. */
export function tavily({ baseUrl, key, clock, timeoutMs }: ProviderSetup): SearchProvider {
  return {
    name: 'tavily',
    async search({ query, country, signal }, limit) {
      const answer = await askJson(new URL('/search', baseUrl).href, Answer, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}` },
        body: {
          query,
          max_results: Math.min(limit, MAX_RESULTS),
          search_depth: 'basic',
          country: countryName(country),
        },
        timeoutMs,
        signal,
      })
      return {
        results: answer.results.map((found) => ({
          url: found.url,
          title: plainWords(found.title),
          snippet: plainWords(found.content),
          publishedAt: isoDay(found.published_date, clock.now()),
        })),
        questions: [],
        related: [],
      }
    },
  }
}

function countryName(country: string | undefined): string | undefined {
  const code = countryCode(country)
  return code && (TAVILY_NAMES[code] ?? country?.trim().toLowerCase())
}
