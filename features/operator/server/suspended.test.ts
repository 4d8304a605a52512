import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

const setActive = (email: string, active_user: boolean) =>
  server.operator.put('/api/operator/users/active', { email, active_user })

test('a suspended person is out at the next call, by session and by key, until let in again', async () => {
  const { caller, email, id } = await server.newWriter()
  const { key, secret } = (await caller.post('/api/account/keys', { name: 'ci' })).body
  const program = new Caller(server.url, { basic: `${key.key_id}:${secret}` })
  const details = { unique_id: id }
  expect((await program.get('/api/fetch/user/details', details)).body.active_user).toBe(true)

  expect(await setActive(email, false)).toMatchObject({ status: 200, body: { user: { active_user: false } } })
  for (const who of [caller, program])
    expect(await who.get('/api/fetch/user/details', details)).toMatchObject({
      status: 401,
      body: { code: 'account-suspended' },
    })
  // what anyone may call is still answered, so that the sign-in page works
  expect((await caller.get('/api/flags')).status).toBe(200)

  await setActive(email, true)
  for (const who of [caller, program]) expect((await who.get('/api/fetch/user/details', details)).status).toBe(200)
})

test('the sign-in library takes a suspended person’s session for none, and forgets it', async () => {
  const { caller, email } = await server.newWriter()
  await setActive(email, false)
  expect((await caller.get('/api/auth/list-sessions')).status).toBe(401)
  expect((await caller.get('/api/auth/get-session')).body).toBeNull()
})

test('the right password is refused with the reason, a wrong one without it', async () => {
  const email = 'suspended@example.test'
  const password = 'a long pass phrase of mine'
  const caller = new Caller(server.url)
  expect((await caller.post('/api/auth/sign-up/email', { name: 'Ada', email, password })).status).toBe(200)
  await setActive(email, false)
  const signIn = (tried: string) => new Caller(server.url).post('/api/auth/sign-in/email', { email, password: tried })
  expect(await signIn(password)).toMatchObject({ status: 403, body: { code: 'account-suspended' } })
  expect((await signIn('something else')).status).toBe(401)
})

test('it is written down once, and nobody is 404', async () => {
  const { email, id } = await server.newWriter()
  await setActive(email, false)
  await setActive(email, false)
  const { entries } = (await server.operator.get('/api/operator/audit')).body
  expect(entries.filter(({ subject }: { subject: string }) => subject === id)).toMatchObject([
    { action: 'account active', before: { active_user: true }, after: { active_user: false } },
  ])
  expect((await setActive('nobody@example.test', false)).status).toBe(404)
})

test('an operator verifies an email address, sends a password link, and reads usage', async () => {
  const { caller, email } = await server.newWriter()
  expect((await server.operator.put('/api/operator/users/verified', { email })).status).toBe(200)
  expect((await caller.get('/api/auth/get-session')).body.user.emailVerified).toBe(true)
  expect((await server.operator.post('/api/operator/users/password-link', { email })).status).toBe(200)
  await vi.waitFor(async () => {
    const { mails } = (await server.operator.get('/api/operator/outbox')).body
    expect(mails[0]).toMatchObject({ to: email, subject: 'Reset your Longhand password' })
  })
  expect((await server.operator.get('/api/operator/users/usage', { email })).body).toMatchObject({
    user: { email, active_user: true },
    balance: { credits_used: 0, runs: [{ feature: 'autoblog_workflow', used: 0 }, {}, {}] },
  })
})

test('an operator deletes an account with everything it owns, and that is audited', async () => {
  const { caller, email, id } = await server.newWriter()
  await caller.post('/api/blogs', { html: '<p>Words of a blog.</p>' })
  const remove = () => server.operator.post('/api/operator/users/deletion', { email })
  expect(await remove()).toMatchObject({ status: 200, body: { unique_id: id, email } })
  expect((await caller.get('/api/projects')).status).toBe(401)
  const { rows } = await server.database.query('select id from blogs where owner_id = $1', [id])
  expect(rows).toEqual([])
  expect((await server.operator.get('/api/operator/audit')).body.entries[0]).toMatchObject({
    action: 'account deleted',
    subject: id,
  })
  expect((await remove()).status).toBe(404)
})
