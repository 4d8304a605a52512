import { gzipSync } from 'node:zlib'
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../test-kit/caller.ts'
import { type KnownRoute, withRoutes } from '../../test-kit/routes.ts'
import { sendRaw } from '../../test-kit/send-raw.ts'
import { type TestServer, testServer, type Writer } from '../../test-kit/server.ts'
import { serverFeatures } from './features.ts'

let server: TestServer
let routes: KnownRoute[]
let writer: Writer

beforeAll(async () => {
  const { started, routes: known } = await withRoutes(() => testServer())
  server = started
  routes = known
  writer = await server.newWriter()
})
afterAll(() => server.close())

const FORM = 'multipart/form-data; boundary=b'
const bytes = (text: string) => new Uint8Array(Buffer.from(text))

/** What a route is asked beside its path. */
interface Oddity {
  query?: string
  headers?: Record<string, string>
  raw?: Uint8Array<ArrayBuffer>
}

const QUERIES: Oddity[] = [
  'unique_id=a&unique_id=b',
  'unique_id[]=a&team_id[x]=1&filename[a]=b&name[]=1&project_id[]=2&citations[]=none&tags[a]=b',
  'token[]=a&callbackURL[]=b&token=c',
  'unique_id=%00&filename=%00a.txt&name=%00&project_id=%00',
  '%=%&a[__proto__]=1&__proto__[x]=1&constructor=1',
  `filename=${'x'.repeat(3_000)}`,
].map((query) => ({ query }))

const BODIES: Oddity[] = [
  {},
  { raw: bytes('') },
  { headers: { 'content-type': 'application/json' }, raw: bytes('{') },
  { headers: { 'content-type': 'application/json' }, raw: bytes('null') },
  { headers: { 'content-type': 'text/html; charset=no-such' }, raw: bytes('\0\ud800') },
  { headers: { 'content-type': 'nonsense' }, raw: bytes('a') },
  { headers: { 'content-type': FORM }, raw: bytes('') },
  { headers: { 'content-type': FORM }, raw: bytes('--b\r\nContent-Disposition: form-data; name="a"; filename="x') },
  { headers: { 'content-type': 'multipart/form-data' }, raw: bytes('--b--') },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, raw: bytes('password=%&password[]=%00') },
  { headers: { 'content-encoding': 'gzip' }, raw: bytes('no gzip') },
  { headers: { 'content-encoding': 'no-such' }, raw: bytes('a') },
  { headers: { 'content-encoding': 'gzip, gzip' }, raw: new Uint8Array(gzipSync('a')) },
  {
    headers: { 'content-encoding': 'gzip', 'content-type': 'application/json' },
    raw: new Uint8Array(gzipSync('{"a":1}').subarray(0, 15)),
  },
]

const IDS = ['x', '%00', '%E0%A4', '..%2f..%2fetc', `01a2042e-9c52-76c7-8d88-3e1d90a6fc0c`, '%ED%A0%80']

test('no route that reads its request itself answers 500, whatever it is asked', async () => {
  const described = new Set(serverFeatures.flatMap(({ contract }) => addressesOf(contract)))
  const raw = routes.filter(
    ({ method, path }) => method !== 'HEAD' && !described.has(`${method} ${path}`) && !path.startsWith('/assets/'),
  )
  expect(raw.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/assets/files', '/api/blogs/import', '/share-blog/:id', '/collab', '/api/events']),
  )
  const failed: string[] = []
  for (const caller of [writer.caller, server.stranger(), server.operator])
    for (const { method, path } of raw)
      for (const asked of [...QUERIES, ...(method === 'GET' ? [] : BODIES), ...IDS.map((id) => ({ id }))]) {
        const failure = await failureOf(caller, { method, path, ...asked })
        if (failure) failed.push(failure)
      }
  expect(failed).toEqual([])
}, 120_000)

test('no call answers 500 to a body that is not what its headers say', async () => {
  const calls = routes.filter(({ method, path }) => method !== 'GET' && method !== 'HEAD' && !path.includes('*'))
  const failed: string[] = []
  for (const { method, path } of calls)
    for (const asked of BODIES.filter(({ headers }) => headers?.['content-encoding'])) {
      const failure = await failureOf(server.stranger(), { method, path, ...asked })
      if (failure) failed.push(failure)
    }
  expect(failed).toEqual([])
}, 60_000)

test('a body that cannot be unpacked is refused with what could be, and is nobody’s fault but the sender’s', async () => {
  server.logged.length = 0
  const send = (encoding: string) =>
    writer.caller.call('POST', '/api/projects', {
      raw: '{}',
      headers: { 'content-encoding': encoding, 'content-type': 'application/json' },
    })
  const unknown = await send('no-such')
  expect(unknown).toMatchObject({ status: 415, body: { code: 'unsupported-encoding' } })
  expect(unknown.headers.get('accept-encoding')).toBe('gzip, deflate, br, zstd')
  expect(await send('gzip')).toMatchObject({ status: 400, body: { code: 'bad-encoding' } })
  expect(server.logged.filter(({ level }) => Number(level) >= 40)).toEqual([])
})

test('a folder of files is nothing to read', async () => {
  expect((await server.stranger().get('/api/docs/assets/')).body).toMatchObject({ status: 404, code: 'not-found' })
})

test.each([
  ['no HTTP at all', 'HELO longhand\r\n\r\n', 400, 'bad-request'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: a\r\nX-Much: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'headers-too-large',
  ],
])('%s is answered in the form of every failure', async (_, text, status, code) => {
  const { head, body } = await sendRaw(server.url, text)
  expect(head).toContain(`HTTP/1.1 ${status} `)
  expect(JSON.parse(body)).toMatchObject({ status, code, message: expect.any(String) })
})

/** What a route answered, where it is our fault. */
async function failureOf(
  caller: Caller,
  { method, path, id = 'x', query = '', ...sent }: KnownRoute & Oddity & { id?: string },
): Promise<string | null> {
  const address = path.replace(/:\w+|\*/g, () => id)
  const stop = new AbortController()
  const answer = await caller.fetch(method, `${address}?${query}`, { ...sent, signal: stop.signal })
  stop.abort() // event streams never end
  return answer.status === 500 ? `${method} ${address} ${JSON.stringify({ query, ...sent })}` : null
}

function addressesOf(contract: object): string[] {
  if (isContractProcedure(contract)) {
    const { method, path } = contract['~orpc'].route
    return [`${method} ${path?.replace(/\{(\w+)\}/g, ':$1')}`]
  }
  return Object.values(contract).flatMap((part) => addressesOf(part))
}
