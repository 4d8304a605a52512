import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { Engine, Notice } from '../../../platform/contract/evidence.ts'
import type { AnswerCitationShape, MessageShape, MessageState, ReadSourceShape, SelectionShape } from '../contract.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A conversation. `selection` is what its next question is answered from, `shown` the last message of the branch that is shown. */
export const chats = pgTable(
  'chats',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    projectId: text('project_id').notNull(),
    /** Empty until it is named by its first question. */
    title: text('title').notNull(),
    pinned: boolean('pinned').notNull(),
    selection: jsonb('selection').$type<SelectionShape>().notNull(),
    shown: text('shown'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    deletedAt: moment('deleted_at'),
  },
  (chat) => [index('chats_owner').on(chat.ownerId, chat.updatedAt.desc()).where(sql`deleted_at is null`)],
)

/** A question or an answer. Those with the same parent are versions of each other, in the order of their ids. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: text('id').primaryKey(),
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    parentId: text('parent_id'),
    role: text('role').$type<MessageShape['role']>().notNull(),
    state: text('state').$type<MessageState>().notNull(),
    text: text('text').notNull(),
    language: text('language').notNull(),
    selection: jsonb('selection').$type<SelectionShape>().notNull(),
    citations: jsonb('citations').$type<AnswerCitationShape[]>().notNull(),
    unsourced: jsonb('unsourced').$type<MessageShape['unsourced']>().notNull(),
    read: jsonb('read').$type<ReadSourceShape[]>().notNull(),
    notices: jsonb('notices').$type<Notice[]>().notNull(),
    engine: jsonb('engine').$type<Engine>(),
    credits: integer('credits'),
    ownKey: boolean('own_key').notNull(),
    problem: text('problem'),
    checkId: text('check_id'),
    /** Counts the times that it was continued, so that each is paid for by itself. */
    attempt: integer('attempt').notNull(),
    createdAt: moment('created_at').notNull(),
    /** Its text is whole: whoever wrote it was only naming sources when it was last heard of. */
    isWhole: boolean('is_whole').notNull().default(false),
    /** The last sign of life of whoever writes it. */
    aliveAt: moment('alive_at').notNull(),
  },
  (message) => [
    index('chat_messages_order').on(message.chatId, message.id),
    index('chat_messages_parent').on(message.parentId),
    index('chat_messages_writing').on(message.aliveAt).where(sql`state = 'writing'`),
  ],
)

/** What a share link shows: questions and answers as they were when it was created. */
export interface Snapshot {
  title: string
  messages: (Pick<typeof chatMessages.$inferSelect, 'role' | 'text' | 'citations' | 'language'> & {
    /** Absent in links from before it was kept. */
    unsourced?: MessageShape['unsourced']
  })[]
}

/** Public read-only links. The snapshot goes when the link is revoked. */
export const chatShares = pgTable(
  'chat_shares',
  {
    id: text('id').primaryKey(),
    chatId: text('chat_id')
      .notNull()
      .references(() => chats.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    authorId: text('author_id').notNull(),
    snapshot: jsonb('snapshot').$type<Snapshot>(),
    createdAt: moment('created_at').notNull(),
    revokedAt: moment('revoked_at'),
  },
  (share) => [index('chat_shares_chat').on(share.chatId)],
)
