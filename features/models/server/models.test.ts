import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeOllama, fakeOllama } from '../../../test-kit/ollama.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'

let ollama: FakeOllama
let server: TestServer
let host: Writer
let guest: Writer

beforeAll(async () => {
  ollama = await fakeOllama(20)
  server = await testServer({ LOCAL_MODELS: 'on', LOCAL_MODEL_PORTS: String(ollama.port) })
  host = await server.newWriter('Host')
  guest = await server.newWriter('Guest')
})
afterAll(async () => {
  await server.close()
  await ollama.close()
})

const pull = (model: string, caller = host.caller) => caller.post('/api/models/pull', { model })
const task = async (id: string) => (await host.caller.get(`/api/tasks/${id}`)).body.task
const ended = async (id: string, state: string) => {
  await expect.poll(async () => (await task(id)).state, { timeout: 20_000, interval: 50 }).toBe(state)
  return task(id)
}

test('an Ollama without models is found; a model is downloaded with progress, and writes from then on', async () => {
  const before = (await host.caller.post('/api/models/look')).body
  expect(before).toMatchObject({ models: [], servers: [{ name: 'ollama', models: [] }], may_pull: true, pull: null })
  ollama.library.set('qwen3:4b', ['arrives'])
  const { task_id } = (await pull('qwen3:4b')).body
  expect((await ended(task_id, 'done')).result).toEqual({ model: 'qwen3:4b' })
  const after = (await host.caller.get('/api/models')).body
  expect(after.models).toEqual([
    { id: 'ollama/qwen3:4b', provider: 'ollama', model: 'qwen3:4b', context_tokens: 8_192, thinks: true },
  ])
  expect(after.pull).toMatchObject({ id: task_id, kind: 'models-pull', state: 'done' })
})

test('only the first account and operators may download; everybody sees the models', async () => {
  const listed = (await guest.caller.get('/api/models')).body
  expect(listed).toMatchObject({ may_pull: false, pull: null, servers: [{ name: 'ollama' }] })
  expect((await pull('qwen3:4b', guest.caller)).status).toBe(403)
  expect((await pull('qwen3:4b', server.stranger())).status).toBe(401)
  ollama.library.set('tiny:1b', ['arrives'])
  const { status, body } = await pull('tiny:1b', server.operator)
  expect(status).toBe(200)
  await ended(body.task_id, 'done')
})

test('an interrupted download resumes automatically', async () => {
  ollama.library.set('broken:1b', ['breaks-off', 'arrives'])
  const { task_id } = (await pull('broken:1b')).body
  expect(await ended(task_id, 'done')).toMatchObject({ problem: null })
})

test('a stopped download keeps its progress and resumes when started again', async () => {
  ollama.library.set('big:8b', ['hangs', 'arrives'])
  const { task_id } = (await pull('big:8b')).body
  expect((await pull('big:8b')).body.task_id).toBe(task_id)
  await expect.poll(() => ollama.partial.get('big:8b'), { timeout: 10_000 }).toBe(1_000_000_000)
  await host.caller.post(`/api/tasks/${task_id}/cancel`)
  expect((await ended(task_id, 'cancelled')).state).toBe('cancelled')
  expect(ollama.partial.get('big:8b')).toBe(1_000_000_000)
  await host.caller.post(`/api/tasks/${task_id}/retry`)
  await ended(task_id, 'done')
})

test.each([
  ['nobody-made:this', undefined, 'Ollama’s library has no model with this name. Check the name and its tag.'],
  [
    'large:70b',
    'disk-full',
    'The server’s disk is full. The partial download is kept. Free some space, then try again.',
  ],
  ['embedder:1b', 'not-for-text', 'Ollama downloaded this model, but it can’t write text.'],
] as const)('%s fails with its reason, and at once', async (model, fate, problem) => {
  if (fate) ollama.library.set(model, [fate])
  const { task_id } = (await pull(model)).body
  expect(await ended(task_id, 'failed')).toMatchObject({ problem })
})

test.each(['', 'two words', '../etc/passwd', 'evil.example/a/b', 'http://127.0.0.1/x', 'a'.repeat(300)])(
  '“%s” is no name of a model',
  async (model) => {
    expect((await pull(model)).status).toBe(422)
  },
)

test('an Ollama that was started after Longhand is on the list without being looked for', async () => {
  const late = await fakeOllama()
  await late.close()
  const early = await testServer({ LOCAL_MODELS: 'on', LOCAL_MODEL_PORTS: String(late.port) })
  const writer = await early.newWriter()
  expect((await writer.caller.get('/api/models')).body.servers).toEqual([])
  const started = await fakeOllama(20, late.port)
  const servers = async () => (await writer.caller.get('/api/models')).body.servers
  await expect.poll(servers, { timeout: 20_000 }).toMatchObject([{ name: 'ollama', models: [] }])
  await started.close()
  await early.close()
})

test('without an Ollama nothing can be downloaded, and it says so', async () => {
  const alone = await testServer()
  const writer = await alone.newWriter()
  const { task_id } = (await writer.caller.post('/api/models/pull', { model: 'qwen3:4b' })).body
  const state = async () => (await writer.caller.get(`/api/tasks/${task_id}`)).body.task
  await expect.poll(async () => (await state()).state, { timeout: 10_000 }).toBe('failed')
  expect((await state()).problem).toBe('Ollama isn’t running on this server. Start it, then try again.')
  await alone.close()
})

test('pages hear whether anything is read once more', async () => {
  for (const [setting, reviews] of [
    ['on', true],
    ['off', false],
  ] as const) {
    const reviewing = await testServer({ MODEL_REVIEW: setting })
    expect((await (await reviewing.newWriter()).caller.get('/api/models')).body).toMatchObject({ reviews })
    await reviewing.close()
  }
})
