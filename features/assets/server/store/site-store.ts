import { and, asc, count, eq, inArray, isNull } from 'drizzle-orm'
import type { PagePart } from '../../../../engines/text/index.ts'
import type { Db } from '../../../../platform/server/db/types.ts'
import { assets, passages } from '../tables.ts'

/** A site of the writer's sources, with how many of its pages were read. */
export interface ReadSite {
  id: string
  title: string
  url: string
  pages: number
}

/** A page of a site that was read. */
export interface ReadSitePage {
  id: string
  title: string
  url: string
  /** Changes when it is read again. */
  generation: number
}

/** Sites whose pages were read, in order of their titles. */
export async function readSites(db: Db, ownerId: string): Promise<ReadSite[]> {
  const sites = await db
    .select({ id: assets.id, title: assets.title, url: assets.url })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.kind, 'domain'), isNull(assets.deletedAt)))
    .orderBy(asc(assets.title), asc(assets.id))
  if (sites.length === 0) return []
  const ids = sites.map(({ id }) => id)
  const counts = await db
    .select({ siteId: assets.parentId, pages: count() })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), inArray(assets.parentId, ids), eq(assets.state, 'ready')))
    .groupBy(assets.parentId)
  const pagesOf = new Map(counts.map(({ siteId, pages }) => [siteId, pages]))
  return sites.map(({ url, ...site }) => ({ ...site, url: url ?? '', pages: pagesOf.get(site.id) ?? 0 }))
}

/** Pages of a site that were read, in the order in which they were found; null where the owner has no such site. */
export async function readSitePages(
  db: Db,
  ownerId: string,
  siteId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ pages: ReadSitePage[]; total: number } | null> {
  const [site] = (await readSites(db, ownerId)).filter(({ id }) => id === siteId)
  if (!site) return null
  const rows = await db
    .select({
      id: assets.id,
      title: assets.title,
      url: assets.url,
      canonicalUrl: assets.canonicalUrl,
      generation: assets.generation,
    })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.parentId, siteId), eq(assets.state, 'ready')))
    .orderBy(asc(assets.createdAt), asc(assets.id))
    .offset(offset)
    .limit(limit)
  return {
    pages: rows.map(({ url, canonicalUrl, ...page }) => ({ ...page, url: canonicalUrl ?? url ?? '' })),
    total: site.pages,
  }
}

/** The blocks of pages as they were read last, with the links in their text, by page. */
export async function pagePartsOf(
  db: Db,
  ownerId: string,
  pageIds: readonly string[],
): Promise<Map<string, PagePart[]>> {
  if (pageIds.length === 0) return new Map()
  const rows = await db
    .select({
      assetId: passages.assetId,
      kind: passages.kind,
      level: passages.level,
      text: passages.text,
      links: passages.links,
    })
    .from(passages)
    .innerJoin(assets, and(eq(assets.id, passages.assetId), eq(assets.generation, passages.generation)))
    .where(and(eq(passages.ownerId, ownerId), inArray(passages.assetId, [...pageIds])))
    .orderBy(asc(passages.assetId), asc(passages.position))
  const parts = new Map<string, PagePart[]>(pageIds.map((id) => [id, []]))
  for (const { assetId, level, links, ...part } of rows)
    parts.get(assetId)?.push({ ...part, ...(level === null ? {} : { level }), links: links ?? [] })
  return parts
}
