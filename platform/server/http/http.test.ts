import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Caller } from '../../../test-kit/caller.ts'
import { testDatabase } from '../../../test-kit/database.ts'
import { fixedClock } from '../../../test-kit/fixed-clock.ts'
import { memberOf } from '../../../test-kit/guards.ts'
import { call, ok } from '../../contract/call.ts'
import { refuse } from '../../contract/failures.ts'
import { readConfig } from '../config.ts'
import { openPostgres } from '../db/postgres.ts'
import type { Database } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { createHub } from '../hub/create-hub.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { type Guards, implementing } from '../plug-points.ts'
import { createReachability } from '../reachability.ts'
import { createSecrets } from '../secrets/create-secrets.ts'
import { createServer } from './create-server.ts'

const contract = {
  add: call(
    { method: 'POST', path: '/api/test/add/{base}', summary: 'Adds' },
    { may: 'project:create', idempotent: true },
  )
    .input(z.object({ base: z.coerce.number(), words: z.array(z.string()), more: z.number().max(10) }))
    .output(ok({ sum: z.number() })),
  fail: call({ method: 'GET', path: '/api/test/fail/{how}', summary: 'Fails' }, { may: 'terms:read' })
    .input(z.object({ how: z.string() }))
    .output(ok({})),
  tell: call({ method: 'POST', path: '/api/test/tell', summary: 'Streams' }, { may: 'terms:read', streams: true })
    .input(z.object({ pieces: z.array(z.string()), ending: z.enum(['done', 'refusal', 'nothing']) }))
    .output(ok({ text: z.string() })),
  secret: call({ method: 'GET', path: '/api/test/secret', summary: 'For operators' }, { may: 'audit:read' }).output(
    ok({}),
  ),
}

let runs = 0
const os = implementing(contract)
const router = os.router({
  add: os.add.handler(({ input }) => {
    runs += 1
    if (input.more === 7) refuse('conflict')
    return { status: 200, sum: input.base + input.more }
  }),
  fail: os.fail.handler(async ({ input, context }) => {
    if (input.how === 'by-the-caller') {
      await new Promise((gone) => context.signal.addEventListener('abort', gone))
      return { status: 200 }
    }
    if (input.how === 'bug') throw new Error('select * from secrets at /home/someone/app.ts:12:3')
    if (input.how === 'full') {
      const full = Object.assign(new Error('write'), { code: 'ENOSPC', detail: 'Failing row contains (their words).' })
      throw new DrizzleQueryError('insert into blogs values ($1)', ['their words'], full)
    }
    if (input.how === 'nul') throw Object.assign(new Error('invalid byte sequence'), { code: '22021' })
    if (input.how === 'wrong-output') return { status: 201 } as never
    if (input.how === 'other-service') await fetch('http://127.0.0.1:1/')
    await awayDatabase.query('select 1')
    return { status: 200 }
  }),
  tell: os.tell.handler(async ({ input, context }) => {
    if (input.ending === 'nothing') refuse('credits-exhausted')
    for (const [index, text] of input.pieces.entries()) context.emit?.({ event: 'delta', data: { index, text } })
    if (input.ending === 'refusal') refuse('provider-down')
    return { status: 200, text: input.pieces.join('') }
  }),
  secret: os.secret.handler(() => ({ status: 200 })),
})
const guards: Guards = {
  principalOf: async ({ headers }) => {
    if (headers.authorization?.startsWith('Basic ')) return { kind: 'user', userId: 'program', via: 'api-key' }
    return headers.cookie ? { kind: 'user', userId: headers.cookie, via: 'session' } : { kind: 'nobody' }
  },
  memberOf,
  requireFlag: async () => {},
  downtimeOf: async () => 0,
}

const METRICS_TOKEN = 'a token for Prometheus'

let app: FastifyInstance
let database: Database
/** PostgreSQL at a port where nobody listens. */
let awayDatabase: Database
let url: string
const logged: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  awayDatabase = await openPostgres('postgres://nobody@127.0.0.1:1/none', { connections: 1 })
  const config = readConfig({ RATE_LIMITS: 'off', METRICS_TOKEN })
  const log = createLog('debug', { write: (line) => void logged.push(line) })
  const deps = {
    config,
    log,
    db: database.db,
    transaction: database.transaction,
    clock: fixedClock(),
    metrics: createMetrics({ version: '0' }),
    secrets: createSecrets('a key of the test, long enough to be one'),
    hub: await createHub(database),
    reach: createReachability(createLog('silent')),
  } as unknown as Deps
  app = await createServer({
    deps,
    database,
    guards,
    features: [{ name: 'test', about: 'A test.', contract, router }],
    webDir: '/nonexistent',
    version: '0',
  })
  url = await app.listen({ port: 0 })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await awayDatabase.close()
})
beforeEach(() => {
  runs = 0
  logged.length = 0
})

const program = () => new Caller(url, { basic: 'id:secret' })
const body = (over: object = {}) => ({ words: [], more: 1, ...over })

