import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** One row per request to a language model: who, for what, how much, how long. Never content. */
export const modelCalls = pgTable(
  'model_calls',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    feature: text('feature').notNull(),
    purpose: text('purpose').notNull(),
    provider: text('provider').notNull(),
    model: text('model').notNull(),
    ownKey: boolean('own_key').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    durationMs: integer('duration_ms').notNull(),
    firstTextMs: integer('first_text_ms'),
    outcome: text('outcome').notNull(),
    calledAt: timestamp('called_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('model_calls_owner').on(table.ownerId, table.calledAt)],
)

/** What was asked and answered in a call, sealed, for as long as it can be run again. */
export const modelRuns = pgTable(
  'model_runs',
  {
    callId: text('call_id')
      .primaryKey()
      .references(() => modelCalls.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    /** Of Longhand, whose prompt it was. */
    version: text('version').notNull(),
    content: text('content').notNull(),
    calledAt: timestamp('called_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('model_runs_owner').on(table.ownerId, table.calledAt)],
)
