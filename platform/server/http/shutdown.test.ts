import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { Caller } from '../../../test-kit/caller.ts'
import { testDatabase } from '../../../test-kit/database.ts'
import { fixedClock } from '../../../test-kit/fixed-clock.ts'
import { memberOf } from '../../../test-kit/guards.ts'
import { call, ok } from '../../contract/call.ts'
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
  tell: call({ method: 'POST', path: '/api/test/tell', summary: 'Streams' }, { may: 'terms:read', streams: true })
    .input(z.object({}))
    .output(ok({ text: z.string() })),
}
const os = implementing(contract)
let goOn: () => void = () => {}
const router = os.router({
  tell: os.tell.handler(async ({ context }) => {
    context.emit?.({ event: 'delta', data: { index: 0, text: 'first ' } })
    await new Promise<void>((resolve) => {
      goOn = resolve
    })
    context.emit?.({ event: 'delta', data: { index: 0, text: 'last' } })
    return { status: 200, text: 'first last' }
  }),
})
const guards: Guards = {
  principalOf: async () => ({ kind: 'user', userId: 'ann', via: 'api-key' }),
  memberOf,
  requireFlag: async () => {},
  downtimeOf: async () => 0,
}

let app: FastifyInstance
let database: Database
let url: string

beforeEach(async () => {
  database = await testDatabase()
  const config = readConfig({ RATE_LIMITS: 'off' })
  const deps = {
    config,
    log: createLog('silent'),
    db: database.db,
    transaction: database.transaction,
    clock: fixedClock(),
    metrics: createMetrics({ version: '0' }),
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
afterEach(() => database.close())

test('a server that stops lets a running stream end, ends what would never end, and takes no new calls', async () => {
  const page = await new Caller(url).fetch('GET', '/api/events')
  const answer = await new Caller(url).fetch('POST', '/api/test/tell', {
    body: {},
    headers: { accept: 'text/event-stream' },
  })
  const received = answer.text()
  const closed = app.close()
  expect(await page.text()).toContain('event: hello')
  goOn()
  expect(await received).toMatch(/"first ".*"last".*event: done/s)
  await closed
  await expect(fetch(`${url}/healthz`)).rejects.toThrow()
})

test('a call that reaches a server while it stops is refused in the form of every failure', async () => {
  const { hostname, port } = new URL(url)
  const caller = connect(Number(port), hostname)
  await once(caller, 'connect')
  caller.write('GET /api/openapi.json HTTP/1.1\r\nHost: longhand\r\n')
  await new Caller(url).get('/healthz') // so that the server has met the caller
  const closed = app.close()
  await vi.waitUntil(() => !app.server.listening)
  caller.write('\r\n')
  const answer = await text(caller)
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(answer.toLowerCase()).toContain('retry-after: 5')
  expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ status: 503, code: 'shutting-down' })
  await closed
})
