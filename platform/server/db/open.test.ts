import { expect, onTestFinished, test } from 'vitest'
import { cuttableProxy } from '../../../test-kit/cuttable-proxy.ts'
import { POSTGRES_ADMIN_URL } from '../../../test-kit/global-setup.ts'
import { createLog } from '../log.ts'
import { openDatabase } from './open.ts'

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
