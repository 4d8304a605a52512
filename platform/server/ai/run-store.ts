import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import { modelCalls, modelRuns } from './tables.ts'

/** A call with what was asked and answered in it, still sealed. */
export interface StoredRun {
  call: typeof modelCalls.$inferSelect
  run: typeof modelRuns.$inferSelect
}

/** Keeps what was asked and answered in a call that is in the books. */
export async function keepModelRun(db: Db, run: typeof modelRuns.$inferInsert): Promise<void> {
  await db.insert(modelRuns).values(run)
}

/** The runs of an owner without what they hold, newest first. */
export async function listModelRuns(
  db: Db,
  ownerId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ calls: Array<StoredRun['call'] & { version: string }>; total: number }> {
  const rows = await db
    .select({ call: modelCalls, version: modelRuns.version })
    .from(modelRuns)
    .innerJoin(modelCalls, eq(modelCalls.id, modelRuns.callId))
    .where(eq(modelRuns.ownerId, ownerId))
    .orderBy(desc(modelRuns.calledAt), desc(modelRuns.callId))
    .offset(offset)
    .limit(limit)
  const [counted] = await db.select({ total: count() }).from(modelRuns).where(eq(modelRuns.ownerId, ownerId))
  return { calls: rows.map(({ call, version }) => ({ ...call, version })), total: counted?.total ?? 0 }
}

export async function modelRunById(db: Db, ownerId: string, id: string): Promise<StoredRun | null> {
  const [found] = await db
    .select({ call: modelCalls, run: modelRuns })
    .from(modelRuns)
    .innerJoin(modelCalls, eq(modelCalls.id, modelRuns.callId))
    .where(and(eq(modelRuns.ownerId, ownerId), eq(modelRuns.callId, id)))
  return found ?? null
}

/** Forgets what was asked and answered before a moment; the books keep that there was a call. */
export async function forgetModelRuns(db: Db, before: Date): Promise<void> {
  await db.delete(modelRuns).where(lt(modelRuns.calledAt, before))
}
