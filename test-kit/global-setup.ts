import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbedded } from '../platform/server/db/embedded.ts'
import { migrate } from '../platform/server/db/migrate.ts'
import { openPostgres } from '../platform/server/db/postgres.ts'
import type { Database } from '../platform/server/db/types.ts'
import { createQueue } from '../platform/server/jobs/queue.ts'
import { createLog } from '../platform/server/log.ts'

export const SNAPSHOT_ENV = 'LONGHAND_TEST_SNAPSHOT'
export const TEMPLATE_ENV = 'LONGHAND_TEST_TEMPLATE'
/** The PostgreSQL that tests use when `TEST_DATABASE=postgres` asks for it. */
export const POSTGRES_ADMIN_URL = process.env.TEST_POSTGRES_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres'

/** Prepares one migrated database that every test file opens a copy of. Returns the way to clean up. */
export async function setup(): Promise<() => Promise<void>> {
  return process.env.TEST_DATABASE === 'postgres' ? preparePostgres() : prepareEmbedded()
}

async function prepareEmbedded(): Promise<() => Promise<void>> {
  const dir = mkdtempSync(join(tmpdir(), 'longhand-test-'))
  const database = await openEmbedded('memory://')
  await installSchemas(database)
  const snapshot = join(dir, 'snapshot.tar')
  writeFileSync(snapshot, await database.dump())
  await database.close()
  process.env[SNAPSHOT_ENV] = snapshot
  return async () => rmSync(dir, { recursive: true, force: true })
}

async function preparePostgres(): Promise<() => Promise<void>> {
  const name = `longhand_template_${process.pid}`
  const admin = new pg.Client({ connectionString: POSTGRES_ADMIN_URL })
  await admin.connect()
  await admin.query(`drop database if exists ${name} with (force)`)
  await admin.query(`create database ${name}`)
  const url = new URL(POSTGRES_ADMIN_URL)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href, { connections: 2 })
  await installSchemas(database)
  await database.close()
  process.env[TEMPLATE_ENV] = name
  return async () => {
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.end()
  }
}

async function installSchemas(database: Database): Promise<void> {
  await migrate(database)
  const queue = createQueue(database, createLog('silent'))
  await queue.start()
  await queue.stop({ graceful: false })
}
