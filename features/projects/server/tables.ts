import { boolean, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Brief } from '../../../platform/contract/brief.ts'
import { moment } from '../../../platform/server/db/columns.ts'

/** Sites or clients that work is kept for. */
export const projects = pgTable(
  'projects',
  {
    id: text('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull(),
    archivedAt: moment('archived_at'),
    /** What new workflows begin with; null until one has said it. */
    brief: jsonb('brief').$type<Brief>(),
    /** Nothing of it is published or shared while a checked claim is disputed or has changed since. */
    publishesChecked: boolean('publishes_checked').notNull().default(false),
  },
  (table) => [index('projects_owner').on(table.ownerId, table.createdAt)],
)
