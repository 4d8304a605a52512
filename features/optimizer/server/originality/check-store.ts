import { and, desc, eq, isNotNull, lt } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { originalityChecks } from '../originality-tables.ts'

export type CheckRow = typeof originalityChecks.$inferSelect

/** What a list shows of a check. */
export type CheckEntry = Pick<
  CheckRow,
  'id' | 'ownerId' | 'taskId' | 'title' | 'blogId' | 'words' | 'percent' | 'compared' | 'createdAt'
>

/** Newest first. */
export async function latestChecks(db: Db, ownerId: string, limit: number): Promise<CheckEntry[]> {
  const { id, taskId, title, blogId, words, percent, compared, createdAt } = originalityChecks
  return db
    .select({ id, ownerId: originalityChecks.ownerId, taskId, title, blogId, words, percent, compared, createdAt })
    .from(originalityChecks)
    .where(eq(originalityChecks.ownerId, ownerId))
    .orderBy(desc(createdAt), desc(id))
    .limit(limit)
}

/** The check whose report is shared under an address. */
export async function sharedCheck(db: Db, token: string): Promise<CheckRow | null> {
  const [row] = await db.select().from(originalityChecks).where(eq(originalityChecks.shareToken, token))
  return row ?? null
}

export async function insertCheck(db: Db, check: typeof originalityChecks.$inferInsert): Promise<CheckRow> {
  const [row] = await db.insert(originalityChecks).values(check).returning()
  if (!row) throw new Error('A check vanished while it was stored.')
  return row
}

export async function findCheck(db: Db, ownerId: string, id: string): Promise<CheckRow | null> {
  const [row] = await db.select().from(originalityChecks).where(isOwned(ownerId, id))
  return row ?? null
}

/** The newest check of a blog, whatever became of it. */
export async function latestCheck(db: Db, ownerId: string, blogId: string): Promise<CheckRow | null> {
  const [row] = await db
    .select()
    .from(originalityChecks)
    .where(and(eq(originalityChecks.ownerId, ownerId), eq(originalityChecks.blogId, blogId)))
    .orderBy(desc(originalityChecks.createdAt), desc(originalityChecks.id))
    .limit(1)
  return row ?? null
}

/** The newest check of a blog that came to its end. */
export async function latestDoneId(db: Db, ownerId: string, blogId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: originalityChecks.id })
    .from(originalityChecks)
    .where(
      and(
        eq(originalityChecks.ownerId, ownerId),
        eq(originalityChecks.blogId, blogId),
        isNotNull(originalityChecks.compared),
      ),
    )
    .orderBy(desc(originalityChecks.createdAt), desc(originalityChecks.id))
    .limit(1)
  return row?.id ?? null
}

export async function changeCheck(
  db: Db,
  ownerId: string,
  id: string,
  change: Partial<
    Pick<CheckRow, 'taskId' | 'exclusions' | 'compared' | 'findings' | 'credits' | 'web' | 'percent' | 'shareToken'>
  >,
): Promise<CheckRow | null> {
  const [row] = await db.update(originalityChecks).set(change).where(isOwned(ownerId, id)).returning()
  return row ?? null
}

export async function deleteCheck(db: Db, ownerId: string, id: string): Promise<boolean> {
  const rows = await db.delete(originalityChecks).where(isOwned(ownerId, id)).returning({ id: originalityChecks.id })
  return rows.length > 0
}

export async function deleteChecksBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(originalityChecks).where(lt(originalityChecks.createdAt, moment))
}

function isOwned(ownerId: string, id: string) {
  return and(eq(originalityChecks.ownerId, ownerId), eq(originalityChecks.id, id))
}
