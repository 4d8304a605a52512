import { and, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { apiKeys, operatorKeys } from './tables.ts'

/** A key of a person's program, with its hash. */
export type ApiKeyRow = typeof apiKeys.$inferSelect
/** A key of an operator's program, with its hash. */
export type OperatorKeyRow = typeof operatorKeys.$inferSelect
/** Whose program a key is for. */
export type KeyKind = 'person' | 'operator'

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

/** Writes when keys were last used, many in one statement; a later use that another process wrote stays. */
export async function writeKeyUses(db: Db, kind: KeyKind, uses: ReadonlyMap<string, Date>): Promise<void> {
  const table = kind === 'person' ? apiKeys : operatorKeys
  const used = sql`unnest(${sql.param([...uses.keys()])}::text[], ${sql.param([...uses.values()].map((at) => at.toISOString()))}::timestamptz[]) as used (key_id, at)`
  await db
    .update(table)
    .set({ lastUsedAt: sql`used.at` })
    .from(used)
    .where(and(eq(table.id, sql`used.key_id`), or(isNull(table.lastUsedAt), lt(table.lastUsedAt, sql`used.at`))))
}
