import { and, count, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { featureRuns } from './tables.ts'

/** Whose runs, of what, in which month. */
export interface RunCount {
  ownerId: string
  feature: string
  period: Date
}

function counted({ ownerId, feature, period }: RunCount) {
  return and(eq(featureRuns.ownerId, ownerId), eq(featureRuns.feature, feature), eq(featureRuns.period, period))
}

/** Runs of the month that count. */
export async function runsUsed(db: Db, of: RunCount): Promise<number> {
  const [row] = await db
    .select({ used: count() })
    .from(featureRuns)
    .where(and(counted(of), eq(featureRuns.returned, false)))
  return row?.used ?? 0
}

/**
 * Writes one more run while fewer than `limit` count (-1: always). The number within the month is the guard: of two
 * that start from the same count only one is written. True when it was written.
 */
export async function insertRun(
  db: Db,
  of: RunCount,
  { limit, key, memberId, at }: { limit: number; key: string; memberId: string; at: Date },
): Promise<boolean> {
  const next = db
    .select({
      ownerId: sql<string>`${of.ownerId}::text`.as('owner_id'),
      feature: sql<string>`${of.feature}::text`.as('feature'),
      period: sql<Date>`${of.period.toISOString()}::timestamptz`.as('period'),
      number: sql<number>`coalesce(max(${featureRuns.number}), 0) + 1`.as('number'),
      key: sql<string>`${key}::text`.as('key'),
      memberId: sql<string>`${memberId}::text`.as('member_id'),
      returned: sql<boolean>`false`.as('returned'),
      at: sql<Date>`${at.toISOString()}::timestamptz`.as('at'),
    })
    .from(featureRuns)
    .where(counted(of))
    .having(sql`${limit}::int < 0 or count(*) filter (where not ${featureRuns.returned}) < ${limit}::int`)
  const written = await db
    .insert(featureRuns)
    .select(next)
    .onConflictDoNothing()
    .returning({ number: featureRuns.number })
  return written.length === 1
}

/** The run under a key that counts; null where there is none. */
export async function runByKey(db: Db, { ownerId, feature }: Omit<RunCount, 'period'>, key: string) {
  const [row] = await db
    .select()
    .from(featureRuns)
    .where(and(eq(featureRuns.ownerId, ownerId), eq(featureRuns.feature, feature), eq(featureRuns.key, key)))
  return row ?? null
}

/** Lets a run count no longer, or count again. */
export async function markReturned(db: Db, { ownerId, feature }: Omit<RunCount, 'period'>, key: string): Promise<void> {
  await db
    .update(featureRuns)
    .set({ returned: true, key: sql`${featureRuns.key} || ' returned ' || ${featureRuns.number}` })
    .where(and(eq(featureRuns.ownerId, ownerId), eq(featureRuns.feature, feature), eq(featureRuns.key, key)))
}
