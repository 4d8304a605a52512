import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { keyUses } from './key-uses.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function programOf({ caller }: Writer, name = 'Script') {
  const { status, body } = await caller.post('/api/account/keys', { name })
  expect(status).toBe(200)
  return {
    key: body.key,
    secret: String(body.secret),
    program: new Caller(server.url, {
      basic: `${body.key.key_id}:${body.secret}`,
      origin: 'https://elsewhere.example',
    }),
  }
}

test('a key acts as its owner, from anywhere, until it is revoked', async () => {
  const writer = await server.newWriter()
  const { key, program } = await programOf(writer)
  expect((await program.get('/api/fetch/user/details')).body.unique_id).toBe(writer.id)
  expect((await program.put('/api/account/profile', { display_name: 'By program' })).status).toBe(200)
  expect((await writer.caller.delete(`/api/account/keys/${key.key_id}`)).status).toBe(200)
  expect((await program.get('/api/fetch/user/details')).status).toBe(401)
})

test('the secret is shown once and stored nowhere', async () => {
  const writer = await server.newWriter()
  const { key, secret, program } = await programOf(writer)
  const listed = await writer.caller.get('/api/account/keys')
  expect(listed.body.keys).toEqual([{ ...key, last_used_at: null }])
  expect(listed.text).not.toContain(secret)
  const { rows } = await server.database.query('select * from api_keys')
  expect(JSON.stringify(rows)).not.toContain(secret)
  server.clock.advance(60_000)
  await program.get('/api/flags')
  expect((await writer.caller.get('/api/account/keys')).body.keys[0].last_used_at).toBe(
    server.clock.now().toISOString(),
  )
})

test('uses of keys are gathered, and written at the latest when the server stops', async () => {
  const { key, program } = await programOf(await server.newWriter())
  const lastUsed = async () =>
    (await server.database.query('select last_used_at from api_keys where id = $1', [key.key_id])).rows[0]?.last_used_at
  await program.get('/api/projects')
  expect(await lastUsed()).toBe(null)
  await keyUses(server.deps).stop()
  expect(await lastUsed()).toEqual(server.clock.now())
})

test('another key’s secret is no secret of this one', async () => {
  const writer = await server.newWriter()
  const [one, two] = [await programOf(writer), await programOf(writer)]
  const mixed = new Caller(server.url, { basic: `${one.key.key_id}:${two.secret}` })
  expect((await mixed.get('/api/fetch/user/details')).status).toBe(401)
})

test('a program makes no keys, revokes none, and does not end the account', async () => {
  const { program, key } = await programOf(await server.newWriter())
  expect((await program.post('/api/account/keys', { name: 'More' })).status).toBe(403)
  expect((await program.delete(`/api/account/keys/${key.key_id}`)).status).toBe(403)
  expect((await program.post('/api/account/delete', { password: 'x' })).status).toBe(403)
})

test('somebody else’s key is 404, as one that does not exist', async () => {
  const [one, two] = [await server.newWriter(), await server.newWriter()]
  const { key } = await programOf(two)
  expect((await one.caller.delete(`/api/account/keys/${key.key_id}`)).status).toBe(404)
  expect((await one.caller.delete('/api/account/keys/none')).status).toBe(404)
})

test('a nameless key is 422, the fifty-first too', async () => {
  const { caller } = await server.newWriter()
  expect((await caller.post('/api/account/keys', { name: '' })).body.details[0].path).toBe('name')
  for (let n = 0; n < 50; n += 1) await caller.post('/api/account/keys', { name: `Key ${n}` })
  expect((await caller.post('/api/account/keys', { name: 'One more' })).status).toBe(422)
})
