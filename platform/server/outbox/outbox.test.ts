import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { testDatabase } from '../../../test-kit/database.ts'
import { fixedClock } from '../../../test-kit/fixed-clock.ts'
import type { Database } from '../db/types.ts'
import type { Deps } from '../deps.ts'
import { createHub } from '../hub/create-hub.ts'
import { createLog } from '../log.ts'
import { createSecrets } from '../secrets/create-secrets.ts'
import { createOutbox, OUTBOX_CHANNEL } from './create-outbox.ts'
import type { Delivery } from './delivery.ts'
import { claimDue } from './outbox-store.ts'
import { startSending } from './send-deliveries.ts'
import { NotDelivered } from './types.ts'

/** A service outside: what arrived there, by the id that each delivery carries, and what goes wrong on the way. */
const target = { arrived: [] as string[], faults: [] as Array<'before' | 'after' | 'final'> }

const Post = z.object({ text: z.string() })
const post: Delivery<z.infer<typeof Post>> = {
  kind: 'post',
  payload: Post,
  timeoutMs: 5_000,
  retryAfterSeconds: [10, 60],
  async deliver({ id }, { text }) {
    const fault = target.faults.shift()
    if (fault === 'before') throw new NotDelivered('It is busy.')
    if (fault === 'final') throw new NotDelivered('It takes no such text.', { isFinal: true })
    target.arrived.push(`${id} ${text}`)
    if (fault === 'after') throw new Error('The line broke.')
    return { address: `/posts/${id}` }
  },
  async readBack({ id }) {
    const isThere = target.arrived.some((arrived) => arrived.startsWith(id))
    return isThere ? { arrived: true, receipt: { address: `/posts/${id}` } } : { arrived: false }
  },
}
const { readBack: _, ...withoutReadBack } = post
const blind: Delivery<z.infer<typeof Post>> = { ...withoutReadBack, kind: 'blind' }

const clock = fixedClock()
let database: Database
let deps: Deps
let stops: Array<() => Promise<void>> = []

beforeAll(async () => {
  database = await testDatabase()
  const hub = await createHub(database)
  const needs = { db: database.db, hub, clock, secrets: createSecrets('a key of the test, long enough to be one') }
  deps = {
    ...needs,
    transaction: database.transaction,
    log: createLog('silent'),
    outbox: createOutbox(needs),
  } as unknown as Deps
})
afterAll(() => database.close())
afterEach(async () => {
  for (const stop of stops) await stop()
  stops = []
  target.faults = []
})

const start = async (isAlone = false) => void stops.push(await startSending(deps, [post, blind], { isAlone }))
const state = async (id: string) => (await deps.outbox.view(id))?.state
const becomes = (id: string, wanted: string) => expect.poll(() => state(id), { timeout: 15_000 }).toBe(wanted)
/** Time goes by, and senders look at once instead of at their next round. */
async function pass(ms: number): Promise<void> {
  clock.advance(ms)
  await deps.hub.publish(OUTBOX_CHANNEL, { kind: 'due' })
}
const arrivals = (id: string) => target.arrived.filter((arrived) => arrived.startsWith(id)).length

test('a delivery arrives once, keeps the target’s receipt, and not its content', async () => {
  await start()
  const [id, again] = [
    await deps.outbox.add(post, { text: 'private words' }, { key: 'blog 1' }),
    await deps.outbox.add(post, { text: 'private words' }, { key: 'blog 1' }),
  ]
  expect(again).toBe(id)
  await becomes(id, 'sent')
  expect(await deps.outbox.view(id)).toMatchObject({ receipt: { address: `/posts/${id}` }, attempts: 1 })
  expect(await deps.outbox.add(post, { text: 'private words' }, { key: 'blog 1' })).toBe(id)
  expect(arrivals(id)).toBe(1)
  const { rows } = await database.query('select * from outbox')
  expect(rows[0]).toMatchObject({ payload: null })
})

