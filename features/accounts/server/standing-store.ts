import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { users } from './auth-tables.ts'

/** Whether an operator keeps this person out. */
export async function isSuspended(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNotNull(users.suspendedAt)))
  return row !== undefined
}

/** Keeps a person out from a moment on; null lets them in again. */
export async function setSuspended(db: Db, userId: string, suspendedAt: Date | null): Promise<void> {
  await db.update(users).set({ suspendedAt }).where(eq(users.id, userId))
}

/** Takes a person's address as proven. */
export async function setVerified(db: Db, userId: string, now: Date): Promise<void> {
  await db.update(users).set({ emailVerified: true, updatedAt: now }).where(eq(users.id, userId))
}
