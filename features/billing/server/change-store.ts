import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { entitlementChanges } from './tables.ts'

/** One change of what somebody may. */
export type EntitlementChange = typeof entitlementChanges.$inferSelect

export async function insertChange(db: Db, change: EntitlementChange): Promise<void> {
  await db.insert(entitlementChanges).values(change)
}

/** Newest first. */
export function changesOf(db: Db, { offset, limit }: { offset: number; limit: number }): Promise<EntitlementChange[]> {
  return db
    .select()
    .from(entitlementChanges)
    .orderBy(desc(entitlementChanges.at), desc(entitlementChanges.id))
    .offset(offset)
    .limit(limit)
}

/** The changes of one account since a moment, newest first. */
export function changesSince(db: Db, subject: string, since: Date): Promise<EntitlementChange[]> {
  return db
    .select()
    .from(entitlementChanges)
    .where(and(eq(entitlementChanges.subject, subject), gte(entitlementChanges.at, since)))
    .orderBy(desc(entitlementChanges.at), desc(entitlementChanges.id))
    .limit(100)
}

export async function countChanges(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(entitlementChanges)
  return row?.total ?? 0
}
