import pg from 'pg'
import { routed, routedDb, transactions } from './current-client.ts'
import type { Database } from './types.ts'

/** Longest wait for a connection, of the pool or again, in milliseconds. */
const CONNECT_MS = 10_000
/** Longest time of one statement; the database ends it then, in milliseconds. */
const STATEMENT_MS = 60_000
/** Longest wait for the answer to one: later than the database's own end, so that only silence meets it, in milliseconds. */
const SILENCE_MS = 65_000
/** How often the listening connection is asked whether it still hears, and how long it may take to say so, in milliseconds. */
const PULSE_MS = 15_000
const PULSE_ANSWER_MS = 5_000

/** Opens PostgreSQL 15 or newer. Connections that break are replaced by the pool; one that falls silent is given up. */
export async function openPostgres(url: string, options: { connections: number }): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: SILENCE_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: CONNECT_MS,
    // not as a startup parameter: PgBouncer refuses those that it does not know
    onConnect: async (client) => void (await client.query(`set statement_timeout = ${STATEMENT_MS}`)),
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
    onOneConnection: (work) => onOneConnection(url, work),
    listen: (channel, heard) => listen(url, channel, heard),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

/** Outside the pool, for what it is asked may take as long as it takes: an index of a large table, a lock of another process. */
async function onOneConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS, keepAlive: true })
  client.on('error', () => {}) // the query that it breaks says so
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Keeps one connection hearing a channel; opens it again when it breaks or falls silent. */
async function listen(url: string, channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
  let client: pg.Client | undefined
  let stopped = false
  const open = async () => {
    const next = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: PULSE_ANSWER_MS,
      keepAlive: true,
    })
    const pulse = setInterval(() => next.query('select 1').catch(() => next.end().catch(() => {})), PULSE_MS).unref()
    next.on('notification', ({ payload }) => heard(payload ?? ''))
    next.on('error', () => {})
    next.once('end', () => {
      clearInterval(pulse)
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
