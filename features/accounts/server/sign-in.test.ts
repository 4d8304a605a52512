import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Caller } from '../../../test-kit/caller.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

const PASSWORD = 'a-long-password'
let server: TestServer
let people = 0
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

async function signUp(caller = server.stranger()) {
  people += 1
  const email = `person-${people}@example.test`
  const answer = await caller.post('/api/auth/sign-up/email', { name: 'Ada', email, password: PASSWORD })
  expect(answer.status).toBe(200)
  return { caller, email, id: String(answer.body.user.id), answer }
}

const whoAmI = async (caller: Caller) => (await caller.get('/api/auth/get-session')).body?.user?.email ?? null
const signIn = (email: string, password: string, caller = server.stranger()) =>
  caller.post('/api/auth/sign-in/email', { email, password })

/** The newest mail to somebody in the outbox. */
function mailTo(email: string): Promise<string> {
  const dir = join(server.dataDir, 'outbox')
  return vi.waitFor(async () => {
    for (const name of (await readdir(dir)).sort().reverse()) {
      const text = await readFile(join(dir, name), 'utf8')
      if (text.startsWith(`To: ${email}\n`)) return text
    }
    throw new Error('no mail yet')
  })
}

describe('signing up and in', () => {
  test('gives a session in a cookie that scripts and other sites cannot use', async () => {
    const { answer, caller, email } = await signUp()
    const cookie = answer.headers.getSetCookie().find((line) => line.startsWith('longhand.session_token='))
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
    expect(cookie).not.toMatch(/Secure/i)
    expect(await whoAmI(caller)).toBe(email)
  })

  test('with a wrong password and for an unknown person is the same 401 in our format', async () => {
    const { email } = await signUp()
    const [wrong, nobody] = [await signIn(email, 'not-the-password'), await signIn('nobody@example.test', PASSWORD)]
    for (const { status, body } of [wrong, nobody]) {
      expect(status).toBe(401)
      expect(body).toEqual({ status: 401, message: expect.any(String), code: 'invalid-email-or-password' })
    }
  })

  test.each([
    ['a short password', { name: 'A', email: 'short@example.test', password: 'short' }, 400],
    ['an address that is none', { name: 'A', email: 'nowhere', password: PASSWORD }, 400],
    ['an empty body', {}, 400],
  ])('with %s is refused', async (_, body, status) => {
    const answer = await server.stranger().post('/api/auth/sign-up/email', body)
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ status, message: expect.any(String), code: expect.any(String) })
  })

  test('twice with one address is refused', async () => {
    const { email } = await signUp()
    const again = await server
      .stranger()
      .post('/api/auth/sign-up/email', { name: 'B', email: email.toUpperCase(), password: PASSWORD })
    expect(again.status).toBe(422)
    expect(again.body.code).toBe('user-already-exists-use-another-email')
  })
})

