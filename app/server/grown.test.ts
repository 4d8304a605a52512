import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { readConfig } from '../../platform/server/config.ts'
import { createLog } from '../../platform/server/log.ts'
import { Caller } from '../../test-kit/caller.ts'
import { type CuttableProxy, cuttableProxy } from '../../test-kit/cuttable-proxy.ts'
import { testDatabase } from '../../test-kit/database.ts'
import { POSTGRES_ADMIN_URL } from '../../test-kit/global-setup.ts'
import { OPERATOR, signUp } from '../../test-kit/server.ts'
import { type RunningServer, startServer } from './build-server.ts'

const REDIS_URL = 'redis://127.0.0.1:6379'
const isGrown = process.env.TEST_DATABASE === 'postgres' && (await answers(6379))
const TEXT = 'The Rance station in Brittany opened in 1966 and has 24 turbines. Its capacity is 240 megawatts.'

// Two processes' worth of servers over one PostgreSQL and one Redis, as compose.yaml starts them.
describe.runIf(isGrown)('a web and a worker process over one PostgreSQL and one Redis', () => {
  let database: Awaited<ReturnType<typeof testDatabase>>
  let proxy: CuttableProxy
  let web: RunningServer
  let other: RunningServer
  let worker: RunningServer

  beforeAll(async () => {
    database = await testDatabase()
    const admin = new URL(POSTGRES_ADMIN_URL)
    proxy = await cuttableProxy({ host: admin.hostname, port: Number(admin.port || 5432) })
    const url = new URL(database.url ?? '')
    url.port = String(proxy.port)
    const dataDir = mkdtempSync(join(tmpdir(), 'longhand-grown-'))
    const settings = {
      PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: url.href,
      DATABASE_POOL: '4',
      REDIS_URL,
      SECRET_KEY: 'a secret of at least thirty-two bytes',
      RATE_LIMITS: 'off',
      OPERATOR_KEY: OPERATOR,
    }
    const start = (ROLE: string) => startServer(readConfig({ ...settings, ROLE }), { log: createLog('silent') })
    ;[web, other, worker] = await Promise.all([start('web'), start('web'), start('worker')])
  })
  afterAll(async () => {
    await Promise.all([web?.close(), other?.close(), worker?.close()])
    await proxy?.close()
    await database?.close()
  })

  test('work that one process accepts is done by another and reported to pages of a third', async () => {
    const writer = await signUp(web.url)
    const elsewhere = new Caller(other.url, { cookie: writer.caller.cookie })
    const events = heardEvents(elsewhere)
    const added = await writer.caller.call('POST', '/api/assets/files', {
      query: { filename: 'rance.txt' },
      raw: new TextEncoder().encode(TEXT),
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(added.status, added.text).toBe(200)
    await vi.waitUntil(
      async () => (await elsewhere.get(`/api/assets/${added.body.asset.id}`)).body.asset?.state === 'ready',
      { timeout: 20_000, interval: 100 },
    )
    await vi.waitUntil(() => events.text.includes('"state":"done"'), { timeout: 5_000 })
    events.stop()
  })

  test('the same Idempotency-Key is one answer, whichever process is asked', async () => {
    const writer = await signUp(web.url)
    const elsewhere = new Caller(other.url, { cookie: writer.caller.cookie })
    const options = { headers: { 'idempotency-key': 'two-processes' } }
    const [a, b] = await Promise.all([
      writer.caller.post('/api/workflows', { topic: 'tides' }, options),
      elsewhere.post('/api/workflows', { topic: 'tides' }, options),
    ])
    expect(a.body.workflow.id).toBe(b.body.workflow.id)
  })

  test('signing out in one process ends what is open in another', async () => {
    const writer = await signUp(web.url)
    const { cookie } = writer.caller
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/collab`, {
      headers: { cookie, origin: other.url },
    })
    await once(socket, 'open')
    const page = heardEvents(new Caller(other.url, { cookie }))
    await vi.waitUntil(() => page.text.includes('event: hello'))
    const closed = once(socket, 'close')
    expect((await writer.caller.post('/api/auth/sign-out')).status).toBe(200)
    expect((await closed)[0]).toBe(4401)
    await page.ended
  })

  test('while the database is away calls say so at once, nothing is half done, and all goes on when it is back', async () => {
    const writer = await signUp(web.url)
    await proxy.cut()
    const away = await writer.caller.post('/api/workflows', { topic: 'made while the database was away' })
    expect(away.status).toBe(503)
    expect(away.body).toMatchObject({ code: 'database-unavailable', message: expect.stringContaining('kept') })
    expect((await new Caller(web.url).get('/readyz')).status).toBe(503)
    expect((await new Caller(web.url).get('/healthz')).status).toBe(200)
    await proxy.mend()
    await vi.waitUntil(async () => (await new Caller(web.url).get('/readyz')).status === 200, {
      timeout: 20_000,
      interval: 200,
    })
    expect((await writer.caller.post('/api/workflows', { topic: 'made afterwards' })).status).toBe(200)
    expect((await writer.caller.get('/api/workflows')).body.total).toBe(1)
    const added = await writer.caller.call('POST', '/api/assets/files', {
      query: { filename: 'after.txt' },
      raw: new TextEncoder().encode(`${TEXT} Afterwards.`),
      headers: { 'content-type': 'application/octet-stream' },
    })
    await vi.waitUntil(
      async () => (await writer.caller.get(`/api/assets/${added.body.asset.id}`)).body.asset?.state === 'ready',
      { timeout: 30_000, interval: 200 },
    )
  }, 60_000)
})

/** Collects what a page would hear. */
function heardEvents(caller: Caller): { text: string; stop: () => void; ended: Promise<void> } {
  const stop = new AbortController()
  const heard = { text: '', stop: () => stop.abort(), ended: Promise.resolve() }
  const listen = async () => {
    const answer = await caller.fetch('GET', '/api/events', { signal: stop.signal })
    for await (const chunk of answer.body ?? []) heard.text += Buffer.from(chunk).toString()
  }
  heard.ended = listen().catch(() => {}) // ended by stop()
  return heard
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
