import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Flags that an operator set otherwise than the plan table: for everyone, a plan or a person. */
export const flagOverrides = pgTable(
  'flag_overrides',
  {
    flag: text('flag').notNull(),
    scope: text('scope', { enum: ['everyone', 'plan', 'user'] }).notNull(),
    /** The plan id or user id; empty for everyone. */
    subject: text('subject').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.flag, table.scope, table.subject] })],
)
