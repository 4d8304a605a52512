import { z } from 'zod'
import { type Rights, unknownRights } from '../../../contract/rights.ts'
import { askJson } from '../provider.ts'
import type { SearchResult } from '../types.ts'
import { isoDay, plainWords } from '../words.ts'
import type { OpenProviderSetup, OpenSearch } from './open-provider.ts'

export const OPENALEX_BASE_URL = 'https://api.openalex.org'

const MOST_AUTHORS = 3

const Work = z.object({
  display_name: z.string().nullish(),
  publication_date: z.string().nullish(),
  authorships: z.array(z.object({ author: z.object({ display_name: z.string().nullish() }) })).nullish(),
  best_oa_location: z
    .object({
      pdf_url: z.string().nullish(),
      landing_page_url: z.string().nullish(),
      license: z.string().nullish(),
      source: z.object({ display_name: z.string().nullish() }).nullish(),
    })
    .nullish(),
  abstract_inverted_index: z.record(z.string(), z.array(z.number().int().min(0))).nullish(),
})

const Answer = z.object({ results: z.array(Work) })

/** OpenAlex, `GET /works`: scholarly works that anybody can read whole, in the article’s language or in English. */
export function openalex({ baseUrl, mailto, key, ask }: OpenProviderSetup): OpenSearch {
  return {
    name: 'openalex',
    isScarce: !key,
    async search({ words, languageCode, signal }, limit) {
      const address = new URL('works', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
      const languages = [...new Set([languageCode, 'en'])].join('|')
      address.search = new URLSearchParams({
        search: words.join(' '),
        filter: `open_access.is_oa:true,is_retracted:false,language:${languages}`,
        select: 'display_name,publication_date,authorships,best_oa_location,abstract_inverted_index',
        per_page: String(limit),
        ...(mailto ? { mailto } : {}),
        ...(key ? { api_key: key } : {}),
      }).toString()
      const { results } = await askJson(address.href, Answer, { method: 'GET', ...ask, signal })
      return { results: results.flatMap(resultOf), questions: [], related: [] }
    },
  }
}

function resultOf({
  display_name,
  publication_date,
  authorships,
  best_oa_location: open,
  abstract_inverted_index,
}: z.output<typeof Work>): SearchResult[] {
  const url = open?.pdf_url ?? open?.landing_page_url
  if (!url || !display_name) return []
  const names = (authorships ?? []).flatMap(({ author }) => author.display_name ?? [])
  return [
    {
      title: plainWords(display_name),
      url,
      snippet: plainWords(abstractOf(abstract_inverted_index ?? {})),
      publishedAt: isoDay(publication_date, new Date(0)),
      author: [...names.slice(0, MOST_AUTHORS), ...(names.length > MOST_AUTHORS ? ['et al.'] : [])].join(', '),
      siteName: open?.source?.display_name ?? undefined,
      rights: { ...unknownRights, ...licenseOf(open?.license), found_by: 'openalex' },
    },
  ]
}

/** Longer than any abstract: a place that is beyond it is damage, not a word. */
const MOST_PLACES = 10_000

/** OpenAlex gives abstracts as the places of their words. */
export function abstractOf(places: Record<string, number[]>): string {
  const words: string[] = []
  for (const [word, at] of Object.entries(places)) for (const place of at) if (place < MOST_PLACES) words[place] = word
  return words.filter(Boolean).join(' ')
}

/** Their ids are like `cc-by-sa`, without a version; https://developers.openalex.org/api-reference/licenses lists them. */
function licenseOf(id: string | null | undefined): Pick<Rights, 'license' | 'license_url'> {
  if (!id) return { license: null, license_url: null }
  if (id === 'public-domain' || id === 'cc0')
    return { license: id === 'cc0' ? 'CC0' : 'Public domain', license_url: null }
  if (id.startsWith('cc-')) return { license: `CC ${id.slice('cc-'.length).toUpperCase()}`, license_url: null }
  return { license: id === 'other-oa' ? 'Other open access' : id, license_url: null }
}
