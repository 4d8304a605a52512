import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How often each page was opened on a day (UTC), and nothing about who did. */
export const pageVisits = pgTable(
  'page_visits',
  {
    day: date('day', { mode: 'string' }).notNull(),
    /** The page's pattern. */
    page: text('page').notNull(),
    visits: integer('visits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.page] })],
)
