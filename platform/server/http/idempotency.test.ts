import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type Answer, Caller } from '../../../test-kit/caller.ts'
import { testDatabase } from '../../../test-kit/database.ts'
import { fixedClock } from '../../../test-kit/fixed-clock.ts'
import { memberOf } from '../../../test-kit/guards.ts'
import { call, ok } from '../../contract/call.ts'
import { Refusal } from '../../contract/failures.ts'
import { readConfig } from '../config.ts'
import type { Database, Db } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { createHub } from '../hub/create-hub.ts'
import type { Hub } from '../hub/types.ts'
import { createLog } from '../log.ts'
import { createMetrics } from '../metrics.ts'
import { implementing } from '../plug-points.ts'
import { createSecrets } from '../secrets/create-secrets.ts'
import { createServer } from './create-server.ts'

const contract = {
  work: call({ method: 'POST', path: '/api/test/work', summary: 'Works until it is let go' }, { may: 'text:generate' })
    .input(z.object({ what: z.string() }))
    .output(ok({ run: z.number() })),
}
const os = implementing(contract)
/** What was begun and has not been let go, oldest first. */
let begun: Array<PromiseWithResolvers<void>> = []
let runs = 0
/** Calls whose rights were checked: their keys are looked at next. */
let arrived = 0
const router = os.router({
  work: os.work.handler(async () => {
    const run = ++runs
    const turn = Promise.withResolvers<void>()
    begun.push(turn)
    await turn.promise
    return { status: 200, run }
  }),
})

let database: Database
let hub: Hub
let servers: Array<{ app: FastifyInstance; url: string }> = []
let statements = 0

beforeAll(async () => {
  database = await testDatabase()
  hub = await createHub(database)
  servers = [await start(), await start()]
})
afterAll(async () => {
  for (const { app } of servers) await app.close()
  await hub.close()
  await database.close()
})
beforeEach(() => {
  begun = []
  runs = 0
  arrived = 0
})

/** One server as it is in a process of its own: what it keeps in memory is kept by its database. */
async function start() {
  const deps = {
    config: readConfig({ RATE_LIMITS: 'off' }),
    log: createLog('silent'),
    db: counting(database.db),
    transaction: database.transaction,
    clock: fixedClock(),
    metrics: createMetrics({ version: '0' }),
    secrets: createSecrets('a key of the test, long enough to be one'),
    hub,
  } as unknown as Deps
  const app = await createServer({
    deps,
    database,
    guards: {
      principalOf: async () => ({ kind: 'user', userId: 'ann', via: 'api-key' }),
      memberOf: async (...asked) => {
        arrived += 1
        return memberOf(...asked)
      },
      requireFlag: async () => {},
      downtimeOf: async () => 0,
    },
    features: [{ name: 'test', about: 'A test.', contract, router }],
    webDir: '/nonexistent',
    version: '0',
  })
  return { app, url: await app.listen({ port: 0 }) }
}

function counting(db: Db): Db {
  return new Proxy(db, {
    get(target, name) {
      if (['select', 'insert', 'update', 'delete'].includes(String(name))) statements += 1
      return Reflect.get(target, name)
    },
  })
}

function ask(key: string, { at = 0, what = 'a' } = {}): Promise<Answer> {
  return new Caller(servers[at]?.url ?? '').post('/api/test/work', { what }, { headers: { 'idempotency-key': key } })
}

/** Asks, and waits until the server is at the work. */
async function begin(key: string): Promise<{ answer: Promise<Answer>; work: PromiseWithResolvers<void> }> {
  const answer = ask(key)
  await vi.waitUntil(() => begun.length > 0)
  const [work] = begun
  if (!work) throw new Error('nothing was begun')
  return { answer, work }
}

/** Until so many calls of a test are past the rights check and at their keys. */
async function arrivals(wanted: number): Promise<void> {
  await vi.waitUntil(() => arrived >= wanted)
  await setImmediate()
}

test('a hundred repeats of a slow call wait without asking the database, and get its answer', async () => {
  const { answer, work } = await begin('hundred')
  const before = statements
  const repeats = Array.from({ length: 100 }, () => ask('hundred'))
  await arrivals(101)
  expect((await ask('hundred', { what: 'b' })).body.code).toBe('idempotency-key-reused')
  expect(statements).toBe(before)
  work.resolve()
  const answers = await Promise.all([answer, ...repeats])
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.run}`))).toEqual(new Set(['200 1']))
  expect(statements - before).toBe(1) // the answer is kept
})

test('another process waits for the answer and then has it', async () => {
  const { answer, work } = await begin('elsewhere')
  const other = ask('elsewhere', { at: 1 })
  await vi.waitUntil(() => statements > 0)
  work.resolve()
  expect([(await answer).body.run, (await other).body.run]).toEqual([1, 1])
  expect(runs).toBe(1)
})

test('whoever waited hears a refusal; after a fault of ours the next one tries again', async () => {
  const refused = await begin('refused')
  const waiting = ask('refused')
  await arrivals(2)
  refused.work.reject(new Refusal('credits-exhausted'))
  expect([(await refused.answer).status, (await waiting).status]).toEqual([429, 429])

  begun = []
  const broken = await begin('broken')
  const next = ask('broken')
  broken.work.reject(new Error('a bug'))
  expect((await broken.answer).status).toBe(500)
  await vi.waitUntil(() => begun.length > 1)
  begun[1]?.resolve()
  expect((await next).status).toBe(200)
})
