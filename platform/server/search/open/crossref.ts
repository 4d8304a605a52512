import { z } from 'zod'
import { isOpenLicense, licenseNameOf } from '../../../../engines/text/index.ts'
import { type Rights, unknownRights } from '../../../contract/rights.ts'
import { askJson } from '../provider.ts'
import type { SearchResult } from '../types.ts'
import { plainWords } from '../words.ts'
import type { OpenProviderSetup, OpenSearch } from './open-provider.ts'

export const CROSSREF_BASE_URL = 'https://api.crossref.org'

const MOST_AUTHORS = 3

const Item = z.object({
  DOI: z.string(),
  URL: z.string().nullish(),
  title: z.array(z.string()).nullish(),
  abstract: z.string().nullish(),
  'container-title': z.array(z.string()).nullish(),
  author: z
    .array(z.object({ given: z.string().nullish(), family: z.string().nullish(), name: z.string().nullish() }))
    .nullish(),
  issued: z.object({ 'date-parts': z.array(z.array(z.number().nullable())).nullish() }).nullish(),
  license: z.array(z.object({ URL: z.string(), 'content-version': z.string().nullish() })).nullish(),
  link: z.array(z.object({ URL: z.string(), 'content-type': z.string().nullish() })).nullish(),
})
type Item = z.output<typeof Item>

const Answer = z.object({ message: z.object({ items: z.array(Item) }) })

/**
 * Crossref, `GET /works`: works that have a DOI and an abstract. A work is read whole where its license lets anybody do so;
 * of any other the abstract is the source.
 */
export function crossref({ baseUrl, mailto, ask }: OpenProviderSetup): OpenSearch {
  return {
    name: 'crossref',
    async search({ words, signal }, limit) {
      const address = new URL('works', baseUrl.endsWith('/') ? baseUrl : `${baseUrl}/`)
      address.search = new URLSearchParams({
        'query.bibliographic': words.join(' '),
        filter: 'has-abstract:1',
        select: 'DOI,URL,title,abstract,author,container-title,issued,license,link',
        rows: String(limit),
        ...(mailto ? { mailto } : {}),
      }).toString()
      const { message } = await askJson(address.href, Answer, { method: 'GET', ...ask, signal })
      return { results: message.items.flatMap(resultOf), questions: [], related: [] }
    },
  }
}

function resultOf(item: Item): SearchResult[] {
  const title = plainWords(item.title?.[0])
  if (!title) return []
  const { license, license_url } = licenseOf(item)
  const whole = isOpenLicense(license) ? readableLink(item) : undefined
  return [
    {
      title,
      url: whole ?? item.URL ?? `https://doi.org/${item.DOI}`,
      snippet: abstractOf(item.abstract ?? ''),
      publishedAt: dayOf(item.issued?.['date-parts']?.[0]),
      author: authorsOf(item.author ?? []),
      siteName: plainWords(item['container-title']?.[0]) || undefined,
      rights: { ...unknownRights, license, license_url, found_by: 'crossref', abstract_only: !whole },
    },
  ]
}

/** JATS: paragraphs stand in tags without a space between, and headings say only which part of an abstract this is. */
function abstractOf(jats: string): string {
  return plainWords(
    jats.replace(/<jats:title>.*?<\/jats:title>/gis, ' ').replace(/<\/jats:(?:p|sec|list-item)>/gi, ' '),
  )
}

/** The license of the published version where there are several: others are for mining it, or for the manuscript. */
function licenseOf({ license }: Item): Pick<Rights, 'license' | 'license_url'> {
  const of = (version: string) => license?.find((one) => one['content-version'] === version)
  const URL = (of('vor') ?? of('unspecified') ?? license?.[0])?.URL
  return { license: licenseNameOf(URL ?? '') ?? null, license_url: URL ?? null }
}

function readableLink({ link }: Item): string | undefined {
  const readable = (link ?? []).filter((one) => /pdf|html|unspecified/.test(one['content-type'] ?? ''))
  return (readable.find((one) => one['content-type']?.includes('html')) ?? readable[0])?.URL
}

/** `[2019, 3, 7]`; a work with only a year has no day. */
function dayOf(parts: (number | null)[] | undefined): string | undefined {
  const [year, month, day] = parts ?? []
  if (!year || !month || !day) return undefined
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function authorsOf(authors: NonNullable<Item['author']>): string {
  const names = authors.flatMap(({ given, family, name }) => name ?? ([given, family].filter(Boolean).join(' ') || []))
  return [...names.slice(0, MOST_AUTHORS), ...(names.length > MOST_AUTHORS ? ['et al.'] : [])].join(', ')
}
