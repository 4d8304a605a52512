import { afterAll, beforeAll, expect, test } from 'vitest'
import { Caller } from '../../../test-kit/caller.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { countingTries } from '../../accounts/server/index.ts'

let server: TestServer
let author: Writer
let blog: string
beforeAll(async () => {
  server = await testServer({ RATE_LIMITS: 'on', TRUST_PROXY: '127.0.0.1' })
  author = await server.newWriter()
  blog = (await author.caller.post('/api/blogs', { html: '<p>Words.</p>' })).body.blog.id
})
afterAll(() => server.close())

const shared = async (settings = {}) => (await author.caller.post(`/api/blogs/${blog}/shares`, settings)).body.share
const FORM = { accept: 'text/html,*/*;q=0.8', 'content-type': 'application/x-www-form-urlencoded' }

let addresses = 0
const newAddress = () => `2001:db8:0:${(++addresses).toString(16)}::1`
async function enter(path: string, password: string, reader = server.stranger()) {
  const headers = { ...FORM, 'x-forwarded-for': newAddress() }
  const answer = await reader.call('POST', path, { raw: new URLSearchParams({ password }).toString(), headers })
  return { ...answer, wait: Number(answer.headers.get('retry-after')) }
}

test('a password can’t be guessed from many addresses, and people who know it aren’t locked out', async () => {
  const share = await shared({ password: 'open sesame' })
  const reader = new Caller(server.url)
  expect((await enter(share.url, 'open sesame', reader)).status).toBe(303)
  expect((await enter(share.url, 'a guess')).status).toBe(401)
  // what ninety-nine more addresses do, without the work of looking at each password
  const guess = () =>
    countingTries(server.deps, { lock: { link: share.id }, from: { address: newAddress() } }, async () => ({
      outcome: 'wrong',
    }))
  await Promise.all(Array.from({ length: 99 }, guess))
  const late = await enter(share.url, 'open sesame')
  expect([late.status, late.wait, late.headers.get('content-type')]).toEqual([429, 20, 'text/html; charset=utf-8'])
  expect(late.text).toContain('Too many incorrect passwords. Try again in 20 seconds.')
  // who has opened it before continues; strangers wait for seconds, and one who knows it leaves room for the next
  expect((await enter(share.url, 'open sesame', reader)).status).toBe(303)
  server.clock.advance(20_000)
  expect((await enter(share.url, 'open sesame')).status).toBe(303)
  await Promise.all([guess(), guess()])
  await expect(guess()).rejects.toMatchObject({ code: 'too-many-tries' })
  // another password starts over
  const body = { password: 'close sesame' }
  await author.caller.call('PATCH', `/api/blogs/${blog}/shares/${share.id}`, { body })
  expect((await enter(share.url, 'close sesame')).status).toBe(303)
})

test('submitting a form too often gives a page with the same status and wait', async () => {
  const { url } = await shared()
  const send = () => server.stranger().call('POST', url, { raw: 'password=', headers: FORM })
  const last = (await Promise.all(Array.from({ length: 61 }, send))).find(({ status }) => status === 429)
  expect(last?.headers.get('content-type')).toBe('text/html; charset=utf-8')
  // what is left of the minute that began with the first of them
  const wait = last?.headers.get('retry-after')
  expect(Number(wait)).toBeGreaterThan(0)
  expect(last?.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(last?.text).toContain(`<p>Too many requests. Try again in ${wait} seconds.</p>`)
  expect(last?.text).toContain(`<a href="${url}">Try again</a>`)
})
