import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedModels, scriptedModels } from '../../../test-kit/models.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

let models: ScriptedModels
let server: TestServer
beforeAll(async () => {
  models = await scriptedModels()
  models.says('ready', 'ready')
  server = await testServer()
})
afterAll(async () => {
  await server.close()
  await models.stop()
})

const save = (over: object = {}) => ({ ...models.ownKey, ...over })

test('a key is tested, stored, described, and deleted, and never shown', async () => {
  const { caller, id } = await server.newWriter()
  expect(await caller.get('/api/fetch/user/key', { unique_id: id })).toMatchObject({
    status: 404,
    body: { code: 'own-key-missing' },
  })
  expect((await caller.get('/api/user/key')).body).toEqual({ status: 200, key: null })
  expect(await caller.put('/api/user/key', save())).toMatchObject({
    status: 200,
    body: { key: { provider: 'compatible', last_four: 'abcd' } },
  })
  const described = await caller.get('/api/fetch/user/key', { unique_id: id })
  expect(described.body).toEqual({
    status: 200,
    provider: 'compatible',
    last_four: 'abcd',
    base_url: models.ownKey.base_url,
    model: 'own-model',
  })
  const { status: _, ...key } = described.body
  expect((await caller.get('/api/user/key')).body).toEqual({ status: 200, key })
  expect((await caller.get('/api/user/key', { unique_id: 'other' })).status).toBe(403)
  expect((await server.stranger().get('/api/user/key')).status).toBe(401)
  expect(described.text).not.toContain(models.ownKey.key)
  expect((await caller.post('/api/user/key/test')).status).toBe(200)
  expect((await caller.delete('/api/user/key')).status).toBe(200)
  expect((await caller.delete('/api/user/key')).status).toBe(404)
})

test('in the database the key is sealed, and no log line holds it', async () => {
  const { caller } = await server.newWriter()
  await caller.put('/api/user/key', save())
  const { rows } = await server.database.query<{ sealed_key: string }>('select sealed_key from model_keys')
  expect(rows.length).toBeGreaterThan(0)
  expect(JSON.stringify(rows)).not.toContain(models.ownKey.key)
  expect(JSON.stringify(server.logged)).not.toContain(models.ownKey.key)
})

test('a key that its provider refuses is not kept, and the one before stays', async () => {
  const { caller } = await server.newWriter()
  await caller.put('/api/user/key', save())
  const refusing = await scriptedModels()
  refusing.fails('ready', 401, 'Incorrect API key provided: sk-secret')
  const refused = await caller.put(
    '/api/user/key',
    save({ base_url: `${refusing.mock.url}/v1`, key: 'sk-another-key-000000' }),
  )
  await refusing.stop()
  expect(refused).toMatchObject({ status: 437, body: { code: 'own-key-refused' } })
  expect(refused.body.details).toEqual([{ path: 'key', message: refused.body.message }])
  expect((await caller.get('/api/fetch/user/key')).body).toMatchObject({ last_four: 'abcd' })
})

test('a server that nobody runs is 440', async () => {
  const { caller } = await server.newWriter()
  const gone = await scriptedModels()
  await gone.stop()
  expect(await caller.put('/api/user/key', save({ base_url: gone.ownKey.base_url }))).toMatchObject({
    status: 440,
    body: { code: 'provider-down', details: [{ path: 'base_url' }] },
  })
})

test.each([
  [{ provider: 'nobody' }, 'provider'],
  [{ provider: 'openai', key: 'short', base_url: null }, 'key'],
  [{ base_url: null }, 'base_url'],
  [{ base_url: 'ftp://models.example' }, 'base_url'],
  [{ model: '' }, 'model'],
  [{ provider: 'azure', base_url: '' }, 'base_url'],
])('%o is refused at its field', async (over, path) => {
  const { caller } = await server.newWriter()
  const answer = await caller.put('/api/user/key', save(over))
  expect(answer.status).toBe(422)
  expect(answer.body.details.map((detail: { path: string }) => detail.path)).toContain(path)
})

test('an address that leads inwards is refused before it is asked', async () => {
  const { caller } = await server.newWriter()
  for (const base_url of [
    'http://10.0.0.7:8080/v1',
    'http://localhost:11434/v1',
    'http://169.254.169.254/v1',
    'http://[::ffff:10.0.0.1]/v1',
  ]) {
    expect(await caller.put('/api/user/key', save({ base_url }))).toMatchObject({
      status: 400,
      body: { code: 'address-forbidden', details: [{ path: 'base_url' }] },
    })
  }
})

test('what is too long for a key says so in words', async () => {
  const { caller } = await server.newWriter()
  const { status, body } = await caller.put('/api/user/key', save({ key: 'x'.repeat(100_000) }))
  expect(status).toBe(422)
  expect(body.details[0]).toMatchObject({ path: 'key', message: expect.stringMatching(/^This is too long/) })
})

test('nobody else’s key can be seen, saved or forgotten', async () => {
  const one = await server.newWriter()
  const other = await server.newWriter()
  await one.caller.put('/api/user/key', save())
  for (const call of [
    other.caller.get('/api/fetch/user/key', { unique_id: one.id }),
    other.caller.put('/api/user/key', save({ unique_id: one.id })),
    other.caller.delete('/api/user/key', { unique_id: one.id }),
  ]) {
    expect((await call).status).toBe(403)
  }
  expect((await server.stranger().get('/api/fetch/user/key')).status).toBe(401)
  expect((await other.caller.get('/api/fetch/user/key')).status).toBe(404)
})

test('a key sealed under another server’s key is asked for again', async () => {
  const { caller, id } = await server.newWriter()
  await caller.put('/api/user/key', save())
  await server.database.query("update model_keys set sealed_key = 'v1.AAAA.AAAA.AAAA' where owner_id = $1", [id])
  expect(await caller.post('/api/user/key/test')).toMatchObject({ status: 437, body: { code: 'own-key-refused' } })
})