describe('sessions', () => {
  test('end with sign-out', async () => {
    const { caller } = await signUp()
    const cookie = caller.cookie
    expect((await caller.post('/api/auth/sign-out')).status).toBe(200)
    const stolen = await server.stranger().call('GET', '/api/fetch/user/details', { headers: { cookie } })
    expect(stolen.status).toBe(401)
  })

  test('are listed, and ended one by one or all but this', async () => {
    const { caller, email } = await signUp()
    const [phone, laptop] = [server.stranger(), server.stranger()]
    await signIn(email, PASSWORD, phone)
    await signIn(email, PASSWORD, laptop)
    const sessions = (await caller.get('/api/auth/list-sessions')).body
    expect(sessions).toHaveLength(3)
    expect(sessions[0].ipAddress).toMatch(/127\.0\.0\.1/)
    const phones = (await phone.get('/api/auth/get-session')).body.session.token
    await caller.post('/api/auth/revoke-session', { token: phones })
    expect(await whoAmI(phone)).toBeNull()
    await caller.post('/api/auth/revoke-other-sessions')
    expect(await whoAmI(laptop)).toBeNull()
    expect(await whoAmI(caller)).toBe(email)
  })

  test('are prolonged by use, whatever is used; the cookie does not end before them', async () => {
    const { answer, caller, id } = await signUp()
    expect(answer.headers.getSetCookie()[0]).toContain(`Max-Age=${400 * 24 * 3600}`)
    const end = 'select extract(epoch from expires_at - now()) / 86400 as days from sessions where user_id = $1'
    await server.database.query("update sessions set expires_at = now() + interval '5 days' where user_id = $1", [id])
    expect((await caller.get('/api/projects')).status).toBe(200)
    const { rows } = await server.database.query<{ days: string }>(end, [id])
    expect(Number(rows[0]?.days)).toBeGreaterThan(29)
    await server.database.query("update sessions set expires_at = now() - interval '1 second' where user_id = $1", [id])
    expect((await caller.get('/api/projects')).status).toBe(401)
  })

  test('that are not to be remembered end with the browser', async () => {
    const { email } = await signUp()
    const answer = await server
      .stranger()
      .post('/api/auth/sign-in/email', { email, password: PASSWORD, rememberMe: false })
    const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'))
    expect(cookie).not.toMatch(/Max-Age|Expires/i)
  })

  test('of others cannot be ended', async () => {
    const [one, two] = [await signUp(), await signUp()]
    const token = (await two.caller.get('/api/auth/get-session')).body.session.token
    await one.caller.post('/api/auth/revoke-session', { token })
    expect(await whoAmI(two.caller)).toBe(two.email)
  })

  test('a forged cookie is nobody', async () => {
    const [ada, bob] = [await signUp(), await signUp()]
    const parts = ({ cookie }: Caller) => /(longhand\.session_token=[^;]+)\.([^;.]+)/.exec(cookie)?.slice(1) ?? []
    const [token, signature] = parts(ada.caller)
    const [, another] = parts(bob.caller)
    const statusOf = async (cookie: string) =>
      (await server.stranger().call('GET', '/api/projects', { headers: { cookie } })).status
    expect(await statusOf(`other=1; ${token}.${signature}; another=2`)).toBe(200)
    for (const cookie of ['longhand.session_token=AAAA.BBBB', `${token}.${another}`, `${token}`, `${token}.%`]) {
      expect([cookie, await statusOf(cookie)]).toEqual([cookie, 401])
    }
  })
})

describe('passwords', () => {
  test('change only with the old one, and end the other sessions', async () => {
    const { caller, email } = await signUp()
    const other = server.stranger()
    await signIn(email, PASSWORD, other)
    const change = (currentPassword: string) =>
      caller.post('/api/auth/change-password', {
        currentPassword,
        newPassword: 'another-password',
        revokeOtherSessions: true,
      })
    expect((await change('not-the-password')).status).toBe(400)
    expect((await change(PASSWORD)).status).toBe(200)
    expect(await whoAmI(other)).toBeNull()
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, 'another-password')).status).toBe(200)
  })

  test('are reset by a mailed link, once, which ends every session', async () => {
    const { caller, email } = await signUp()
    const asked = await server
      .stranger()
      .post('/api/auth/request-password-reset', { email, redirectTo: '/login?view=reset' })
    expect(asked.status).toBe(200)
    const link = /http:\/\/\S+/.exec(await mailTo(email))?.[0] ?? ''
    expect(link).toMatch(new RegExp(`^${server.url}/api/auth/reset-password/`))
    const opened = await server.stranger().fetch('GET', link)
    expect(opened.status).toBe(302)
    const page = new URL(opened.headers.get('location') ?? '', server.url)
    expect([page.pathname, page.searchParams.get('view')]).toEqual(['/login', 'reset'])
    const token = page.searchParams.get('token')
    const reset = () => server.stranger().post('/api/auth/reset-password', { newPassword: 'a-new-password', token })
    expect((await reset()).status).toBe(200)
    expect((await reset()).body.code).toBe('invalid-token')
    expect(await whoAmI(caller)).toBeNull()
    expect((await signIn(email, 'a-new-password')).status).toBe(200)
  })

  test('the stored token of a reset is no token', async () => {
    const { email } = await signUp()
    await server.stranger().post('/api/auth/request-password-reset', { email })
    const token = /reset-password\/([\w-]+)/.exec(await mailTo(email))?.[1]
    const { rows } = await server.database.query<{ identifier: string }>('select identifier from verifications')
    expect(token).toBeTruthy()
    for (const { identifier } of rows) expect(identifier).not.toContain(token)
  })

  test('requesting a reset doesn’t reveal whether an address is known', async () => {
    const { email } = await signUp()
    const ask = (address: string) => server.stranger().post('/api/auth/request-password-reset', { email: address })
    const [known, unknown] = [await ask(email), await ask('stranger@example.test')]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
  })

  test('never be in the database or the log', async () => {
    const { email } = await signUp()
    const { rows } = await server.database.query<{ password: string }>('select password from sign_in_methods')
    for (const { password } of rows) expect(password).toMatch(/^scrypt\$\d+\$8\$\d\$[\w-]+\$[\w-]{43}$/)
    expect(JSON.stringify(server.logged)).not.toContain(PASSWORD)
    expect(JSON.stringify(server.logged)).not.toContain(email)
  })
})

