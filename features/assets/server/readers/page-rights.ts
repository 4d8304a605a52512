import { licenseNameOf } from '../../../../engines/text/index.ts'
import type { StatedRights } from './types.ts'

/** The license that a page declares (`rel=license`) and, of a MediaWiki page, the revision that it shows. */
export function statedRights(document: Document, url: string | undefined): StatedRights | undefined {
  const licenseUrl = licenseUrlOf(document, url)
  const revision = wikiRevision(document)
  if (!licenseUrl && !revision) return undefined
  return {
    license: licenseNameOf(licenseUrl ?? '') ?? null,
    license_url: licenseUrl ?? null,
    revision: revision ?? null,
    attribution_url: revision && url ? revisionUrl(url, revision) : null,
  }
}

/** MediaWiki writes the id of the revision that is shown into the page’s script (`mw.config`). */
export function wikiRevision(document: Document): string | undefined {
  const generator = document.querySelector('meta[name="generator" i]')?.getAttribute('content') ?? ''
  if (!generator.startsWith('MediaWiki')) return undefined
  for (const script of document.querySelectorAll('script:not([src])')) {
    const id = /"wgRevisionId":\s*([1-9]\d*)/.exec(script.textContent ?? '')?.[1]
    if (id) return id
  }
  return undefined
}

/** The page’s own; links in the text may belong to one picture alone, so they count only where they all agree. */
function licenseUrlOf(document: Document, url: string | undefined): string | undefined {
  const own = document.querySelector('link[rel~="license" i][href]')?.getAttribute('href')
  if (own && URL.canParse(own, url)) return new URL(own, url).href
  const linked = [...document.querySelectorAll('a[rel~="license" i][href]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => licenseNameOf(href))
  return new Set(linked.map(licenseNameOf)).size === 1 ? linked[0] : undefined
}

/** Where this revision can be read whatever becomes of the page. */
function revisionUrl(page: string, revision: string): string {
  const address = new URL(page)
  address.hash = ''
  address.searchParams.set('oldid', revision)
  return address.href
}
