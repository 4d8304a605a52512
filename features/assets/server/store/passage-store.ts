import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { assets, passages } from '../tables.ts'

/** A passage with what is shown of its source. */
export type PassageRow = Omit<typeof passages.$inferSelect, 'search' | 'ownerId' | 'position' | 'links'>
export type SourceFacts = Pick<
  typeof assets.$inferSelect,
  | 'id'
  | 'parentId'
  | 'kind'
  | 'title'
  | 'name'
  | 'url'
  | 'siteName'
  | 'publishedAt'
  | 'own'
  | 'language'
  | 'deletedAt'
  | 'generation'
>
export interface PassageOfSource {
  passage: PassageRow
  source: SourceFacts
}
export type NewPassage = typeof passages.$inferInsert

const shown = {
  id: passages.id,
  assetId: passages.assetId,
  generation: passages.generation,
  text: passages.text,
  start: passages.start,
  end: passages.end,
  kind: passages.kind,
  level: passages.level,
  page: passages.page,
  heading: passages.heading,
  fetchedAt: passages.fetchedAt,
}
const source = {
  id: assets.id,
  parentId: assets.parentId,
  kind: assets.kind,
  title: assets.title,
  name: assets.name,
  url: assets.url,
  siteName: assets.siteName,
  publishedAt: assets.publishedAt,
  own: assets.own,
  language: assets.language,
  deletedAt: assets.deletedAt,
  generation: assets.generation,
}
/** Of the reading that is shown now. */
const isCurrent = eq(passages.generation, assets.generation)

/** Adds passages; one that is there already takes the new place and generation. */
export async function putPassages(db: Db, rows: NewPassage[]): Promise<void> {
  if (!rows.length) return
  await db
    .insert(passages)
    .values(rows)
    .onConflictDoUpdate({
      target: passages.id,
      set: {
        generation: sql`excluded.generation`,
        position: sql`excluded.position`,
        start: sql`excluded.start_offset`,
        end: sql`excluded.end_offset`,
        kind: sql`excluded.kind`,
        level: sql`excluded.level`,
        page: sql`excluded.page`,
        heading: sql`excluded.heading`,
        links: sql`excluded.links`,
        fetchedAt: sql`excluded.fetched_at`,
        search: sql`excluded.search`,
      },
    })
}

/** Ids that a source had in any reading. */
export async function passageIdsOf(db: Db, assetId: string): Promise<Set<string>> {
  const rows = await db.select({ id: passages.id }).from(passages).where(eq(passages.assetId, assetId))
  return new Set(rows.map(({ id }) => id))
}

/** Clears away what a reading left behind that never came to its end: never what the source shows now. */
export async function dropUnfinished(db: Db, assetId: string): Promise<void> {
  const current = db.select({ generation: assets.generation }).from(assets).where(eq(assets.id, assetId))
  await db.delete(passages).where(and(eq(passages.assetId, assetId), gt(passages.generation, current)))
}

/** A source as it is read, in order. `assetIds` in the order in which they come. */
export async function passagesInOrder(
  db: Db,
  ownerId: string,
  assetIds: readonly string[],
  { offset, limit, headings }: { offset: number; limit: number; headings: boolean },
): Promise<PassageOfSource[]> {
  if (!assetIds.length) return []
  return db
    .select({ passage: shown, source })
    .from(passages)
    .innerJoin(assets, eq(assets.id, passages.assetId))
    .where(
      and(
        eq(passages.ownerId, ownerId),
        inArray(passages.assetId, [...assetIds]),
        isCurrent,
        headings ? undefined : ne(passages.kind, 'heading'),
      ),
    )
    .orderBy(sql`array_position(${sql.param([...assetIds])}::text[], ${passages.assetId})`, asc(passages.position))
    .offset(offset)
    .limit(limit)
}

/** How many passages sources have, headings among them. */
export async function countPassages(db: Db, ownerId: string, assetIds: readonly string[]): Promise<number> {
  if (!assetIds.length) return 0
  const [row] = await db
    .select({ count: sql<string>`count(*)` })
    .from(passages)
    .innerJoin(assets, eq(assets.id, passages.assetId))
    .where(and(eq(passages.ownerId, ownerId), inArray(passages.assetId, [...assetIds]), isCurrent))
  return Number(row?.count ?? 0)
}

/** How many passages of the shown reading stand before this one; null when it is not in it. */
export async function positionOf(db: Db, ownerId: string, assetId: string, passageId: string): Promise<number | null> {
  const [row] = await db
    .select({ position: passages.position })
    .from(passages)
    .innerJoin(assets, eq(assets.id, passages.assetId))
    .where(and(eq(passages.ownerId, ownerId), eq(passages.assetId, assetId), eq(passages.id, passageId), isCurrent))
  return row?.position ?? null
}

/** Passages by id, whatever became of their sources. */
export async function passagesById(db: Db, ownerId: string, ids: readonly string[]): Promise<PassageOfSource[]> {
  if (!ids.length) return []
  return db
    .select({ passage: shown, source })
    .from(passages)
    .innerJoin(assets, eq(assets.id, passages.assetId))
    .where(and(eq(passages.ownerId, ownerId), inArray(passages.id, [...ids])))
}

/** Which of these ids are passages of the owner's, of any reading. */
export async function knownPassages(db: Db, ownerId: string, ids: readonly string[]): Promise<string[]> {
  if (!ids.length) return []
  const rows = await db
    .select({ id: passages.id })
    .from(passages)
    .where(and(eq(passages.ownerId, ownerId), inArray(passages.id, [...ids])))
  return rows.map(({ id }) => id)
}

/** Passages that match, best covered first. `query` is a tsquery that names the owner; headings are left out. */
export async function matchingPassages(
  db: Db,
  ownerId: string,
  query: string,
  { assetIds, limit }: { assetIds: readonly string[] | null; limit: number },
): Promise<PassageOfSource[]> {
  if (assetIds?.length === 0) return []
  return (
    db
      .select({ passage: shown, source })
      .from(passages)
      .innerJoin(assets, eq(assets.id, passages.assetId))
      .where(
        and(
          eq(passages.ownerId, ownerId),
          sql`${passages.search} @@ ${query}::tsquery`,
          ne(passages.kind, 'heading'),
          isCurrent,
          isNull(assets.deletedAt),
          assetIds ? inArray(passages.assetId, [...assetIds]) : undefined,
        ),
      )
      // 1: divided by the logarithm of the length, so that long passages do not win by being long
      .orderBy(sql`ts_rank_cd(${passages.search}, ${query}::tsquery, 1) desc`, asc(passages.id))
      .limit(limit)
  )
}
