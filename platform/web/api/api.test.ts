import { expect, test } from 'vitest'
import { z } from 'zod'
import { call, ok } from '../../contract/call.ts'
import { answering, failing, fakeServer, streaming } from '../test/server.ts'
import { filledPath, queryOf } from './addresses.ts'
import { apiClient } from './client.ts'
import { ApiFailure, asFailure } from './failure.ts'
import { creditsSpent, limitReached, sessionLost } from './signals.ts'

const contract = {
  notes: {
    list: call({ method: 'GET', path: '/api/notes', summary: 'All' }, { may: 'blog:read' })
      .input(z.object({ q: z.string().optional(), tags: z.array(z.string()).optional() }))
      .output(ok({ notes: z.array(z.string()) })),
    rename: call({ method: 'PUT', path: '/api/notes/{id}', summary: 'Rename' }, { may: 'blog:edit' })
      .input(z.object({ id: z.string(), name: z.string() }))
      .output(ok({ name: z.string() })),
    write: call(
      { method: 'POST', path: '/api/notes/write', summary: 'Write' },
      { may: 'text:generate', idempotent: true, streams: true },
    )
      .input(z.object({ topic: z.string() }))
      .output(ok({ text: z.string() })),
  },
}

const api = apiClient(contract, 'notes')

test('a GET puts its input into the query, lists in brackets', async () => {
  const received = fakeServer({ 'GET /api/notes': () => answering({ notes: ['a'] }) })
  const { notes } = await api.call.notes.list({ q: 'x y', tags: ['a', 'b'] })
  expect(notes).toEqual(['a'])
  expect(received[0]?.query).toEqual({ q: 'x y', 'tags[0]': 'a', 'tags[1]': 'b' })
})

test('any other call fills the path and sends the rest as JSON', async () => {
  const received = fakeServer({ 'PUT /api/notes/n%2F1': () => answering({ name: 'New' }) })
  await api.call.notes.rename({ id: 'n/1', name: 'New' })
  expect(received[0]?.body).toEqual({ name: 'New' })
  expect(received[0]?.headers.get('content-type')).toBe('application/json')
})

test('a call that takes an idempotency key gets a new one each time, or the one that is given', async () => {
  const received = fakeServer({ 'POST /api/notes/write': () => answering({ text: 'done' }) })
  await api.call.notes.write({ topic: 'a' })
  await api.call.notes.write({ topic: 'a' })
  await api.call.notes.write({ topic: 'a' }, { context: { idempotencyKey: 'mine' } })
  const keys = received.map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).not.toBe(keys[0])
  expect(keys[2]).toBe('mine')
})

test('a refusal is a failure with its code, its details and when to come back', async () => {
  fakeServer({
    'PUT /api/notes/1': () =>
      new Response(
        JSON.stringify({
          status: 420,
          code: 'fair-use',
          message: 'Wait.',
          details: [{ path: 'name', message: 'Too long.' }, 'x'],
        }),
        {
          status: 420,
          headers: { 'retry-after': '37' },
        },
      ),
  })
  const failure = asFailure(await api.call.notes.rename({ id: '1', name: '' }).catch((error: unknown) => error))
  expect(failure).toMatchObject({
    status: 420,
    code: 'fair-use',
    message: 'Wait.',
    retryAfterSeconds: 37,
    isOverLimit: true,
  })
  expect(failure.details).toEqual([{ path: 'name', message: 'Too long.' }])
})

test('an answer that is not JSON still becomes a failure with its status', async () => {
  fakeServer({ 'GET /api/notes': () => new Response('<h1>Bad gateway</h1>', { status: 502 }) })
  const failure = asFailure(await api.call.notes.list({}).catch((error: unknown) => error))
  expect(failure).toMatchObject({ status: 502, isPassing: true })
})

test('no answer at all is “unreachable”', async () => {
  fakeServer({
    'GET /api/notes': () => {
      throw new TypeError('Failed to fetch')
    },
  })
  await expect(api.call.notes.list({})).rejects.toMatchObject({ status: 0, code: 'unreachable' })
})

