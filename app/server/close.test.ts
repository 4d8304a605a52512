import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { testServer } from '../../test-kit/server.ts'

test('a server that closes waits so long and no longer for a caller that does not come to an end', async () => {
  const server = await testServer()
  const { hostname, port } = new URL(server.url)
  const caller = connect(Number(port), hostname)
  await once(caller, 'connect')
  caller.write('GET /api/blogs HTTP/1.1\r\nHost: longhand\r\n')
  await fetch(`${server.url}/healthz`)
  const ended = once(caller, 'close')
  const from = Date.now()
  await server.close(500)
  await ended
  expect(Date.now() - from).toBeGreaterThanOrEqual(500)
}, 20_000)
