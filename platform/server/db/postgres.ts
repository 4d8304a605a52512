import pg from 'pg'
import { lend, routed, routedDb, transactions } from './current-client.ts'
import type { Database } from './types.ts'

/** Opens PostgreSQL 15 or newer. Connections that break are replaced by the pool. */
export async function openPostgres(url: string, options: { connections: number }): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  pool.on('error', () => {}) // an idle connection that broke is replaced; the next query reports real trouble
  // one that breaks while it is lent out belongs to nobody else's ears, and would end the process
  pool.on('connect', (client) => client.on('error', () => {}))
  const client = routed(pool)
  return {
    kind: 'postgres',
    db: routedDb(client),
    transaction: transactions(pool),
    query: (text, values) => client.query(text, values),
    onOneConnection: (work) => lend(pool, work),
    listen: (channel, heard) => listen(url, channel, heard),
    close: () => pool.end(),
  }
}

/** Keeps one connection hearing a channel; opens it anew when it breaks. */
async function listen(url: string, channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  const open = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', ({ payload }) => heard(payload ?? ''))
    next.on('error', () => {})
    next.once('end', () => {
      if (!stopped) setTimeout(() => open().catch(() => {}), 1_000).unref()
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
  }
  await open()
  return async () => {
    stopped = true
    await client?.end()
  }
}
