import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'

/** The database as stores see it. */
export type Db = NodePgDatabase

/** Runs `work` in one transaction; a nested call joins the outer one. Rolls back when `work` throws. */
export type Transaction = <T>(work: () => Promise<T>) => Promise<T>

/** An open database: PGlite in its worker, or PostgreSQL. */
export interface Database {
  kind: 'embedded' | 'postgres'
  db: Db
  transaction: Transaction
  /** Plain SQL on the current transaction's connection, or on any. For the platform itself and for health checks. */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<pg.QueryResult<Row>>
  /** Lends one connection of its own without time limits, for what is bound to a session: advisory locks, migrations. */
  onOneConnection<T>(work: (client: pg.Client | pg.PoolClient) => Promise<T>): Promise<T>
  /** A client of its own that hears NOTIFY; null on the embedded database, where everything is one process. */
  listen(channel: string, heard: (payload: string) => void): Promise<(() => Promise<void>) | null>
  /** Connections that are open now, idle ones among them, and how many ask for one in vain. */
  connections(): { total: number; idle: number; waiting: number }
  close(): Promise<void>
}
