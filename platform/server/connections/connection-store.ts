import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../db/types.ts'
import { connections } from './connection-tables.ts'

export type ConnectionRow = typeof connections.$inferSelect

/** How long one process may be refreshing before another takes it up, in seconds: longer than the service may take to answer. */
const REFRESH_SECONDS = 20

interface Whose {
  ownerId: string
  service: string
}

const of = ({ ownerId, service }: Whose) => and(eq(connections.ownerId, ownerId), eq(connections.service, service))

export async function connectionOf(db: Db, whose: Whose): Promise<ConnectionRow | null> {
  const [row] = await db.select().from(connections).where(of(whose))
  return row ?? null
}

export async function connectionsOf(db: Db, ownerId: string): Promise<ConnectionRow[]> {
  return db.select().from(connections).where(eq(connections.ownerId, ownerId)).orderBy(asc(connections.service))
}

/** Puts a connection in the place of what was there. A refresh that is under way may not overwrite it anymore. */
export async function putConnection(db: Db, row: typeof connections.$inferInsert): Promise<void> {
  const { id: _, createdAt: __, ...change } = row
  await db
    .insert(connections)
    .values(row)
    .onConflictDoUpdate({
      target: [connections.ownerId, connections.service],
      set: { ...change, state: 'working', problem: null, refreshId: null, refreshUntil: null },
    })
}

/** Takes the right to refresh what the caller has seen. Null where somebody else has it, or has changed the tokens since. */
export async function claimRefresh(db: Db, seen: ConnectionRow, refreshId: string): Promise<ConnectionRow | null> {
  const [row] = await db
    .update(connections)
    .set({ refreshId, refreshUntil: sql`now() + make_interval(secs => ${REFRESH_SECONDS})` })
    .where(
      and(
        eq(connections.id, seen.id),
        eq(connections.tokens, seen.tokens),
        eq(connections.state, 'working'),
        or(isNull(connections.refreshUntil), lt(connections.refreshUntil, sql`now()`)),
      ),
    )
    .returning()
  return row ?? null
}

/** Keeps how a refresh ended, unless the connection was changed meanwhile; gives its right back. */
export async function endRefresh(
  db: Db,
  { id, refreshId }: { id: string; refreshId: string },
  change: Partial<ConnectionRow>,
): Promise<void> {
  await db
    .update(connections)
    .set({ ...change, refreshId: null, refreshUntil: null })
    .where(and(eq(connections.id, id), eq(connections.refreshId, refreshId)))
}

export async function breakConnection(
  db: Db,
  whose: Whose,
  change: { problem: string; updatedAt: Date },
): Promise<void> {
  await db
    .update(connections)
    .set({ ...change, state: 'broken' })
    .where(of(whose))
}

export async function deleteConnection(db: Db, whose: Whose): Promise<boolean> {
  const deleted = await db.delete(connections).where(of(whose)).returning({ id: connections.id })
  return deleted.length > 0
}
