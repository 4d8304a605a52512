import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { rawServer } from '../../../platform/server/ai/ai.fixture.ts'
import { type FakeOllama, fakeOllama } from '../../../test-kit/ollama.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

/** A provider that speaks chat completions, as far as keys are tested with it. */
let provider: Awaited<ReturnType<typeof rawServer>>
let ollama: FakeOllama
/** Where a provider was, and nobody is now. */
let gone: string
let server: TestServer
let asked: Array<Record<string, unknown>> = []
let takesSchema = true
let balance = true
const KEY = 'gsk_0123456789abcdefghij'

beforeAll(async () => {
  provider = await rawServer(async (request, response) => {
    let body = ''
    for await (const piece of request) body += piece
    const answer = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.headers.authorization !== `Bearer ${KEY}`)
      return answer(401, { error: { message: `Invalid API Key ${request.headers.authorization}` } })
    if (request.url === '/v1/models')
      return answer(200, {
        data: [
          { id: 'big-model', context_window: 131_072 },
          { id: 'small-model', context_window: 16_384 },
          { id: 'whisper-large', context_window: 448 },
          { not: 'a model' },
        ],
      })
    const call = JSON.parse(body)
    asked.push(call)
    if (!['big-model', 'small-model'].includes(call.model))
      return answer(404, { error: { message: 'The model does not exist', code: 'model_not_found' } })
    if (!balance) return answer(429, { error: { message: 'No balance', code: 'insufficient_quota' } })
    if (call.response_format && !takesSchema) return answer(400, { error: { message: 'unknown field' } })
    const content = call.response_format ? '{"connection_is_ready":true}' : 'ready'
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    return response.end(
      `data: ${JSON.stringify({ choices: [{ delta: { content }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
    )
  })
  const closed = await rawServer(() => {})
  gone = `${closed.url}/v1`
  await closed.close()
  ollama = await fakeOllama()
  ollama.held.set('tiny:1b', { context: 2_048, capabilities: ['completion'], bytes: 1 })
  ollama.held.set('qwen3:8b', { context: 40_960, capabilities: ['completion'], bytes: 1 })
  server = await testServer({ LOCAL_MODELS: 'on', LOCAL_MODEL_PORTS: String(ollama.port) })
  await server.deps.ai.look()
})
beforeEach(() => {
  asked = []
  takesSchema = true
  balance = true
})
afterAll(async () => {
  await server.close()
  await ollama.close()
  await provider.close()
})

const own = (over: object = {}) => ({ provider: 'compatible', key: KEY, base_url: `${provider.url}/v1`, ...over })
const abilitiesOf = async (userId: string) =>
  (await server.database.query('select abilities from model_keys where owner_id = $1', [userId])).rows[0]?.abilities

test('a pasted key lists its models that can write, and nothing is stored', async () => {
  const { caller } = await server.newWriter()
  expect((await caller.post('/api/user/key/models', own())).body.models).toEqual([
    { name: 'big-model', context_tokens: 131_072 },
    { name: 'small-model', context_tokens: 16_384 },
  ])
  expect((await caller.get('/api/user/key')).body.key).toBeNull()
  expect((await caller.get('/api/user/key/models')).status).toBe(404)
  expect((await server.stranger().post('/api/user/key/models', own())).status).toBe(401)
})

test.each([
  ['a wrong key', { key: 'gsk_wrong-key-0123456789' }, 437, 'key'],
  ['an address where nobody answers', 'gone', 440, 'base_url'],
])('%s is refused at its field, and the key is not repeated', async (_what, over, status, path) => {
  const { caller } = await server.newWriter()
  const refused = await caller.post('/api/user/key/models', own(typeof over === 'string' ? { base_url: gone } : over))
  expect(refused).toMatchObject({ status, body: { details: [{ path }] } })
  expect(refused.text).not.toContain('gsk_')
})

test.each([
  ['a model that it lacks', { model: 'no-model' }, 437, 'model'],
  ['an account without money', { model: 'big-model' }, 432, 'key'],
])('at the test, %s says so', async (_what, over, status, path) => {
  const { caller } = await server.newWriter()
  balance = false
  expect(await caller.put('/api/user/key', own(over))).toMatchObject({ status, body: { details: [{ path }] } })
})

test('the test measures what the model holds and whether it takes a schema, and that is remembered', async () => {
  const { caller, id } = await server.newWriter()
  expect((await caller.put('/api/user/key', own({ model: 'small-model' }))).status).toBe(200)
  expect(await abilitiesOf(id)).toEqual({ contextTokens: 16_384, schema: true, thinks: false })
  expect(asked.map(({ response_format }) => response_format !== undefined)).toEqual([false, true])
  takesSchema = false
  expect((await caller.post('/api/user/key/test')).status).toBe(200)
  expect(await abilitiesOf(id)).toEqual({ contextTokens: 16_384, schema: false, thinks: false })
})

test('what a person chose for writing writes, of their key or of the server; what is gone has no effect', async () => {
  const { caller } = await server.newWriter()
  await caller.put('/api/user/key', own({ model: 'big-model' }))
  const write = () => caller.post('/api/content/write/for/me', { text: 'Write a sentence about the sea.' })
  const choose = (writing_model: string | null) => caller.put('/api/account/preferences', { writing_model })
  const lastOfOllama = () => ollama.lastChat?.model
  const writes = async () => {
    asked = []
    ollama.lastChat = undefined
    await write()
    return asked.at(-1)?.model ?? lastOfOllama()
  }
  expect(await writes()).toBe('big-model')
  await choose('own-key/small-model')
  expect(await writes()).toBe('small-model')
  await choose('ollama/qwen3:8b')
  expect(await writes()).toBe('qwen3:8b')
  await choose('ollama/gone:1b')
  expect(await writes()).toBe('big-model')
})
