import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../../../test-kit/database.ts'
import { POSTGRES_ADMIN_URL } from '../../../test-kit/global-setup.ts'
import { createQueue } from '../jobs/queue.ts'
import { createLog } from '../log.ts'
import { afterCommit } from './current-client.ts'
import { migrate } from './migrate.ts'
import { openPostgres } from './postgres.ts'
import type { Database } from './types.ts'

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
