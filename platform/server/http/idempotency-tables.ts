import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** First answers by caller and key, kept for 24 hours. `answer` is null while the first call is still at work. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    principal: text('principal').notNull(),
    key: text('key').notNull(),
    fingerprint: text('fingerprint').notNull(),
    answer: jsonb('answer'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull(),
    touchedAt: timestamp('touched_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.principal, entry.key] }), index('idempotency_keys_age').on(entry.createdAt)],
)
