import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'

const PASSWORD = 'a-long-password'
const email = 'ada@example.test'
let server: TestServer
let owner: Caller
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  server.clock.set(new Date()) // the sign-in library sweeps old counts by the machine's own clock
  owner = new Caller(server.url)
  const answer = await owner.post('/api/auth/sign-up/email', { name: 'Ada', email, password: PASSWORD })
  expect(answer.status).toBe(200)
})
afterAll(() => server.close())

let addresses = 0
/** A try from an address that nothing came from before, or from the one given. */
async function attempt(
  password: string,
  caller = new Caller(server.url),
  address = `2001:db8:0:${(++addresses).toString(16)}::1`,
) {
  const headers = { 'x-forwarded-for': address }
  const answer = await caller.post('/api/auth/sign-in/email', { email: email.toUpperCase(), password }, { headers })
  return { status: answer.status, code: answer.body.code, wait: Number(answer.headers.get('retry-after')), address }
}

test('many strangers at one account get one free try each, then wait; the person’s own browser does not', async () => {
  for (let n = 0; n < 10; n += 1) expect((await attempt(`guess-${n}`)).status).toBe(401)
  const { address } = await attempt('guess-again')
  // the same household, another device of it
  const neighbour = address.replace('::1', '::2')
  expect(await attempt(PASSWORD, undefined, neighbour)).toMatchObject({ status: 429, code: 'too-many-tries', wait: 5 })
  server.clock.advance(5_000)
  expect((await attempt('guess-more', undefined, neighbour)).status).toBe(401)
  expect(await attempt(PASSWORD, undefined, address)).toMatchObject({ status: 429, wait: 10 })
  // what nobody can take from the person: the first try from a new address, and their own browser
  expect((await attempt(PASSWORD)).status).toBe(200)
  expect((await attempt(PASSWORD, owner, address)).status).toBe(200)
})

test('a browser of the person’s own is slowed down too, by its own mistakes, ever more', async () => {
  const waits: number[] = []
  const atOnce = await Promise.all(Array.from({ length: 13 }, () => attempt('mistake', owner)))
  expect(atOnce.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429, 429, 429])
  for (let n = 0; n < 9; n += 1) {
    const { status, wait } = await attempt(PASSWORD, owner)
    expect(status).toBe(429)
    waits.push(wait)
    server.clock.advance(wait * 1000)
    expect((await attempt('mistake', owner)).status).toBe(401)
  }
  expect(waits).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 900])
  const [device] = owner.cookie.split('; ').filter((pair) => pair.startsWith('longhand.known_device='))
  const forged = new Caller(server.url, { cookie: `${device?.replace('=', '=x')}` })
  const { status, address } = await attempt('guess', forged)
  expect([status, (await attempt('guess', forged, address)).code]).toEqual([401, 'too-many-tries'])
})

test('a password that is asked for again inside is counted as well', async () => {
  const inside = new Caller(server.url)
  await inside.post('/api/auth/sign-up/email', { name: 'B', email: 'b@example.test', password: PASSWORD })
  const ask = (password: string) => inside.post('/api/account/delete', { password })
  for (let n = 0; n < 10; n += 1) expect((await ask('mistake')).body.code).toBe('wrong-password')
  expect((await ask(PASSWORD)).body).toMatchObject({ status: 429, code: 'too-many-tries' })
  const change = await inside.post('/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'another-one',
  })
  expect(change.body.code).toBe('too-many-tries')
})
