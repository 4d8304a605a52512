import { z } from 'zod'
import { localeOf } from './locales.ts'
import { askJson, ProviderFailure, type ProviderSetup, type SearchProvider } from './provider.ts'
import { isoDay, plainWords } from './words.ts'

/** https://docs.searxng.org/dev/search_api: the instance must list `json` under `search.formats`, else it answers 403. */
const Answer = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      publishedDate: z.string().nullish(),
    }),
  ),
  suggestions: z.array(z.string()).default([]),
  unresponsive_engines: z.array(z.unknown()).default([]),
})

/** A SearXNG instance; needs no key, and asks whichever engines its operator set up. */
export function searxng({ baseUrl, clock, timeoutMs }: Omit<ProviderSetup, 'key'>): SearchProvider {
  return {
    name: 'searxng',
    async search({ query, language, signal }) {
      const address = new URL('search', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
      const locale = localeOf(language)
      address.search = new URLSearchParams({
        q: query,
        format: 'json',
        ...(locale ? { language: [locale.language, locale.region].filter(Boolean).join('-') } : {}),
      }).toString()
      const answer = await askJson(address.href, Answer, { method: 'GET', timeoutMs, signal })
      if (!answer.results.length && answer.unresponsive_engines.length)
        throw new ProviderFailure('none of its engines answered', 30_000)
      return {
        results: answer.results.map(({ url, title, content, publishedDate }) => ({
          url,
          title: plainWords(title),
          snippet: plainWords(content),
          publishedAt: isoDay(publishedDate, clock.now()),
        })),
        questions: [],
        related: answer.suggestions,
      }
    },
  }
}
