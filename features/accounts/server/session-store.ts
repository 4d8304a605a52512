import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/server/db/prepared.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import { sessions } from './auth-tables.ts'

// By the database's clock, for the library writes these times by the true one.
const lasting = prepared((db) =>
  db
    .select({ userId: sessions.userId })
    .from(sessions)
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        gt(sessions.expiresAt, sql`now() + ${sql.placeholder('seconds')} * interval '1 second'`),
      ),
    )
    .prepare('session_lasting'),
)

/** Whose session a token names, if it lasts for some seconds more. */
export async function personOfSession(db: Db, wish: { token: string; seconds: number }): Promise<string | null> {
  const [session] = await lasting(db).execute(wish)
  return session?.userId ?? null
}

/** Removes sessions that are over; nobody can use them any more. */
export async function deleteSessionsEndedBefore(db: Db, moment: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, moment))
}
