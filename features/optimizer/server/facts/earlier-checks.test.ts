import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import type { ClaimShape } from '../../contract/facts.ts'

const TIDES = 'The Rance station in Brittany opened in 1966 and has 24 turbines.'
const RIGHT = 'The Rance station in Brittany opened in 1966.'
const WRONG = 'The Rance station in Brittany has 42 turbines.'

let server: TestServer
let writer: Writer

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  await server.operator.put('/api/update/user', {
    unique_id: writer.id,
    credit_limit: 100,
    expiry_days: 30,
    plan_name: 'premium-tier-1-monthly-june-2024',
  })
  await addText('tides.txt', TIDES)
})
afterAll(() => server.close())

async function addText(filename: string, text: string): Promise<void> {
  const added = await writer.caller.call('POST', '/api/assets/files', {
    query: { filename },
    raw: new TextEncoder().encode(text),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const isRead = async () =>
    (await writer.caller.get(`/api/assets/${added.body.asset.id}`)).body.asset.state === 'ready'
  await vi.waitUntil(isRead, { timeout: 15_000, interval: 50 })
}

async function settled(id: string) {
  const report = async () => (await writer.caller.get(`/api/check/facts/${id}`)).body
  await expect.poll(async () => (await report()).check.task_id, { timeout: 20_000, interval: 50 }).toBeNull()
  return report()
}

async function checked(subject: object) {
  const started = await writer.caller.post('/api/check/facts', subject)
  expect(started.status, started.text).toBe(200)
  return settled(started.body.check.id)
}

test('earlier checks are listed with what was found, and open with the text that was checked', async () => {
  const text = `## Tides\n\n${RIGHT} ${WRONG}\n\nI think tides are beautiful.`
  const { check } = await checked({ text })
  const html = `<h1>Power</h1><p>${RIGHT}</p>`
  const { blog } = (await writer.caller.post('/api/blogs', { html, project_id: writer.projectId })).body
  await checked({ blog_id: blog.id })
  const list = async () => (await writer.caller.get('/api/check/facts')).body.checks
  expect(await list()).toMatchObject([
    { blog_id: blog.id, title: 'Power', claims: 1, checked: 1, disputed: 0 },
    { id: check.id, blog_id: null, excerpt: 'Tides', claims: 2, checked: 2, disputed: 1 },
  ])
  expect((await writer.caller.get(`/api/check/facts/${check.id}/text`)).body).toMatchObject({ text })
  await writer.caller.post('/api/blogs/bulk', { ids: [blog.id], action: 'trash' })
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([check.id])
  const other = await server.newWriter()
  expect((await other.caller.get('/api/check/facts')).body.checks).toEqual([])
  expect((await other.caller.get(`/api/check/facts/${check.id}/text`)).status).toBe(404)
})

test('an accepted claim stays accepted when it is rechecked, until other evidence is found', async () => {
  const { check, claims } = await checked({ text: WRONG, sources: { web: false } })
  const path = `/api/check/facts/${check.id}/claims/${claims[0].id}/acceptance`
  await writer.caller.put(path, { reason: 'More were added.' })
  const again = async (): Promise<ClaimShape> => {
    await writer.caller.post(`/api/check/facts/${check.id}/rerun`, { all: true })
    return (await settled(check.id)).claims[0]
  }
  expect(await again()).toMatchObject({ verdict: 'contradicted', accepted: { reason: 'More were added.' } })
  await addText('turbines.txt', 'The Rance station in Brittany has 42 turbines, counting those added later.')
  expect((await again()).accepted).toBeNull()
})
