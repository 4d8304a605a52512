import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestServer, testServer } from '../../../test-kit/server.ts'
import { spendable } from '../standing.ts'
import { releaseAbandoned } from './abandoned.ts'
import { entitlementOf } from './account.ts'
import { usageOf } from './balance.ts'
import { grant } from './grant.ts'
import { hold } from './hold.ts'
import { lastRow, receiptRows } from './ledger-store.ts'
import { receiptsOf } from './receipts.ts'
import { release, settle, withCredits } from './settle.ts'

const DAY_MS = 24 * 3600_000
let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

/** An account of its own with so many monthly credits, without a person behind it. */
async function account(creditLimit: number | undefined, planId = 'pro-monthly-usd') {
  const userId = `test-${randomUUID()}`
  const payer = { userId, ownerId: userId }
  await grant(server.deps, { operator: 'test', ownerId: userId }, { planId, creditLimit, expiryDays: 365 })
  return payer
}

const wish = (over: object = {}) => ({ cost: 1, feature: 'generate-test', key: randomUUID(), ...over })

/** Sums of the ledger's rows, as anybody could add them up. */
async function sums(ownerId: string) {
  const { rows } = await server.database.query<{ monthly: string; additional: string; n: string }>(
    'select sum(monthly) as monthly, sum(additional) as additional, count(*) as n from credit_ledger where owner_id = $1',
    [ownerId],
  )
  return { monthly: Number(rows[0]?.monthly), additional: Number(rows[0]?.additional), rows: Number(rows[0]?.n) }
}

describe('spending credits', () => {
  test('25 at once spend exactly the available credits, and none is refused that could be paid', async () => {
    const payer = await account(7)
    await grant(server.deps, { operator: 'test', ownerId: payer.ownerId }, { additionalCredits: 4 })
    const asked = await Promise.allSettled(Array.from({ length: 25 }, () => hold(server.deps, payer, wish())))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(11)
    for (const one of asked)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'credits-exhausted' })
    const usage = await usageOf(server.deps, payer)
    expect(usage).toMatchObject({
      creditLimit: 7,
      additionalCredits: 4,
      creditsUsed: 11,
      creditsHeld: 11,
      remaining: 0,
    })
  })

  test('the same key at once is one reservation', async () => {
    const payer = await account(50)
    const one = wish({ cost: 3 })
    const holds = await Promise.all(Array.from({ length: 10 }, () => hold(server.deps, payer, one)))
    expect(new Set(holds.map(({ id }) => id)).size).toBe(1)
    const charges = await Promise.all(holds.map((held) => settle(server.deps, held, { cost: 2 })))
    expect(charges.every(({ charged, remaining }) => charged === 2 && remaining === 48)).toBe(true)
    expect(await hold(server.deps, payer, one)).toMatchObject({ id: holds[0]?.id, state: 'settled' })
    expect((await usageOf(server.deps, payer)).creditsUsed).toBe(2)
  })

  test('a released reservation can be retried under the same key', async () => {
    const payer = await account(5)
    const one = wish({ cost: 5 })
    const first = await hold(server.deps, payer, one)
    await release(server.deps, first)
    await release(server.deps, first)
    const second = await hold(server.deps, payer, one)
    expect(second.id).not.toBe(first.id)
    expect(await settle(server.deps, second)).toEqual({ charged: 5, remaining: 0 })
  })

  test('failed work costs nothing, finished work its actual cost', async () => {
    const payer = await account(10)
    await expect(
      withCredits(server.deps, payer, wish({ cost: 4 }), async () => {
        throw new Error('no model')
      }),
    ).rejects.toThrow('no model')
    expect((await usageOf(server.deps, payer)).remaining).toBe(10)
    const { value, charge } = await withCredits(server.deps, payer, wish({ cost: 4 }), async () => ({
      value: 'text',
      cost: 1,
    }))
    expect([value, charge]).toEqual(['text', { charged: 1, remaining: 9 }])
  })

  test('calls that come at once write after one another without looking again or trying twice', async () => {
    const payer = await account(50)
    const entitlement = await entitlementOf(server.deps, payer.ownerId)
    const query = vi.spyOn(pg.Client.prototype, 'query')
    const letGo = Promise.withResolvers<{ value: null }>()
    const begun = Array.from({ length: 6 }, () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      const work = () => {
        resolve()
        return letGo.promise
      }
      return { promise, done: withCredits(server.deps, { ...payer, entitlement }, wish({ isNew: true }), work) }
    })
    await Promise.all(begun.map(({ promise }) => promise))
    const asked = query.mock.calls.map((given) => JSON.stringify(given)).filter((text) => text.includes(payer.ownerId))
    query.mockRestore()
    letGo.resolve({ value: null })
    await Promise.all(begun.map(({ done }) => done))
    expect(asked).toHaveLength(6)
  })

  test('inside a transaction that fails nothing is reserved', async () => {
    const payer = await account(10)
    const failing = server.deps.transaction(async () => {
      await hold(server.deps, payer, wish({ cost: 10 }))
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect((await usageOf(server.deps, payer)).remaining).toBe(10)
  })

  test('whatever runs at once: rows add up, nothing is negative, limit and additional are never passed', async () => {
    const payer = await account(30)
    await grant(server.deps, { operator: 'test', ownerId: payer.ownerId }, { additionalCredits: 15 })
    const lives = Array.from({ length: 40 }, async (_, n) => {
      const held = await hold(server.deps, payer, wish({ cost: (n % 5) + 1 })).catch(() => null)
      if (!held) return
      if (n % 3 === 0) await release(server.deps, held)
      else await settle(server.deps, held, { cost: n % 4 })
    })
    await Promise.all(lives)
    const last = await lastRow(server.deps.db, payer.ownerId)
    if (!last) throw new Error('no rows')
    const total = await sums(payer.ownerId)
    expect(total).toEqual({ monthly: last.monthlyLeft, additional: last.additionalLeft, rows: last.seq })
    expect(last.held).toBe(0)
    expect(last.monthlyUsed + last.additionalUsed).toBe(45 - spendable(last))
    const rows = (await receiptRows(server.deps.db, payer.ownerId, { offset: 0, limit: 200 })).map(({ row }) => row)
    for (const { monthlyUsed, additionalUsed } of rows) expect(monthlyUsed + additionalUsed).toBeLessThanOrEqual(45)
  })
})

