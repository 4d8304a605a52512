import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { cuttableProxy } from '../../../test-kit/cuttable-proxy.ts'
import { testDatabase } from '../../../test-kit/database.ts'
import { POSTGRES_ADMIN_URL } from '../../../test-kit/global-setup.ts'
import { createQueue } from '../jobs/queue.ts'
import { createLog } from '../log.ts'
import { afterCommit } from './current-client.ts'
import { openEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open.ts'
import { openPostgres } from './postgres.ts'
import { tidy } from './tidy.ts'
import type { Database } from './types.ts'

const EMBEDDED = fileURLToPath(new URL('./embedded.ts', import.meta.url))

test('an error about a database that doesn’t respond names its setting', async () => {
  const opening = openDatabase({ DATABASE_URL: 'postgres://localhost:1/none', DATABASE_POOL: 1, DATA_DIR: '' })
  await expect(opening).rejects.toThrow(/DATABASE_URL.*ECONNREFUSED/)
})

test('a database that starts late is waited for, and that is said once', async ({ skip }) => {
  const { hostname, port } = new URL(POSTGRES_ADMIN_URL)
  const line = await cuttableProxy({ host: hostname, port: Number(port) || 5432 })
  onTestFinished(() => line.close())
  const url = new URL(POSTGRES_ADMIN_URL)
  url.host = `127.0.0.1:${line.port}`
  const config = { DATABASE_URL: url.href, DATABASE_POOL: 1, DATA_DIR: '' }
  const direct = await openDatabase(config).catch(() => skip('there is no PostgreSQL here'))
  await direct.close()
  await line.cut()
  const said: unknown[] = []
  const heard = Promise.withResolvers<void>()
  const log = createLog('warn', {
    write: (text) => {
      said.push(JSON.parse(text))
      heard.resolve()
    },
  })
  const opening = openDatabase(config, { databaseMs: 60_000, log })
  await heard.promise
  await line.mend()
  const database = await opening
  expect((await database.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }])
  await database.close()
  expect(said).toHaveLength(1)
  expect(said[0]).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED'), seconds: 60 })
}, 60_000)

describe('a database', () => {
  let database: Database
  beforeAll(async () => {
    database = await testDatabase()
    await database.query('create table counted (n int)')
  })
  afterAll(() => database.close())

  const count = async () => (await database.query<{ n: number }>('select count(*)::int as n from counted')).rows[0]?.n

  test('parallel transactions, nested ones too, neither deadlock nor mix', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) =>
        database.transaction(async () => {
          await database.query('insert into counted values ($1)', [i])
          await database.transaction(() => database.query('insert into counted values ($1)', [i + 100]))
          if (i % 4 === 0) throw new Error('rolled back')
        }),
      ),
    )
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(5)
    expect(await count()).toBe(30)
  })

  test('a failed query leaves the connection usable', async () => {
    await expect(database.query('select $1::int', ['abc'])).rejects.toMatchObject({ code: '22P02' })
    await expect(database.query('select nonsense from nowhere')).rejects.toMatchObject({ code: '42P01' })
    expect(await count()).toBe(30)
  })

  test('what waits for a commit runs after it, and never after a rollback', async () => {
    const ran: string[] = []
    await database.transaction(async () => {
      afterCommit(() => void ran.push('committed'))
      expect(ran).toEqual([])
    })
    await database
      .transaction(async () => afterCommit(() => void ran.push('never')) ?? Promise.reject(new Error('no')))
      .catch(() => {})
    await expect.poll(() => ran).toEqual(['committed'])
  })
})

