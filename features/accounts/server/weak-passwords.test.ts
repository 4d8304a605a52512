import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

let people = 0
const signUp = (password: string, caller = new Caller(server.url)) => {
  people += 1
  const person = { name: 'Ingrid Halvorsen', email: `halvorsen-${people}@example.test` }
  return caller.post('/api/auth/sign-up/email', { ...person, password })
}

test.each([
  '12345678',
  'password1234',
  'Passw0rd!',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'longhand1',
  'halvorsen1',
  'Ingrid123',
])('a password that is guessed first is refused on signing up: %s', async (password) => {
  const { status, body } = await signUp(password)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'password-compromised', details: [{ path: 'password' }] })
})

test.each(['seven tall herons', 'x7Gk2!pQw', 'pw-ada-writer-1'])('another is taken: %s', async (password) => {
  expect((await signUp(password)).status).toBe(200)
})

test('nor can one be chosen later, and the refused call leaves the old one', async () => {
  const caller = new Caller(server.url)
  const email = (await signUp('seven tall herons', caller)).body.user.email
  const change = (newPassword: string) =>
    caller.post('/api/auth/change-password', { currentPassword: 'seven tall herons', newPassword })
  expect((await change('halvorsen1')).body.code).toBe('password-compromised')
  const reset = await caller.post('/api/auth/reset-password', { token: 'any', newPassword: 'password1234' })
  expect(reset.body.code).toBe('password-compromised')
  const again = new Caller(server.url)
  expect((await again.post('/api/auth/sign-in/email', { email, password: 'seven tall herons' })).status).toBe(200)
})
