import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { untilRead } from '../../../../test-kit/until-read.ts'

let server: TestServer
let writer: Writer

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter('Ada Writer')
})
afterAll(() => server.close())

async function newBlog(html = '<h1>Tides</h1><p>The moon raises two tides a day.</p>'): Promise<string> {
  return (await writer.caller.post('/api/blogs', { html })).body.blog.id
}

/** A source that was read, and its first passage. */
async function newSource({ caller }: Writer): Promise<{ asset_id: string; passage_id: string }> {
  const raw = new TextEncoder().encode('The moon raises two tides a day.')
  const added = await caller.call('POST', '/api/assets/files', { query: { filename: 'tides.txt' }, raw })
  const { id } = await untilRead(caller, added.body.asset.id)
  const { body } = await caller.get(`/api/assets/${id}/passages`)
  return { asset_id: id, passage_id: body.passages[0].id }
}

const save = (save_id: string, copy_to_save: string) =>
  writer.caller.post('/api/save/user/copy', { save_id, copy_to_save })
const textOf = async (id: string): Promise<string> =>
  (await writer.caller.get('/api/get/saved/copy/internal', { copy_id: id })).body.copy_to_save
const versions = async (id: string) => (await writer.caller.get(`/api/blogs/${id}/versions`)).body.versions

describe('versions', () => {
  test('are read with their words, author and reason', async () => {
    const id = await newBlog()
    await save(id, '<h1>Tides</h1><p>Changed.</p>')
    expect(await versions(id)).toMatchObject([
      {
        number: 2,
        reason: 'saved',
        title: 'Tides',
        words: 2,
        author_id: writer.id,
        author_name: 'Ada Writer',
        name: null,
      },
      { number: 1, reason: 'created', words: 8 },
    ])
    const { body } = await writer.caller.get(`/api/blogs/${id}/versions/1`)
    expect(body.html).toBe('<h1 dir="auto">Tides</h1><p dir="auto">The moon raises two tides a day.</p>')
    expect((await writer.caller.get(`/api/blogs/${id}/versions/9`)).status).toBe(404)
    expect((await writer.caller.get(`/api/blogs/${id}/versions/zero`)).status).toBe(422)
    expect((await writer.caller.get(`/api/blogs/${id}/versions/2147483648`)).status).toBe(422)
  })

  test('are compared with each other and with the text as it is', async () => {
    const id = await newBlog()
    await save(id, '<h1>Tides</h1><p>The moon and the sun raise two tides a day.</p><p>New.</p>')
    const { body } = await writer.caller.get(`/api/blogs/${id}/versions/1/difference`)
    expect(body).toMatchObject({ added_words: 5, removed_words: 1 })
    expect(body.blocks.map(({ state }: { state: string }) => state)).toEqual(['same', 'changed', 'added'])
    expect((await writer.caller.get(`/api/blogs/${id}/versions/2/difference`, { to: 1 })).body).toMatchObject({
      added_words: 1,
      removed_words: 5,
    })
    expect((await writer.caller.get(`/api/blogs/${id}/versions/2/difference`)).body.blocks).toEqual([
      { state: 'folded', count: 3 },
    ])
    expect((await writer.caller.get(`/api/blogs/${id}/versions/1/difference`, { to: 7 })).status).toBe(404)
  })

  test('are kept by name and renamed', async () => {
    const id = await newBlog()
    const kept = await writer.caller.post(`/api/blogs/${id}/versions`, { name: ' To the editor ' })
    expect(kept.body.version).toMatchObject({ number: 2, reason: 'named', name: 'To the editor' })
    expect((await writer.caller.put(`/api/blogs/${id}/versions/2`, { name: 'Sent' })).body.version.name).toBe('Sent')
    expect((await writer.caller.put(`/api/blogs/${id}/versions/2`, { name: '' })).body.version.name).toBeNull()
    expect((await writer.caller.put(`/api/blogs/${id}/versions/5`, { name: 'x' })).status).toBe(404)
    expect((await writer.caller.post(`/api/blogs/${id}/versions`, { reason: 'saved' })).status).toBe(422)
  })

  test('are restored; what was there is kept first, once', async () => {
    const id = await newBlog()
    await save(id, '<h1>Tides</h1><p>Second.</p>')
    expect((await writer.caller.post(`/api/blogs/${id}/versions/1/restore`)).body.version).toMatchObject({
      number: 3,
      reason: 'restored',
    })
    expect(await textOf(id)).toContain('The moon raises')
    expect((await versions(id)).map(({ reason }: { reason: string }) => reason)).toEqual([
      'restored',
      'saved',
      'created',
    ])
    expect((await writer.caller.post(`/api/blogs/${id}/versions/8/restore`)).status).toBe(404)
  })
})

