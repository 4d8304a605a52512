import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Database } from './types.ts'

const MIGRATIONS = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** Any constant: the same number in every process that may migrate the same database. */
const MIGRATION_LOCK = 7_042_026

/** Brings the schema up to date. Several processes may call it at once: one works, the others wait and find it done. */
export function migrate(database: Database): Promise<void> {
  return database.onOneConnection(async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    try {
      await client.query('create extension if not exists pg_trgm')
      // the queue makes its schema by itself, but where two make it at once, one of them fails
      await client.query('create schema if not exists pgboss')
      await runMigrations(drizzle({ client }), { migrationsFolder: MIGRATIONS })
    } finally {
      await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    }
  })
}
