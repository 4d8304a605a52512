import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { searchVectorOf } from '../search/search-words.ts'

const BLOGS = 1_200

let server: TestServer
let writer: Writer
beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  // straight into the tables: what a search is asked of here is their number
  await server.database.query(
    `insert into blogs (id, owner_id, author_id, title, excerpt, state, shelf, words, version, input_type, output_type, style, user_input, meta, created_at, updated_at)
     select 'blog-' || n, $1, $1, 'Title ' || n, '', case when n % 300 = 0 then 'published' else 'draft' end,
       case when n % 400 = 0 then 'archived' else 'active' end, 2, 1, 'blog', 'blog', '', '{}', '{}', at, at
     from (select n, timestamptz '2026-01-01' + n * interval '1 minute' as at from generate_series(1, ${BLOGS}) as n) as rows`,
    [writer.id],
  )
  await server.database.query(
    `insert into blog_words (blog_id, owner_id, words)
     select 'blog-' || n, $1, (case when n % 100 = 0 then $2 else $3 end)::tsvector from generate_series(1, ${BLOGS}) as n`,
    [writer.id, searchVectorOf(writer.id, '', 'tides rise'), searchVectorOf(writer.id, '', 'tides fall')],
  )
})
afterAll(() => server.close())

async function search(query: Record<string, string | number>) {
  const { body } = await writer.caller.get('/api/blogs', query)
  return { ...body, ids: body.blogs.map(({ id }: { id: string }) => id) }
}

test('more hits than are counted come in windows all the same, and say that they are more', async () => {
  // the very newest is archived
  const window = { q: 'tides', start_count: 2, end_count: 4 }
  expect(await search(window)).toMatchObject({ total: 1_000, total_is_more: true, ids: ['blog-1197', 'blog-1196'] })
  expect((await search({ ...window, order: 'asc' })).ids).toEqual(['blog-3', 'blog-4'])
})

test('fewer are counted and ordered as asked', async () => {
  const newest = { total: 9, total_is_more: false, ids: ['blog-1100', 'blog-1000', 'blog-900'] }
  expect(await search({ q: 'rise', end_count: 3 })).toMatchObject(newest)
  expect((await search({ q: 'ris', sort: 'title', end_count: 2 })).ids).toEqual(['blog-100', 'blog-200'])
  expect(await search({ q: 'rise', start_count: 20, end_count: 40 })).toMatchObject({ total: 9, ids: [] })
})

test('a short list is searched as a long one is', async () => {
  expect(await search({ q: 'tides', view: 'archived' })).toMatchObject({
    total: 3,
    ids: ['blog-1200', 'blog-800', 'blog-400'],
  })
  expect(await search({ q: 'tides rise', state: 'published', order: 'asc' })).toMatchObject({
    total: 3,
    ids: ['blog-300', 'blog-600', 'blog-900'],
  })
  expect(await search({ q: 'fall', state: 'published' })).toMatchObject({ total: 0, ids: [] })
})
