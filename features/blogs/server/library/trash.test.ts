import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { sharingContract } from '../../../sharing/contract.ts'
import { blogsContract } from '../../contract.ts'

let server: TestServer
let writer: Writer
let id: string
let share: string
beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  id = (await writer.caller.post('/api/blogs', { html: '<h1>Tides</h1><p>Words.</p>' })).body.blog.id
  await writer.caller.post(`/api/blogs/${id}/citations`, { citations: [{ id: 'c1', quote: 'q', title: 'Almanac' }] })
  await writer.caller.post(`/api/blogs/${id}/versions`, { name: 'First' })
  share = (await writer.caller.post(`/api/blogs/${id}/shares`)).body.share.id
  await writer.caller.post('/api/blogs/bulk', { ids: [id], action: 'trash' })
})
afterAll(() => server.close())

/** What the calls ask for beside the id of the blog. */
const bodies: Record<string, object> = {
  'citations/add': { citations: [{ id: 'c2', quote: 'q', title: 'Almanac' }] },
  'citations/replace': { citation: { quote: 'other', title: 'Almanac' } },
  'versions/keep': { name: 'Second' },
  'versions/rename': { name: 'Renamed' },
  'library/update': { tags: ['coast'] },
}

const calls = Object.entries({ ...blogsContract, shares: sharingContract }).flatMap(([area, group]) =>
  Object.entries(group).map(([name, call]) => ({ name: `${area}/${name}`, ...call['~orpc'].route })),
)
const aboutOne = calls.filter(({ path = '' }) => path.startsWith('/api/blogs/{id}'))
const send = ({ name, method = 'GET', path = '' }: (typeof calls)[number]) => {
  const filled = path.replace('{id}', id).replace('{share_id}', share)
  const address = filled.replace('{citation_id}', 'c1').replace('{number}', '1')
  return writer.caller.call(method, address, method === 'GET' ? {} : { body: bodies[name] ?? {} })
}

const changing = aboutOne.filter(({ name, method }) => method !== 'GET' && name !== 'shares/revoke')
test.each(changing)('$name changes nothing in the trash, and says what to do', async (call) => {
  expect((await send(call)).body).toMatchObject({ status: 409, code: 'in-trash' })
})

test.each(aboutOne.filter(({ method }) => method === 'GET'))('$name can be read in the trash', async (call) => {
  expect((await send(call)).status).toBe(200)
})

test('bulk actions skip blogs in the trash; they can still be exported, and their links revoked', async () => {
  for (const over of [{ action: 'tag', tag: 't' }, { action: 'state', state: 'published' }, { action: 'archive' }]) {
    expect((await writer.caller.post('/api/blogs/bulk', { ids: [id], ...over })).body.changed).toEqual([])
  }
  const move = { ids: [id], action: 'move', project_id: writer.projectId }
  expect((await writer.caller.post('/api/blogs/bulk', move)).body.changed).toEqual([])
  expect((await writer.caller.get(`/api/blogs/${id}/export/md`)).text).toContain('# Tides')
  expect((await writer.caller.delete(`/api/blogs/${id}/shares/${share}`)).body.share.state).toBe('revoked')
  const { blog } = (await writer.caller.get(`/api/blogs/${id}`)).body
  expect(blog).toMatchObject({ view: 'trash', tags: [], state: 'draft' })
})
