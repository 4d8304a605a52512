import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type RunningServer, startServer } from '../app/server/build-server.ts'
import { readConfig } from '../platform/server/config.ts'
import { createLog } from '../platform/server/log.ts'
import { type CuttableProxy, cuttableProxy } from './cuttable-proxy.ts'
import { POSTGRES_ADMIN_URL } from './global-setup.ts'

/** A PostgreSQL database of a test's own, behind a line that can be cut, and as many servers on it as it starts. */
export interface OwnPostgres {
  line: CuttableProxy
  /** The database itself, past the line. */
  direct: string
  start(settings?: Record<string, string>): Promise<RunningServer>
  /** Asks the database itself, past the line. */
  query(text: string, values: unknown[]): Promise<Record<string, unknown>[]>
  /** After its servers are closed. */
  drop(): Promise<void>
}

/** Whether there is a PostgreSQL to test on. */
export function hasPostgres(): Promise<boolean> {
  return administer('select 1').then(
    () => true,
    () => false,
  )
}

export async function ownPostgres(): Promise<OwnPostgres> {
  const name = `longhand_own_${randomBytes(4).toString('hex')}`
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-own-'))
  await administer(`create database ${name}`)
  const direct = new URL(POSTGRES_ADMIN_URL)
  direct.pathname = `/${name}`
  const line = await cuttableProxy({ host: direct.hostname, port: Number(direct.port) || 5432 })
  const through = new URL(direct)
  through.hostname = '127.0.0.1'
  through.port = String(line.port)
  return {
    line,
    direct: direct.href,
    start: (settings = {}) =>
      startServer(
        readConfig({
          PORT: '0',
          DATA_DIR: dataDir,
          RATE_LIMITS: 'off',
          DATABASE_URL: through.href,
          SECRET_KEY: 'k'.repeat(64),
          ...settings,
        }),
        { log: createLog('silent') },
      ),
    async query(text, values) {
      const client = new pg.Client({ connectionString: direct.href })
      await client.connect()
      try {
        return (await client.query(text, values)).rows
      } finally {
        await client.end()
      }
    },
    async drop() {
      await line.close()
      rmSync(dataDir, { recursive: true, force: true })
      await administer(`drop database if exists ${name} with (force)`)
    },
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_ADMIN_URL, connectionTimeoutMillis: 2_000 })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