describe('months', () => {
  test('start over with full credits; additional ones stay', async () => {
    const payer = await account(10)
    await grant(server.deps, { operator: 'test', ownerId: payer.ownerId }, { additionalCredits: 3 })
    await settle(server.deps, await hold(server.deps, payer, wish({ cost: 12 })))
    const { entitlement } = await usageOf(server.deps, payer)
    server.clock.set(entitlement.period.end)
    expect(await usageOf(server.deps, payer)).toMatchObject({
      creditsUsed: 0,
      creditLimit: 10,
      additionalCredits: 1,
      remaining: 11,
    })
    expect(await settle(server.deps, await hold(server.deps, payer, wish({ cost: 11 })))).toEqual({
      charged: 11,
      remaining: 0,
    })
    expect((await sums(payer.ownerId)).monthly).toBe(0)
  })

  test('of a plan whose time is over are those of forever_free', async () => {
    const payer = await account(500)
    server.clock.advance(366 * DAY_MS)
    expect(await usageOf(server.deps, payer)).toMatchObject({ creditLimit: 50, remaining: 50 })
    await expect(hold(server.deps, payer, wish({ cost: 51 }))).rejects.toMatchObject({
      code: 'credits-exhausted',
      facts: { body: { needed: 51, remaining: 50 } },
    })
  })
})

describe('reservations that nobody ends', () => {
  test('are given back after their time', async () => {
    const payer = await account(10)
    await hold(server.deps, payer, wish({ cost: 6, minutes: 10 }))
    expect(await releaseAbandoned(server.deps)).toBe(0)
    server.clock.advance(11 * 60_000)
    expect(await releaseAbandoned(server.deps)).toBe(1)
    expect(await releaseAbandoned(server.deps)).toBe(0)
    expect((await usageOf(server.deps, payer)).remaining).toBe(10)
  })

  test('are paid all the same when the work was only slow, as far as there is anything', async () => {
    const payer = await account(10)
    const slow = await hold(server.deps, payer, wish({ cost: 6, minutes: 10 }))
    server.clock.advance(11 * 60_000)
    await releaseAbandoned(server.deps)
    await settle(server.deps, await hold(server.deps, payer, wish({ cost: 7 })))
    expect(await settle(server.deps, slow)).toEqual({ charged: 3, remaining: 0 })
    expect(await settle(server.deps, slow)).toEqual({ charged: 3, remaining: 0 })
  })
})

