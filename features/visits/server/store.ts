import { asc, desc, gte, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { pageVisits } from './tables.ts'

/** Visits of one page on one day. */
export type PageVisits = typeof pageVisits.$inferSelect

/** Adds to what is stored, so that the sums of several processes add up. */
export async function addVisits(db: Db, visits: PageVisits[]): Promise<void> {
  await db
    .insert(pageVisits)
    // in one order, so that two processes cannot wait for each other's rows
    .values(visits.toSorted((a, b) => (`${a.day} ${a.page}` < `${b.day} ${b.page}` ? -1 : 1)))
    .onConflictDoUpdate({
      target: [pageVisits.day, pageVisits.page],
      set: { visits: sql`${pageVisits.visits} + excluded.visits` },
    })
}

/** From a day on: newest day first, within it the most visited page first. */
export function visitsSince(db: Db, day: string): Promise<PageVisits[]> {
  return db
    .select()
    .from(pageVisits)
    .where(gte(pageVisits.day, day))
    .orderBy(desc(pageVisits.day), desc(pageVisits.visits), asc(pageVisits.page))
}
