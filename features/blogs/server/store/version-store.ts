import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { blogVersions } from '../tables.ts'

export type VersionRow = typeof blogVersions.$inferSelect
export type VersionFacts = Omit<VersionRow, 'document' | 'ownerId'>

const facts = {
  blogId: blogVersions.blogId,
  number: blogVersions.number,
  authorId: blogVersions.authorId,
  reason: blogVersions.reason,
  name: blogVersions.name,
  title: blogVersions.title,
  words: blogVersions.words,
  createdAt: blogVersions.createdAt,
}

export async function insertVersion(db: Db, row: VersionRow): Promise<void> {
  await db.insert(blogVersions).values(row)
}

/** Newest first, at most 200, below `before` where one is given. */
export async function listVersions(db: Db, ownerId: string, blogId: string, before?: number): Promise<VersionFacts[]> {
  return db
    .select(facts)
    .from(blogVersions)
    .where(and(isOf(ownerId, blogId), before === undefined ? undefined : lt(blogVersions.number, before)))
    .orderBy(desc(blogVersions.number))
    .limit(200)
}

export async function countVersions(db: Db, ownerId: string, blogId: string): Promise<number> {
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(blogVersions).where(isOf(ownerId, blogId))
  return Number(row?.count ?? 0)
}

export async function findVersion(db: Db, ownerId: string, blogId: string, number: number): Promise<VersionRow | null> {
  const [row] = await db
    .select()
    .from(blogVersions)
    .where(and(isOf(ownerId, blogId), eq(blogVersions.number, number)))
  return row ?? null
}

/** When the newest version was kept; null without any. */
export async function newestVersionAt(db: Db, ownerId: string, blogId: string): Promise<Date | null> {
  const [row] = await db
    .select({ createdAt: blogVersions.createdAt })
    .from(blogVersions)
    .where(isOf(ownerId, blogId))
    .orderBy(desc(blogVersions.number))
    .limit(1)
  return row?.createdAt ?? null
}

export async function nameVersion(
  db: Db,
  ownerId: string,
  blogId: string,
  number: number,
  name: string | null,
): Promise<void> {
  await db
    .update(blogVersions)
    .set({ name })
    .where(and(isOf(ownerId, blogId), eq(blogVersions.number, number)))
}

/**
 * Of versions that were kept by the clock alone before `moment`, leaves the last of each day. Named ones and those kept
 * for a reason stay. Returns how many went.
 */
export async function thinVersions(db: Db, moment: Date): Promise<number> {
  const old = sql`${blogVersions.reason} = 'edits' and ${blogVersions.name} is null and ${blogVersions.createdAt} < ${moment.toISOString()}::timestamptz`
  const later = sql`exists (select 1 from blog_versions later where later.blog_id = ${blogVersions.blogId} and later.number > ${blogVersions.number} and later.created_at::date = ${blogVersions.createdAt}::date)`
  const gone = await db.delete(blogVersions).where(and(old, later)).returning({ number: blogVersions.number })
  return gone.length
}

function isOf(ownerId: string, blogId: string) {
  return and(eq(blogVersions.ownerId, ownerId), eq(blogVersions.blogId, blogId))
}
