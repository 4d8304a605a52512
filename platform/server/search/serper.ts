import { z } from 'zod'
import { countryCode, localeOf } from './locales.ts'
import { askJson, type ProviderSetup, type SearchProvider } from './provider.ts'
import { isoDay, plainWords } from './words.ts'

export const SERPER_BASE_URL = 'https://google.serper.dev'

const Answer = z.object({
  organic: z.array(
    z.object({ title: z.string(), link: z.string(), snippet: z.string().nullish(), date: z.string().nullish() }),
  ),
  peopleAlsoAsk: z.array(z.object({ question: z.string() })).default([]),
  relatedSearches: z.array(z.object({ query: z.string() })).default([]),
})

/** Serper, `POST /search`: Google's results with "people also ask" and related searches. */
export function serper({ baseUrl, key, clock, timeoutMs }: ProviderSetup): SearchProvider {
  return {
    name: 'serper',
    async search({ query, country, language, signal }, limit) {
      const answer = await askJson(new URL('/search', baseUrl).href, Answer, {
        method: 'POST',
        headers: { 'x-api-key': key },
        body: {
          q: query,
          num: Math.min(limit, 100),
          gl: countryCode(country)?.toLowerCase(),
          hl: localeOf(language)?.language,
        },
        timeoutMs,
        signal,
      })
      return {
        results: answer.organic.map((found) => ({
          url: found.link,
          title: plainWords(found.title),
          snippet: plainWords(found.snippet),
          publishedAt: isoDay(found.date, clock.now()),
        })),
        questions: answer.peopleAlsoAsk.map(({ question }) => plainWords(question)),
        related: answer.relatedSearches.map((search) => plainWords(search.query)),
      }
    },
  }
}
