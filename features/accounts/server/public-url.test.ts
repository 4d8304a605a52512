import { afterEach, describe, expect, test, vi } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { mailServer } from '../../../test-kit/mail-server.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

const PUBLIC_URL = 'https://write.example.test'
const PASSWORD = 'a-long-password'
const closing: Array<() => Promise<void>> = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

async function started(settings: Record<string, string>): Promise<TestServer> {
  const server = await testServer(settings)
  closing.push(() => server.close())
  return server
}

/** A mail server that is closed after the test. */
async function openMailServer() {
  const server = await mailServer()
  closing.push(() => server.close())
  return server
}

describe('under a public https address', () => {
  test('cookies are Secure, and only that origin is ours', async () => {
    const server = await started({ PUBLIC_URL })
    const caller = new Caller(server.url, { origin: PUBLIC_URL })
    const answer = await caller.post('/api/auth/sign-up/email', {
      name: 'A',
      email: 'a@example.test',
      password: PASSWORD,
    })
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Secure-longhand\.session_token=.*Secure/i)
    expect((await caller.post('/api/add/user', {})).status).toBe(200)
    const loopback = await caller.post('/api/add/user', {}, { headers: { origin: server.url } })
    expect([loopback.status, loopback.body.code]).toEqual([403, 'foreign-origin'])
  })
})

describe('with a mail server', () => {
  test('nobody is in before their address is proven, and the link proves it', async () => {
    const mail = await openMailServer()
    const server = await started({ PUBLIC_URL, SMTP_URL: mail.url })
    const caller = new Caller(server.url, { origin: PUBLIC_URL })
    const person = { name: 'A', email: 'a@example.test', password: PASSWORD }
    const signedUp = await caller.post('/api/auth/sign-up/email', person)
    expect(signedUp.status).toBe(200)
    expect(signedUp.headers.getSetCookie()).toEqual([])
    const refused = await caller.post('/api/auth/sign-in/email', person)
    expect([refused.status, refused.body.code]).toEqual([403, 'email-not-verified'])
    await vi.waitFor(() => expect(mail.mails.length).toBeGreaterThan(0))
    const link = new URL(/https:\/\/\S+/.exec(mail.mails[0] ?? '')?.[0] ?? '')
    expect(link.origin).toBe(PUBLIC_URL)
    const opened = await caller.fetch('GET', link.pathname + link.search)
    expect([200, 302]).toContain(opened.status)
    expect((await caller.get('/api/fetch/user/details')).body.email).toBe('a@example.test')

    // a new address: after the password, agreed to at the old one, proven at the new one
    const change = (password: string) => caller.put('/api/account/email', { email: 'b@example.test', password })
    expect((await change('not-the-password')).body.code).toBe('wrong-password')
    expect((await change(PASSWORD)).body).toEqual({ status: 200, email: 'a@example.test', state: 'to-confirm' })
    for (const head of [
      /To: a@.*\nSubject: Confirm your new email address/,
      /To: b@.*\nSubject: Confirm your email address/,
    ]) {
      const found = await vi.waitFor(() => mail.mails.find((text) => head.test(text)) ?? Promise.reject(head))
      expect((await caller.get('/api/fetch/user/details')).body.email).toBe('a@example.test')
      const { pathname, search } = new URL(/https:\/\/\S+/.exec(found)?.[0] ?? '')
      await caller.fetch('GET', pathname + search)
    }
    expect((await caller.get('/api/fetch/user/details')).body.email).toBe('b@example.test')
  })
})

describe('with limits on', () => {
  test('passwords cannot be tried one after the other from one address, while others go on', async () => {
    const server = await started({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
    const attempt = (address: string) =>
      new Caller(server.url).post(
        '/api/auth/sign-in/email',
        { email: 'a@example.test', password: 'guess-guess' },
        { headers: { 'x-forwarded-for': address } },
      )
    const answers = []
    for (let n = 0; n < 5; n += 1) answers.push(await attempt('203.0.113.5'))
    expect(answers.slice(0, 3).map(({ status }) => status)).toEqual([401, 401, 401])
    const last = answers.at(-1)
    expect(last?.body).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await attempt('198.51.100.9')).status).toBe(401)
  })

  test('a header of the caller’s own does not change their address', async () => {
    const server = await started({ RATE_LIMITS: 'on' })
    const attempt = (n: number) =>
      new Caller(server.url).post(
        '/api/auth/sign-in/email',
        { email: 'a@example.test', password: 'guess-guess' },
        { headers: { 'x-longhand-address': `198.51.100.${n}`, 'x-forwarded-for': `198.51.100.${n}` } },
      )
    const answers = []
    for (let n = 0; n < 5; n += 1) answers.push(await attempt(n))
    expect(answers.at(-1)?.status).toBe(429)
  })

  test('a page reports at most 20 errors a minute', async () => {
    const server = await started({ RATE_LIMITS: 'on' })
    const { caller } = await server.newWriter()
    const report = () => caller.post('/api/insert/error/logs', { message: 'again' })
    for (let n = 0; n < 20; n += 1) expect((await report()).status).toBe(200)
    const refused = await report()
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'too-many-requests',
      '60',
    ])
    server.clock.advance(60_000)
    expect((await report()).status).toBe(200)
  })
})
