import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { pluginCodes } from './tables.ts'

export type PluginCode = typeof pluginCodes.$inferSelect

export async function insertCode(db: Db, code: Omit<PluginCode, 'usedAt' | 'keyId'>): Promise<void> {
  await db.insert(pluginCodes).values(code)
}

/** Uses a code up, whether or not it turns out to be good; null for one that was used before, or never was. */
export async function takeCode(db: Db, codeHash: string, now: Date): Promise<PluginCode | null> {
  const [row] = await db
    .update(pluginCodes)
    .set({ usedAt: now })
    .where(and(eq(pluginCodes.codeHash, codeHash), isNull(pluginCodes.usedAt)))
    .returning()
  return row ?? null
}

export async function noteKeyOfCode(db: Db, codeHash: string, keyId: string): Promise<void> {
  await db.update(pluginCodes).set({ keyId }).where(eq(pluginCodes.codeHash, codeHash))
}

export async function codeByHash(db: Db, codeHash: string): Promise<PluginCode | null> {
  const [row] = await db.select().from(pluginCodes).where(eq(pluginCodes.codeHash, codeHash))
  return row ?? null
}

export async function forgetCodesExpiredBefore(db: Db, now: Date): Promise<void> {
  await db.delete(pluginCodes).where(lt(pluginCodes.expiresAt, now))
}
