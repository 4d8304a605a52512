import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { z } from 'zod'
import { testDatabase } from '../../../test-kit/database.ts'
import { fixedClock } from '../../../test-kit/fixed-clock.ts'
import { memberOf } from '../../../test-kit/guards.ts'
import { call, ok } from '../../contract/call.ts'
import { refuse } from '../../contract/failures.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { createHub } from '../hub/create-hub.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { type Guards, implementing } from '../plug-points.ts'
import { createReachability } from '../reachability.ts'
import { createServer } from './create-server.ts'

const contract = {
  tell: call({ method: 'POST', path: '/api/test/tell', summary: 'Streams' }, { may: 'text:generate', streams: true })
    .input(z.object({ first: z.string() }))
    .output(ok({ text: z.string() })),
  refused: call({ method: 'GET', path: '/api/test/refused', summary: 'Refuses' }, { may: 'blog:read' })
    .input(z.object({}))
    .output(ok({})),
}
const os = implementing(contract)
let goOn: () => void
let wasLeft: boolean | undefined
const router = os.router({
  tell: os.tell.handler(async ({ input, context }) => {
    context.emit?.({ event: 'delta', data: { index: 0, text: input.first } })
    const { promise, resolve } = Promise.withResolvers<void>()
    goOn = resolve
    context.signal.addEventListener('abort', () => {
      wasLeft = true
      resolve()
    })
    await promise
    return { status: 200, text: `${input.first} last, from ${context.address}` }
  }),
  refused: os.refused.handler(() => refuse('not-found', { headers: { 'retry-after': '7' } })),
})
// as the product does: who has the cookie is signed in, and pages elsewhere have it too
const guards: Guards = {
  principalOf: async ({ headers }) =>
    headers.cookie === 'session=ann' ? { kind: 'user', userId: 'ann', via: 'session' } : { kind: 'nobody' },
  memberOf,
  requireFlag: async () => {},
  downtimeOf: async () => 0,
}

let app: FastifyInstance
let database: Database
let url: string

beforeEach(async () => {
  wasLeft = undefined
  database = await testDatabase()
  const deps = {
    config: readConfig({ RATE_LIMITS: 'off' }),
    log: createLog('silent'),
    db: database.db,
    transaction: database.transaction,
    clock: fixedClock(),
    metrics: createMetrics({ version: '0' }),
    hub: await createHub(database),
    reach: createReachability(createLog('silent')),
  } as unknown as Deps
  const features = [{ name: 'test', about: 'A test.', contract, router }]
  app = await createServer({ deps, database, guards, features, webDir: '/nonexistent', version: '0' })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await app.close()
  await database.close()
})

function socketTo(headers: Record<string, string>): WebSocket {
  return new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers })
}

/** A page's socket, with everything that came on it. */
async function open() {
  const socket = socketTo({ cookie: 'session=ann', origin: url })
  const heard: string[] = []
  socket.on('message', (data: Buffer) => heard.push(data.toString()))
  const closed = once(socket, 'close')
  await once(socket, 'open')
  const tell = {
    method: 'POST',
    path: '/api/test/tell',
    headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ first: 'first' }),
  }
  return {
    socket,
    text: () => heard.join(''),
    code: async () => (await closed)[0],
    say: (asked: object = tell) => socket.send(JSON.stringify(asked)),
  }
}

test('a call over a socket is heard while it is answered, to its end, and comes from where its page is', async () => {
  const page = await open()
  page.say()
  await vi.waitUntil(() => page.text().includes('event: delta\ndata: {"index":0,"text":"first"}'))
  expect(JSON.parse(page.text().split('event:')[0] ?? '')).toMatchObject({
    status: 200,
    headers: { 'content-type': 'text/event-stream; charset=utf-8' },
  })
  goOn()
  expect(await page.code()).toBe(1000)
  expect(page.text()).toContain('first last, from 127.0.0.1')
  expect(wasLeft).toBeUndefined()
})

test('a refusal comes with its status and its headers', async () => {
  const page = await open()
  page.say({ method: 'GET', path: '/api/test/refused', headers: { accept: 'application/json' } })
  expect(await page.code()).toBe(1000)
  expect(page.text()).toMatch(/^\{"status":404.*"retry-after":"7".*"code":"not-found"/s)
})

test('a page that closes its socket ends the call', async () => {
  const page = await open()
  page.say()
  await vi.waitUntil(() => page.text().includes('event: delta'))
  page.socket.close()
  await vi.waitUntil(() => wasLeft)
})

test('strangers and pages of other sites get no socket, and what is no call no answer', async () => {
  const refusedWith = async (headers: Record<string, string>) =>
    (await once(socketTo(headers), 'unexpected-response'))[1].statusCode
  expect(await refusedWith({ origin: url })).toBe(401)
  expect(await refusedWith({ cookie: 'session=ann', origin: 'https://evil.example' })).toBe(403)
  const page = await open()
  page.say({ method: 'POST', path: '/api/test/tell', headers: { cookie: 'session=bob' } })
  expect(await page.code()).toBe(1008)
})

test('a server that stops lets a call on a socket end, and closes a socket on which none has begun', async () => {
  const [busy, idle] = [await open(), await open()]
  busy.say()
  await vi.waitUntil(() => busy.text().includes('event: delta'))
  const closed = app.close()
  expect(await idle.code()).toBe(1012)
  goOn()
  expect(await busy.code()).toBe(1000)
  expect(busy.text()).toContain('event: done')
  await closed
})
