import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Abilities } from '../../../platform/server/ai/types.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import { KeyProvider, type StoredKey } from '../contract.ts'
import { modelKeys } from './tables.ts'

/** A stored key: what may be shown of it, and the sealed key. */
export type KeyRow = z.output<typeof StoredKey> & { sealedKey: string; abilities: Partial<Abilities> }

export async function keyOf(db: Db, ownerId: string): Promise<KeyRow | null> {
  const [row] = await db.select().from(modelKeys).where(eq(modelKeys.ownerId, ownerId))
  if (!row) return null
  const { provider, lastFour, baseUrl, model, sealedKey, abilities } = row
  return { provider: KeyProvider.parse(provider), last_four: lastFour, base_url: baseUrl, model, sealedKey, abilities }
}

export async function putKey(db: Db, ownerId: string, row: KeyRow, savedAt: Date): Promise<void> {
  const values = {
    provider: row.provider,
    sealedKey: row.sealedKey,
    lastFour: row.last_four,
    baseUrl: row.base_url,
    model: row.model,
    abilities: row.abilities,
    savedAt,
  }
  await db
    .insert(modelKeys)
    .values({ ownerId, ...values })
    .onConflictDoUpdate({ target: modelKeys.ownerId, set: values })
}

/** False when there was none. */
export async function removeKey(db: Db, ownerId: string): Promise<boolean> {
  const rows = await db
    .delete(modelKeys)
    .where(eq(modelKeys.ownerId, ownerId))
    .returning({ ownerId: modelKeys.ownerId })
  return rows.length > 0
}

/** Keeps what a further test measured. */
export async function putAbilities(db: Db, ownerId: string, abilities: Partial<Abilities>): Promise<void> {
  await db.update(modelKeys).set({ abilities }).where(eq(modelKeys.ownerId, ownerId))
}
