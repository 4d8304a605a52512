import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { openEmbedded } from '../platform/server/db/embedded.ts'
import { openPostgres } from '../platform/server/db/postgres.ts'
import type { Database } from '../platform/server/db/types.ts'
import { POSTGRES_ADMIN_URL, SNAPSHOT_ENV, TEMPLATE_ENV } from './global-setup.ts'

/** A database of its own for one test file, migrated, opened from a prepared copy. */
export async function testDatabase(): Promise<Database & { url?: string }> {
  const template = process.env[TEMPLATE_ENV]
  if (template) return freshPostgres(template)
  const snapshot = process.env[SNAPSHOT_ENV]
  if (!snapshot) throw new Error('The test database was not prepared; run tests through vitest.')
  return openEmbedded('memory://', { snapshot: new Uint8Array(readFileSync(snapshot)), wasm: await compiled() })
}

// Compiling takes longer than a short test; the files of one process share what the first has compiled.
let compiling: Promise<WebAssembly.Module> | undefined
function compiled(): Promise<WebAssembly.Module> {
  compiling ??= WebAssembly.compile(readFileSync(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))
  return compiling
}

async function freshPostgres(template: string): Promise<Database & { url: string }> {
  const name = `longhand_test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${name} template ${template}`)
  const url = new URL(POSTGRES_ADMIN_URL)
  url.pathname = `/${name}`
  const database = await openPostgres(url.href, { connections: 5 })
  return {
    ...database,
    url: url.href,
    close: async () => {
      await database.close()
      await administer(`drop database if exists ${name} with (force)`)
    },
  }
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_ADMIN_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
