import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actorFor } from '../../../../test-kit/actor.ts'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { createBlog, emptyTrash, thinOldVersions } from '../index.ts'
import { blogsWithOldWords, noteWords } from '../store/blog-store.ts'
import { recountWords } from './recount-words.ts'

let server: TestServer
let writer: Writer
let other: Writer

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter('Ada')
  other = await server.newWriter('Eve')
})
afterAll(() => server.close())

const create = async (html: string, by = writer, over: Record<string, unknown> = {}) =>
  (await by.caller.post('/api/blogs', { html, ...over })).body.blog
const list = async (query: Record<string, string | number>, by = writer) =>
  (await by.caller.get('/api/blogs', query)).body
const titles = ({ blogs }: { blogs: { title: string }[] }) => blogs.map(({ title }) => title)
const bulk = (ids: string[], action: string, over: Record<string, unknown> = {}, by = writer) =>
  by.caller.post('/api/blogs/bulk', { ids, action, ...over })

describe('a new blog', () => {
  test('is empty without anything, and has its title as heading with one', async () => {
    const blank = (await writer.caller.post('/api/blogs', {})).body.blog
    expect(blank).toMatchObject({
      title: '',
      words: 0,
      version: 1,
      view: 'active',
      state: 'draft',
      project_id: writer.projectId,
    })
    const titled = (await writer.caller.post('/api/blogs', { title: 'Ebb & flow', markdown: 'Some *words*.' })).body
      .blog
    expect(titled).toMatchObject({ title: 'Ebb & flow', excerpt: 'Some words.', words: 4 })
  })

  test('of the door is made once by key, with its citations laid over the text', async () => {
    const actor = actorFor(writer.id)
    const citation = {
      id: 'c-door',
      quote: 'twice a day',
      title: 'Almanac',
      url: 'https://a.example/x',
      start: 4,
      end: 14,
    }
    const make = () =>
      createBlog(server.deps, actor, {
        title: 'Tides',
        markdown: 'The moon pulls.',
        citations: [citation],
        key: 'draft-1',
        meta: { meta: 'd' },
      })
    const [one, two] = [await make(), await make()]
    expect(two.id).toBe(one.id)
    const { body } = await writer.caller.get('/api/get/saved/copy/internal', { copy_id: one.id })
    expect(body.copy_to_save).toContain('<span data-citation="c-door">moon pulls</span>')
    expect((await writer.caller.get(`/api/blogs/${one.id}/citations`)).body.citations).toMatchObject([
      { id: 'c-door', title: 'Almanac' },
    ])
    expect(body.meta_data.meta).toBe('d')
    await bulk([one.id], 'trash')
  })

  test('is made once for one Idempotency-Key', async () => {
    const post = () => writer.caller.post('/api/blogs', { title: 'Once' }, { headers: { 'idempotency-key': 'new-1' } })
    expect((await post()).body.blog.id).toBe((await post()).body.blog.id)
  })
})

