import { once } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'

let server: TestServer
let writer: Writer
let blogId: string

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  blogId = (await writer.caller.post('/api/blogs', { html: '<h1>Tides</h1><p>Words.</p>' })).body.blog.id
})
afterEach(() => setLevel(null))
afterAll(() => server.close())

const setLevel = (value: number | null, place: object = {}) =>
  server.operator.put('/api/operator/flags', { flag: 'app-downtime-flag', value, ...place })
const upload = () =>
  writer.caller.call('POST', '/api/assets/files', {
    query: { filename: 'a.txt' },
    raw: new TextEncoder().encode('The Rance station opened in 1966.'),
  })
const socket = () =>
  new WebSocket(`${server.url.replace('http', 'ws')}/collab`, {
    headers: { cookie: writer.caller.cookie, origin: server.url },
  })

test('a notice alone closes nothing', async () => {
  await setLevel(1)
  expect((await writer.caller.get('/api/flags')).body.values['app-downtime-flag']).toBe(1)
  expect((await writer.caller.post('/api/projects', { name: 'One' })).status).toBe(200)
  expect((await upload()).status).toBe(200)
})

test('read-only: everything can be read, and calls and uploads change nothing', async () => {
  await setLevel(2)
  expect((await writer.caller.get(`/api/blogs/${blogId}`)).status).toBe(200)
  expect((await writer.caller.get(`/api/blogs/${blogId}/export/md`)).status).toBe(200)
  for (const refused of [
    await writer.caller.post('/api/projects', { name: 'Two' }),
    await writer.caller.post('/api/workflows', { topic: 'tidal power' }),
    await upload(),
    await server
      .stranger()
      .post('/api/auth/sign-up/email', { name: 'A', email: 'a@example.test', password: 'a long one' }),
  ]) {
    expect(refused).toMatchObject({ status: 503, body: { code: 'read-only' } })
    expect(refused.headers.get('retry-after')).toBe('300')
  }
  const { status } = await server.stranger().post('/api/auth/sign-in/email', { email: writer.email, password: 'no' })
  expect(status).toBe(401)
})

test('closed: calls, shared pages and sockets are refused; health, flags and operators are not', async () => {
  await setLevel(3)
  expect((await writer.caller.get('/api/projects')).body.code).toBe('maintenance')
  expect((await upload()).body.code).toBe('maintenance')
  expect((await server.stranger().get('/share-blog/some')).status).toBe(503)
  expect((await server.stranger().get('/api/auth/get-session')).status).toBe(503)
  const [, { statusCode }] = await once(socket(), 'unexpected-response')
  expect(statusCode).toBe(503)
  for (const path of ['/healthz', '/readyz', '/api/flags', '/api/openapi.json'])
    expect((await server.stranger().get(path)).status, path).toBe(200)
  expect((await server.operator.get('/api/operator/users')).status).toBe(200)
})

test('pages that are open connect again when the level changes, and hear of it', async () => {
  const open = socket()
  // Heard from the start: a close that comes before anyone listens would be waited for in vain.
  const closed = once(open, 'close')
  await once(open, 'open')
  const events = await fetch(`${server.url}/api/events`, { headers: { cookie: writer.caller.cookie } })
  await setLevel(2)
  expect((await closed)[0]).toBe(1012)
  let heard = ''
  const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader()
  await vi.waitFor(async () => {
    heard += (await reader?.read())?.value ?? ''
    expect(heard).toContain('"kind":"downtime"')
  })
  await reader?.cancel()
})

test('it may be set for one person', async () => {
  const other = await server.newWriter()
  await setLevel(3, { scope: 'user', subject: writer.id })
  expect((await writer.caller.get('/api/projects')).status).toBe(503)
  expect((await other.caller.get('/api/projects')).status).toBe(200)
  await setLevel(null, { scope: 'user', subject: writer.id })
})
