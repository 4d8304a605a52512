import { afterAll, beforeAll, expect, test } from 'vitest'
import type { LoopbackServer } from '../../test-kit/loopback-server.ts'
import { type TestServer, testServer, type Writer } from '../../test-kit/server.ts'
import { silentServer } from '../../test-kit/silent-server.ts'

let redis: LoopbackServer
let server: TestServer
let writer: Writer

beforeAll(async () => {
  redis = await silentServer()
  server = await testServer({ REDIS_URL: `redis://127.0.0.1:${redis.port}`, RATE_LIMITS: 'on' })
  writer = await server.newWriter()
})
afterAll(async () => {
  await server.close()
  await redis.close()
})

test('with a Redis that accepts and never answers a server starts, and calls are answered', async () => {
  expect((await writer.caller.get('/api/fetch/user/details')).status).toBe(200)
  const made = await writer.caller.post('/api/blogs', { project_id: writer.projectId, title: 'Tides' })
  expect(made.status).toBe(200)
  expect(redis.connections()).toBeGreaterThan(0)
})

test('that it is away is said once in the log, at /readyz and in the metrics', async () => {
  // a reconnected connection is silent again
  await expect.poll(() => redis.connections(), { timeout: 20_000 }).toBeGreaterThan(4)
  const said = server.logged.filter(({ service }) => service === 'redis')
  expect(said.map(({ msg }) => msg)).toEqual(['a service outside does not answer; work goes on without it'])
  expect((await server.stranger().get('/readyz')).body).toMatchObject({ status: 200, away: ['redis'] })
  expect((await server.operator.get('/metrics')).text).toContain('longhand_service_away{service="redis"} 1')
}, 30_000)