describe('the list', () => {
  let reader: Writer
  let project: string
  beforeAll(async () => {
    reader = await server.newWriter()
    project = (await reader.caller.post('/api/projects', { name: 'Other' })).body.project.id
    for (const [title, words] of [
      ['Zebra', 'stripes of an animal'],
      ['apple', 'a fruit, Zürich and zwölf'],
      ['Mango', 'another fruit 十二艘船在港口'],
    ]) {
      server.clock.advance(1_000)
      await create(`<h1>${title}</h1><p>${words}</p>`, reader, title === 'Mango' ? { project_id: project } : {})
    }
  })

  test('is ordered as asked', async () => {
    expect(titles(await list({}, reader))).toEqual(['Mango', 'apple', 'Zebra'])
    expect(titles(await list({ order: 'asc' }, reader))).toEqual(['Zebra', 'apple', 'Mango'])
    expect(titles(await list({ sort: 'title' }, reader))).toEqual(['apple', 'Mango', 'Zebra'])
    expect(titles(await list({ sort: 'title', order: 'desc' }, reader))).toEqual(['Zebra', 'Mango', 'apple'])
    expect(titles(await list({ sort: 'created' }, reader))).toEqual(['Mango', 'apple', 'Zebra'])
  })

  test('has titles as people order them: numbers by value, letters without case and marks', async () => {
    const orderly = await server.newWriter()
    const inOrder = [
      '2 boats',
      '15 boats',
      '115 boats',
      'Ærø',
      'äpfel',
      '“Apples”',
      'Chapter 9',
      'chapter 10',
      'Élan',
      'zebra',
      'Вода',
      'вокзал',
    ]
    for (const title of [...inOrder].reverse()) await create(`<h1>${title}</h1>`, orderly)
    expect(titles(await list({ sort: 'title' }, orderly))).toEqual(inOrder)
    // digits without end fit too
    await create(`<h1>${'1a'.repeat(150)}</h1>`, orderly)
    expect((await list({ sort: 'title' }, orderly)).total).toBe(inOrder.length + 1)
  })

  test('comes in windows with the total', async () => {
    const window = await list({ start_count: 1, end_count: 2 }, reader)
    expect([titles(window), window.total, window.total_is_more]).toEqual([['apple'], 3, false])
  })

  test.each([
    ['fruit', ['Mango', 'apple']],
    ['FRUIT anot', ['Mango']],
    ['zurich', ['apple']],
    ['zwo', ['apple']],
    ['港口', ['Mango']],
    ['zeb', ['Zebra']],
    ['nothing here', []],
    ['…', []],
  ])('is searched by words: %j', async (q, found) => {
    expect(titles(await list({ q }, reader))).toEqual(found)
  })

  test('shows the words around a hit', async () => {
    expect((await list({ q: 'frui' }, reader)).blogs[1].excerpt).toBe('apple a ⟦fruit⟧, Zürich and zwölf')
  })

  test('is filtered by project, state, tag and author', async () => {
    const [mango] = (await list({ project_id: project }, reader)).blogs
    expect(mango.title).toBe('Mango')
    await bulk([mango.id], 'state', { state: 'approved' }, reader)
    await bulk([mango.id], 'tag', { tag: 'Fruit & more' }, reader)
    expect(titles(await list({ state: 'approved' }, reader))).toEqual(['Mango'])
    expect(titles(await list({ tag: 'Fruit & more' }, reader))).toEqual(['Mango'])
    expect(titles(await list({ author_id: reader.id, q: 'fruit' }, reader))).toHaveLength(2)
    expect(titles(await list({ author_id: 'nobody' }, reader))).toEqual([])
    expect((await reader.caller.get('/api/blogs/tags')).body.tags).toEqual([{ tag: 'Fruit & more', count: 1 }])
    await bulk([mango.id], 'untag', { tag: 'Fruit & more' }, reader)
    expect((await reader.caller.get('/api/blogs/tags')).body.tags).toEqual([])
  })

  test('refuses what it does not know', async () => {
    expect((await reader.caller.get('/api/blogs', { sort: 'colour' })).status).toBe(422)
    expect((await reader.caller.get('/api/blogs', { start_count: -1 })).status).toBe(422)
  })

  test('the palette finds titles before texts, newest first, and beginnings of words', async () => {
    await create('<h1>About fruit</h1><p>x</p>', reader)
    server.clock.advance(1_000)
    await create('<h1>Later</h1><p>fruit in the text</p>', reader)
    const found = (await reader.caller.get('/api/search/documents', { q: 'fru', limit: 3 })).body.documents
    expect(found.map(({ title }: { title: string }) => title)).toEqual(['About fruit', 'Later', 'Mango'])
    expect((await reader.caller.get('/api/search/documents', { q: '' })).body.documents).toEqual([])
  })
})

describe('shelves', () => {
  test('archive and back, trash and back to where it was', async () => {
    const { id } = await create('<h1>Shelf</h1><p>words</p>')
    const where = async () => (await writer.caller.get(`/api/blogs/${id}`)).body.blog
    await bulk([id], 'archive')
    expect((await where()).view).toBe('archived')
    await bulk([id], 'trash')
    expect(await where()).toMatchObject({
      view: 'trash',
      purged_at: new Date(server.clock.now().getTime() + 30 * 86_400_000).toISOString(),
    })
    expect(titles(await list({ view: 'trash' }))).toContain('Shelf')
    expect((await bulk([id], 'restore')).body.changed).toEqual([id])
    expect(await where()).toMatchObject({ view: 'archived', purged_at: null })
    expect((await bulk([id], 'unarchive')).body.changed).toEqual([id])
    expect((await bulk([id], 'delete')).body.changed).toEqual([])
  })

  test('the trash is emptied after 30 days, by hand at once', async () => {
    const [kept, gone] = [await create('<h1>Kept</h1>'), await create('<h1>Gone</h1>')]
    await bulk([gone.id], 'trash')
    server.clock.advance(29 * 86_400_000)
    await bulk([kept.id], 'trash')
    await emptyTrash.run(server.deps)
    expect((await writer.caller.get(`/api/blogs/${gone.id}`)).status).toBe(200)
    server.clock.advance(2 * 86_400_000)
    await emptyTrash.run(server.deps)
    expect((await writer.caller.get(`/api/blogs/${gone.id}`)).status).toBe(404)
    expect((await bulk([kept.id], 'delete')).body.changed).toEqual([kept.id])
    expect((await writer.caller.get(`/api/blogs/${kept.id}`)).status).toBe(404)
  })

  test('many at once; ids of others and of nothing are left out', async () => {
    const mine = await Promise.all(['a', 'b'].map((title) => create(`<h1>${title}</h1>`)))
    const theirs = await create('<h1>theirs</h1>', other)
    const ids = [...mine.map(({ id }) => id), theirs.id, 'nothing']
    for (const [action, over] of [
      ['archive', {}],
      ['trash', {}],
      ['restore', {}],
      ['tag', { tag: 't' }],
      ['state', { state: 'published' }],
      ['move', {}],
    ] as const) {
      const { body } = await bulk(ids, action, over)
      expect([action, body.changed.sort()]).toEqual([action, mine.map(({ id }) => id).sort()])
    }
    expect((await other.caller.get(`/api/blogs/${theirs.id}`)).body.blog).toMatchObject({
      view: 'active',
      tags: [],
      state: 'draft',
    })
    expect((await bulk(ids, 'move', { project_id: other.projectId })).status).toBe(404)
    expect((await bulk([theirs.id, 'none'], 'tag', { tag: 't' })).status).toBe(404)
    expect((await bulk(ids, 'tag')).body.details).toEqual([{ path: 'tag', message: 'Enter a tag.' }])
  })
})

