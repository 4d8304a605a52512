import { z } from 'zod'
import { countryCode, localeOf } from './locales.ts'
import { askJson, type ProviderSetup, type SearchProvider } from './provider.ts'
import { isoDay, plainWords } from './words.ts'

export const BRAVE_BASE_URL = 'https://api.search.brave.com'

/** Brave takes 400 characters and 50 words, and answers 422 to more. */
const MAX_CHARACTERS = 400
const MAX_WORDS = 50
const MAX_RESULTS = 20

/** Countries that the API lists; any other is a 422, so the world is asked instead. */
const COUNTRIES = new Set(
  'AR AU AT BE BR CA CL DK FI FR DE HK IN ID IT JP KR MY MX NL NZ NO CN PL PT PH RU SA ZA ES SE CH TW TR GB US'.split(
    ' ',
  ),
)

const Answer = z.object({
  web: z
    .object({
      results: z.array(
        z.object({
          title: z.string(),
          url: z.string(),
          description: z.string().nullish(),
          page_age: z.string().nullish(),
        }),
      ),
    })
    .nullish(),
  faq: z.object({ results: z.array(z.object({ question: z.string() })) }).nullish(),
  discussions: z
    .object({
      results: z.array(
        z.object({ title: z.string().nullish(), data: z.object({ question: z.string().nullish() }).nullish() }),
      ),
    })
    .nullish(),
})

/** Brave Search, `GET /res/v1/web/search`. Questions come from its FAQ and forum clusters. */
export function brave({ baseUrl, key, clock, timeoutMs }: ProviderSetup): SearchProvider {
  return {
    name: 'brave',
    async search({ query, country, language, signal }, limit) {
      const address = new URL('/res/v1/web/search', baseUrl)
      address.search = new URLSearchParams({
        q: shortened(query),
        count: String(Math.min(limit, MAX_RESULTS)),
        text_decorations: 'false',
        result_filter: 'web,faq,discussions',
        ...placeOf(country, language),
      }).toString()
      const headers = { 'x-subscription-token': key }
      const answer = await askJson(address.href, Answer, { method: 'GET', headers, timeoutMs, signal })
      const forum = answer.discussions?.results.map(({ title, data }) => data?.question || title) ?? []
      return {
        results: (answer.web?.results ?? []).map((found) => ({
          url: found.url,
          title: plainWords(found.title),
          snippet: plainWords(found.description),
          publishedAt: isoDay(found.page_age, clock.now()),
        })),
        questions: [...(answer.faq?.results.map(({ question }) => question) ?? []), ...forum].map(plainWords),
        related: [],
      }
    },
  }
}

function shortened(query: string): string {
  return query.split(/\s+/).slice(0, MAX_WORDS).join(' ').slice(0, MAX_CHARACTERS)
}

function placeOf(country: string | undefined, language: string | undefined): Record<string, string> {
  const code = countryCode(country)
  const locale = localeOf(language)
  return {
    ...(code ? { country: COUNTRIES.has(code) ? code : 'ALL' } : {}),
    ...(locale ? { search_lang: searchLanguage(locale, code) } : {}),
  }
}

function searchLanguage(
  { language, region }: { language: string; region?: string },
  country: string | undefined,
): string {
  if (language === 'pt') return country === 'PT' ? 'pt-pt' : 'pt-br'
  return language === 'en' && region === 'GB' ? 'en-gb' : language
}
