import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { flagOverrides } from './tables.ts'

/** A flag that is set otherwise than the plan table. */
export type FlagOverride = typeof flagOverrides.$inferSelect
/** What names an override. */
export type FlagPlace = Pick<FlagOverride, 'flag' | 'scope' | 'subject'>

export function allOverrides(db: Db): Promise<FlagOverride[]> {
  return db
    .select()
    .from(flagOverrides)
    .orderBy(asc(flagOverrides.flag), asc(flagOverrides.scope), asc(flagOverrides.subject))
}

export async function overrideAt(db: Db, place: FlagPlace): Promise<FlagOverride | null> {
  const [row] = await db.select().from(flagOverrides).where(at(place))
  return row ?? null
}

export async function saveOverride(db: Db, override: FlagOverride): Promise<void> {
  const { value, updatedAt } = override
  await db
    .insert(flagOverrides)
    .values(override)
    .onConflictDoUpdate({
      target: [flagOverrides.flag, flagOverrides.scope, flagOverrides.subject],
      set: { value, updatedAt },
    })
}

export async function removeOverride(db: Db, place: FlagPlace): Promise<void> {
  await db.delete(flagOverrides).where(at(place))
}

function at({ flag, scope, subject }: FlagPlace) {
  return and(eq(flagOverrides.flag, flag), eq(flagOverrides.scope, scope), eq(flagOverrides.subject, subject))
}