describe('one blog', () => {
  test('its meta fields change one by one; what programs stored stays', async () => {
    const saved = await writer.caller.post('/api/save/user/copy', {
      copy_to_save: '<p>Words.</p>',
      meta_data: { meta: 'old', own: 1 },
    })
    const id = saved.body._id
    const { body } = await writer.caller.call('PATCH', `/api/blogs/${id}`, {
      body: {
        meta: { description: 'new', keywords: ['tide', 'moon'], slug: 'tides' },
        tags: ['a', 'a', 'b'],
        state: 'in-review',
      },
    })
    expect(body.meta).toMatchObject({
      description: 'new',
      keywords: ['tide', 'moon'],
      slug: 'tides',
      language: 'English-US',
    })
    expect(body.blog).toMatchObject({ tags: ['a', 'b'], state: 'in-review' })
    const copy = (await writer.caller.get('/api/get/saved/copy/internal', { copy_id: id })).body
    expect(copy.meta_data).toMatchObject({ meta: 'new', own: 1 })
    expect(copy.last_updated).toBe(saved.body.last_updated)
  })

  test('is in the language of its words until somebody names one, and leaves as what can be read aloud', async () => {
    const german = await create(
      '<p>Das Werk an der Rance ist das älteste seiner Art und läuft seit 1966 mit der Flut.</p>',
    )
    const meta = async () => (await writer.caller.get(`/api/blogs/${german.id}`)).body.meta
    expect(await meta()).toMatchObject({ language: 'German' })
    await writer.caller.call('PATCH', `/api/blogs/${german.id}`, { body: { meta: { language: 'English-UK' } } })
    expect(await meta()).toMatchObject({ language: 'English-UK' })
    const arabic = await create('<p>محطة رانس للطاقة المدية</p>')
    const { share } = (await writer.caller.post(`/api/blogs/${arabic.id}/shares`, {})).body
    expect((await server.stranger().get(new URL(share.url, server.url).pathname)).text).toContain(
      '<html lang="ar" dir="rtl">',
    )
    const { text } = await writer.caller.get(`/api/blogs/${arabic.id}/export/html`)
    expect(text).toContain('<html lang="ar" dir="rtl">')
  })

  test('is duplicated with text, tags and citations, but not its versions and links', async () => {
    const blog = await create('<h1>First</h1><p><span data-citation="c9">cited</span></p>')
    await writer.caller.post(`/api/blogs/${blog.id}/citations`, { citations: [{ id: 'c9', quote: 'q', title: 'T' }] })
    await bulk([blog.id], 'tag', { tag: 'kept' })
    await writer.caller.post(`/api/blogs/${blog.id}/shares`, {})
    const copy = (await writer.caller.post(`/api/blogs/${blog.id}/duplicate`)).body.blog
    expect(copy).toMatchObject({ title: 'First', tags: ['kept'], version: 1, shared: false })
    expect(copy.id).not.toBe(blog.id)
    expect((await writer.caller.get(`/api/blogs/${copy.id}/citations`)).body.citations).toMatchObject([
      { id: 'c9', title: 'T' },
    ])
    expect((await writer.caller.get(`/api/blogs/${blog.id}`)).body.blog.shared).toBe(true)
    for (const q of [undefined, 'First ']) {
      const { blogs } = (await writer.caller.get('/api/blogs', { q })).body
      const shared = (id: string) => blogs.find((one: { id: string }) => one.id === id)?.shared
      expect([shared(blog.id), shared(copy.id)]).toEqual([true, false])
    }
  })
})