describe('citations', () => {
  test('are added, listed, replaced and removed, and survive their source', async () => {
    const id = await newBlog()
    const { asset_id, passage_id } = await newSource(writer)
    await writer.caller.post('/api/assets/delete', { ids: [asset_id] })
    const citation = {
      quote: 'q',
      title: 'Almanac',
      url: 'https://a.example/',
      place: 'page 3',
      passage_id,
      asset_id,
      fetched_at: '2025-01-01T00:00:00.000Z',
    }
    const added = (
      await writer.caller.post(`/api/blogs/${id}/citations`, {
        citations: [citation, { id: 'mine', quote: 'r', title: 'Other' }],
      })
    ).body.citations
    expect(added).toMatchObject([citation, { id: 'mine', url: null }])
    await writer.caller.post(`/api/blogs/${id}/citations`, {
      citations: [{ id: 'mine', quote: 'again', title: 'Other' }],
    })
    const replaced = await writer.caller.put(`/api/blogs/${id}/citations/${added[0].id}`, {
      citation: { quote: 'new', title: 'Newer' },
    })
    expect(replaced.body.citation).toMatchObject({ id: added[0].id, quote: 'new', title: 'Newer', url: null })
    expect(
      (await writer.caller.get(`/api/blogs/${id}/citations`)).body.citations
        .map(({ quote }: { quote: string }) => quote)
        .sort(),
    ).toEqual(['again', 'new'])
    expect((await writer.caller.delete(`/api/blogs/${id}/citations/mine`)).status).toBe(200)
    expect((await writer.caller.delete(`/api/blogs/${id}/citations/mine`)).status).toBe(404)
    expect(
      (await writer.caller.put(`/api/blogs/${id}/citations/none`, { citation: { quote: 'q', title: 't' } })).status,
    ).toBe(404)
  })

  test('of a source or passage that is not the writer’s are refused', async () => {
    const id = await newBlog()
    const theirs = await newSource(await server.newWriter())
    const own = { id: 'own', quote: 'q', title: 't' }
    await writer.caller.post(`/api/blogs/${id}/citations`, { citations: [own] })
    for (const named of [
      { asset_id: theirs.asset_id },
      { passage_id: theirs.passage_id },
      { asset_id: 'none' },
      { passage_id: 'none' },
    ]) {
      const citation = { quote: 'q', title: 't', ...named }
      const added = await writer.caller.post(`/api/blogs/${id}/citations`, { citations: [own, citation] })
      const replaced = await writer.caller.put(`/api/blogs/${id}/citations/own`, { citation })
      expect([named, added.status, replaced.status]).toEqual([named, 404, 404])
    }
  })

  test('an invalid URL is refused at its field', async () => {
    const id = await newBlog()
    const { status, body } = await writer.caller.post(`/api/blogs/${id}/citations`, {
      citations: [{ quote: 'q', title: 't', url: 'javascript:alert(1)' }],
    })
    expect([status, body.details[0].path]).toEqual([422, 'citations.0.url'])
  })
})
