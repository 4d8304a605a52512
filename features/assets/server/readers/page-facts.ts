import { statedRights, wikiRevision } from './page-rights.ts'
import type { ReadText } from './types.ts'

type Facts = Pick<
  ReadText,
  | 'title'
  | 'description'
  | 'author'
  | 'publishedAt'
  | 'modifiedAt'
  | 'canonicalUrl'
  | 'siteName'
  | 'languageTag'
  | 'rights'
>

/** What a page declares about itself: Open Graph, Dublin Core, JSON-LD, and plain HTML, in this order of trust. */
export function declaredBy(document: Document, url: string | undefined): Facts {
  const linked = articleInJsonLd(document)
  const title =
    meta(document, 'og:title', 'twitter:title', 'dc.title') ?? text(linked?.headline) ?? documentTitle(document)
  return {
    title: title?.slice(0, 300),
    description: meta(document, 'description', 'og:description')?.slice(0, 2_000),
    author: byline(
      meta(document, 'author', 'article:author', 'dc.creator', 'parsely-author') ?? personName(linked?.author),
    )?.slice(0, 200),
    // of a page that has revisions, the day of the one that was read: its first was another text
    publishedAt: wikiRevision(document) ? asDay(text(linked?.dateModified)) : publishedDay(document, linked),
    modifiedAt: asDay(
      meta(document, 'article:modified_time', 'og:updated_time', 'dateModified', 'dcterms.modified') ??
        text(linked?.dateModified),
    ),
    canonicalUrl: canonical(document, url),
    rights: statedRights(document, url),
    siteName: meta(document, 'og:site_name', 'application-name')?.slice(0, 200),
    languageTag:
      document.documentElement?.getAttribute('lang') || meta(document, 'og:locale', 'content-language') || undefined,
  }
}

/** A page's instructions to crawlers, and its links within the site. */
export function crawlFacts(document: Document, url: string | undefined): Pick<ReadText, 'links' | 'asksNotToBeRead'> {
  const wishes = (meta(document, 'robots', 'longhand') ?? '').toLowerCase()
  return {
    asksNotToBeRead: /\b(noindex|none)\b/.test(wishes),
    links: url && !/\b(nofollow|none)\b/.test(wishes) ? linksOf(document, url) : [],
  }
}

const MAX_LINKS = 1_000

function linksOf(document: Document, url: string): string[] {
  const base = document.querySelector('base[href]')?.getAttribute('href')
  const from = base && URL.canParse(base, url) ? new URL(base, url).href : url
  const found = new Set<string>()
  for (const link of document.querySelectorAll('a[href]')) {
    const href = link.getAttribute('href') ?? ''
    if (found.size >= MAX_LINKS || /\bnofollow\b/.test(link.getAttribute('rel') ?? '') || !URL.canParse(href, from))
      continue
    const target = new URL(href, from)
    target.hash = ''
    if (/^https?:$/.test(target.protocol) && target.host === new URL(url).host) found.add(target.href)
  }
  return [...found]
}

/** A name without the word that leads to it. */
export function byline(name: string | null | undefined): string | undefined {
  return (
    name
      ?.replace(/\s+/g, ' ')
      .replace(/^\s*(by|von|par|por|di|door)\s+/i, '')
      .trim()
      .slice(0, 200) || undefined
  )
}

function meta(document: Document, ...names: string[]): string | undefined {
  for (const name of names) {
    for (const attribute of ['property', 'name', 'http-equiv', 'itemprop']) {
      const value = document.querySelector(`meta[${attribute}="${name}" i]`)?.getAttribute('content')?.trim()
      // an address is no name: article:author is often the link to a profile
      if (value && !(name.endsWith('author') && /^https?:/.test(value))) return value
    }
  }
  return undefined
}

/** The page's own title without the name of the site that many append. */
function documentTitle(document: Document): string | undefined {
  const whole = document.querySelector('title')?.textContent?.replace(/\s+/g, ' ').trim()
  if (!whole) return undefined
  const parts = whole.split(/\s+[|–—·»-]\s+/)
  const [first = whole] = parts
  return parts.length > 1 && first.split(' ').length >= 3 ? first : whole
}

function publishedDay(document: Document, linked: Linked | undefined): string | undefined {
  const declared =
    meta(
      document,
      'article:published_time',
      'datePublished',
      'dc.date',
      'dcterms.created',
      'parsely-pub-date',
      'date',
    ) ??
    text(linked?.datePublished) ??
    document.querySelector('article time[datetime], time[pubdate], main time[datetime]')?.getAttribute('datetime') ??
    undefined
  return asDay(declared)
}

function asDay(value: string | undefined): string | undefined {
  const iso = /^(?:19|20)\d{2}-\d{2}-\d{2}/.exec(value ?? '')?.[0]
  if (iso) return Number.isNaN(Date.parse(iso)) ? undefined : iso
  const parsed = value && /\b(19|20)\d{2}\b/.test(value) ? new Date(value) : undefined
  return parsed && !Number.isNaN(parsed.getTime()) ? parsed.toISOString().slice(0, 10) : undefined
}

function canonical(document: Document, url: string | undefined): string | undefined {
  const href = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href') ?? meta(document, 'og:url')
  if (!href || !URL.canParse(href, url)) return undefined
  const found = new URL(href, url)
  return /^https?:$/.test(found.protocol) ? found.href : undefined
}

interface Linked {
  headline?: unknown
  datePublished?: unknown
  dateModified?: unknown
  author?: unknown
}

/** The first thing of a JSON-LD block that was published: an article, posting or page. Broken blocks are passed over. */
function articleInJsonLd(document: Document): Linked | undefined {
  for (const script of document.querySelectorAll('script[type="application/ld+json" i]')) {
    const found = things(jsonOf(script.textContent ?? '')).find(
      (thing) => 'datePublished' in thing || 'headline' in thing,
    )
    if (found) return found
  }
  return undefined
}

function things(value: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > 4 || typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.slice(0, 100).flatMap((entry) => things(entry, depth + 1))
  return [Object.fromEntries(Object.entries(value)), ...things(Reflect.get(value, '@graph'), depth + 1)]
}

function jsonOf(source: string): unknown {
  try {
    return JSON.parse(source)
  } catch {
    return undefined
  }
}

function personName(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.map(personName).filter(Boolean).slice(0, 5).join(', ') || undefined
  if (typeof value === 'object' && value !== null) return text(Reflect.get(value, 'name'))
  return text(value)
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() || undefined : undefined
}
