import { sql } from 'drizzle-orm'
import type { Schedule } from '../plug-points.ts'
import type { Db } from './types.ts'

/**
 * Nothing in PGlite runs autovacuum: room of replaced rows would never be used again, and the planner would never learn
 * how large tables are. Tables are tidied by PostgreSQL's own rule for when (50 rows, and a fifth dead or a tenth
 * changed), one at a time, so that others have their turn between.
 */
export const tidyTables: Schedule = { name: 'tidy-tables', cron: '*/10 * * * *', run: ({ db }) => tidy(db) }

/** Vacuums and analyses the tables that need it. */
export async function tidy(db: Db): Promise<void> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, relname) as name from pg_stat_user_tables
    where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup`)
  for (const { name } of rows) await db.execute(sql.raw(`vacuum (analyze) ${name}`))
}
