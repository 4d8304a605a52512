import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { apiKeys, operatorKeys } from './tables.ts'

/** A key of a person's program, with its hash. */
export type ApiKeyRow = typeof apiKeys.$inferSelect
/** A key of an operator's program, with its hash. */
export type OperatorKeyRow = typeof operatorKeys.$inferSelect

/** How often the last use of a key is written down at most, in milliseconds. */
const USE_NOTED_EVERY_MS = 60_000

export async function apiKeyById(db: Db, id: string): Promise<ApiKeyRow | null> {
  const [row] = await db.select().from(apiKeys).where(eq(apiKeys.id, id))
  return row ?? null
}

/** Newest first. */
export function apiKeysOf(db: Db, ownerId: string): Promise<ApiKeyRow[]> {
  return db
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.ownerId, ownerId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
}

export async function insertApiKey(db: Db, key: ApiKeyRow): Promise<void> {
  await db.insert(apiKeys).values(key)
}

/** False when the owner has no such key. */
export async function deleteApiKey(db: Db, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(apiKeys)
    .where(and(eq(apiKeys.ownerId, ownerId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id })
  return gone.length === 1
}

export async function noteApiKeyUse(db: Db, id: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - USE_NOTED_EVERY_MS)
  await db
    .update(apiKeys)
    .set({ lastUsedAt: at })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))))
}

export async function operatorKeyById(db: Db, id: string): Promise<OperatorKeyRow | null> {
  const [row] = await db.select().from(operatorKeys).where(eq(operatorKeys.id, id))
  return row ?? null
}

/** Newest first. */
export function allOperatorKeys(db: Db): Promise<OperatorKeyRow[]> {
  return db.select().from(operatorKeys).orderBy(desc(operatorKeys.createdAt), desc(operatorKeys.id))
}

export async function insertOperatorKey(db: Db, key: OperatorKeyRow): Promise<void> {
  await db.insert(operatorKeys).values(key)
}

/** False when there is no such key. */
export async function deleteOperatorKey(db: Db, id: string): Promise<boolean> {
  const gone = await db.delete(operatorKeys).where(eq(operatorKeys.id, id)).returning({ id: operatorKeys.id })
  return gone.length === 1
}

export async function noteOperatorKeyUse(db: Db, id: string, at: Date): Promise<void> {
  const before = new Date(at.getTime() - USE_NOTED_EVERY_MS)
  await db
    .update(operatorKeys)
    .set({ lastUsedAt: at })
    .where(and(eq(operatorKeys.id, id), or(isNull(operatorKeys.lastUsedAt), lt(operatorKeys.lastUsedAt, before))))
}
