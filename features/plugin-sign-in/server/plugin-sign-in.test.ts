import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'

const CALLBACK = 'https://blog.example:8443/longhand?site=2'

let server: TestServer
let writer: Writer
beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
})
afterAll(() => server.close())

/** What a plugin keeps to itself, and what it shows. */
function pkce() {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}

const asking = (challenge: string, more: Record<string, string> = {}) => ({
  callback_url: CALLBACK,
  code_challenge: challenge,
  code_challenge_method: 'S256',
  state: 'a state',
  ...more,
})

/** Allows a plugin, and hands back its code and verifier. */
async function allowed({ caller }: Writer, more: Record<string, string> = {}) {
  const { verifier, challenge } = pkce()
  const { status, body } = await caller.post('/api/plugin-sign-in/codes', asking(challenge, more))
  expect(status).toBe(200)
  const returned = new URL(body.return_url)
  return { verifier, returned, code: returned.searchParams.get('code') ?? '' }
}

const exchange = (code: string, code_verifier: string, callback_url = CALLBACK) =>
  server.stranger().post('/api/plugin-sign-in/key', { code, code_verifier, callback_url })

test('a plugin gets a key for what was allowed, named after its host and revocable', async () => {
  const { code, verifier, returned } = await allowed(writer)
  expect(returned.href.startsWith(`${CALLBACK}&`)).toBe(true)
  expect(returned.searchParams.get('state')).toBe('a state')
  const { status, body, headers } = await exchange(code, verifier)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(body.key).toMatchObject({ name: 'blog.example:8443', scope: 'read', expires_at: null })
  const plugin = new Caller(server.url, { basic: `${body.key.key_id}:${body.secret}` })
  expect((await plugin.get('/api/fetch/user/details')).body.unique_id).toBe(writer.id)
  expect((await plugin.post('/api/blogs', { title: 'More' })).body.code).toBe('key-scope')
  const { keys } = (await writer.caller.get('/api/account/keys')).body
  expect(keys[0]).toMatchObject({ key_id: body.key.key_id, name: 'blog.example:8443' })
  expect((await writer.caller.delete(`/api/account/keys/${body.key.key_id}`)).status).toBe(200)
  expect((await plugin.get('/api/fetch/user/details')).status).toBe(401)
})

test('codes are stored as hashes, and go with the person', async () => {
  const leaving = await server.newWriter()
  const { code } = await allowed(leaving)
  const codes = async () => (await server.database.query('select * from plugin_codes')).rows
  expect(JSON.stringify(await codes())).not.toContain(code)
  await server.operator.post('/api/operator/users/deletion', { unique_id: leaving.id })
  expect((await codes()).filter(({ owner_id }) => owner_id === leaving.id)).toEqual([])
})

test('a code that comes a second time is refused, and ends the key it was exchanged for', async () => {
  const { code, verifier } = await allowed(writer)
  const { key, secret } = (await exchange(code, verifier)).body
  expect((await exchange(code, verifier)).body).toMatchObject({
    status: 400,
    code: 'code-invalid',
    error: 'invalid_grant',
  })
  const plugin = new Caller(server.url, { basic: `${key.key_id}:${secret}` })
  expect((await plugin.get('/api/fetch/user/details')).status).toBe(401)
})

test('of many exchanges at once, one at most gets a key', async () => {
  const { code, verifier } = await allowed(writer)
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(code, verifier)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400])
})

describe('a code is good only', () => {
  test('with its own verifier, and not even with that after a wrong one', async () => {
    const { code, verifier } = await allowed(writer)
    expect((await exchange(code, pkce().verifier)).body.error).toBe('invalid_grant')
    expect((await exchange(code, verifier)).body.error).toBe('invalid_grant')
  })

  test('for the callback URL that it was given to', async () => {
    const { code, verifier } = await allowed(writer)
    expect((await exchange(code, verifier, 'https://blog.example:8443/longhand')).body.error).toBe('invalid_grant')
  })

  test('for five minutes', async () => {
    const { code, verifier } = await allowed(writer)
    server.clock.advance(5 * 60_000)
    expect((await exchange(code, verifier)).body.error).toBe('invalid_grant')
  })
})

