import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Citation, Copy, CopyFault, Engine } from '../../../platform/contract/evidence.ts'
import { moment } from '../../../platform/server/db/columns.ts'
import type { ToolResultShape } from '../contract.ts'

/** What tools wrote, with what the person did with it. */
export const toolResults = pgTable(
  'tool_results',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    userId: text('user_id').notNull(),
    tool: text('tool').notNull(),
    input: jsonb('input').$type<Record<string, string | number>>().notNull(),
    language: text('language').notNull(),
    content: text('content').notNull(),
    citations: jsonb('citations').$type<Citation[]>().notNull(),
    parts: jsonb('parts').$type<Record<string, unknown>>(),
    faults: jsonb('faults').$type<CopyFault[]>(),
    orderedWords: jsonb('ordered_words').$type<Copy['ordered_words']>(),
    unusedSources: jsonb('unused_sources').$type<string[]>(),
    engine: jsonb('engine').$type<Engine>().notNull(),
    isKept: boolean('is_kept').notNull().default(false),
    isEdited: boolean('is_edited').notNull().default(false),
    rating: text('rating').$type<ToolResultShape['rating']>(),
    reason: text('reason').$type<ToolResultShape['reason']>(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('tool_results_owner').on(table.ownerId, table.tool, table.createdAt.desc()),
    index('tool_results_created').on(table.createdAt),
  ],
)

/** A result as it is stored. */
export type ToolResultRow = typeof toolResults.$inferSelect
