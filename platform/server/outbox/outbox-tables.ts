import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DeliveryState } from './types.ts'

/** What is to reach a service outside, or has. */
export const outbox = pgTable(
  'outbox',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id'),
    kind: text('kind').notNull(),
    /** The same key never makes a second delivery of its kind. */
    key: text('key'),
    /** Sealed, for mail carries links that open accounts. Gone once it has arrived. */
    payload: text('payload'),
    state: text('state').$type<DeliveryState>().notNull().default('due'),
    /** When the next try begins, or, in doubt, when the target is asked next. */
    dueAt: timestamp('due_at', { withTimezone: true, mode: 'date' }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** The try that is on its way or was last; who does not know it may not say how it ended. */
    attemptId: text('attempt_id'),
    /** By the database's clock: until then the process that sends counts as living. */
    aliveUntil: timestamp('alive_until', { withTimezone: true, mode: 'date' }),
    /** What the target gave back, such as the id of what it made. */
    receipt: jsonb('receipt').$type<Record<string, unknown>>(),
    problem: text('problem'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (row) => [
    uniqueIndex('outbox_key').on(row.kind, row.key),
    index('outbox_open').on(row.dueAt).where(sql`state in ('due', 'sending', 'in-doubt')`),
    index('outbox_owner').on(row.ownerId),
  ],
)
