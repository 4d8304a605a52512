import { gunzip } from 'node:zlib'
import { Refusal } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { type Robots, readRobots } from '../../../platform/server/fetch/robots.ts'
import { MAX_LENGTH, webAddress } from './web-address.ts'

const MAX_SITEMAPS = 50
const MAX_DEPTH = 3
const MAX_SITEMAP_BYTES = 50 * 1024 * 1024
/** Pages counted, so that a person sees how large the site is; far more than any plan reads. */
export const MAX_FOUND = 10_000

interface Site {
  /** Origin with a slash. */
  url: string
  robots: Robots
  signal: AbortSignal
}

/**
 * The pages that a site names in its sitemaps (XML, text, gzip, index of others): those of robots.txt, else the usual
 * places. Only pages of the site itself that robots.txt allows, each once, at most 10,000. Empty when there are none.
 */
export async function pagesOfSitemaps({ fetch }: Pick<Deps, 'fetch'>, site: Site): Promise<string[]> {
  const start = site.robots.sitemaps.length
    ? site.robots.sitemaps
    : ['sitemap.xml', 'sitemap_index.xml', 'sitemap.xml.gz'].map((name) => new URL(name, site.url).href)
  const found = new Set<string>()
  const seen = new Set<string>()
  const queue = start.map((url) => ({ url, depth: 0 }))
  for (let next = queue.shift(); next && seen.size < MAX_SITEMAPS && found.size < MAX_FOUND; next = queue.shift()) {
    if (seen.has(next.url)) continue
    seen.add(next.url)
    const text = await sitemapText(fetch, next.url, site.signal)
    const { pages, others } = locationsOf(text, next.url)
    if (next.depth < MAX_DEPTH) queue.push(...others.map((url) => ({ url, depth: (next?.depth ?? 0) + 1 })))
    for (const page of pages) if (found.size < MAX_FOUND && isOfSite(page, site)) found.add(page)
  }
  return [...found]
}

/**
 * The pages of the site that a sitemap at an address names, or, where the address is no sitemap, those of the site's own
 * sitemaps. Refuses what is no web address.
 */
export async function pagesInSitemap(
  deps: Pick<Deps, 'fetch'>,
  address: string,
  signal: AbortSignal,
): Promise<string[]> {
  const given = webAddress(address)
  const { origin } = new URL(given)
  const site = { url: `${origin}/`, robots: await readRobots(deps.fetch, origin, signal), signal }
  const named = await pagesOfSitemaps(deps, { ...site, robots: { ...site.robots, sitemaps: [given] } })
  return named.length > 0 ? named : pagesOfSitemaps(deps, site)
}

/** Whether an address is a page of the site that a crawler may read: same host (with or without www), allowed, no file. */
export function isOfSite(page: string, { url, robots }: Pick<Site, 'url' | 'robots'>): boolean {
  if (page.length > MAX_LENGTH || !URL.canParse(page)) return false
  const { protocol, host, pathname } = new URL(page)
  const plain = (name: string) => name.replace(/^www\./, '')
  if (!/^https?:$/.test(protocol) || plain(host) !== plain(new URL(url).host)) return false
  return !NO_PAGE.test(pathname) && robots.allows(page)
}

const NO_PAGE =
  /\.(png|jpe?g|gif|webp|avif|svg|ico|css|js|mjs|json|xml|gz|zip|rar|7z|tar|mp[34]|webm|mov|avi|wav|ogg|woff2?|ttf|eot|exe|dmg|apk|iso|xlsx?|pptx?)$/i

/** Empty for a sitemap that is missing, too large or broken: the site may have others. Leading inwards stays a refusal. */
async function sitemapText(fetch: Deps['fetch'], url: string, signal: AbortSignal): Promise<string> {
  try {
    const answer = await fetch(url, { maxBytes: MAX_SITEMAP_BYTES, signal })
    if (answer.status !== 200) return ''
    const isPacked = answer.bytes[0] === 0x1f && answer.bytes[1] === 0x8b
    return isPacked ? await unpacked(answer.bytes) : answer.text()
  } catch (error) {
    if (error instanceof Refusal) return ''
    throw error
  }
}

function unpacked(bytes: Uint8Array): Promise<string> {
  return new Promise((resolve) => {
    gunzip(bytes, { maxOutputLength: MAX_SITEMAP_BYTES }, (error, text) => resolve(error ? '' : text.toString('utf8')))
  })
}

/** Addresses of a sitemap by what they are. XML is searched, not parsed: nothing in it can make that slow. */
function locationsOf(text: string, base: string): { pages: string[]; others: string[] } {
  const isXml = /<(urlset|sitemapindex|sitemap|url)\b/i.test(text.slice(0, 5_000))
  const raw = isXml
    ? [...text.matchAll(/<loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]{1,4000}?)\s*(?:\]\]>)?\s*<\/loc>/gi)].map(
        ([, url = '']) => url,
      )
    : plainLines(text)
  const urls = raw.flatMap((url) => absolute(url, base))
  return /<sitemapindex\b/i.test(text.slice(0, 5_000)) ? { pages: [], others: urls } : { pages: urls, others: [] }
}

function plainLines(text: string): string[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  return lines.slice(0, MAX_FOUND * 2).filter((line) => /^https?:\/\/\S+$/i.test(line))
}

function absolute(raw: string, base: string): string[] {
  const url = raw
    .replace(/&(amp|#38|#x26);/gi, '&')
    .replace(/&apos;/g, "'")
    .replace(/&quot;/g, '"')
    .trim()
  if (!URL.canParse(url, base)) return []
  const parsed = new URL(url, base)
  parsed.hash = ''
  return [parsed.href]
}