test('input comes from path and body, and each wrong field is named', async () => {
  expect((await program().post('/api/test/add/4', body())).body).toEqual({ status: 200, sum: 5 })
  const wrong = await program().post('/api/test/add/x', { words: ['a', 5], more: 99 })
  expect(wrong.status).toBe(422)
  expect(wrong.body.details.map(({ path }: { path: string }) => path).sort()).toEqual(['base', 'more', 'words.1'])
  expect((await program().post('/api/test/add/4', [1])).status).toBe(422)
})

test.each(['words[0]=a', 'words[]=a&words[]=b', 'words=a&words=b'])(
  'a list in the query is read: %s',
  async (query) => {
    expect((await program().post(`/api/test/add/4?${query}`, { more: 1 })).status).toBe(200)
  },
)

test('JSON nested without end is refused by the name of its field, and read by nobody', async () => {
  const deep = '['.repeat(50_000) + ']'.repeat(50_000)
  const raw = `{"words":[],"more":1,"extra":${deep}}`
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep' }
  const { status, body } = await program().call('POST', '/api/test/add/4', { raw, headers })
  expect(status).toBe(422)
  expect(body.details).toEqual([{ path: 'extra', message: 'This is nested too deeply.' }])
})

test('what the database cannot store is refused by the names of its fields', async () => {
  const query = { first: 'a\u0000b', second: 'fine' }
  const { status, body } = await program().call('GET', '/api/test/fail/nul', { query })
  expect(status).toBe(422)
  expect(body.details).toEqual([{ path: 'first', message: 'This contains a character that can’t be stored.' }])
})

test.each(['%', '%ED%A0%80', 'x'.repeat(600)])(
  'an address that cannot be one is a 404 in our words: %s',
  async (how) => {
    const { status, body } = await program().get(`/api/test/fail/${how}`)
    expect({ status, code: body.code }).toEqual({ status: 404, code: 'not-found' })
  },
)

test('credentials come before everything else', async () => {
  expect((await new Caller(url).post('/api/test/add/4', {})).status).toBe(401)
  expect((await program().get('/api/test/secret')).status).toBe(403)
})

test('a change with a cookie must come from our own pages', async () => {
  const from = async (origin: string | undefined) => {
    const headers: Record<string, string> = {
      cookie: 'ann',
      'content-type': 'application/json',
      ...(origin ? { origin } : {}),
    }
    return (await fetch(`${url}/api/test/add/4`, { method: 'POST', headers, body: JSON.stringify(body()) })).status
  }
  const { port } = new URL(url)
  expect(await from(`http://127.0.0.1:${port}`)).toBe(200)
  expect(await from(`http://localhost:${port}`)).toBe(200)
  for (const origin of [
    'https://evil.example',
    `http://localhost:${Number(port) + 1}`,
    `http://localhost.evil.example:${port}`,
    'null',
    undefined,
  ])
    expect(await from(origin), origin).toBe(403)
})

test('a failure shows people no internals, and operators everything except secrets', async () => {
  const bug = await program().get('/api/test/fail/bug')
  expect(bug.status).toBe(500)
  expect(bug.body).toEqual({
    status: 500,
    code: 'internal',
    message: expect.stringContaining('burning our servers'),
    request_id: expect.any(String),
  })
  expect(logged.join()).toContain(bug.body.request_id)
  expect(logged.join()).toContain('/home/someone')
  expect((await program().get('/api/test/fail/wrong-output')).status).toBe(500)
  expect((await program().get('/api/test/fail/full')).body).toMatchObject({ status: 507, code: 'disk-full' })
  expect((await program().get('/api/test/fail/away')).body).toMatchObject({ status: 503, code: 'database-unavailable' })
  expect(logged.join()).toContain('insert into blogs')
  expect(logged.join()).not.toContain('their words')
  expect(logged.join()).not.toContain(Buffer.from('id:secret').toString('base64'))
})

test('only the database’s own broken line is the database’s', async () => {
  expect((await program().get('/api/test/fail/away')).body.code).toBe('database-unavailable')
  expect((await program().get('/api/test/fail/other-service')).body.code).toBe('internal')
})

