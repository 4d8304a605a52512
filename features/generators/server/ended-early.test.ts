import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'

const TEXT = 'Tidal power converts the energy of tides into electricity.'

let upstream: Awaited<ReturnType<typeof dawdling>>
let server: TestServer
let writer: Writer
beforeEach(async () => {
  upstream = await dawdling()
  server = await testServer({
    COMPATIBLE_BASE_URL: upstream.url,
    COMPATIBLE_MODEL: 'm',
    MODEL_NEXT_TEXT_SECONDS: '2',
  })
  writer = await server.newWriter()
  await server.operator.put('/api/update/user', {
    unique_id: writer.id,
    credit_limit: 10,
    expiry_days: 30,
    plan_name: 'pro-monthly-usd',
  })
})
afterEach(async () => {
  await server.close()
  await upstream.close()
})

async function creditsUsed(): Promise<number> {
  return (await writer.caller.get('/api/fetch/user/details')).body.credits_used
}

test('a model that stops in the middle: the partial text is kept, marked, and charged', async () => {
  upstream.state.words = 'The first half of it, '
  const { body } = await writer.caller.post('/api/generate/synopsis', { text: TEXT })
  expect(body).toMatchObject({
    status: 200,
    copies: [{ content: 'The first half of it, ' }],
    notices: [{ code: 'answer-cut' }],
    credits: { charged: 1 },
  })
})

test('an answer that repeats itself is ended while it does, and costs nothing', async () => {
  upstream.state.words = 'The tide comes in and then the tide goes out again. '.repeat(40)
  const refused = await writer.caller.post('/api/generate/synopsis', { text: TEXT })
  expect(refused).toMatchObject({ status: 503, body: { code: 'model-loops' } })
  await vi.waitUntil(() => upstream.state.left === 1)
  expect(await creditsUsed()).toBe(0)
})

test('a caller who disconnects ends the request to the model, pays for the partial text, and finds it in the history', async () => {
  upstream.state.words = 'The first half of it, '
  const leave = new AbortController()
  const answer = await writer.caller.fetch('POST', '/api/generate/synopsis', {
    body: { text: TEXT, keep_history: true },
    headers: { accept: 'text/event-stream' },
    signal: leave.signal,
  })
  const reader = answer.body?.getReader()
  let came = ''
  while (!came.includes('event: delta')) came += new TextDecoder().decode((await reader?.read())?.value)
  const { ids } = JSON.parse(/event: progress\ndata: (.*)/.exec(came)?.[1] ?? '{}')
  expect(upstream.state.left).toBe(0)
  leave.abort()
  await vi.waitUntil(() => upstream.state.left === 1)
  await vi.waitUntil(async () => (await creditsUsed()) === 1)
  const history = async () => (await writer.caller.get('/api/tools/results')).body.results
  await vi.waitUntil(async () => (await history()).length === 1)
  expect(await history()).toMatchObject([{ id: ids[0], content: 'The first half of it, ' }])
  const { rows } = await server.database.query('select outcome, input_tokens, output_tokens from model_calls')
  expect(rows).toMatchObject([{ outcome: 'stopped' }])
  // the provider could not say any more what it took
  for (const tokens of [rows[0]?.input_tokens, rows[0]?.output_tokens]) expect(tokens).toBeGreaterThan(2)
})

/** A model server that says some words and then waits until it is left. */
async function dawdling() {
  const state = { words: '', left: 0 }
  const upstream = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const word of state.words.split(/(?<= )/)) {
      response.write(
        `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: word }, finish_reason: null }] })}\n\n`,
      )
    }
    response.on('close', () => state.left++)
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(upstream.address() as AddressInfo).port}/v1`
  const close = () =>
    new Promise((resolve) => {
      upstream.close(resolve)
      upstream.closeAllConnections()
    })
  return { state, url, close }
}
