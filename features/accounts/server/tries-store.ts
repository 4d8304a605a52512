import { eq, like, or, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { newId } from '../../../platform/server/ids.ts'
import { signInAttempts } from './auth-tables.ts'

/** How long tries are remembered after the last one, in milliseconds. */
const KEPT_MS = 24 * 3600_000
/** The first wait after the free tries; each further wrong try doubles it. */
const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 15 * 60_000

// The sign-in library sweeps this table of rows whose `last_request` is past; ours hold the moment until which they count.
const { key, count, lastRequest: keptUntil } = signInAttempts

/** Counts a try before it is made, so that many at once cannot pass; else the milliseconds until the next may be made. */
export async function reserveTry(
  db: Db,
  { name, free }: { name: string; free: number },
  now: Date,
): Promise<{ isGranted: true } | { isGranted: false; waitMs: number }> {
  const at = now.getTime()
  const granted = await db
    .insert(signInAttempts)
    .values({ id: newId(), key: name, count: 1, lastRequest: at + KEPT_MS })
    .onConflictDoUpdate({
      target: key,
      set: { count: sql`case when ${keptUntil} <= ${at} then 1 else ${count} + 1 end`, lastRequest: at + KEPT_MS },
      setWhere: sql`${keptUntil} <= ${at} or ${count} < ${free} or ${at} >= ${keptUntil} - ${KEPT_MS} + least(${LONGEST_WAIT_MS}, ${FIRST_WAIT_MS} * power(2, least(${count} - ${free}, 16)))`,
    })
    .returning({ count })
  if (granted.length > 0) return { isGranted: true }
  const [row] = await db.select({ count, keptUntil }).from(signInAttempts).where(eq(key, name))
  const wait = row ? Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (row.count - free)) : FIRST_WAIT_MS
  return { isGranted: false, waitMs: row ? Math.max(1, row.keptUntil - KEPT_MS + wait - at) : wait }
}

/** Takes back a try in which no password was looked at. */
export async function giveBackTry(db: Db, name: string): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ count: sql`greatest(0, ${count} - 1)` })
    .where(eq(key, name))
}

/**
 * Takes one of `burst` turns that everybody has together, one of which comes back each `everyMs`; answers the milliseconds
 * until there is one, 0 where it was taken. The row holds the moment at which all of them are back.
 */
export async function takeTurn(
  db: Db,
  { name, burst, everyMs }: { name: string; burst: number; everyMs: number },
  now: Date,
): Promise<number> {
  const at = now.getTime()
  const taken = await db
    .insert(signInAttempts)
    .values({ id: newId(), key: name, count: 0, lastRequest: at + everyMs })
    .onConflictDoUpdate({
      target: key,
      set: { lastRequest: sql`greatest(${keptUntil}, ${at}) + ${everyMs}` },
      setWhere: sql`${keptUntil} <= ${at + (burst - 1) * everyMs}`,
    })
    .returning({ count })
  if (taken.length > 0) return 0
  const [row] = await db.select({ keptUntil }).from(signInAttempts).where(eq(key, name))
  return Math.max(1, (row?.keptUntil ?? at) - at - (burst - 1) * everyMs)
}

export async function giveBackTurns(
  db: Db,
  { name, everyMs }: { name: string; everyMs: number },
  turns: number,
): Promise<void> {
  await db
    .update(signInAttempts)
    .set({ lastRequest: sql`${keptUntil} - ${turns * everyMs}` })
    .where(eq(key, name))
}

/** Adds a wrong try to a sum that holds nobody up by itself. */
export async function addFailure(db: Db, name: string, now: Date): Promise<void> {
  const at = now.getTime()
  await db
    .insert(signInAttempts)
    .values({ id: newId(), key: name, count: 1, lastRequest: at + KEPT_MS })
    .onConflictDoUpdate({
      target: key,
      set: { count: sql`case when ${keptUntil} <= ${at} then 1 else ${count} + 1 end`, lastRequest: at + KEPT_MS },
    })
}

export async function failuresOf(db: Db, name: string, now: Date): Promise<number> {
  const [row] = await db.select({ count, keptUntil }).from(signInAttempts).where(eq(key, name))
  return row && row.keptUntil > now.getTime() ? row.count : 0
}

export async function forgetTry(db: Db, name: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(key, name))
}

/** Forgets what was counted for a lock, wherever it came from. */
export async function forgetTriesUnder(db: Db, name: string): Promise<void> {
  await db.delete(signInAttempts).where(or(eq(key, name), like(key, `${name}:%`)))
}
