import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { json, page, type Site, site } from '../../../../test-kit/site.ts'

const OKTA = 'The Okta lighthouse was built in 1931 on the northern cliff. Its lamp was lit by hand until 1960.'
const LINES =
  'Two lines cross the sound. What they carried last year is told here, line by line, as both of them reported it.'
let web: Site
let server: TestServer
let writer: Writer
/** Searches wait here while a test holds them. */
let held: Promise<void> = Promise.resolve()

beforeAll(async () => {
  web = await site({
    '/search': (...given) =>
      void held.then(() => {
        const results = ['/okta', '/lines'].map((path) => ({ url: `${web.url}${path}`, title: '', content: '' }))
        return json({ results })?.(...given)
      }),
    '/okta': page(`<html><title>Okta</title><body><article><h1>Okta</h1><p>${OKTA}</p></article></body></html>`),
    '/lines': page(
      `<html><title>Ferries of the north</title><body><article><h1>Ferries of the north</h1><p>${LINES}</p><table>
      <tr><th>Line</th><th>Passengers (thousand)</th><th>Ships</th></tr>
      <tr><td>Halm</td><td>412</td><td>7</td></tr><tr><td>Sorn</td><td>158</td><td>3</td></tr></table></article></body></html>`,
    ),
  })
  server = await testServer({ SEARXNG_URL: web.url })
  writer = await server.newWriter()
  await server.operator.put('/api/update/user', {
    unique_id: writer.id,
    credit_limit: 1_000,
    expiry_days: 30,
    plan_name: 'premium-tier-1-monthly-june-2024',
  })
})
afterAll(async () => {
  await server.close()
  await web.close()
})

async function checked(text: string, sources: object = {}) {
  const started = await writer.caller.post('/api/check/facts', { text, sources })
  expect(started.status, started.text).toBe(200)
  return settled(started.body.check.id)
}

async function settled(id: string) {
  const report = async () => (await writer.caller.get(`/api/check/facts/${id}`)).body
  await expect.poll(async () => (await report()).check.task_id, { timeout: 20_000, interval: 50 }).toBeNull()
  return report()
}

const used = async () => (await writer.caller.get('/api/billing/balance')).body.balance.credits_used

test('claims that the sources leave open are searched on the web twice: as written, and as an open question', async () => {
  const before = web.requests.length
  const { claims } = await checked('The Okta lighthouse was built in 1913.')
  expect(claims[0]).toMatchObject({
    verdict: 'contradicted',
    correction: 'The Okta lighthouse was built in 1931.',
    evidence: [{ stance: 'disputes', origin: 'web', url: `${web.url}/okta` }],
  })
  const queries = web.requests
    .slice(before)
    .filter(({ path }) => path.startsWith('/search'))
    .map(({ path }) => new URL(path, web.url).searchParams.get('q'))
  expect(queries).toEqual([expect.stringContaining('1913'), expect.not.stringContaining('1913')])
  expect((await writer.caller.get('/api/assets')).body.assets).toHaveLength(0)
})

test('a row of a table on the web is read under the heads of its columns, as one of the writer’s own sources is', async () => {
  const { claims } = await checked('The Halm line had 412 thousand passengers.\n\nThe Sorn line has 7 ships.')
  expect(claims).toMatchObject([
    { verdict: 'supported', evidence: [{ origin: 'web', quote: expect.stringContaining('412') }] },
    { verdict: 'contradicted', evidence: [{ origin: 'web', quote: expect.stringContaining('Sorn') }] },
  ])
})

test('sites that are excluded are no evidence', async () => {
  const { claims } = await checked('The Okta lighthouse was built in 1913.', {
    own: false,
    excluded_domains: ['127.0.0.1'],
  })
  expect(claims[0]).toMatchObject({ verdict: 'no-evidence', evidence: [] })
})

test('stopping keeps results, charges nothing for the rest, and the check can be resumed', async () => {
  let release = () => {}
  held = new Promise((resolve) => {
    release = resolve
  })
  const before = await used()
  const text = 'The Okta lighthouse was built in 1913.\n\nThe lamp of the Okta lighthouse was lit by hand until 1970.'
  const started = await writer.caller.post('/api/check/facts', { text, sources: { own: false } })
  const { id, task_id } = started.body.check
  expect((await writer.caller.post(`/api/check/facts/${id}/rerun`)).body.code).toBe('check-busy')
  await expect
    .poll(async () => (await writer.caller.get(`/api/tasks/${task_id}`)).body.task.step, { timeout: 20_000 })
    .toContain('Okta')
  const stopped = await writer.caller.post(`/api/check/facts/${id}/stop`)
  expect(stopped.body.check.task_id).toBeNull()
  expect(stopped.body.claims.map(({ verdict }: { verdict: string | null }) => verdict)).toEqual([null, null])
  release()
  await expect.poll(used).toBe(before)
  expect((await writer.caller.post(`/api/check/facts/${id}/rerun`)).status).toBe(200)
  const { claims } = await settled(id)
  expect(claims).toMatchObject([{ verdict: 'contradicted' }, { verdict: expect.any(String) }])
  expect(await used()).toBe(before + 1)
})
