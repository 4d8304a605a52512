import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { modelRuntime } from '../../../test-kit/model-runtime.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { tinyModel } from '../../../test-kit/tiny-model.ts'
import { type WeightsHost, weightsHost } from '../../../test-kit/weights-host.ts'

const tiny = tinyModel()
let host: WeightsHost
let list: string
let server: TestServer
let first: Writer
let guest: Writer
let runtime: Awaited<ReturnType<typeof modelRuntime>>

beforeAll(async () => {
  runtime = await modelRuntime()
  if ('missing' in runtime) console.warn(runtime.missing)
  host = await weightsHost({ 'tiny.gguf': tiny.bytes })
  list = mkdtempSync(join(tmpdir(), 'longhand-cards-'))
  const card = { id: 'tiny', label: 'Tiny 1', license: 'MIT', path: 'tiny.gguf', memory: 50_000_000 }
  const models = [{ ...card, bytes: tiny.bytes.length, sha256: tiny.sha256 }]
  writeFileSync(join(list, 'models.json'), JSON.stringify(models))
  server = await testServer({ ON_BOARD_MODELS: join(list, 'models.json'), ON_BOARD_WEIGHTS_URL: host.url })
  first = await server.newWriter('First')
  guest = await server.newWriter('Guest')
}, 180_000)
afterAll(async () => {
  await server.close()
  await host.close()
  rmSync(list, { recursive: true, force: true })
})

const task = async (id: string) => (await first.caller.get(`/api/tasks/${id}`)).body.task
const ended = async (id: string, state: string) => {
  await expect.poll(async () => (await task(id)).state, { timeout: 20_000, interval: 50 }).toBe(state)
  return task(id)
}

test('everybody sees what can run on this server; only the first account and operators download it', async () => {
  const { on_board, models } = (await guest.caller.get('/api/models')).body
  expect(models).toEqual([])
  expect(on_board).toEqual([
    {
      id: 'tiny',
      label: 'Tiny 1',
      license: 'MIT',
      bytes: tiny.bytes.length,
      memory: 50_000_000,
      is_larger_than_machine: false,
      state: 'absent',
      arrived: 0,
    },
  ])
  expect((await guest.caller.post('/api/models/pull', { model: 'on-board/tiny' })).status).toBe(403)
})

test('a download that isn’t the model fails with its reason; tried again it arrives, and is offered', async ({
  skip,
}) => {
  if ('missing' in runtime) return skip(runtime.missing)
  mkdirSync(join(server.dataDir, 'model'), { recursive: true })
  symlinkSync(runtime.folder, join(server.dataDir, 'model', 'runtime'))
  host.fates = ['other-content', 'breaks-off', 'arrives']
  const { task_id } = (await first.caller.post('/api/models/pull', { model: 'on-board/tiny' })).body
  const failed = await ended(task_id, 'failed')
  expect(failed).toMatchObject({ title: 'Download Tiny 1', problem: expect.stringContaining('checksum') })
  await first.caller.post(`/api/tasks/${task_id}/retry`)
  expect((await ended(task_id, 'done')).result).toEqual({ model: 'on-board/tiny' })
  const listed = (await guest.caller.get('/api/models')).body
  expect(listed.on_board).toMatchObject([{ state: 'ready' }])
  expect(listed.models).toEqual([
    { id: 'on-board/tiny', provider: 'on-board', model: 'tiny', context_tokens: 8_000, thinks: false },
  ])
  expect((await guest.caller.get('/api/models/place')).body.ahead).toBeNull()
  const chosen = await guest.caller.call('PUT', '/api/account/preferences', {
    body: { writing_model: 'on-board/tiny' },
  })
  expect(chosen.status).toBe(200)
})

test.each([
  ['on-board/nobody-made-this', {}, 'This server doesn’t offer this model.'],
  [
    'on-board/tiny',
    { ON_BOARD_REGISTRY: 'http://127.0.0.1:9' },
    'llama.cpp couldn’t be installed from the npm registry. Check that npm is installed on the server and can reach its registry, then try again.',
  ],
])('%s with %j fails at once: %s', async (model, settings, problem) => {
  const other = await testServer({
    ON_BOARD_MODELS: join(list, 'models.json'),
    ON_BOARD_WEIGHTS_URL: host.url,
    ...settings,
  })
  const { caller } = await other.newWriter()
  const { task_id } = (await caller.post('/api/models/pull', { model })).body
  const now = async () => (await caller.get(`/api/tasks/${task_id}`)).body.task
  await expect.poll(async () => (await now()).state, { timeout: 45_000 }).toBe('failed')
  expect((await now()).problem).toBe(problem)
  await other.close()
})
