import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer } from '../../../test-kit/server.ts'
import { addVisits } from './store.ts'
import { stopCounting } from './visits.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const visit = (page: unknown, headers: Record<string, string> = {}) =>
  server.stranger().post('/api/visits', { page }, { headers })
const visitsOf = async (days: number) => (await server.operator.get('/api/operator/visits', { days })).body.visits

test('visits are counted by page and day, and nothing else is stored', async () => {
  const writer = await server.newWriter()
  const counted = await writer.caller.post('/api/visits', { page: '/blogs/$blogId' })
  expect(counted.body).toEqual({ status: 200, counted: true })
  await visit('/blogs/$blogId')
  await visit('/login')
  const first = server.clock.now().toISOString().slice(0, 10)
  server.clock.advance(24 * 3600_000)
  await visit('/login')
  const second = server.clock.now().toISOString().slice(0, 10)
  expect(await visitsOf(30)).toEqual([
    { day: second, page: '/login', visits: 1 },
    { day: first, page: '/blogs/$blogId', visits: 2 },
    { day: first, page: '/login', visits: 1 },
  ])
  expect(await visitsOf(1)).toEqual([{ day: second, page: '/login', visits: 1 }])
  const { rows } = await server.database.query('select * from page_visits')
  expect(rows.map((row) => Object.keys(row).sort())).toEqual(Array(3).fill(['day', 'page', 'visits']))
  expect((await writer.caller.get('/api/operator/visits')).status).toBe(403)
})

test('counts of several processes add up, and the rest is written when one stops', async () => {
  const day = server.clock.now().toISOString().slice(0, 10)
  const counted = async () => (await visitsOf(1)).find(({ page }: { page: string }) => page === '/terms')?.visits
  await visit('/terms')
  await addVisits(server.deps.db, [{ day, page: '/terms', visits: 4 }])
  await stopCounting(server.deps)
  expect(await counted()).toBe(5)
  await visit('/terms')
  expect(await counted()).toBe(6)
})

test('visits that could not be written are written later', async () => {
  const day = server.clock.now().toISOString().slice(0, 10)
  await server.database.query('alter table page_visits rename to away')
  await visit('/thank-you')
  expect((await server.operator.get('/api/operator/visits')).status).toBe(500)
  await server.database.query('alter table away rename to page_visits')
  await visit('/thank-you')
  expect(await visitsOf(1)).toContainEqual({ day, page: '/thank-you', visits: 2 })
})

test.each(['dnt', 'sec-gpc'])('a browser that asks not to be tracked is not counted: %s', async (header) => {
  expect((await visit('/projects', { [header]: '1' })).body.counted).toBe(false)
  expect(await visitsOf(366)).not.toContainEqual(expect.objectContaining({ page: '/projects' }))
})

test.each(['/blogs/0190', '/blogs/$blogId?q=1', '', 7])('what is no page’s pattern is refused: %j', async (page) => {
  expect((await visit(page)).body).toMatchObject({ status: 422, details: [{ path: 'page' }] })
})

test('a shared blog is counted by its page', async () => {
  const { caller } = await server.newWriter()
  const { blog } = (await caller.post('/api/blogs', { html: '<h1>Tides</h1><p>Words.</p>' })).body
  const { share } = (await caller.post(`/api/blogs/${blog.id}/shares`)).body
  expect((await server.stranger().call('GET', `/share-blog/${share.id}`)).status).toBe(200)
  expect((await server.stranger().call('GET', '/share-blog/none')).status).toBe(404)
  expect(await visitsOf(1)).toContainEqual(expect.objectContaining({ page: '/share-blog/$shareId', visits: 1 }))
})

test('one setting turns counting off, and /terms then says nothing of it', async () => {
  const quiet = await testServer({ COUNT_VISITS: 'off' })
  expect((await quiet.stranger().post('/api/visits', { page: '/login' })).body.counted).toBe(false)
  expect((await quiet.operator.get('/api/operator/visits')).body).toEqual({ status: 200, counting: false, visits: [] })
  expect((await quiet.stranger().get('/api/terms')).body.counts_visits).toBe(false)
  await quiet.close()
})

test('one address reports so many visits a minute and no more', async () => {
  const limited = await testServer({ RATE_LIMITS: 'on' })
  const statuses: number[] = []
  for (let n = 0; n < 121; n += 1)
    statuses.push((await limited.stranger().post('/api/visits', { page: '/login' })).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(1)
  expect((await limited.stranger().get('/api/terms')).status).toBe(200)
  await limited.close()
})
