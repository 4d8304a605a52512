import { addressKey, countWords, linkKind, type Page, textOf } from '../text/index.ts'

/** A page of a site, for the map of its links. */
export interface SitePage {
  readonly id: string
  readonly url: string
  readonly page: Page
}

/** How a page hangs together with the others. Links from a page to itself do not count, two to one page count once. */
export interface MappedPage {
  readonly id: string
  /** Pages of the site that link to it, and pages it links to, by id in order. */
  readonly inbound: readonly string[]
  readonly outbound: readonly string[]
  /** No page leads here. */
  readonly isOrphan: boolean
  /** Fewer than three pages lead here. */
  readonly isWeak: boolean
  /** Leads to no other page. */
  readonly isDeadEnd: boolean
  /** Has more than one link in 25 words. */
  readonly isOverLinked: boolean
}

/** The same words lead to several pages. */
export interface AnchorConflict {
  /** Lower case. */
  readonly anchor: string
  readonly uses: readonly { readonly documentId: string; readonly targetId: string }[]
}

/** The links of a site at a glance. */
export interface SiteMap {
  readonly pages: readonly MappedPage[]
  readonly conflicts: readonly AnchorConflict[]
  /** Addresses within the site that no page has. */
  readonly unknown: readonly { readonly documentId: string; readonly url: string }[]
  /** Ids of the pages with most inbound links, at most ten, most first. */
  readonly mostLinked: readonly string[]
}

const WEAK = 3
const WORDS_PER_LINK = 25
const MOST_LISTED = 10

/** The map of a site's links. The order of the pages changes nothing but the order of the answer. */
export function siteMap(documents: readonly SitePage[]): SiteMap {
  const ids = new Map(documents.map(({ url, id }) => [addressKey(url), id]))
  const inbound = new Map<string, Set<string>>(documents.map(({ id }) => [id, new Set()]))
  const outbound = new Map<string, Set<string>>(documents.map(({ id }) => [id, new Set()]))
  const anchors = new Map<string, { documentId: string; targetId: string }[]>()
  const unknown: { documentId: string; url: string }[] = []
  for (const { id, url, page } of documents) {
    for (const link of page.links) {
      if (linkKind(link.url, url) !== 'internal') continue
      const targetId = ids.get(addressKey(link.url, url))
      if (targetId === undefined) unknown.push({ documentId: id, url: link.url })
      if (targetId === undefined || targetId === id) continue
      outbound.get(id)?.add(targetId)
      inbound.get(targetId)?.add(id)
      noteAnchor(anchors, textOf(page.text, link), { documentId: id, targetId })
    }
  }
  const pages = documents.map((document) => mapped(document, inbound.get(document.id), outbound.get(document.id)))
  return { pages, conflicts: conflictsOf(anchors), unknown, mostLinked: mostLinked(pages) }
}

function noteAnchor(
  anchors: Map<string, { documentId: string; targetId: string }[]>,
  words: string,
  use: { documentId: string; targetId: string },
): void {
  const anchor = words.replace(/\s+/g, ' ').trim().toLowerCase()
  if (anchor === '') return
  const uses = anchors.get(anchor)
  if (uses === undefined) anchors.set(anchor, [use])
  else uses.push(use)
}

function mapped(
  { id, page }: SitePage,
  inbound: ReadonlySet<string> = new Set(),
  outbound: ReadonlySet<string> = new Set(),
): MappedPage {
  return {
    id,
    inbound: [...inbound].sort(),
    outbound: [...outbound].sort(),
    isOrphan: inbound.size === 0,
    isWeak: inbound.size < WEAK,
    isDeadEnd: outbound.size === 0,
    isOverLinked: page.links.length * WORDS_PER_LINK > countWords(page.text) && page.links.length > 1,
  }
}

function conflictsOf(anchors: ReadonlyMap<string, { documentId: string; targetId: string }[]>): AnchorConflict[] {
  return [...anchors]
    .filter(([, uses]) => new Set(uses.map(({ targetId }) => targetId)).size > 1)
    .map(([anchor, uses]) => ({ anchor, uses }))
    .sort((a, b) => (a.anchor < b.anchor ? -1 : 1))
}

function mostLinked(pages: readonly MappedPage[]): string[] {
  return pages
    .filter(({ inbound }) => inbound.length > 0)
    .toSorted((a, b) => b.inbound.length - a.inbound.length || (a.id < b.id ? -1 : 1))
    .slice(0, MOST_LISTED)
    .map(({ id }) => id)
}