describe('plans without credits', () => {
  test('have fair use: 420 for 100 seconds at 100 percent of a day, then on they go', async () => {
    const payer = await account(undefined, 'premium-tier-3-monthly-june-2024')
    expect(await settle(server.deps, await hold(server.deps, payer, wish({ cost: 999 })))).toEqual({
      charged: 0,
      remaining: -1,
    })
    expect((await usageOf(server.deps, payer)).fupRatio).toBe(99)
    await settle(server.deps, await hold(server.deps, payer, wish({ cost: 1 })))
    const locked = { code: 'fair-use', facts: { seconds: 100, headers: { 'retry-after': '100' } } }
    await expect(hold(server.deps, payer, wish())).rejects.toMatchObject(locked)
    server.clock.advance(99_000)
    await expect(hold(server.deps, payer, wish())).rejects.toMatchObject({ code: 'fair-use', facts: { seconds: 1 } })
    expect((await usageOf(server.deps, payer)).lockedSeconds).toBe(1)
    server.clock.advance(1_000)
    await hold(server.deps, payer, wish())
    expect((await usageOf(server.deps, payer)).fupRatio).toBe(0)
  })

  test('forget what is older than a day', async () => {
    const payer = await account(undefined, 'premium-tier-3-monthly-june-2024')
    await hold(server.deps, payer, wish({ cost: 1_000 }))
    server.clock.advance(DAY_MS + 1)
    await hold(server.deps, payer, wish())
  })

  test('charge nothing on the own key, and the plan’s few credits without it', async () => {
    const payer = await account(undefined, 'byok-monthly')
    expect(await settle(server.deps, await hold(server.deps, payer, wish({ cost: 9, ownKey: true })))).toEqual({
      charged: 0,
      remaining: 100,
    })
    expect(await settle(server.deps, await hold(server.deps, payer, wish({ cost: 9 })))).toEqual({
      charged: 9,
      remaining: 91,
    })
    expect((await usageOf(server.deps, payer)).fupRatio).toBe(0)
  })

  test('on an own key no plan charges anything, also without credits, and fair use holds', async () => {
    const payer = await account(0)
    const work = await hold(server.deps, payer, wish({ cost: 1_000, ownKey: true }))
    expect((await settle(server.deps, work)).charged).toBe(0)
    expect((await usageOf(server.deps, payer)).fupRatio).toBe(100)
    await expect(hold(server.deps, payer, wish({ ownKey: true }))).rejects.toMatchObject({ code: 'fair-use' })
    await expect(hold(server.deps, payer, wish())).rejects.toMatchObject({ code: 'credits-exhausted' })
  })
})

test('receipts list what was added, what was used, and the balance', async () => {
  const payer = await account(10)
  await settle(server.deps, await hold(server.deps, payer, wish({ cost: 4, feature: 'generate-synopsis' })), {
    cost: 3,
  })
  await release(server.deps, await hold(server.deps, payer, wish({ cost: 2, feature: 'draft-section' })))
  await hold(server.deps, payer, wish({ cost: 1, feature: 'chat-answer' }))
  const { receipts, total } = await receiptsOf(server.deps, payer, { start_count: 0 })
  expect(total).toBe(4)
  expect(
    receipts.map(({ kind, state, feature, credits, balance }) => [kind, state, feature, credits, balance]),
  ).toEqual([
    ['charge', 'held', 'chat-answer', -1, 6],
    ['charge', 'returned', 'draft-section', 0, 7],
    ['charge', 'settled', 'generate-synopsis', -3, 7],
    ['grant', 'settled', 'monthly', 10, 10],
  ])
})
