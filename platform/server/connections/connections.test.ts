import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { createConnections } from './create-connections.ts'
import type { Connections, TokenEndpoint } from './types.ts'

/** A token endpoint that takes each refresh token once and gives a new one for it, as services with rotation do. */
const service = {
  valid: 'refresh 1',
  count: 0,
  answers: null as ((response: ServerResponse) => void) | null,
  asked: [] as URLSearchParams[],
}
const endpointServer = createServer(async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const body = new URLSearchParams(text)
  service.asked.push(body)
  if (service.answers) return service.answers(response)
  response.setHeader('content-type', 'application/json')
  if (body.get('refresh_token') !== service.valid)
    return response.writeHead(400).end(JSON.stringify({ error: 'invalid_grant' }))
  service.count += 1
  service.valid = `refresh ${service.count + 1}`
  const access_token = `access ${service.count + 1}`
  response.end(JSON.stringify({ access_token, refresh_token: service.valid, expires_in: 3600 }))
})

let server: TestServer
let writer: Writer
let endpoint: TokenEndpoint
/** Two processes on one database. */
let [one, other]: Connections[] = []

beforeAll(async () => {
  await new Promise<void>((resolve) => endpointServer.listen(0, '127.0.0.1', resolve))
  const { port } = endpointServer.address() as AddressInfo
  server = await testServer({ OUTBOUND_ALLOW: `127.0.0.1:${port}` })
  writer = await server.newWriter()
  endpoint = { address: `http://127.0.0.1:${port}/token`, clientId: 'us', clientSecret: 'our secret' }
  one = createConnections(server.deps)
  other = createConnections(server.deps)
})
afterAll(async () => {
  await server.close()
  endpointServer.closeAllConnections()
  endpointServer.close()
})
beforeEach(async () => {
  Object.assign(service, { valid: 'refresh 1', count: 0, answers: null, asked: [] })
  const expiresAt = new Date(server.clock.now().getTime() + 30_000)
  const tokens = { accessToken: 'access 1', refreshToken: 'refresh 1', expiresAt }
  await one?.save(writer.id, 'hubspot', { account: 'ann.example', tokens })
})

const ask = (who: Connections | undefined) => who?.accessToken(writer.id, 'hubspot', endpoint)
const view = async () => (await one?.list(writer.id))?.[0]

test('tokens lie sealed, belong to one owner, and are never shown', async () => {
  const { rows } = await server.database.query('select * from connections')
  expect(JSON.stringify(rows)).not.toMatch(/access 1|refresh 1/)
  expect(await view()).toEqual({ service: 'hubspot', account: 'ann.example', state: 'working', problem: null })
  expect(await one?.list('somebody else')).toEqual([])
  await expect(one?.accessToken('somebody else', 'hubspot', endpoint)).rejects.toMatchObject({ code: 'not-connected' })
})

test('many who ask in two processes have the token refreshed once, and again when it ends', async () => {
  const given = await Promise.all(Array.from({ length: 20 }, (_, n) => ask(n % 2 ? one : other)))
  expect(new Set(given)).toEqual(new Set(['access 2']))
  expect(service.asked).toHaveLength(1)
  expect(Object.fromEntries(service.asked[0] ?? [])).toEqual({
    grant_type: 'refresh_token',
    refresh_token: 'refresh 1',
    client_id: 'us',
    client_secret: 'our secret',
  })
  server.clock.advance(3_590_000)
  expect(await ask(other)).toBe('access 3')
  expect(await ask(one)).toBe('access 3')
  expect(service.asked).toHaveLength(2)
})

test('a service that refuses breaks the connection, with the reason, until it is connected again', async () => {
  service.valid = 'revoked'
  await expect(ask(one)).rejects.toMatchObject({ code: 'connection-broken' })
  await expect(ask(other)).rejects.toMatchObject({ code: 'connection-broken' })
  expect(service.asked).toHaveLength(1)
  expect(await view()).toMatchObject({ state: 'broken', problem: expect.stringContaining('Connect it again') })
  const tokens = { accessToken: 'new', refreshToken: null, expiresAt: null }
  await one?.save(writer.id, 'hubspot', { account: 'ann.example', tokens })
  expect(await ask(one)).toBe('new')
  expect(await view()).toMatchObject({ state: 'working', problem: null })
})

test('a service that fails or never answers breaks nothing: the next call tries again', async () => {
  service.answers = (response) => response.writeHead(503).end('busy')
  await expect(ask(one)).rejects.toMatchObject({ code: 'connection-unavailable' })
  service.answers = () => {}
  await expect(ask(one)).rejects.toMatchObject({ code: 'connection-unavailable' })
  service.answers = null
  expect(await ask(other)).toBe('access 2')
  expect(await view()).toMatchObject({ state: 'working' })
}, 40_000)

test('a refresh by a process that died is taken over by another', async () => {
  await server.database.query(
    `update connections set refresh_id = 'dead', refresh_until = now() + interval '2 seconds'`,
  )
  expect(await ask(one)).toBe('access 2')
  expect(await one?.remove(writer.id, 'hubspot')).toBe(true)
  await expect(ask(one)).rejects.toMatchObject({ code: 'not-connected' })
}, 30_000)
