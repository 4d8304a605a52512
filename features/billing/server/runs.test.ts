import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../../test-kit/server.ts'
import { usageOf } from './balance.ts'
import { grant } from './grant.ts'
import { countRun, returnRun } from './runs.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function account(planId: string) {
  const userId = `test-${randomUUID()}`
  await grant(server.deps, { operator: 'test', ownerId: userId }, { planId, expiryDays: 90 })
  return { userId, ownerId: userId }
}

const used = async (ownerId: string) =>
  (await usageOf(server.deps, { ownerId })).runs.find(({ feature }) => feature === 'plagiarism')?.used

test('a run whose work came to nothing is given back, and its key may be used again', async () => {
  const payer = await account('ls-free-trial')
  const run = { feature: 'plagiarism', key: 'check 1' } as const
  await countRun(server.deps, payer, run)
  await returnRun(server.deps, payer, run)
  await returnRun(server.deps, payer, run)
  expect(await used(payer.ownerId)).toBe(0)
  await countRun(server.deps, payer, run)
  expect(await used(payer.ownerId)).toBe(1)
})

test('given back ones make room, up to the limit and no further', async () => {
  const payer = await account('ls-free-trial')
  for (const key of ['1', '2', '3']) await countRun(server.deps, payer, { feature: 'plagiarism', key })
  await returnRun(server.deps, payer, { feature: 'plagiarism', key: '2' })
  const asked = await Promise.allSettled(
    ['4', '5', '6'].map((key) => countRun(server.deps, payer, { feature: 'plagiarism', key })),
  )
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await used(payer.ownerId)).toBe(3)
})

test('the same key counts once, also in the next month', async () => {
  const payer = await account('pro-monthly-usd')
  const run = { feature: 'plagiarism', key: 'check 1' } as const
  await Promise.all([countRun(server.deps, payer, run), countRun(server.deps, payer, run)])
  expect(await used(payer.ownerId)).toBe(1)
  server.clock.advance(32 * 24 * 3600_000)
  expect(await countRun(server.deps, payer, run)).toMatchObject({ used: 0, limit: 25 })
})

test('plans without a limit count all the same; plans without the feature refuse', async () => {
  const [many, none] = [await account('enterprise'), await account('forever_free')]
  for (let n = 0; n < 5; n += 1) await countRun(server.deps, many, { feature: 'plagiarism', key: String(n) })
  expect(await countRun(server.deps, many, { feature: 'plagiarism', key: 'x' })).toMatchObject({ used: 6, limit: -1 })
  await expect(countRun(server.deps, none, { feature: 'plagiarism', key: 'x' })).rejects.toMatchObject({
    code: 'run-limit',
  })
})
