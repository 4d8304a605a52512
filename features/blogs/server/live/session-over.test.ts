import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Caller } from '../../../../test-kit/caller.ts'
import { type TestServer, testServer } from '../../../../test-kit/server.ts'

const PASSWORD = 'seven tall herons'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

interface Person {
  caller: Caller
  id: string
  email: string
}

async function person(): Promise<Person> {
  const caller = new Caller(server.url)
  const email = `heron-${randomBytes(6).toString('hex')}@example.test`
  const { body } = await caller.post('/api/auth/sign-up/email', { name: 'Ann', email, password: PASSWORD })
  return { caller, id: body.user.id, email }
}

/** A socket and a page's events, opened with some credentials; `ended` once the server has ended both. */
async function openWith(headers: Record<string, string>) {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/collab`, {
    headers: { ...headers, origin: server.url },
  })
  await once(socket, 'open')
  const closed = once(socket, 'close')
  const events = await fetch(`${server.url}/api/events`, { headers })
  return {
    isOpen: () => socket.readyState === WebSocket.OPEN,
    ended: async () => ({ code: (await closed)[0], events: await events.text() }),
  }
}

async function resetToken(email: string): Promise<string> {
  const folder = join(server.dataDir, 'outbox')
  return vi.waitUntil(async () => {
    for (const name of await readdir(folder).catch(() => [])) {
      const mail = await readFile(join(folder, name), 'utf8')
      const token = mail.includes(email)
        ? /reset-password\/([\w-]+)/.exec(mail.replaceAll('=\r\n', '').replaceAll('=\n', ''))?.[1]
        : null
      if (token) return token
    }
    return null
  })
}

test.each<[string, (who: Person) => Promise<{ status: number }>]>([
  ['signing out', ({ caller }) => caller.post('/api/auth/sign-out')],
  ['ending every session', ({ caller }) => caller.post('/api/auth/revoke-sessions')],
  [
    'changing the password',
    ({ caller }) =>
      caller.post('/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: 'eight grey herons',
        revokeOtherSessions: true,
      }),
  ],
  [
    'resetting the password',
    async ({ caller, email }) => {
      await caller.post('/api/auth/request-password-reset', { email, redirectTo: '/login' })
      const token = await resetToken(email)
      return caller.post('/api/auth/reset-password', { token, newPassword: 'nine white herons' })
    },
  ],
  [
    'being suspended by an operator',
    ({ email }) => server.operator.put('/api/operator/users/active', { email, active_user: false }),
  ],
  ['deleting the account', ({ caller }) => caller.post('/api/account/delete', { password: PASSWORD })],
])('%s ends open sockets and event streams at once, and nobody else’s', async (_, endIt) => {
  const [who, other] = [await person(), await person()]
  const [open, others] = [
    await openWith({ cookie: who.caller.cookie }),
    await openWith({ cookie: other.caller.cookie }),
  ]
  expect((await endIt(who)).status).toBe(200)
  expect((await open.ended()).code).toBe(4401)
  expect(others.isOpen()).toBe(true)
})

test('a revoked key closes connections opened with it, and not the person’s own', async () => {
  const who = await person()
  const { body } = await who.caller.post('/api/account/keys', { name: 'a program' })
  const authorization = `Basic ${Buffer.from(`${body.key.key_id}:${body.secret}`).toString('base64')}`
  const [byKey, byPage] = [await openWith({ authorization }), await openWith({ cookie: who.caller.cookie })]
  expect((await who.caller.delete(`/api/account/keys/${body.key.key_id}`)).status).toBe(200)
  expect((await byKey.ended()).code).toBe(4401)
  expect(byPage.isOpen()).toBe(true)
})

test('a key that expires closes connections opened with it at that moment', async () => {
  const who = await person()
  const expires_at = new Date(server.clock.now().getTime() + 1_500).toISOString()
  const { body } = await who.caller.post('/api/account/keys', { name: 'a program', expires_at })
  const authorization = `Basic ${Buffer.from(`${body.key.key_id}:${body.secret}`).toString('base64')}`
  const byKey = await openWith({ authorization })
  expect(byKey.isOpen()).toBe(true)
  server.clock.advance(1_500)
  expect((await byKey.ended()).code).toBe(4401)
})
