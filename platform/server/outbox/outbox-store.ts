import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import { outbox } from './outbox-tables.ts'
import type { DeliveryState } from './types.ts'

export type OutboxRow = typeof outbox.$inferSelect

/** After this silence of the process that sends, in seconds, nobody knows what became of it. */
const SIGN_OF_LIFE_SECONDS = 15
const aliveUntil = sql`now() + make_interval(secs => ${SIGN_OF_LIFE_SECONDS})`

/** Keeps a row; returns the id of the one that has its key already, where there is one. */
export async function insertDelivery(db: Db, row: typeof outbox.$inferInsert): Promise<string> {
  const [inserted] = await db.insert(outbox).values(row).onConflictDoNothing().returning({ id: outbox.id })
  if (inserted) return inserted.id
  const [before] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.kind, row.kind), eq(outbox.key, row.key ?? '')))
  return before?.id ?? row.id
}

export async function deliveryById(db: Db, id: string): Promise<OutboxRow | null> {
  const [row] = await db.select().from(outbox).where(eq(outbox.id, id))
  return row ?? null
}

/** Takes the one that waits longest, for this try alone. Several processes may ask at once. */
export async function claimDue(
  db: Db,
  { kinds, attemptId, now }: { kinds: string[]; attemptId: string; now: Date },
): Promise<OutboxRow | null> {
  const next = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, 'due'), lte(outbox.dueAt, now), inArray(outbox.kind, kinds)))
    .orderBy(asc(outbox.dueAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [row] = await db
    .update(outbox)
    .set({ state: 'sending', attemptId, attempts: sql`${outbox.attempts} + 1`, aliveUntil, updatedAt: now })
    // as a scalar it is asked once; in a list it may be asked, and lock, once for each row
    .where(and(eq(outbox.state, 'due'), eq(outbox.id, sql`(${next})`)))
    .returning()
  return row ?? null
}

/** Shows that the process that sends lives. */
export async function showAlive(db: Db, { id, attemptId }: Attempt): Promise<void> {
  await db
    .update(outbox)
    .set({ aliveUntil })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'sending'), eq(outbox.attemptId, attemptId)))
}

interface Attempt {
  id: string
  attemptId: string
}

/** Changes a row that is in `from` and whose last try is this one. False when it is otherwise by now. */
export async function changeDelivery(
  db: Db,
  { id, attemptId }: Attempt,
  from: DeliveryState,
  change: Partial<OutboxRow>,
): Promise<boolean> {
  const changed = await db
    .update(outbox)
    .set(change)
    .where(and(eq(outbox.id, id), eq(outbox.state, from), eq(outbox.attemptId, attemptId)))
    .returning({ id: outbox.id })
  return changed.length > 0
}

/** Marks what a process was sending when it died. `all`: nobody else can be at work, so whatever is being sent. */
export async function doubtAbandoned(db: Db, { now, all }: { now: Date; all: boolean }): Promise<OutboxRow[]> {
  return db
    .update(outbox)
    .set({ state: 'in-doubt', dueAt: now, problem: 'The process ended while sending.', updatedAt: now })
    .where(and(eq(outbox.state, 'sending'), all ? undefined : lt(outbox.aliveUntil, sql`now()`)))
    .returning()
}

/** What is in doubt and may be asked for now. */
export async function doubtful(db: Db, { kinds, now }: { kinds: string[]; now: Date }): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(and(eq(outbox.state, 'in-doubt'), lte(outbox.dueAt, now), inArray(outbox.kind, kinds)))
    .orderBy(asc(outbox.dueAt))
    .limit(20)
}

/** Settles one in doubt, or revives one that failed, by a person's word. */
export async function decideDelivery(
  db: Db,
  id: string,
  { from, change }: { from: DeliveryState[]; change: Partial<OutboxRow> },
): Promise<boolean> {
  const changed = await db
    .update(outbox)
    .set(change)
    .where(and(eq(outbox.id, id), inArray(outbox.state, from)))
    .returning({ id: outbox.id })
  return changed.length > 0
}

/** Forgets what ended before `then`, except what has a key, which must never be delivered again. */
export async function forgetEnded(db: Db, then: Date): Promise<void> {
  await db
    .delete(outbox)
    .where(and(inArray(outbox.state, ['sent', 'failed']), lt(outbox.updatedAt, then), sql`${outbox.key} is null`))
}

const UNDELIVERED: DeliveryState[] = ['in-doubt', 'failed', 'sending', 'due']

/** What has not arrived, by state in the order of `UNDELIVERED`, then by time. */
export async function listUndelivered(
  db: Db,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: OutboxRow[]; total: number }> {
  const where = inArray(outbox.state, UNDELIVERED)
  const order = sql`array_position(array['in-doubt', 'failed', 'sending', 'due'], ${outbox.state})`
  const rows = await db.select().from(outbox).where(where).orderBy(order, asc(outbox.dueAt)).offset(offset).limit(limit)
  return { rows, total: await db.$count(outbox, where) }
}

/** How many there are by kind and state, those that arrived apart, for the operator's metrics. */
export async function countUndelivered(db: Db): Promise<Array<{ kind: string; state: string; count: number }>> {
  return db
    .select({ kind: outbox.kind, state: outbox.state, count: sql<number>`count(*)::int` })
    .from(outbox)
    .where(inArray(outbox.state, UNDELIVERED))
    .groupBy(outbox.kind, outbox.state)
}
