import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'

let server: TestServer
let writer: Writer
let other: Writer

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter('Ada')
  other = await server.newWriter('Eve')
})
afterAll(() => server.close())

const copy = (by: Writer, over: Record<string, unknown> = {}) => ({
  unique_id: by.id,
  project_id: by.projectId,
  input_type: 'blog',
  output_type: 'blog',
  style: '',
  copy_to_save: '<h1>Tides</h1><p>The moon raises two tides a day in most of the oceans.</p>',
  user_input: { copyTextArea: '', descriptionTextArea: '', headlines: '', tone: '', topic: 'tides' },
  meta_data: { meta: 'About tides', language: 'German', country: 'Germany' },
  ...over,
})
const save = (by: Writer, over: Record<string, unknown> = {}) => by.caller.post('/api/save/user/copy', copy(by, over))
const read = (by: Writer, id: string) => by.caller.get('/api/get/saved/copy/internal', { copy_id: id })

describe('saving', () => {
  test.each(['', '   ', '<p></p>', '<p>&nbsp;</p><p><br></p>', '<script>words</script>'])(
    'a blog without words is refused: %j',
    async (html) => {
      const { status, body } = await save(writer, { copy_to_save: html })
      expect([status, body.message]).toEqual([400, 'Please write more words before saving your blog'])
    },
  )

  test('saved text is returned exactly', async () => {
    const words = 'Zwölf Boote – 十二艘船 – اثنا عشر قاربًا 🚤 &amp; more'
    const saved = await save(writer, {
      copy_to_save: `<h1>Tides</h1><p>${words}</p><table><tbody><tr><td><p>a</p></td></tr></tbody></table>`,
      meta_data: { encodedYdoc: 'AAECAw==', own_field: 7 },
    })
    expect(saved.status).toBe(200)
    expect(saved.body).toMatchObject({ version: 1, save_id: saved.body._id })
    const { body } = await read(writer, saved.body._id)
    expect(body.copy_to_save).toContain(`<p dir="auto">${words}</p>`)
    expect(body.copy_to_save).toContain('<table>')
    expect(body).toMatchObject({
      title: 'Tides',
      output_type: 'blog',
      unique_id: writer.id,
      project_id: writer.projectId,
    })
    expect(body.meta_data).toMatchObject({
      encodedYdoc: 'AAECAw==',
      own_field: 7,
      language: 'English-US',
      country: 'United States',
    })
  })

  test('script does not survive', async () => {
    const saved = await save(writer, {
      copy_to_save:
        '<p>Safe.</p><script>alert(1)</script><img src=x onerror=alert(1)><a href="javascript:alert(1)">l</a>',
    })
    expect((await read(writer, saved.body._id)).text).not.toMatch(/<script|javascript|onerror/i)
  })

  test('what no database can hold is left out', async () => {
    const saved = await save(writer, { copy_to_save: '<p>a\u0000b \ud800 c</p>', user_input: { topic: 'x\u0000y' } })
    expect(saved.status).toBe(200)
    expect((await read(writer, saved.body._id)).body.user_input.topic).toBe('xy')
  })

  test('a picture inside the HTML becomes a file of the writer', async () => {
    const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
    const saved = await save(writer, { copy_to_save: `<p>Look:</p><img alt="dot" src="data:image/png;base64,${png}">` })
    const src = /src="([^"]+)"/.exec((await read(writer, saved.body._id)).body.copy_to_save)?.[1] ?? ''
    expect(src).toMatch(/^\/api\/blogs\/pictures\//)
    const picture = await writer.caller.fetch('GET', src)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await picture.arrayBuffer()).toString('base64')).toBe(png)
    expect((await other.caller.get(src)).status).toBe(404)
    expect((await server.stranger().get(src)).status).toBe(401)
  })

  test('an update keeps its versions, and a stale one is refused with what is stored', async () => {
    const first = (await save(writer)).body
    const update = (html: string, last_updated: string | undefined) =>
      save(writer, { save_id: first.save_id, copy_to_save: html, last_updated })
    const second = await update('<p>Second text wins here.</p>', first.last_updated)
    expect(second.body).toMatchObject({ version: 2 })
    const stale = await update('<p>Stale text must not win.</p>', first.last_updated)
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict'])
    expect(stale.body.stored.copy_to_save).toContain('Second text wins')
    expect((await read(writer, first._id)).body.copy_to_save).toContain('Second text wins')
    expect((await update('<p>Third text knows the second.</p>', second.body.last_updated)).body.version).toBe(3)
    const versions = await writer.caller.get(`/api/blogs/${first._id}/versions`)
    expect(
      versions.body.versions.map((version: { number: number; reason: string }) => [version.number, version.reason]),
    ).toEqual([
      [3, 'saved'],
      [2, 'saved'],
      [1, 'saved'],
    ])
  })

  test('saving the same text again is a save all the same', async () => {
    const first = (await save(writer)).body
    const again = await save(writer, { save_id: first.save_id })
    expect(again.body.version).toBe(2)
    expect(Date.parse(again.body.last_updated)).toBeGreaterThan(Date.parse(first.last_updated))
  })

  test('many saves of one blog at once each become a version', async () => {
    const first = (await save(writer)).body
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        save(writer, { save_id: first.save_id, copy_to_save: `<p>Text number ${at} of many.</p>` }),
      ),
    )
    expect(answers.map(({ body }) => body.version).sort()).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  })

  test('with project and save_id alone it moves', async () => {
    const first = (await save(writer)).body
    const project = (await writer.caller.post('/api/projects', { name: 'Second' })).body.project
    const moved = await writer.caller.post('/api/save/user/copy', {
      unique_id: writer.id,
      save_id: first.save_id,
      project_id: project.id,
    })
    expect(moved.status).toBe(200)
    expect((await read(writer, first._id)).body).toMatchObject({ project_id: project.id, title: 'Tides', version: 1 })
  })

  test('the same Idempotency-Key saves once; with another body it is a 409', async () => {
    const headers = { 'idempotency-key': 'once' }
    const post = (body: unknown) => writer.caller.post('/api/save/user/copy', body, { headers })
    const [a, b] = [await post(copy(writer)), await post(copy(writer))]
    expect(a.body._id).toBe(b.body._id)
    expect((await post(copy(writer, { copy_to_save: '<p>Another.</p>' }))).status).toBe(409)
  })

  test.each([
    ['a project of nobody', { project_id: 'nowhere' }, 404],
    ['a blog of nobody', { save_id: 'nothing' }, 404],
    ['somebody else’s unique_id', { unique_id: 'other' }, 403],
    ['another output type', { output_type: 'tweet' }, 422],
    ['meta data that is no object', { meta_data: 'x' }, 422],
    ['a last_updated that is no time', { last_updated: 'yesterday' }, 422],
  ])('%s is refused', async (_, over, status) => {
    expect((await save(writer, over)).status).toBe(status)
  })

  test('an HTML that only opens tags is refused with a sentence', async () => {
    const { status, body } = await save(writer, { copy_to_save: '<b>'.repeat(20_000) })
    expect([status, body.details[0].message]).toEqual([422, 'This HTML has thousands of tags that are never closed.'])
  })
})

