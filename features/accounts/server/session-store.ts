import { lt } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { sessions } from './auth-tables.ts'

/** Removes sessions that are over; nobody can use them anymore. */
export async function deleteSessionsEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, moment))
}
