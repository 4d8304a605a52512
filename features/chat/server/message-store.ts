import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import type { Place } from '../tree.ts'
import { chatMessages } from './tables.ts'

export type MessageRow = typeof chatMessages.$inferSelect
type Ended = Exclude<MessageRow['state'], 'writing'>

export async function insertMessages(db: Db, messages: MessageRow[]): Promise<void> {
  await db.insert(chatMessages).values(messages)
}

/** Where each message of a conversation is, in the order in which they were made. */
export async function placesIn(db: Db, chatId: string): Promise<Place[]> {
  return db
    .select({ id: chatMessages.id, parentId: chatMessages.parentId })
    .from(chatMessages)
    .where(eq(chatMessages.chatId, chatId))
    .orderBy(asc(chatMessages.id))
}

export async function messagesByIds(db: Db, ids: readonly string[]): Promise<MessageRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select()
    .from(chatMessages)
    .where(inArray(chatMessages.id, [...ids]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function findMessage(db: Db, chatId: string, id: string): Promise<MessageRow | null> {
  const [row] = await db
    .select()
    .from(chatMessages)
    .where(and(eq(chatMessages.chatId, chatId), eq(chatMessages.id, id)))
  return row ?? null
}

export async function changeMessage(db: Db, id: string, change: Partial<MessageRow>): Promise<void> {
  await db.update(chatMessages).set(change).where(eq(chatMessages.id, id))
}

/** Changes an answer that is in one of these states. False where it is not: somebody was faster. */
export async function changeMessageIn(
  db: Db,
  id: string,
  states: MessageRow['state'][],
  change: Partial<MessageRow>,
): Promise<boolean> {
  const rows = await db
    .update(chatMessages)
    .set(change)
    .where(and(eq(chatMessages.id, id), inArray(chatMessages.state, states)))
    .returning({ id: chatMessages.id })
  return rows.length > 0
}

/** Ends every answer whose writer has given no sign of life since then; one whose text was whole lacks nothing. */
export async function endAbandoned(db: Db, before: Date, state: Ended): Promise<void> {
  await db
    .update(chatMessages)
    .set({ state: sql`case when ${chatMessages.isWhole} then 'done' else ${state} end` })
    .where(and(eq(chatMessages.state, 'writing'), lt(chatMessages.aliveAt, before)))
}