test('the page learns who asks, and for what', async () => {
  const check = async (more: Record<string, string>) =>
    (await writer.caller.get('/api/plugin-sign-in', asking(pkce().challenge, more))).body
  expect(await check({ scope: 'generate' })).toEqual({
    status: 200,
    host: 'blog.example:8443',
    on_this_computer: false,
    scope: 'generate',
    declined_url: `${CALLBACK}&error=access_denied&state=a+state`,
  })
  for (const callback_url of ['http://127.0.0.1:5123/', 'http://[::1]:5123/cb', 'http://localhost/cb'])
    expect(await check({ callback_url })).toMatchObject({ on_this_computer: true, scope: 'read' })
  // a name in another script is shown as what it is
  expect((await check({ callback_url: 'https://аpple.example/' })).host).toBe('xn--pple-43d.example')
})

test.each([
  ['http://blog.example/'],
  ['javascript:alert(1)'],
  ['https://blog.example/#part'],
  ['https://blog.example/#'],
  ['https://me:secret@blog.example/'],
  ['http://127.0.0.1.evil.example/'],
  ['myapp://back'],
  ['/dashboard'],
  [''],
])('a callback to %s is refused, with nowhere to return to', async (callback_url) => {
  for (const ask of [
    writer.caller.get.bind(writer.caller, '/api/plugin-sign-in'),
    writer.caller.post.bind(writer.caller, '/api/plugin-sign-in/codes'),
  ]) {
    const { body } = await ask(asking(pkce().challenge, { callback_url }))
    expect(body).toMatchObject({ status: 400, code: 'callback-invalid', error: 'invalid_request' })
    expect(body.return_url).toBeUndefined()
  }
})

test.each([
  ['challenge-needed', 'invalid_request', { code_challenge: '' }],
  ['challenge-needed', 'invalid_request', { code_challenge: 'short' }],
  ['challenge-needed', 'invalid_request', { code_challenge_method: 'plain' }],
  ['challenge-needed', 'invalid_request', { code_challenge_method: '' }],
  ['scope-unknown', 'invalid_scope', { scope: 'everything' }],
])('%s: the plugin hears %s where the person returns', async (code, error, more) => {
  const { body } = await writer.caller.post('/api/plugin-sign-in/codes', asking(pkce().challenge, { ...more }))
  expect(body).toMatchObject({ status: 400, code, error, return_url: `${CALLBACK}&error=${error}&state=a+state` })
})

test('only the person themselves, in a browser and on our own pages, allows a plugin', async () => {
  const { challenge } = pkce()
  expect((await server.stranger().post('/api/plugin-sign-in/codes', asking(challenge))).status).toBe(401)
  const { body } = await writer.caller.post('/api/account/keys', { name: 'Script' })
  const program = new Caller(server.url, { basic: `${body.key.key_id}:${body.secret}` })
  expect((await program.post('/api/plugin-sign-in/codes', asking(challenge))).status).toBe(403)
  const elsewhere = new Caller(server.url, { cookie: writer.caller.cookie, origin: 'https://blog.example' })
  expect((await elsewhere.post('/api/plugin-sign-in/codes', asking(challenge))).body.code).toBe('foreign-origin')
})

test('someone at the key limit learns it before allowing anything', async () => {
  const busy = await server.newWriter()
  for (let n = 0; n < 50; n += 1) await busy.caller.post('/api/account/keys', { name: `Key ${n}` })
  const { body } = await busy.caller.post('/api/plugin-sign-in/codes', asking(pkce().challenge))
  expect(body).toMatchObject({ status: 422, details: [{ message: 'You already have 50 keys. Revoke one first.' }] })
})

test('an operator decides which hosts may ask', async () => {
  const picky = await testServer({ PLUGIN_HOSTS: 'blog.example, *.sites.example' })
  const { caller } = await picky.newWriter()
  const codeOf = async (callback_url: string) =>
    (await caller.get('/api/plugin-sign-in', asking(pkce().challenge, { callback_url }))).body.code
  expect(await codeOf('https://blog.example:8443/')).toBeUndefined()
  expect(await codeOf('https://a.sites.example/')).toBeUndefined()
  for (const other of [
    'https://sites.example/',
    'https://evilsites.example/',
    'https://blog.example.evil.example/',
    'http://127.0.0.1:9/',
  ])
    expect(await codeOf(other)).toBe('callback-not-allowed')
  await picky.close()
})

test('guessing is slow: one address exchanges so many codes a minute and no more', async () => {
  const limited = await testServer({ RATE_LIMITS: 'on' })
  const statuses: number[] = []
  for (let n = 0; n < 31; n += 1) {
    const wish = { code: 'x', code_verifier: 'x', callback_url: 'x' }
    statuses.push((await limited.stranger().post('/api/plugin-sign-in/key', wish)).status)
  }
  expect([statuses.filter((status) => status === 400).length, statuses.at(-1)]).toEqual([30, 429])
  await limited.close()
})
