import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import { idempotencyKeys } from './idempotency-tables.ts'

export interface KeyOwner {
  principal: string
  key: string
}

/** True for the one caller that now holds the key. */
export async function claimKey(db: Db, { principal, key }: KeyOwner, fingerprint: string, now: Date): Promise<boolean> {
  const rows = await db
    .insert(idempotencyKeys)
    .values({ principal, key, fingerprint, createdAt: now, touchedAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  return rows.length > 0
}

export async function findKey(
  db: Db,
  owner: KeyOwner,
): Promise<{ fingerprint: string; answer: unknown; touchedAt: Date } | null> {
  const [row] = await db
    .select({
      fingerprint: idempotencyKeys.fingerprint,
      answer: idempotencyKeys.answer,
      touchedAt: idempotencyKeys.touchedAt,
    })
    .from(idempotencyKeys)
    .where(isOwner(owner))
  return row ?? null
}

export async function keepAnswer(db: Db, owner: KeyOwner, answer: unknown): Promise<void> {
  await db.update(idempotencyKeys).set({ answer }).where(isOwner(owner))
}

/** Says that the call which holds the key is still at work. */
export async function touchKey(db: Db, owner: KeyOwner, now: Date): Promise<void> {
  await db.update(idempotencyKeys).set({ touchedAt: now }).where(isOwner(owner))
}

export async function releaseKey(db: Db, owner: KeyOwner): Promise<void> {
  await db.delete(idempotencyKeys).where(and(isOwner(owner), isNull(idempotencyKeys.answer)))
}

/** Lets go of a key whose call has shown no sign of life since `before`. */
export async function releaseAbandoned(db: Db, owner: KeyOwner, before: Date): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(isOwner(owner), isNull(idempotencyKeys.answer), lt(idempotencyKeys.touchedAt, before)))
}

export async function forgetKeysBefore(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before))
}

function isOwner({ principal, key }: KeyOwner) {
  return and(eq(idempotencyKeys.principal, principal), eq(idempotencyKeys.key, key))
}