test('while it waits its words lie sealed, and a rolled-back transaction sends nothing', async () => {
  const lost = database.transaction(async () => {
    await deps.outbox.add(post, { text: 'never' })
    throw new Error('rolled back')
  })
  await expect(lost).rejects.toThrow('rolled back')
  const id = await deps.outbox.add(post, { text: 'private words' }, { at: new Date(clock.now().getTime() + 60_000) })
  await start()
  const { rows } = await database.query<{ payload: string }>('select payload from outbox where id = $1', [id])
  expect(rows[0]?.payload).toMatch(/^v1\./)
  expect(await state(id)).toBe('due')
  clock.advance(60_000)
  // Nobody calls: the sender looks by itself.
  await becomes(id, 'sent')
  expect(target.arrived.join()).not.toContain('never')
})

test('what the target did not take is tried again later, and given up at last with the reason', async () => {
  target.faults = ['before', 'before', 'before']
  await start()
  const id = await deps.outbox.add(post, { text: 'busy' })
  for (const seconds of [10, 60]) {
    await expect.poll(async () => (await deps.outbox.view(id))?.problem, { timeout: 15_000 }).toBe('It is busy.')
    await becomes(id, 'due')
    await pass(seconds * 1_000)
    await expect
      .poll(async () => (await deps.outbox.view(id))?.attempts, { timeout: 15_000 })
      .toBe(seconds === 10 ? 2 : 3)
  }
  await becomes(id, 'failed')
  expect(arrivals(id)).toBe(0)
  expect(await deps.outbox.decide(id, 'again')).toBe(true)
  await becomes(id, 'sent')
  target.faults = ['final']
  await becomes(await deps.outbox.add(post, { text: 'refused' }), 'failed')
}, 60_000)

test('a connection that breaks after the target accepted leaves the delivery in doubt, until the target confirms it', async () => {
  target.faults = ['after']
  await start()
  const id = await deps.outbox.add(post, { text: 'broken off' })
  await becomes(id, 'in-doubt')
  await pass(10_000)
  await becomes(id, 'sent')
  expect(arrivals(id)).toBe(1)
}, 60_000)

test('without a way to ask, a person decides', async () => {
  target.faults = ['after', 'after']
  await start()
  const [first, second] = [await deps.outbox.add(blind, { text: 'a' }), await deps.outbox.add(blind, { text: 'b' })]
  await becomes(first, 'in-doubt')
  await becomes(second, 'in-doubt')
  expect(await deps.outbox.decide(first, 'sent')).toBe(true)
  expect(await deps.outbox.decide(second, 'again')).toBe(true)
  await becomes(second, 'sent')
  expect([await state(first), arrivals(first), arrivals(second)]).toEqual(['sent', 1, 2])
  expect(await deps.outbox.decide(first, 'again')).toBe(false)
})

test('a delivery in progress when its process died is looked up, and resent only if it did not arrive', async () => {
  const ids = [await deps.outbox.add(post, { text: 'arrived' }), await deps.outbox.add(post, { text: 'did not' })]
  // the process dies in the middle of both: of one the target has heard
  for (const attemptId of ['try 1', 'try 2'])
    await claimDue(database.db, { kinds: ['post'], attemptId, now: clock.now() })
  target.arrived.push(`${ids[0]} arrived`)
  await database.query(`update outbox set alive_until = now() - interval '1 second' where state = 'sending'`)
  await start()
  const [heard = '', unheard = ''] = ids
  await becomes(heard, 'sent')
  await becomes(unheard, 'due')
  await pass(10_000)
  await becomes(unheard, 'sent')
  expect(ids.map(arrivals)).toEqual([1, 1])
}, 60_000)

test('two processes that send at once send nothing twice', async () => {
  await start()
  await start()
  const ids = await Promise.all(Array.from({ length: 12 }, (_, n) => deps.outbox.add(post, { text: `number ${n}` })))
  for (const id of ids) await becomes(id, 'sent')
  expect(ids.map(arrivals)).toEqual(ids.map(() => 1))
}, 60_000)