describe('the embedded database', () => {
  const dir = mkdtempSync(join(tmpdir(), 'longhand-embedded-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  test('keeps a second process out and says who holds it; a lock whose process is gone is taken over', async () => {
    const holder = child(
      `const { openEmbedded } = await import(${JSON.stringify(EMBEDDED)}); await openEmbedded(${JSON.stringify(dir)}); console.log('open'); setInterval(() => {}, 1000)`,
    )
    await printed(holder, 'open')
    await expect(openEmbedded(dir)).rejects.toThrow(`process ${holder.pid}`)
    holder.kill('SIGKILL')
    await once(holder, 'exit')
    const database = await openEmbedded(dir)
    await database.close()
  })

  test('keeps a container out while another one, whose processes it cannot see, shows signs of life', async () => {
    const lock = join(dir, 'lock')
    writeFileSync(lock, `${process.pid} 1 another-container`)
    await expect(openEmbedded(dir)).rejects.toThrow('on another-container')
    utimesSync(lock, new Date(0), new Date(0))
    const database = await openEmbedded(dir)
    expect(statSync(lock).mtimeMs).toBeGreaterThan(0)
    await database.close()
    expect(existsSync(lock)).toBe(false)
  })

  test('uses the room of replaced rows again, and knows how large tables are', async () => {
    const database = await openEmbedded('memory://')
    await database.query(`create table rewritten as select n, repeat('x', 500) as body from generate_series(1, 2000) n`)
    const size = async () =>
      Number((await database.query<{ size: string }>(`select pg_relation_size('rewritten') as size`)).rows[0]?.size)
    const rewrite = () => database.query(`update rewritten set body = repeat(chr(97 + n % 9), 500)`)
    await rewrite()
    await database.query('select pg_stat_force_next_flush()') // otherwise reported a second later
    await tidy(database.db)
    const before = await size()
    await rewrite()
    expect(await size()).toBe(before)
    const known = await database.query(`select reltuples::int as n from pg_class where relname = 'rewritten'`)
    expect(known.rows).toEqual([{ n: 2000 }])
    await database.close()
  })

  test('loses no committed row to kill -9', async () => {
    const writer = child(
      `const { openEmbedded } = await import(${JSON.stringify(EMBEDDED)}); const db = await openEmbedded(${JSON.stringify(dir)});
       await db.query('create table if not exists kept (n int)'); for (let n = 0; ; n++) { await db.query('insert into kept values ($1)', [n]); console.log('row ' + n) }`,
    )
    const output = await printed(writer, 'row 25')
    writer.kill('SIGKILL')
    await once(writer, 'exit')
    const acknowledged = Math.max(...[...output().matchAll(/row (\d+)/g)].map(([, n]) => Number(n)))
    const database = await openEmbedded(dir)
    const { rows } = await database.query<{ n: number }>('select count(*)::int as n from kept')
    await database.close()
    expect(rows[0]?.n).toBeGreaterThanOrEqual(acknowledged + 1)
  })
})

describe.runIf(process.env.TEST_DATABASE === 'postgres')('PostgreSQL', () => {
  test('three processes that start at once on an empty one all find it ready', async () => {
    const name = `longhand_migrate_${process.pid}`
    const admin = new pg.Client({ connectionString: POSTGRES_ADMIN_URL })
    await admin.connect()
    await admin.query(`create database ${name}`)
    const url = new URL(POSTGRES_ADMIN_URL)
    url.pathname = `/${name}`
    const databases = await Promise.all([1, 2, 3].map(() => openPostgres(url.href, { connections: 2 })))
    const starting = databases.map(async (database) => {
      await migrate(database)
      const queue = createQueue(database, createLog('silent'))
      await queue.start()
      await queue.stop({ graceful: false })
    })
    const ends = await Promise.allSettled(starting)
    await Promise.all(databases.map((database) => database.close()))
    await admin.query(`drop database ${name} with (force)`)
    await admin.end()
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])
  })

  test('a broken connection is replaced by the next query', async () => {
    const database = await openPostgres(POSTGRES_ADMIN_URL, { connections: 1 })
    const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
    const other = await openPostgres(POSTGRES_ADMIN_URL, { connections: 1 })
    await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await expect
      .poll(() =>
        database.query('select 1').then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
    await Promise.all([database.close(), other.close()])
  })
})

function child(code: string) {
  return spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Waits until a child has printed a line; returns the way to read all that it printed. */
async function printed(process: ReturnType<typeof child>, wanted: string): Promise<() => string> {
  let all = ''
  await new Promise<void>((resolve) => {
    process.stdout.on('data', (chunk: Buffer) => {
      all += chunk
      if (all.includes(wanted)) resolve()
    })
  })
  return () => all
}
