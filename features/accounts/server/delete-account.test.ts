import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../../test-kit/server.ts'
import { childrenFirst } from './erase-store.ts'

const PASSWORD = 'a-long-password'
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function signedUp(email: string) {
  const caller = server.stranger()
  const { body } = await caller.post('/api/auth/sign-up/email', { name: 'Gone', email, password: PASSWORD })
  await caller.post('/api/add/user', { onboarding_data: { team_size: '1' } })
  await caller.post('/api/account/keys', { name: 'Script' })
  return { caller, id: String(body.user.id) }
}

/** Tables that still hold an id anywhere. */
async function tablesWith(id: string): Promise<string[]> {
  const { rows } = await server.database.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  )
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await server.database.query(`select 1 from "${name}" t where t::text like $1 limit 1`, [
      `%${id}%`,
    ])
    if (hits.length) found.push(name)
  }
  return found
}

test('an account goes with everything in it, and only with the password', async () => {
  const { caller, id } = await signedUp('gone@example.test')
  const other = await signedUp('stays@example.test')
  await server.operator.put('/api/update/user', {
    unique_id: id,
    plan_name: 'pro-monthly-usd',
    credit_limit: 10,
    expiry_days: 30,
  })
  const wrong = await caller.post('/api/account/delete', { password: 'not-it' })
  expect([wrong.status, wrong.body.code, wrong.body.details[0].path]).toEqual([403, 'wrong-password', 'password'])
  expect(await tablesWith(id)).toEqual(
    expect.arrayContaining([
      'users',
      'sessions',
      'profiles',
      'projects',
      'api_keys',
      'credit_ledger',
      'billing_accounts',
    ]),
  )
  expect((await caller.post('/api/account/delete', { password: PASSWORD })).body).toEqual({
    status: 200,
    deleted: true,
  })
  expect(await tablesWith(id)).toEqual(['entitlement_changes'])
  expect((await caller.get('/api/fetch/user/details')).status).toBe(401)
  expect((await other.caller.get('/api/fetch/user/details')).body.projects).toHaveLength(1)
  const again = await server
    .stranger()
    .post('/api/auth/sign-up/email', { name: 'New', email: 'gone@example.test', password: PASSWORD })
  expect(again.status).toBe(200)
})

test('tables are emptied after those that refer to them', () => {
  const order = childrenFirst(
    ['blogs', 'citations', 'notes', 'versions'],
    [
      { child: 'versions', parent: 'blogs' },
      { child: 'citations', parent: 'versions' },
      { child: 'words', parent: 'blogs' },
    ],
  )
  expect(order.indexOf('citations')).toBeLessThan(order.indexOf('versions'))
  expect(order.indexOf('versions')).toBeLessThan(order.indexOf('blogs'))
  expect([...order].sort()).toEqual(['blogs', 'citations', 'notes', 'versions'])
})

test('a circle of references ends', () => {
  expect(
    childrenFirst(
      ['a', 'b'],
      [
        { child: 'a', parent: 'b' },
        { child: 'b', parent: 'a' },
      ],
    ),
  ).toHaveLength(2)
})