describe('an address', () => {
  test('changes with the password, at once where no mail server is', async () => {
    const [{ caller, email }, other] = [await signUp(), await signUp()]
    const change = (wanted: string, password = PASSWORD) =>
      caller.put('/api/account/email', { email: wanted, password })
    expect((await change('new@example.test', 'not-it')).body).toMatchObject({ status: 403, code: 'wrong-password' })
    for (const taken of [other.email, email.toUpperCase(), 'nowhere'])
      expect((await change(taken)).body).toMatchObject({ status: 422, details: [{ path: 'email' }] })
    expect((await change('New@Example.test')).body).toEqual({
      status: 200,
      email: 'new@example.test',
      state: 'changed',
    })
    expect(await mailTo(email)).toContain('new@example.test')
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn('new@example.test', PASSWORD)).status).toBe(200)
    expect((await server.stranger().put('/api/account/email', {})).status).toBe(401)
  })

  test('goes to one of two who ask for it at once', async () => {
    const people = [await signUp(), await signUp()]
    const answers = await Promise.all(
      people.map(({ caller }) => caller.put('/api/account/email', { email: 'both@example.test', password: PASSWORD })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })
})

describe('strangers', () => {
  test('a change from another site’s page is refused before anything happens', async () => {
    const { email, caller } = await signUp()
    const evil = { headers: { origin: 'https://evil.example' } }
    for (const [path, body] of [
      ['sign-out', {}],
      ['sign-in/email', { email, password: PASSWORD }],
      ['change-password', {}],
    ] as const) {
      const answer = await caller.post(`/api/auth/${path}`, body, evil)
      expect([answer.status, answer.body.code]).toEqual([403, 'foreign-origin'])
    }
    expect(await whoAmI(caller)).toBe(email)
  })

  test('a link to another site is not followed after signing in', async () => {
    const answer = await server
      .stranger()
      .post('/api/auth/request-password-reset', { email: 'a@example.test', redirectTo: 'https://evil.example/' })
    expect(answer.status).toBe(403)
  })

  test('a host that is not ours gets no links and cookies', async () => {
    const answer = await new Promise<number>((resolve, reject) => {
      import('node:http').then(({ request }) => {
        const body = JSON.stringify({ name: 'A', email: 'host@example.test', password: PASSWORD })
        const call = request(
          `${server.url}/api/auth/sign-up/email`,
          { method: 'POST', headers: { host: 'evil.example', 'content-type': 'application/json' } },
          (response) => resolve(response.statusCode ?? 0),
        )
        call.on('error', reject)
        call.end(body)
      }, reject)
    })
    expect(answer).toBe(403)
  })

  test.each([
    'POST sign-in/social',
    'POST link-social',
    'GET callback/google',
    'POST update-user',
    'POST change-email',
    'POST delete-user',
    'GET ok',
    'GET error',
  ])('what the product does not use is not there: %s', async (call) => {
    const [method = '', path] = call.split(' ')
    const { caller } = await signUp()
    expect((await caller.call(method, `/api/auth/${path}`, method === 'POST' ? { body: {} } : {})).status).toBe(404)
  })

  test('a fault of ours is a 500 in our own form, with nothing of its inside', async () => {
    const { caller } = await signUp()
    await server.database.query('alter table sessions rename to sessions_away')
    const answer = await caller.get('/api/auth/get-session')
    await server.database.query('alter table sessions_away rename to sessions')
    expect(answer.status).toBe(500)
    expect(answer.body).toMatchObject({ status: 500, code: 'internal' })
    expect(answer.text).not.toMatch(/sessions|select/i)
  })

  test('bad JSON is 400, an endless body 413', async () => {
    const post = (raw: string) =>
      server
        .stranger()
        .call('POST', '/api/auth/sign-in/email', { raw, headers: { 'content-type': 'application/json' } })
    expect((await post('{"email": ')).status).toBe(400)
    expect((await post(JSON.stringify({ email: 'x'.repeat(100_000) }))).status).toBe(413)
  })
})
