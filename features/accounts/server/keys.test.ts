import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { DocumentPage } from '../../../test-kit/document-page.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { keyUses } from './key-uses.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function programOf({ caller }: Writer, wish: { name?: string; scope?: string; expires_at?: string } = {}) {
  const { status, body } = await caller.post('/api/account/keys', { name: 'Script', ...wish })
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

test('a key that only reads reads, exports, and opens documents without writing in them', async () => {
  const writer = await server.newWriter()
  const { blog } = (await writer.caller.post('/api/blogs', { html: '<h1>Tides</h1><p>First words.</p>' })).body
  const { key, secret, program } = await programOf(writer, { scope: 'read' })
  expect(key).toMatchObject({ scope: 'read', expires_at: null, expired: false })
  expect((await program.get('/api/blogs')).body.blogs).toHaveLength(1)
  expect((await program.get(`/api/blogs/${blog.id}/export/md`)).text).toContain('First words.')
  const refused = { status: 403, code: 'key-scope' }
  expect((await program.post('/api/blogs', { title: 'More' })).body).toMatchObject(refused)
  expect((await program.post('/api/generate/content/rephraser', { text: 'Tides' })).body).toMatchObject(refused)
  const page = new DocumentPage(server.url, { id: blog.id, basic: `${key.key_id}:${secret}` })
  try {
    await vi.waitFor(() => expect(page.provider.authorizedScope).toBe('readonly'))
    await vi.waitFor(() => expect(page.text).toBe('Tides\n\nFirst words.'))
    page.write('Words of a reader.')
    await writer.caller.post('/api/save/user/copy', { save_id: blog.id, copy_to_save: '<h1>Tides</h1><p>By hand.</p>' })
    await vi.waitFor(() => expect(page.text).toContain('By hand.'))
    expect((await writer.caller.get('/api/get/saved/copy/internal', { copy_id: blog.id })).text).not.toContain('reader')
  } finally {
    page.leave()
  }
})

test('a key that only generates writes text and reads the balance, not the library', async () => {
  const { program } = await programOf(await server.newWriter(), { scope: 'generate' })
  expect((await program.get('/api/billing/balance')).status).toBe(200)
  const text =
    'The Rance station in Brittany opened in 1966 and its many turbines have turned the tides into power since.'
  expect((await program.post('/api/generate/content/rephraser', { text })).status).toBe(200)
  expect((await program.get('/api/blogs')).body).toMatchObject({ status: 403, code: 'key-scope' })
})

test('a key works until it expires, then says so, and is listed as expired', async () => {
  const writer = await server.newWriter()
  const expires_at = new Date(server.clock.now().getTime() + 60_000).toISOString()
  const { program } = await programOf(writer, { expires_at })
  expect((await program.get('/api/projects')).status).toBe(200)
  server.clock.advance(60_000)
  const refused = await program.get('/api/projects')
  expect(refused.body).toMatchObject({ status: 401, code: 'key-expired' })
  expect(refused.headers.get('www-authenticate')).toBeTruthy()
  expect((await writer.caller.get('/api/account/keys')).body.keys).toMatchObject([{ expires_at, expired: true }])
})

test.each([
  ['scope', { scope: 'everything' }],
  ['expires_at', { expires_at: '2020-01-01T00:00:00.000Z' }],
  ['expires_at', { expires_at: 'tomorrow' }],
])('a key with a wrong %s is refused: %j', async (path, wish) => {
  const { caller } = await server.newWriter()
  expect((await caller.post('/api/account/keys', { name: 'Script', ...wish })).body).toMatchObject({
    status: 422,
    details: [{ path }],
  })
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
