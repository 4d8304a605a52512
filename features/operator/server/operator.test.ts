import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { Delivery } from '../../../platform/server/outbox/delivery.ts'
import { Caller } from '../../../test-kit/caller.ts'
import { OPERATOR, type TestServer, testServer } from '../../../test-kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

describe('who may call', () => {
  let caller: Caller
  beforeAll(async () => {
    caller = (await server.newWriter()).caller
  })
  test.each([
    ['GET', '/api/operator/users'],
    ['POST', '/api/operator/grants'],
    ['PUT', '/api/operator/users/active'],
    ['PUT', '/api/operator/users/verified'],
    ['POST', '/api/operator/users/password-link'],
    ['POST', '/api/operator/users/deletion'],
    ['GET', '/api/operator/users/usage'],
    ['GET', '/api/operator/keys'],
    ['POST', '/api/operator/keys'],
    ['DELETE', '/api/operator/keys/x'],
    ['GET', '/api/operator/flags'],
    ['PUT', '/api/operator/flags'],
    ['GET', '/api/operator/outbox'],
    ['GET', '/api/operator/deliveries'],
    ['PUT', '/api/operator/deliveries/x'],
    ['GET', '/api/operator/audit'],
  ])('%s %s: operators alone', async (method, path) => {
    const options = method === 'GET' ? {} : { body: {} }
    expect((await server.stranger().call(method, path, options)).status).toBe(401)
    expect((await caller.call(method, path, options)).status).toBe(403)
  })
})

test('an operator finds people and grants them plans, and that is audited', async () => {
  const writer = await server.newWriter('Ida 100%_B. Wells')
  const found = await server.operator.get('/api/operator/users', { query: '100%_B' })
  expect(found.body).toMatchObject({
    total: 1,
    users: [{ unique_id: writer.id, email: writer.email, credit_limit: -1 }],
  })
  const granted = await server.operator.post('/api/operator/grants', {
    email: writer.email.toUpperCase(),
    plan_name: 'pro-annual-usd',
    additional_credits: 25,
    expiry_days: 10,
  })
  expect(granted.body.user).toMatchObject({
    plan_name: 'pro-annual-usd',
    plan_in_force: 'pro-annual-usd',
    credit_limit: 1_000,
    additional_credits: 25,
  })
  const { entries } = (await server.operator.get('/api/operator/audit')).body
  expect(entries[0]).toMatchObject({
    operator: 'test-operator',
    action: 'grant',
    subject: writer.id,
    before: { plan_name: 'premium-tier-3-monthly-june-2024' },
    after: { plan_name: 'pro-annual-usd', additional_credits: 25 },
  })
  const { receipts } = (await writer.caller.get('/api/billing/ledger')).body
  expect(receipts.map(({ feature, credits, balance }: Record<string, unknown>) => [feature, credits, balance])).toEqual(
    [
      ['additional', 25, 1_025],
      ['monthly', 1_000, 1_000],
    ],
  )
  expect((await writer.caller.get('/api/billing/balance')).body.balance).toMatchObject({
    remaining: 1_025,
    credits_used: 0,
  })
})

test('a grant asked twice with one Idempotency-Key is one grant', async () => {
  const writer = await server.newWriter()
  const grant = () =>
    server.operator.post(
      '/api/operator/grants',
      { unique_id: writer.id, additional_credits: 5 },
      { headers: { 'idempotency-key': 'g-1' } },
    )
  await Promise.all([grant(), grant()])
  expect((await writer.caller.get('/api/billing/balance')).body.balance.additional_credits).toBe(5)
})

test('nobody, unknown plans and negative credits are refused', async () => {
  const writer = await server.newWriter()
  const grant = async (wish: object) => (await server.operator.post('/api/operator/grants', wish)).status
  expect(await grant({ email: 'nobody@example.test', plan_name: 'pro-annual-usd' })).toBe(404)
  expect(await grant({ plan_name: 'pro-annual-usd' })).toBe(404)
  expect(await grant({ unique_id: writer.id, plan_name: 'gold' })).toBe(422)
  expect(await grant({ unique_id: writer.id, additional_credits: -5 })).toBe(422)
})

test('operators’ keys work until revoked, and no secret is stored', async () => {
  const made = (await server.operator.post('/api/operator/keys', { name: 'ci' })).body
  const ci = new Caller(server.url, { basic: `${made.key.key_id}:${made.secret}` })
  expect((await ci.get('/api/operator/users')).status).toBe(200)
  const { rows } = await server.database.query('select * from operator_keys')
  expect(JSON.stringify(rows)).not.toContain(made.secret)
  expect((await server.operator.delete(`/api/operator/keys/${made.key.key_id}`)).status).toBe(200)
  expect((await ci.get('/api/operator/users')).status).toBe(401)
  expect((await server.operator.delete(`/api/operator/keys/${made.key.key_id}`)).status).toBe(404)
})

