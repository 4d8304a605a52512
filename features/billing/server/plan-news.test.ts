import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test('changes of a plan in the last day are reported, compared with before the first of them', async () => {
  const { id, caller } = await server.newWriter()
  const news = async () => (await caller.get('/api/billing/news')).body.news
  const grant = (wish: object) => server.operator.post('/api/operator/grants', { unique_id: id, ...wish })
  const first = await news()
  expect(first).toMatchObject({
    now: { plan_name: 'premium-tier-3-monthly-june-2024' },
    before: null,
    added_credits: 0,
  })

  await grant({ plan_name: 'pro-monthly-usd', credit_limit: 7 })
  await grant({ additional_credits: 25, expiry_days: 3 })
  const changed = await news()
  expect(changed).toMatchObject({ now: { plan_name: 'pro-monthly-usd', credits: 7 }, added_credits: 25 })
  expect(changed.before).toEqual(first.now)
  expect(changed.now.expiry_date).toBe(new Date(server.clock.now().getTime() + 3 * 24 * 3600_000).toISOString())

  server.clock.advance(24 * 3600_000 + 1)
  expect(await news()).toMatchObject({ now: { plan_name: 'pro-monthly-usd' }, before: null, added_credits: 0 })
})

test('nobody without credentials, and nobody else, learns of it', async () => {
  const [one, two] = [await server.newWriter(), await server.newWriter()]
  expect((await server.stranger().get('/api/billing/news')).status).toBe(401)
  expect((await one.caller.get('/api/billing/news', { unique_id: two.id })).status).toBe(403)
})