describe('reading and listing', () => {
  test('others do not see it, nor that it exists', async () => {
    const saved = (await save(writer)).body
    expect((await read(other, saved._id)).status).toBe(404)
    expect((await read(other, 'no-such-id')).status).toBe(404)
    expect((await save(other, { save_id: saved.save_id, copy_to_save: '<p>taken over</p>' })).status).toBe(404)
    expect((await save(other, { save_id: saved.save_id, copy_to_save: undefined })).status).toBe(404)
    expect((await server.stranger().get('/api/get/saved/copy/internal', { copy_id: saved._id })).status).toBe(401)
    expect((await read(writer, saved._id)).text).not.toContain('taken over')
  })

  test('pages go through everything once, newest first', async () => {
    const reader = await server.newWriter()
    for (let at = 0; at < 12; at++) await save(reader, { copy_to_save: `<h1>Number ${at}</h1><p>Words.</p>` })
    const query = { unique_id: reader.id, project_id: reader.projectId, feature_type: 'blog' }
    const page = async (a: number, b: number) =>
      (await reader.caller.get(`/api/get/saved/user/details/${a}/${b}`, query)).body
    const pages = [await page(0, 5), await page(5, 10), await page(10, 15)]
    expect(pages.map(({ details, total }) => [details.length, total])).toEqual([
      [5, 12],
      [5, 12],
      [2, 12],
    ])
    const all = await reader.caller.get('/api/get/saved/user/details', query)
    expect(pages.flatMap(({ details }) => details)).toEqual(all.body.details)
    expect(all.body.details[0]).toMatchObject({ title: 'Number 11', excerpt: 'Words.', words: 3, version: 1 })
    expect(
      (await reader.caller.get('/api/get/saved/user/details', { ...query, feature_type: 'tweet' })).body,
    ).toMatchObject({ details: [], total: 0 })
    expect((await reader.caller.get('/api/get/saved/user/details/5/2', query)).status).toBe(422)
    expect((await other.caller.get('/api/get/saved/user/details', query)).status).toBe(403)
  })

  test('blogs in the trash don’t exist for the API', async () => {
    const saved = (await save(writer)).body
    await writer.caller.post('/api/blogs/bulk', { ids: [saved._id], action: 'trash' })
    expect((await read(writer, saved._id)).status).toBe(404)
    expect((await save(writer, { save_id: saved._id })).status).toBe(404)
  })
})