test('mail that was not sent is shown, newest first', async () => {
  const writer = await server.newWriter()
  await server.stranger().post('/api/auth/request-password-reset', { email: writer.email })
  const { mails, total } = await vi.waitFor(async () => {
    const { body } = await server.operator.get('/api/operator/outbox')
    expect(body.total).toBe(1)
    return body
  })
  expect(total).toBe(1)
  expect(mails[0]).toMatchObject({ to: writer.email, subject: 'Reset your Longhand password' })
  expect(mails[0].text).toContain('/api/auth/reset-password/')
})

/** As `npm run operator` starts it, which saves each time what it costs to compile and link the server anew. */
const COMMAND = ['--import', './scripts/fast-modules.mjs', 'app/server/operator.ts']
const { PATH, NODE_COMPILE_CACHE = 'node_modules/.cache/node' } = process.env
const SHELL = { PATH, NODE_COMPILE_CACHE }

/** Goes nowhere: no sender of the server knows its kind. */
const blindPost: Delivery<object> = {
  kind: 'blind-post',
  payload: z.object({}),
  timeoutMs: 1_000,
  retryAfterSeconds: [],
  deliver: async () => undefined,
}

describe('the command line', () => {
  /** Runs the operator's command as a person would, and gives what it printed. */
  function operator(args: string[], env: Record<string, string>): Promise<{ code: number | null; out: string }> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [...COMMAND, ...args], { env: { ...SHELL, ...env } })
      let out = ''
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (out += bytes))
      child.on('error', reject)
      child.on('close', (code) => resolve({ code, out }))
    })
  }

  test('goes through a running server', async () => {
    const writer = await server.newWriter()
    const env = { OPERATOR_KEY: OPERATOR }
    const granted = await operator(
      ['grant', writer.email, '--plan', 'pro-monthly-usd', '--credits', '7', '--days', '3', '--server', server.url],
      env,
    )
    expect(granted).toMatchObject({
      code: 0,
      out: expect.stringContaining(`${writer.email} is on pro-monthly-usd until`),
    })
    expect((await writer.caller.get('/api/billing/balance')).body.balance.credit_limit).toBe(7)
    const refused = await operator(['grant', writer.email, '--plan', 'gold', '--server', server.url], env)
    expect(refused).toMatchObject({ code: 1, out: 'Unknown plan “gold”.\n' })
  })

  test('ends quietly when its reader has enough', async () => {
    const child = spawn(process.execPath, [...COMMAND, 'plans', '--server', server.url], {
      env: { ...SHELL, OPERATOR_KEY: OPERATOR },
    })
    child.stdout.destroy()
    let said = ''
    child.stderr.on('data', (bytes) => (said += bytes))
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect([code, said]).toEqual([0, ''])
  })

  test('lists undelivered mail and settles deliveries in doubt', async () => {
    const through = (...args: string[]) => operator([...args, '--server', server.url], { OPERATOR_KEY: OPERATOR })
    const { clock, outbox } = server.deps
    const later = new Date(clock.now().getTime() + 60_000)
    const id = await outbox.add(blindPost, {}, { at: later })
    expect((await through('deliveries')).out).toMatch(new RegExp(`^${id}  blind-post  due  tries 0  due `))
    expect(await through('deliveries', 'sent', id)).toMatchObject({
      code: 1,
      out: 'Only a delivery in doubt can be marked as sent. This one is due.\n',
    })
    await server.database.query(`update outbox set state = 'in-doubt', problem = 'The line broke.' where id = $1`, [id])
    expect((await through('deliveries')).out).toContain('in-doubt  tries 0')
    expect(await through('deliveries', 'sent', id)).toMatchObject({ code: 0, out: `${id} was marked as sent.\n` })
    expect((await through('deliveries')).out).not.toContain(id)
    expect((await server.operator.get('/api/operator/audit')).body.entries[0]).toMatchObject({
      action: 'delivery',
      subject: id,
      before: { state: 'in-doubt' },
      after: { decision: 'sent' },
    })
    expect((await through('deliveries', 'again', 'nothing')).code).toBe(1)
  }, 60_000)

  test('works on the embedded database itself, and says what to do while a server holds it', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'longhand-operator-'))
    try {
      const made = await operator(['keys', 'add', 'ci'], { DATA_DIR: dir })
      expect(made).toMatchObject({ code: 0, out: expect.stringMatching(/^operator-[\w-]+:[\w-]{43}\n/) })
      expect((await operator(['keys'], { DATA_DIR: dir })).out).toContain('ci')
      const { takeLock } = await import('../../../platform/server/db/lock.ts')
      const unlock = await takeLock(dir)
      const held = await operator(['keys'], { DATA_DIR: dir })
      unlock()
      expect(held).toMatchObject({ code: 1, out: expect.stringContaining('Set OPERATOR_KEY') })
    } finally {
      rmSync(dir, { recursive: true, force: true })
    }
  }, 180_000)
})