test('bad JSON, an endless body and an unknown path have their own answers', async () => {
  expect(
    (
      await program().call('POST', '/api/test/add/4', {
        raw: '{"a": ',
        headers: { 'content-type': 'application/json' },
      })
    ).body.code,
  ).toBe('bad-json')
  expect(
    (
      await program().call('POST', '/api/test/add/4', {
        raw: `"${'x'.repeat(17_000_000)}"`,
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(413)
  const large = { raw: `"${'x'.repeat(30_000_000)}"`, headers: { 'content-type': 'application/json' } }
  const answers = await Promise.all(Array.from({ length: 4 }, () => program().call('POST', '/api/test/add/4', large)))
  expect(answers.map(({ body }) => body.code)).toEqual(Array.from(answers, () => 'too-large'))
  expect((await program().get('/api/nothing')).body).toMatchObject({ status: 404, code: 'not-found' })
  expect((await program().get('/integrations-service/nothing')).status).toBe(404)
})

test('the same Idempotency-Key runs once, also at once; with another body it is a conflict; a failure frees it', async () => {
  const keyed = (key: string, over: object = {}) =>
    program().post('/api/test/add/4', body(over), { headers: { 'idempotency-key': key } })
  const answers = await Promise.all([keyed('k1'), keyed('k1'), keyed('k1')])
  expect(answers.map(({ body: { sum } }) => sum)).toEqual([5, 5, 5])
  expect(runs).toBe(1)
  expect((await keyed('k1', { more: 2 })).body.code).toBe('idempotency-key-reused')
  expect((await keyed('k2', { more: 7 })).status).toBe(409)
  expect((await keyed('k2', { more: 7 })).body.code).toBe('conflict')
  expect(runs).toBe(3)
})

test('a stream gives its pieces, then the plain answer or the failure', async () => {
  const streamed = await program().events('/api/test/tell', { pieces: ['a', 'b'], ending: 'done' })
  expect(streamed.events.map(({ event }) => event)).toEqual(['delta', 'delta', 'done'])
  expect(streamed.events.at(-1)?.data).toEqual({ status: 200, text: 'ab' })
  const broken = await program().events('/api/test/tell', { pieces: ['a'], ending: 'refusal' })
  expect(broken.events.at(-1)).toMatchObject({ event: 'error', data: { status: 440, code: 'provider-down' } })
  const refused = await program().events('/api/test/tell', { pieces: [], ending: 'nothing' })
  expect(refused.status).toBe(429)
})

test('every page and answer carries the headers that keep strangers out', async () => {
  const { headers } = await new Caller(url).get('/healthz')
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self'(;|$)/)
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-request-id')).toBeTruthy()
})

test('metrics are for operators and the bearer of their token, wherever a call comes from', async () => {
  await program().get('/api/nothing')
  const read = (headers: Record<string, string>) => new Caller(url).call('GET', '/metrics', { headers })
  expect((await read({})).status).toBe(401)
  expect((await read({ authorization: 'Bearer wrong' })).status).toBe(401)
  expect((await program().get('/metrics')).status).toBe(403)
  const { text } = await read({ authorization: `Bearer ${METRICS_TOKEN}` })
  expect(text).toMatch(/longhand_call_duration_seconds_count\{method="GET",route="none",status="404"\} \d/)
  expect(text).toContain('longhand_build_info{version="0"')
})

test('metrics are named as Prometheus wants, and what holds for the whole database says so', async () => {
  const { text } = await new Caller(url).call('GET', '/metrics', {
    headers: { authorization: `Bearer ${METRICS_TOKEN}` },
  })
  const ours = [...text.matchAll(/^# TYPE (longhand_\w+) (\w+)$/gm)].map(([, name = '', type = '']) => ({ name, type }))
  expect(ours.length).toBeGreaterThan(8)
  for (const { name, type } of ours) {
    if (type === 'counter') expect(name).toMatch(/_total$/)
    if (type === 'histogram') expect(name).toMatch(/_seconds$/)
    expect(name).not.toMatch(/_(ms|milliseconds|count)$/)
  }
})

test('each call is one log line, without its query', async () => {
  await program().get('/api/test/fail/bug?first=private')
  const lines = logged.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'call answered')
  expect(lines).toEqual([
    expect.objectContaining({
      method: 'GET',
      route: '/api/test/fail/:how',
      status: 500,
      ms: expect.any(Number),
      requestId: expect.any(String),
    }),
  ])
  expect(logged.join()).not.toContain('private')
})

test('a caller who hangs up leaves a line too', async () => {
  const hangUp = new AbortController()
  const asked = fetch(`${url}/api/test/fail/by-the-caller`, { signal: hangUp.signal })
  setTimeout(() => hangUp.abort(), 200)
  await expect(asked).rejects.toThrow()
  const lines = () => logged.map((line) => JSON.parse(line)).filter(({ route }) => route === '/api/test/fail/:how')
  await vi.waitFor(() => expect(lines()).toHaveLength(1))
  expect(lines()[0]).toMatchObject({ msg: 'call aborted', method: 'GET', status: 499, ms: expect.any(Number) })
})

test('a 401 asks programs for Basic credentials, and browsers for nothing that opens a dialog', async () => {
  const asked = async (headers: Record<string, string>) =>
    (await fetch(`${url}/api/test/secret`, { headers })).headers.get('www-authenticate')
  expect(await asked({})).toBe('Basic realm="Longhand", charset="UTF-8"')
  const fromBrowsers: Record<string, string>[] = [
    { origin: url },
    { 'user-agent': 'Mozilla/5.0 (X11)' },
    { accept: 'text/html' },
  ]
  for (const headers of fromBrowsers) expect(await asked(headers)).not.toMatch(/^Basic/)
})
