import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../test-kit/server.ts'

const TRIES = 50

let server: TestServer
let ann: Writer
let byKey: Record<string, string>

beforeAll(async () => {
  server = await testServer()
  ann = await server.newWriter()
  const { body } = await ann.caller.post('/api/account/keys', { name: 'Counted' })
  byKey = { authorization: `Basic ${Buffer.from(`${body.key.key_id}:${body.secret}`).toString('base64')}` }
})
afterAll(async () => {
  await server.close()
})

// The fewest of several: what runs beside the calls asks, too, most of all while the server is young.
test.each([
  ['/api/projects', 2],
  ['/api/fetch/user/details', 3],
] as const)('GET %s asks the database %i times, by session and by key', async (path, wanted) => {
  for (const headers of [{ cookie: ann.caller.cookie }, byKey]) {
    const counts: number[] = []
    for (let at = 0; at < 5 || (at < TRIES && Math.min(...counts) > wanted); at++) {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      const { status } = await fetch(`${server.url}${path}`, { headers })
      counts.push(query.mock.calls.length)
      query.mockRestore()
      expect(status).toBe(200)
    }
    expect(Math.min(...counts)).toBe(wanted)
  }
})