test('a 401 notifies listeners that the session has ended', async () => {
  fakeServer({ 'GET /api/notes': () => failing(401, 'not-signed-in', 'Sign in to continue.') })
  let ended = 0
  const stop = sessionLost.hear(() => {
    ended += 1
  })
  await api.call.notes.list({}).catch(() => undefined)
  stop()
  await api.call.notes.list({}).catch(() => undefined)
  expect(ended).toBe(1)
})

test('a streamed call reports its events and ends with what the plain call would have returned', async () => {
  const received = fakeServer({
    'POST /api/notes/write': () =>
      streaming(
        { event: 'delta', data: { index: 0, text: 'Once ' } },
        { event: 'source', data: { id: 's1' } },
        { event: 'delta', data: { index: 0, text: 'upon' } },
        { event: 'done', data: { status: 200, text: 'Once upon' } },
      ),
  })
  const heard: unknown[] = []
  const result = await api.call.notes.write(
    { topic: 'a' },
    {
      context: {
        heard: { onDelta: (text, index) => heard.push([text, index]), onSource: (source) => heard.push(source) },
      },
    },
  )
  expect(received[0]?.headers.get('accept')).toBe('text/event-stream')
  expect(heard).toEqual([['Once ', 0], { id: 's1' }, ['upon', 0]])
  expect(result.text).toBe('Once upon')
})

test('an error in the middle of a stream is the failure that it carries; the part before it was delivered', async () => {
  fakeServer({
    'POST /api/notes/write': () =>
      streaming(
        { event: 'delta', data: { index: 0, text: 'Once' } },
        { event: 'error', data: { status: 440, code: 'provider-down', message: 'Not answering.' } },
      ),
  })
  let text = ''
  const write = api.call.notes.write(
    { topic: 'a' },
    {
      context: {
        heard: {
          onDelta: (piece) => {
            text += piece
          },
        },
      },
    },
  )
  await expect(write).rejects.toMatchObject({ status: 440, code: 'provider-down' })
  expect(text).toBe('Once')
})

test('a stream that breaks off before its end is a failure too', async () => {
  fakeServer({ 'POST /api/notes/write': () => streaming({ event: 'delta', data: { index: 0, text: 'Once' } }) })
  await expect(api.call.notes.write({ topic: 'a' }, { context: { heard: {} } })).rejects.toBeInstanceOf(ApiFailure)
})

test('stopping is no failure of ours', async () => {
  fakeServer({ 'GET /api/notes': () => answering({ notes: [] }) })
  const stop = new AbortController()
  stop.abort()
  await expect(api.call.notes.list({}, { signal: stop.signal })).rejects.toHaveProperty('name', 'AbortError')
})

test('URLs: nothing for missing values, dates as the server reads them', () => {
  expect(queryOf({ a: undefined, b: null, c: new Date('2026-01-02T03:04:05Z'), d: { e: 1 } })).toBe(
    '?c=2026-01-02T03%3A04%3A05.000Z&d%5Be%5D=1',
  )
  expect(queryOf({})).toBe('')
  expect(filledPath('/api/{a}/{b}', { a: 1, b: 'x y', c: 2 })).toEqual({ path: '/api/1/x%20y', rest: { c: 2 } })
})

test('an answer that names its credits reports them', async () => {
  fakeServer({ 'POST /api/notes/write': () => answering({ text: 'x', credits: { charged: 1, remaining: 9 } }) })
  let spent = 0
  const stop = creditsSpent.hear(() => {
    spent += 1
  })
  await api.call.notes.write({ topic: 'a' })
  stop()
  expect(spent).toBe(1)
})

test('used-up credits or runs are reported from any kind of call; a temporary rate limit is not', async () => {
  const reached: string[] = []
  const stop = limitReached.hear((code) => reached.push(code))
  const write = (streamed = false) =>
    api.call.notes.write({ topic: 'a' }, streamed ? { context: { heard: {} } } : {}).catch(() => {})
  fakeServer({ 'POST /api/notes/write': () => failing(429, 'too-many-requests', '') })
  await write()
  expect(reached).toEqual([])
  fakeServer({ 'POST /api/notes/write': () => failing(430, 'run-limit', '') })
  await write()
  fakeServer({
    'POST /api/notes/write': () =>
      streaming({ event: 'error', data: { status: 429, code: 'credits-exhausted', message: '' } }),
  })
  await write(true)
  stop()
  expect(reached).toEqual(['run-limit', 'credits-exhausted'])
})
