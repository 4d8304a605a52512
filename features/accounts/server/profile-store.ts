import { and, count, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { containing } from '../../../platform/server/db/like.ts'
import { prepared } from '../../../platform/server/db/prepared.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import { selectUse, type Use, type UseQuery } from '../../billing/server/index.ts'
import { selectVoiceFacts, type VoiceFacts } from '../../voices/server/index.ts'
import type { Onboarding, Preferences } from '../contract.ts'
import { signInMethods, users } from './auth-tables.ts'
import { profiles } from './tables.ts'

/** A person as they signed up. */
export interface Person {
  id: string
  name: string
  email: string
  createdAt: Date
  suspendedAt: Date | null
}

/** A person's onboarding answers. */
export type Profile = typeof profiles.$inferSelect

const personColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  createdAt: users.createdAt,
  suspendedAt: users.suspendedAt,
}

export async function personById(db: Db, id: string): Promise<Person | null> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.id, id))
  return row ?? null
}

/** The person who signed up first, usually the one who set up the server; null if nobody has. */
export async function firstPersonId(db: Db): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).orderBy(users.createdAt, users.id).limit(1)
  return row?.id ?? null
}

export async function personByEmail(db: Db, email: string): Promise<Person | null> {
  const [row] = await db.select(personColumns).from(users).where(eq(users.email, email.trim().toLowerCase()))
  return row ?? null
}

/** People whose address or name holds the words, newest first, and how many there are. */
export async function findPeople(
  db: Db,
  query: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ people: Person[]; total: number }> {
  const like = containing(query)
  const matching = query ? or(ilike(users.email, like), ilike(users.name, like), eq(users.id, query)) : undefined
  const people = await db
    .select(personColumns)
    .from(users)
    .where(matching)
    .orderBy(desc(users.createdAt), desc(users.id))
    .offset(offset)
    .limit(limit)
  const [row] = await db.select({ total: count() }).from(users).where(matching)
  return { people, total: row?.total ?? 0 }
}

export async function renamePerson(db: Db, id: string, name: string, at: Date): Promise<void> {
  await db.update(users).set({ name, updatedAt: at }).where(eq(users.id, id))
}

/** False when somebody else has the address, also where both ask for it at once. Nobody has proven the new one yet. */
export async function replaceEmail(db: Db, { id, email }: { id: string; email: string }, at: Date): Promise<boolean> {
  try {
    const changed = await db.update(users).set({ email, emailVerified: false, updatedAt: at }).where(eq(users.id, id))
    return changed.rowCount === 1
  } catch (error) {
    if (isTaken(error)) return false
    throw error
  }
}

/** Whether a unique index refused it (SQLSTATE 23505). */
function isTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === '23505'
}

/** The hash of a person's password; null for somebody who has none. */
export async function passwordHashOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db
    .select({ password: signInMethods.password })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, userId), eq(signInMethods.providerId, 'credential')))
  return row?.password ?? null
}

const withUse = prepared((db) =>
  db
    .select({ person: personColumns, profile: profiles, use: selectUse(db), voices: selectVoiceFacts(db) })
    .from(users)
    .leftJoin(profiles, eq(profiles.ownerId, users.id))
    .where(eq(users.id, sql.placeholder('ownerId')))
    .prepare('person_with_use'),
)

/** A person with their onboarding answers, what they used, and what is true of their voices, in one query. */
export async function personWithUse(
  db: Db,
  wish: UseQuery,
): Promise<{ person: Person; profile: Profile | null; use: Use; voices: VoiceFacts } | null> {
  const [row] = await withUse(db).execute({ ...wish })
  return row ?? null
}

/** True for the one call of many with which a person begins. */
export async function startProfileOnce(db: Db, ownerId: string, now: Date): Promise<boolean> {
  const started = await db
    .insert(profiles)
    .values({ ownerId, createdAt: now, startedAt: now })
    .onConflictDoUpdate({ target: profiles.ownerId, set: { startedAt: now }, setWhere: isNull(profiles.startedAt) })
    .returning({ ownerId: profiles.ownerId })
  return started.length === 1
}

/** Puts answers over those that are stored; others stay. */
export async function mergeOnboarding(
  db: Db,
  ownerId: string,
  { answers, now }: { answers: z.infer<typeof Onboarding>; now: Date },
): Promise<z.infer<typeof Onboarding>> {
  const [row] = await db
    .insert(profiles)
    .values({ ownerId, onboarding: answers, createdAt: now })
    .onConflictDoUpdate({
      target: profiles.ownerId,
      set: { onboarding: sql`${profiles.onboarding} || excluded.onboarding` },
    })
    .returning({ onboarding: profiles.onboarding })
  return row?.onboarding ?? answers
}

/** A person's onboarding answers; null if there are none yet. */
export async function profileOf(db: Db, ownerId: string): Promise<Profile | null> {
  const [row] = await db.select().from(profiles).where(eq(profiles.ownerId, ownerId))
  return row ?? null
}

export async function mergePreferences(
  db: Db,
  ownerId: string,
  { wishes, now }: { wishes: Partial<z.infer<typeof Preferences>>; now: Date },
): Promise<Partial<z.infer<typeof Preferences>>> {
  const [row] = await db
    .insert(profiles)
    .values({ ownerId, preferences: wishes, createdAt: now })
    .onConflictDoUpdate({
      target: profiles.ownerId,
      set: { preferences: sql`${profiles.preferences} || excluded.preferences` },
    })
    .returning({ preferences: profiles.preferences })
  return row?.preferences ?? wishes
}
