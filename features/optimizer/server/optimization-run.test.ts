import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { countRun, usageOf } from '../../billing/server/index.ts'

const STIFF = 'In today’s fast-paced world, it is important to note that tides play a crucial role.'
const PLAN = 'pro-monthly-usd'
const LIMIT = 100
const DAY_MS = 24 * 3600_000

let server: TestServer
beforeAll(async () => {
  server = await testServer({ DEFAULT_PLAN: PLAN })
})
afterAll(() => server.close())

const used = async ({ id }: Writer) =>
  (await usageOf(server.deps, { ownerId: id })).runs.find(({ feature }) => feature === 'content_optimization')?.used
const reword = ({ caller }: Writer, more: object = {}) =>
  caller.post('/api/optimizer/tone/reword', { text: STIFF, strength: 'medium', ...more })
async function newBlog({ caller }: Writer): Promise<string> {
  return (await caller.post('/api/blogs', { html: `<h1>Tides</h1><p>${STIFF}</p>` })).body.blog.id
}

test('all that is done for a document in a day is one run, the next day another', async () => {
  const writer = await server.newWriter()
  const [blog_id, other] = [await newBlog(writer), await newBlog(writer)]
  expect((await reword(writer, { blog_id })).body.changes.length).toBeGreaterThan(0)
  await reword(writer, { blog_id, strength: 'strong' })
  expect((await writer.caller.get(`/api/optimizer/links/inbound/${blog_id}`)).status).toBe(200)
  expect(await used(writer)).toBe(1)
  await writer.caller.get(`/api/optimizer/links/inbound/${other}`)
  expect(await used(writer)).toBe(2)
  server.clock.advance(DAY_MS)
  await reword(writer, { blog_id })
  expect(await used(writer)).toBe(3)
})

test('words of no blog are the document themselves', async () => {
  const writer = await server.newWriter()
  for (const text of [STIFF, STIFF, `${STIFF} Moreover, it is crucial.`]) await reword(writer, { text })
  expect(await used(writer)).toBe(2)
})

test('work that fails or finds nothing to do costs no run, and takes none back that counted before', async () => {
  const writer = await server.newWriter()
  const stranger = await server.newWriter()
  await reword(writer, { text: 'My father sold fish at the quay until the barge sank.' })
  expect((await reword(writer, { blog_id: await newBlog(stranger) })).status).toBe(404)
  const unread = { urls: ['http://127.0.0.1:9/'], keyword: 'tides' }
  expect((await writer.caller.post('/api/optimizer/seo/competitors', unread)).status).toBe(200)
  expect(await used(writer)).toBe(0)
  const blog_id = await newBlog(writer)
  await reword(writer, { blog_id })
  await writer.caller.post('/api/optimizer/seo/competitors', { ...unread, blog_id })
  expect(await used(writer)).toBe(1)
})

test('past the plan’s runs it is 430 before the work, and nothing is charged', async () => {
  const writer = await server.newWriter()
  const blog_id = await newBlog(writer)
  await reword(writer, { blog_id })
  const payer = { userId: writer.id, ownerId: writer.id }
  for (let n = 1; n < LIMIT; n += 1)
    await countRun(server.deps, payer, { feature: 'content_optimization', key: String(n) })
  const before = (await usageOf(server.deps, { ownerId: writer.id })).creditsUsed
  expect(await reword(writer)).toMatchObject({
    status: 430,
    body: { code: 'run-limit', feature: 'content_optimization', used: LIMIT, limit: LIMIT },
  })
  expect((await usageOf(server.deps, { ownerId: writer.id })).creditsUsed).toBe(before)
  // the document that counted today may be worked on
  expect((await reword(writer, { blog_id })).status).toBe(200)
})
