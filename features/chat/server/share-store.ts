import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { chatShares, chats } from './tables.ts'

export type ChatShareRow = typeof chatShares.$inferSelect

export async function insertChatShare(db: Db, row: ChatShareRow): Promise<void> {
  await db.insert(chatShares).values(row)
}

export async function listChatShares(db: Db, ownerId: string, chatId: string): Promise<ChatShareRow[]> {
  return db
    .select()
    .from(chatShares)
    .where(and(eq(chatShares.ownerId, ownerId), eq(chatShares.chatId, chatId)))
    .orderBy(desc(chatShares.createdAt), desc(chatShares.id))
    .limit(100)
}

/** Ends a link and forgets what it showed. Null for one that is not there. */
export async function revokeChatShare(
  db: Db,
  ownerId: string,
  { chatId, id, now }: { chatId: string; id: string; now: Date },
): Promise<ChatShareRow | null> {
  const [row] = await db
    .update(chatShares)
    .set({ revokedAt: now, snapshot: null })
    .where(and(eq(chatShares.ownerId, ownerId), eq(chatShares.chatId, chatId), eq(chatShares.id, id)))
    .returning()
  return row ?? null
}

/** By its public id alone: whoever has the link. Null once it was revoked, or its conversation deleted. */
export async function openChatShare(db: Db, id: string): Promise<ChatShareRow | null> {
  const [row] = await db
    .select({ share: chatShares })
    .from(chatShares)
    .innerJoin(chats, eq(chats.id, chatShares.chatId))
    .where(and(eq(chatShares.id, id), isNull(chatShares.revokedAt), isNull(chats.deletedAt)))
  return row?.share ?? null
}
