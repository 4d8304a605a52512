import { and, count, desc, eq, ilike, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { containing } from '../../../platform/server/db/like.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import { chatMessages, chats } from './tables.ts'

export type ChatRow = typeof chats.$inferSelect

/** Characters of a message that a search shows, and how many of them before what was found. */
const EXCERPT = 140
const BEFORE = 40

/** With its table, which Drizzle leaves out where it selects: a message has an id too. */
const CHAT_ID = sql.raw('chats.id')

export async function insertChat(db: Db, chat: ChatRow): Promise<void> {
  await db.insert(chats).values(chat)
}

export async function findChat(db: Db, ownerId: string, id: string): Promise<ChatRow | null> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(isOwned(ownerId, id), isNull(chats.deletedAt)))
  return row ?? null
}

/** A window of an owner's conversations with what a search found in their messages. */
export async function listChats(
  db: Db,
  ownerId: string,
  { projectId, query, offset, limit }: { projectId?: string; query?: string; offset: number; limit: number },
): Promise<{ rows: (ChatRow & { excerpt: string | null })[]; total: number }> {
  const words = query?.trim() ?? ''
  const where = and(
    eq(chats.ownerId, ownerId),
    isNull(chats.deletedAt),
    projectId ? eq(chats.projectId, projectId) : undefined,
    words ? or(ilike(chats.title, containing(words)), sql`exists (${hitsOf(words)})`) : undefined,
  )
  const [rows, [total]] = await Promise.all([
    db
      .select({ chat: chats, excerpt: words ? excerptOf(words) : sql<string | null>`null` })
      .from(chats)
      .where(where)
      .orderBy(desc(chats.pinned), desc(chats.updatedAt), desc(chats.id))
      .offset(offset)
      .limit(limit),
    db.select({ count: count() }).from(chats).where(where),
  ])
  return { rows: rows.map(({ chat, excerpt }) => ({ ...chat, excerpt })), total: total?.count ?? 0 }
}

function hitsOf(words: string): SQL {
  return sql`select 1 from ${chatMessages} m where m.chat_id = ${CHAT_ID} and m.text ilike ${containing(words)}`
}

function excerptOf(words: string): SQL<string | null> {
  return sql<string | null>`(
    select substr(m.text, greatest(1, strpos(lower(m.text), lower(${words})) - ${BEFORE}::int), ${EXCERPT}::int)
    from ${chatMessages} m where m.chat_id = ${CHAT_ID} and m.text ilike ${containing(words)} order by m.id desc limit 1)`
}

export async function changeChat(
  db: Db,
  ownerId: string,
  id: string,
  change: Partial<ChatRow>,
): Promise<ChatRow | null> {
  if (Object.keys(change).length === 0) return findChat(db, ownerId, id)
  const [row] = await db
    .update(chats)
    .set(change)
    .where(and(isOwned(ownerId, id), isNull(chats.deletedAt)))
    .returning()
  return row ?? null
}

/** Deletes a conversation, or brings it back where `deletedAt` is null. False for one that is not there to be. */
export async function markDeleted(db: Db, ownerId: string, id: string, deletedAt: Date | null): Promise<boolean> {
  const wasDeleted = deletedAt ? isNull(chats.deletedAt) : isNotNull(chats.deletedAt)
  const rows = await db
    .update(chats)
    .set({ deletedAt })
    .where(and(isOwned(ownerId, id), wasDeleted))
    .returning({ id: chats.id })
  return rows.length > 0
}

export async function purgeDeletedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(chats).where(lt(chats.deletedAt, before))
}

function isOwned(ownerId: string, id: string) {
  return and(eq(chats.id, id), eq(chats.ownerId, ownerId))
}
