import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { untilRead } from '../../../test-kit/until-read.ts'
import { toolsFeature } from './index.ts'

const TEXT =
  'Tidal power converts the energy of tides into electricity. The Rance station opened in 1966. It has 24 turbines.'

let server: TestServer
let writer: Writer
let other: Writer
beforeAll(async () => {
  server = await testServer()
  ;[writer, other] = await Promise.all([server.newWriter(), server.newWriter()])
})
afterAll(() => server.close())

async function made(body: object, tool = 'rephraser') {
  const { body: answer, text } = await writer.caller.post(`/api/generate/${tool}`, { keep_history: true, ...body })
  expect(answer.status, text).toBe(200)
  return answer.copies[0]
}

async function addFile(filename: string, words: string): Promise<string> {
  const sent = { query: { filename }, raw: new TextEncoder().encode(words) }
  const { id } = (await writer.caller.call('POST', '/api/assets/files', sent)).body.asset
  await untilRead(writer.caller, id)
  return id
}

async function history(query: Record<string, string>, { caller } = writer) {
  return (await caller.call('GET', '/api/tools/results', { query })).body
}

test('what a page asks for is in the history of its tool, found by its words; other calls leave nothing', async () => {
  const copy = await made({ text: `${TEXT} 100%_sure` })
  await made({ text: 'Wind is not in any history.', keep_history: false })
  const { results, total, days } = await history({ tool: 'rephraser' })
  expect([total, days]).toEqual([1, 90])
  expect(results[0]).toMatchObject({
    id: copy.id,
    tool: 'rephraser',
    content: copy.content,
    input: { tone: 'CASUAL' },
    engine: { provider: 'builtin' },
    is_kept: false,
    rating: null,
  })
  expect((await history({ query: 'RANCE' })).total).toBe(1)
  expect((await history({ query: '100%_s' })).total).toBe(1)
  expect((await history({ query: '%%%' })).total).toBe(0)
  expect((await history({ tool: 'synopsis' })).total).toBe(0)
  expect((await history({}, other)).total).toBe(0)
  // two of three versions are the first one again
  await made({ text: 'The tide turns.', generation_length: 3 }, 'metadescription')
  expect((await history({ tool: 'metadescription' })).total).toBe(1)
  await server.database.query("delete from tool_results where tool = 'metadescription'")
})

test('a result in parts that its tool has no more is one text', async () => {
  const { id } = await made({ text: TEXT }, 'metadescription')
  const old = { parts: { description: 'Tides.', introduction: 'Long ago.' }, content: 'Tides.\n\nLong ago.' }
  const { body } = await writer.caller.call('PATCH', `/api/tools/results/${id}`, { body: old })
  expect(body.result.content).toBe(old.content)
  expect(body.result.parts).toBeUndefined()
  await writer.caller.call('DELETE', `/api/tools/results/${id}`)
})

test('edits, keeping and rating stay; of a kept one nothing is forgotten', async () => {
  const { id } = await made({ text: TEXT }, 'metadescription')
  const path = `/api/tools/results/${id}`
  const parts = { description: 'Tides make power.' }
  await writer.caller.call('PATCH', path, { body: { content: 'Tides make power.', parts } })
  await writer.caller.call('PATCH', path, { body: { rating: 'down', reason: 'too-short' } })
  const { body } = await writer.caller.call('PATCH', path, { body: { is_kept: true } })
  expect(body.result).toMatchObject({ parts, is_edited: true, is_kept: true, rating: 'down', reason: 'too-short' })
  const { id: forgotten } = await made({ text: TEXT }, 'metadescription')
  await server.database.query("update tool_results set created_at = created_at - interval '91 days'")
  await toolsFeature.schedules?.[0]?.run(server.deps)
  const { results } = await history({ tool: 'metadescription' })
  expect(results.map((one: { id: string }) => one.id)).toEqual([id])
  expect(results[0].id).not.toBe(forgotten)
  expect((await history({ kept: 'true' })).total).toBe(1)
})

test('a result becomes a blog, or the end of one, with its citations, also where other words were edited', async () => {
  const source = await addFile('tides.txt', 'Tidal power in Brittany began in 1966, when the Rance station opened.')
  const copy = await made({ headline: 'Tidal power in Brittany', mode: 'file', files: [source] }, 'intros')
  expect(copy.citations).toHaveLength(1)
  const path = `/api/tools/results/${copy.id}`
  await writer.caller.call('PATCH', path, { body: { content: `An opening of my own.\n\n${copy.content}` } })
  const { body, text } = await writer.caller.post(`${path}/blog`, { title: 'Tides' })
  expect(body.status, text).toBe(200)
  const citationsOf = async (id: string) => (await writer.caller.get(`/api/blogs/${id}/citations`)).body.citations
  expect(await citationsOf(body.blog_id)).toMatchObject([{ asset_id: source }])

  const html = '<h1>Tides</h1><p>First paragraph.</p>'
  const { blog } = (await writer.caller.post('/api/blogs', { html, project_id: writer.projectId })).body
  expect((await writer.caller.post(`${path}/blog`, { blog_id: blog.id })).body.blog_id).toBe(blog.id)
  const { text: whole } = await writer.caller.get(`/api/blogs/${blog.id}/export/md`)
  expect(whole).toMatch(/^# Tides\n\nFirst paragraph\.\n\nAn opening of my own\.\n\n[^#]*Rance/)
  expect(await citationsOf(blog.id)).toMatchObject([{ asset_id: source }])
  const { versions } = (await writer.caller.get(`/api/blogs/${blog.id}/versions`)).body
  expect(versions.map(({ reason }: { reason: string }) => reason)).toContain('before-replacement')
  const foreign = await other.caller.post('/api/blogs', { html })
  expect((await writer.caller.post(`${path}/blog`, { blog_id: foreign.body.blog.id })).status).toBe(404)
})

test('the history says what length was ordered, and which of the chosen sources were not used', async () => {
  const files = [
    await addFile('rance.txt', 'Tidal power in Brittany began in 1966, when the Rance station opened.'),
    await addFile('bread.txt', 'Rye bread keeps for a week in a wooden box.'),
  ]
  const order = { headline: 'Tidal power in Brittany', instructions: 'At most 30 words.', mode: 'file', files }
  const copy = await made(order, 'intros')
  const noted = { ordered_words: { count: 30, is_limit: true }, unused_sources: ['bread.txt'] }
  expect(copy).toMatchObject(noted)
  const { results } = await history({ tool: 'intros' })
  expect(results[0]).toMatchObject({ id: copy.id, ...noted })
})

test('the results of others are not there', async () => {
  const { id } = await made({ text: TEXT })
  const path = `/api/tools/results/${id}`
  for (const answer of [
    await other.caller.call('PATCH', path, { body: { is_kept: true } }),
    await other.caller.call('DELETE', path),
    await other.caller.post(`${path}/blog`, {}),
  ])
    expect(answer.status).toBe(404)
  expect((await writer.caller.call('DELETE', path)).status).toBe(200)
  expect((await writer.caller.call('DELETE', path)).status).toBe(404)
})

test('favourite tools are kept with the account', async () => {
  const { caller } = writer
  expect((await caller.get('/api/fetch/user/details')).body.favourites).toEqual([])
  await caller.put('/api/account/preferences', { favourites: ['headlines', 'greview'] })
  expect((await caller.get('/api/fetch/user/details')).body.favourites).toEqual(['headlines', 'greview'])
})
