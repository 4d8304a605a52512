import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { blogShares } from '../../blogs/server/index.ts'

export type ShareRow = typeof blogShares.$inferSelect

export async function insertShare(db: Db, row: ShareRow): Promise<void> {
  await db.insert(blogShares).values(row)
}

export async function listShares(db: Db, ownerId: string, blogId: string): Promise<ShareRow[]> {
  return db
    .select()
    .from(blogShares)
    .where(and(eq(blogShares.ownerId, ownerId), eq(blogShares.blogId, blogId)))
    .orderBy(desc(blogShares.createdAt), desc(blogShares.id))
    .limit(100)
}

export async function findShare(db: Db, ownerId: string, blogId: string, id: string): Promise<ShareRow | null> {
  const [row] = await db
    .select()
    .from(blogShares)
    .where(and(eq(blogShares.ownerId, ownerId), eq(blogShares.blogId, blogId), eq(blogShares.id, id)))
  return row ?? null
}

/** By its public id alone: whoever has the link. */
export async function shareByLink(db: Db, id: string): Promise<ShareRow | null> {
  const [row] = await db.select().from(blogShares).where(eq(blogShares.id, id))
  return row ?? null
}

/** The links of a blog that have no password and were not revoked; whoever has the blog's id. */
export async function openSharesOf(db: Db, blogId: string): Promise<ShareRow[]> {
  return db
    .select()
    .from(blogShares)
    .where(and(eq(blogShares.blogId, blogId), isNull(blogShares.revokedAt), isNull(blogShares.passwordHash)))
}

export async function updateShare(db: Db, ownerId: string, id: string, changes: Partial<ShareRow>): Promise<void> {
  if (Object.keys(changes).length === 0) return
  await db
    .update(blogShares)
    .set(changes)
    .where(and(eq(blogShares.ownerId, ownerId), eq(blogShares.id, id)))
}