test('old versions are thinned to one a day, but not those with a reason or a name', async () => {
  const { id } = await create('<h1>Thin</h1><p>0</p>')
  const keep = async (name: string | null) =>
    writer.caller.post(`/api/blogs/${id}/versions`, { name, reason: 'before-replacement' })
  const { db } = server.deps
  for (const name of [null, 'named', null, null]) await keep(name)
  await server.database.query("update blog_versions set reason = 'edits' where blog_id = $1 and number > 1", [id])
  server.clock.advance(40 * 86_400_000)
  await thinOldVersions.run({ ...server.deps, db })
  const left = (await writer.caller.get(`/api/blogs/${id}/versions`)).body.versions.map(
    ({ number }: { number: number }) => number,
  )
  expect(left).toEqual([5, 3, 1])
})

test('words that were counted in the old way are counted again, but not those of a text that was changed meanwhile', async () => {
  const html =
    '<p>Two words<sup data-footnote="n1"></sup></p><section data-footnotes=""><ol><li data-footnote-item="n1"><p>And a note.</p></li></ol></section>'
  const [old, changed] = [await create(`<h1>Old</h1>${html}`), await create('<h1>Changed</h1>')]
  await server.database.query('update blogs set words = 999, are_words_old = true where id = any($1)', [
    [old.id, changed.id],
  ])
  const { db } = server.deps
  const waiting = await blogsWithOldWords(db, 3)
  expect(waiting.map(({ id }) => id).toSorted()).toEqual([old.id, changed.id].toSorted())
  await server.database.query("update blogs set updated_at = updated_at + interval '1 second' where id = $1", [
    changed.id,
  ])
  for (const blog of waiting.filter(({ id }) => id === changed.id)) await noteWords(db, blog, 1)
  await recountWords.run(server.deps)
  const words = async (id: string) => (await writer.caller.get(`/api/blogs/${id}`)).body.blog.words
  expect([await words(old.id), await words(changed.id)]).toEqual([3, 999])
  expect(await blogsWithOldWords(db, 2)).toEqual([])
})

describe('others', () => {
  test('see nothing and change nothing, by any call', async () => {
    const blog = await create('<h1>Secret</h1><p>words</p>')
    const share = (await writer.caller.post(`/api/blogs/${blog.id}/shares`, {})).body.share
    const citation = (
      await writer.caller.post(`/api/blogs/${blog.id}/citations`, { citations: [{ quote: 'q', title: 't' }] })
    ).body.citations[0]
    const at = `/api/blogs/${blog.id}`
    const calls: [string, string, unknown?][] = [
      ['GET', at],
      ['PATCH', at, { state: 'published' }],
      ['POST', `${at}/duplicate`, {}],
      ['GET', `${at}/versions`],
      ['GET', `${at}/versions/1`],
      ['GET', `${at}/versions/1/difference`],
      ['POST', `${at}/versions`, { name: 'x' }],
      ['PUT', `${at}/versions/1`, { name: 'x' }],
      ['POST', `${at}/versions/1/restore`, {}],
      ['GET', `${at}/citations`],
      ['POST', `${at}/citations`, { citations: [{ quote: 'q', title: 't' }] }],
      ['PUT', `${at}/citations/${citation.id}`, { citation: { quote: 'q', title: 't' } }],
      ['DELETE', `${at}/citations/${citation.id}`],
      ['GET', `${at}/shares`],
      ['POST', `${at}/shares`, {}],
      ['PATCH', `${at}/shares/${share.id}`, { indexable: true }],
      ['DELETE', `${at}/shares/${share.id}`],
      ['GET', `${at}/export/html`],
    ]
    for (const [method, path, body] of calls) {
      expect([method, path, (await other.caller.call(method, path, { body })).status]).toEqual([method, path, 404])
      expect([method, path, (await server.stranger().call(method, path, { body })).status]).toEqual([method, path, 401])
    }
    expect((await other.caller.get('/api/blogs')).text).not.toContain('Secret')
    expect((await other.caller.get('/api/search/documents', { q: 'secret' })).body.documents).toEqual([])
    for (const list of ['/api/blogs', '/api/get/saved/user/details', '/api/get/saved/user/details/0/5'])
      for (const project_id of [writer.projectId, 'none'])
        expect([list, (await other.caller.get(list, { project_id })).status]).toEqual([list, 404])
    expect((await other.caller.get('/api/blogs', { unique_id: writer.id })).status).toBe(403)
    expect((await other.caller.get('/api/blogs', { team_id: 'team' })).status).toBe(403)
    expect((await writer.caller.get(at)).body.blog).toMatchObject({ state: 'draft', version: 1 })
  })
})
