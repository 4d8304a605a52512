import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { ownServices } from './own-services.ts'

const site = createServer((_request, response) =>
  response.setHeader('content-type', 'text/plain').end('Tides rise and fall twice a day along most coasts.'),
)
let server: TestServer
let writer: Writer

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  server = await testServer({ OUTBOUND_ALLOW: '127.0.0.1,localhost', S3_ENDPOINT: '' })
  writer = await server.newWriter()
})
afterAll(async () => {
  await server.close()
  site.close()
})

const portOf = ({ port }: Pick<AddressInfo, 'port'>) => port

test('with the whole machine allowed, a source still does not lead to the server itself', async () => {
  const own = new URL(server.url)
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]'])
    await expect(server.deps.fetch(`http://${host}:${own.port}/metrics`), host).rejects.toMatchObject({
      code: 'address-forbidden',
    })
  const allowed = await server.deps.fetch(`http://127.0.0.1:${portOf(site.address() as AddressInfo)}/`)
  expect(allowed.text()).toContain('Tides')
  const added = await writer.caller.post('/api/assets/urls', { urls: [`${server.url}/metrics`] })
  expect(added.text).not.toContain('longhand_call_seconds')
})

test('nor to its database, Redis, file store and mail server, by whatever name they are reached', async () => {
  const own = ownServices(
    {
      PORT: 3000,
      DATABASE_URL: 'postgres://user:word@db.internal/longhand',
      REDIS_URL: 'redis://127.0.0.1:6390',
      S3_ENDPOINT: 'http://minio:9000',
      SMTP_URL: 'smtp://10.0.0.9:2525',
    },
    async (host) => [
      { address: host === 'minio' ? '10.0.0.5' : host === 'db.internal' ? '10.0.0.4' : host, family: 4 },
    ],
  )
  const closed: Array<[string, number]> = [
    ['127.0.0.1', 3000],
    ['::1', 3000],
    ['10.0.0.4', 5432],
    ['127.0.0.1', 6390],
    ['::ffff:127.0.0.1', 6390],
    ['10.0.0.5', 9000],
    ['10.0.0.9', 2525],
  ]
  for (const [ip, port] of closed) expect(await own.isOwn(ip, port), `${ip}:${port}`).toBe(true)
  const open: Array<[string, number]> = [
    ['127.0.0.1', 11434],
    ['10.0.0.5', 9001],
    ['10.0.0.6', 9000],
  ]
  for (const [ip, port] of open) expect(await own.isOwn(ip, port), `${ip}:${port}`).toBe(false)
})
