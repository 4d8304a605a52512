import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { assets } from '../tables.ts'
import type { AssetRow, NewAsset } from './asset-store.ts'

/** Adds pages of a site; those it has already stay as they are. Returns how many are new. */
export async function insertPages(db: Db, pages: NewAsset[]): Promise<number> {
  if (!pages.length) return 0
  const rows = await db.insert(assets).values(pages).onConflictDoNothing().returning({ id: assets.id })
  return rows.length
}

/** Addresses of the pages that a site has already. */
export async function pageUrlsOf(db: Db, ownerId: string, siteId: string): Promise<string[]> {
  const rows = await db
    .select({ url: assets.url })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.parentId, siteId)))
  return rows.flatMap(({ url }) => url ?? [])
}

/** The next page of a site that was not read yet, in the order in which they were found. */
export async function nextWaitingPage(db: Db, ownerId: string, siteId: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.parentId, siteId), eq(assets.state, 'waiting')))
    .orderBy(asc(assets.createdAt), asc(assets.id))
    .limit(1)
  return row ?? null
}

/** Pages of a site by what was reached. */
export async function countPages(
  db: Db,
  ownerId: string,
  siteId: string,
): Promise<{ waiting: number; ready: number; failed: number }> {
  const counts = await pageCounts(db, ownerId, [siteId])
  return counts.get(siteId) ?? { waiting: 0, ready: 0, failed: 0 }
}

export async function pageCounts(
  db: Db,
  ownerId: string,
  siteIds: readonly string[],
): Promise<Map<string, { waiting: number; ready: number; failed: number }>> {
  if (!siteIds.length) return new Map()
  const rows = await db
    .select({ siteId: assets.parentId, state: assets.state, count: sql<string>`count(*)` })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), inArray(assets.parentId, [...siteIds])))
    .groupBy(assets.parentId, assets.state)
  const counts = new Map(siteIds.map((id) => [id, { waiting: 0, ready: 0, failed: 0 }]))
  for (const { siteId, state, count } of rows) {
    const entry = counts.get(siteId ?? '')
    if (entry) entry[state] = Number(count)
  }
  return counts
}

/** Makes pages be read again: all of them, or only those that failed. */
export async function awaitPages(db: Db, ownerId: string, siteId: string, which: 'all' | 'failed'): Promise<void> {
  const failed = which === 'failed' ? eq(assets.state, 'failed') : undefined
  await db
    .update(assets)
    .set({ state: 'waiting', problem: null })
    .where(and(eq(assets.ownerId, ownerId), eq(assets.parentId, siteId), failed))
}

/** Why pages of a site failed, the first few. */
export async function firstProblem(db: Db, ownerId: string, siteId: string): Promise<string | null> {
  const [row] = await db
    .select({ problem: assets.problem })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.parentId, siteId), eq(assets.state, 'failed')))
    .orderBy(asc(assets.createdAt))
    .limit(1)
  return row?.problem ?? null
}

/** What the site's pages call it, and the title of its first page; null where no page was read that says so. */
export async function siteTitleOf(
  db: Db,
  { ownerId, id, url }: Pick<AssetRow, 'ownerId' | 'id' | 'url'>,
): Promise<string | null> {
  const [row] = await db
    .select({
      name: sql<string | null>`mode() within group (order by ${assets.siteName})`,
      title: sql<string | null>`max(${assets.title}) filter (where ${assets.url} = ${url})`,
    })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.parentId, id), eq(assets.state, 'ready')))
  return row?.name ?? row?.title ?? null
}

/** Words and passages of all pages of a site that were read. */
export async function sumOfPages(
  db: Db,
  ownerId: string,
  siteId: string,
): Promise<{ words: number; passages: number }> {
  const [row] = await db
    .select({
      words: sql<string>`coalesce(sum(${assets.words}), 0)`,
      passages: sql<string>`coalesce(sum(${assets.passages}), 0)`,
    })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.parentId, siteId)))
  return { words: Number(row?.words ?? 0), passages: Number(row?.passages ?? 0) }
}

/** Ids of the pages of sites, so that a site stands for its pages. */
export async function pageIdsOf(db: Db, ownerId: string, siteIds: readonly string[]): Promise<string[]> {
  if (!siteIds.length) return []
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), inArray(assets.parentId, [...siteIds]), isNull(assets.deletedAt)))
    .orderBy(asc(assets.createdAt), asc(assets.id))
  return rows.map(({ id }) => id)
}
