import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Answer } from '../../../test-kit/caller.ts'
import { makePdf } from '../../../test-kit/pdf.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { page, type Site, site } from '../../../test-kit/site.ts'
import { untilRead } from '../../../test-kit/until-read.ts'
import { MAX_FILE_BYTES, UPLOAD_PATH } from '../contract.ts'

let server: TestServer
let writer: Writer
let web: Site

const story =
  'Tidal power converts the energy of the tides into electricity, and it has been done since 1966 in the north of France. '.repeat(
    4,
  )
const article = (title: string, more = '') =>
  page(
    `<html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${story}</p><p>${more}</p></article></body></html>`,
  )
let price = 'The barrage cost 620 million francs.'

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  web = await site({
    '/tides': (request, response, body) => article('How tides make power', price)(request, response, body),
    '/gone': (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('<p>no</p>'),
    '/closed': (_, response) => response.writeHead(403).end(),
    '/picture': page(Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'image/png'),
    '/inwards': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    '/slow': () => {},
    '/report.pdf': page(
      makePdf({ pages: [{ lines: [{ text: 'A report about sluices and gates.', y: 700 }] }] }),
      'application/pdf',
    ),
  })
})
afterAll(async () => {
  await web.close()
  await server.close()
})

const upload = (
  name: string,
  bytes: Uint8Array | string,
  { who = writer, query = {} }: { who?: Writer; query?: Record<string, string> } = {},
): Promise<Answer> =>
  who.caller.call('POST', UPLOAD_PATH, {
    query: { filename: name, ...query },
    raw: new Uint8Array(Buffer.from(bytes)),
    headers: { 'content-type': 'application/octet-stream' },
  })
const read = (id: string, who = writer) => untilRead(who.caller, id)
const tides = makePdf({
  pages: [
    {
      lines: [
        { text: 'How tides make power', y: 780, size: 20 },
        { text: 'The Rance station has an installed capacity of 240 megawatts.', y: 740 },
      ],
    },
    { lines: [{ text: 'The second page says that a barrage is dear.', y: 740 }] },
  ],
})

describe('files', () => {
  test('a PDF is kept, read, shown with its places, found by its words, and given back', async () => {
    const answer = await upload('Tides (final).pdf', tides, { query: { tags: 'energy' } })
    expect(answer.body).toMatchObject({
      status: 200,
      is_new: true,
      asset: { kind: 'file', name: 'Tides (final).pdf', format: 'pdf', size: tides.length, tags: ['energy'] },
    })
    const asset = await read(answer.body.asset.id)
    expect(asset).toMatchObject({
      state: 'ready',
      title: 'How tides make power',
      pages: 2,
      passages: 2,
      language: 'English-US',
      problem: null,
      progress: null,
    })
    const { body } = await writer.caller.get(`/api/assets/${asset.id}/passages`)
    expect(body.total).toBe(3)
    expect(body.passages).toMatchObject([
      { kind: 'heading', level: 1, page: 1 },
      { kind: 'paragraph', page: 1, heading: 'How tides make power' },
      { kind: 'paragraph', page: 2 },
    ])
    const found = await writer.caller.get('/api/assets/search', { query: 'capacities of stations' })
    expect(found.body.found[0]).toMatchObject({ asset: { id: asset.id }, passage: { page: 1 } })
    const [hit] = found.body.found[0].hits
    expect(found.body.found[0].passage.text.slice(hit.start, hit.end)).toBe('station')
    const file = await writer.caller.fetch('GET', `/api/assets/${asset.id}/file`)
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''Tides%20(final).pdf")
    expect(file.headers.get('x-content-type-options')).toBe('nosniff')
    expect(Buffer.from(await file.arrayBuffer()).equals(tides)).toBe(true)
  })

  test('the same bytes are one source, whatever they are called', async () => {
    const [first, second] = await Promise.all([
      upload('a.txt', 'Twins are alike.'),
      upload('b.txt', 'Twins are alike.'),
    ])
    expect(second.body.asset.id).toBe(first.body.asset.id)
    expect([first.body.is_new, second.body.is_new].sort()).toEqual([false, true])
  })

  test.each([
    [
      'paper.pdf',
      Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex'),
      415,
      'file-type-mismatch',
      'This file’s name says it’s a PDF, but its content is an image (png).',
    ],
    [
      'notes.txt',
      Buffer.from('%PDF-1.7 x'),
      415,
      'file-type-mismatch',
      'This file’s name says it’s a text file, but its content is a PDF.',
    ],
    [
      'report.docx',
      Buffer.from('just words'),
      415,
      'file-type-mismatch',
      'This file’s name says it’s a Word document, but its content is text.',
    ],
    ['old.doc', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 415, 'file-type-mismatch', /an old Office file/],
    [
      'song.mp3',
      Buffer.from('ID3\x04\0\0\0\0\0\0'),
      415,
      'file-type-unsupported',
      'This file type isn’t supported. Use PDF, DOCX, TXT, MD, HTML, or CSV.',
    ],
    [
      'noise.txt',
      Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 7) % 32)),
      415,
      'file-type-mismatch',
      /no text and no document/,
    ],
    ['empty.pdf', Buffer.alloc(0), 400, 'file-empty', 'This file is empty.'],
  ])('%s is refused before it is kept', async (name, bytes, status, code, message) => {
    const answer = await upload(name, bytes)
    expect(answer.body).toMatchObject({
      status,
      code,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })

  test('25 MB are taken, one byte more is not, whether announced or not', async () => {
    const large = Buffer.alloc(MAX_FILE_BYTES + 1, 'tides rise and fall. ')
    const announced = await upload('large.txt', large)
    expect(announced.body).toMatchObject({
      status: 413,
      code: 'too-large',
      message: 'This file is too large (limit 25 MB).',
    })
    const stream = new ReadableStream({
      start(controller) {
        for (let at = 0; at < large.length; at += 1 << 20)
          controller.enqueue(new Uint8Array(large.subarray(at, at + (1 << 20))))
        controller.close()
      },
    })
    const streamed = await fetch(`${server.url}${UPLOAD_PATH}?filename=large.txt`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { cookie: writer.caller.cookie, origin: server.url },
    } as RequestInit)
    expect([streamed.status, (await streamed.json()).code]).toEqual([413, 'too-large'])
    expect(
      (await upload('large.pdf', Buffer.concat([tides, Buffer.alloc(MAX_FILE_BYTES - tides.length, '\n')]))).status,
    ).toBe(200)
  })

  test('a name may be anything: it is only shown', async () => {
    const answer = await upload('../../etc/pass\u0000wd<script>.txt', 'Names are only shown.')
    expect(answer.body.asset.name).toBe('passwd<script>.txt')
    expect((await upload(`${'ä'.repeat(400)}.md`, '# Long\n\nname')).body.asset.name).toMatch(/^ä{197}\.md$/)
    expect((await writer.caller.call('POST', UPLOAD_PATH, { raw: new Uint8Array([65]) })).body).toMatchObject({
      status: 422,
      details: [{ path: 'filename' }],
    })
  })

  test('a locked PDF fails with its reason and can be tried again or deleted', async () => {
    const { body } = await upload('locked.pdf', makePdf({ pages: [{}], password: 'x' }))
    const failed = await read(body.asset.id)
    expect(failed).toMatchObject({
      state: 'failed',
      problem: 'This PDF is password-protected. Save a copy without a password and add that instead.',
    })
    const again = await writer.caller.post(`/api/assets/${failed.id}/retry`)
    expect(['queued', 'reading', 'failed']).toContain(again.body.asset.state)
    expect(await read(failed.id)).toMatchObject({ state: 'failed' })
    expect(
      (await writer.caller.get('/api/assets', { state: 'failed' })).body.assets.map(({ id }: { id: string }) => id),
    ).toContain(failed.id)
    expect((await writer.caller.post('/api/assets/delete', { ids: [failed.id] })).body).toMatchObject({ deleted: 1 })
    expect((await writer.caller.get(`/api/assets/${failed.id}`)).status).toBe(404)
  })

  test('the plan says how many files are kept; two uploads cannot share the last place', async () => {
    const poor = await server.newWriter()
    await server.operator.put('/api/update/user', {
      unique_id: poor.id,
      plan_name: 'forever_free',
      credit_limit: 50,
      expiry_days: 30,
    })
    for (let at = 0; at < 4; at++)
      expect((await upload(`${at}.txt`, `File number ${at}.`, { who: poor })).status).toBe(200)
    const last = await Promise.all(
      ['x', 'y', 'z'].map((name) => upload(`${name}.txt`, `The file ${name}.`, { who: poor })),
    )
    expect(last.map(({ status }) => status).sort()).toEqual([200, 403, 403])
    expect(last.find(({ status }) => status === 403)?.body).toMatchObject({
      code: 'file-limit',
      message: 'Your plan includes 5 stored files. Delete some, or upgrade your plan.',
    })
    expect((await upload('again.txt', 'File number 0.', { who: poor })).body).toMatchObject({
      status: 200,
      is_new: false,
    })
    const { body } = await poor.caller.get('/api/assets')
    expect(body.limits).toEqual({ files: 5, files_used: 5, site_pages: 20 })
  })
})

describe('addresses', () => {
  const add = (urls: string[], who = writer) => who.caller.post('/api/assets/urls', { urls })

  test('are read as jobs; invalid ones are reported next to them', async () => {
    const answer = await add([
      `${web.url}/tides?utm_source=x#part`,
      `${web.url}/report.pdf`,
      'not an address',
      'javascript:alert(1)',
    ])
    expect(answer.body.refused).toEqual([
      { url: 'not an address', message: 'This isn’t a valid web address: it has no host name.' },
      {
        url: 'javascript:alert(1)',
        message: 'This isn’t a valid web address: it must begin with http:// or https://.',
      },
    ])
    const [first, second] = await Promise.all(answer.body.assets.map(({ id }: { id: string }) => read(id)))
    expect(first).toMatchObject({
      state: 'ready',
      url: `${web.url}/tides`,
      title: 'How tides make power',
      format: 'html',
      kind: 'url',
    })
    expect(second).toMatchObject({ state: 'ready', format: 'pdf', pages: 1 })
    const again = await add([`${web.url}/tides`])
    expect(again.body.assets[0].id).toBe(first.id)
  })

  test.each([
    ['/gone', /^Page not found \(127\.0\.0\.1:\d+ responded with 404\)\.$/],
    ['/closed', /^The site doesn’t allow access to this page/],
    ['/picture', /sent a type of content we can’t read \(image\/png\)/],
    ['/inwards', /^This address is on a private network/],
  ])('%s fails in a sentence', async (path, problem) => {
    const { body } = await add([web.url + path])
    expect(await read(body.assets[0].id)).toMatchObject({ state: 'failed', problem: expect.stringMatching(problem) })
  })

  test('that lead inwards are refused as jobs too', async () => {
    const { body } = await add(['http://169.254.169.254/latest', 'http://localhost:6379/', 'http://[::1]/'])
    for (const { id } of body.assets) expect((await read(id)).problem).toMatch(/private network|websites/)
  })

  test('one that never answers can be stopped', async () => {
    const { body } = await add([`${web.url}/slow`])
    const [{ id }] = body.assets
    await expect.poll(async () => (await writer.caller.get(`/api/assets/${id}`)).body.asset.state).toBe('reading')
    await writer.caller.post(`/api/assets/${id}/cancel`)
    expect(await read(id)).toMatchObject({ state: 'cancelled', problem: null })
  })

  test('a refresh keeps the ids of unchanged passages, and citations of removed ones', async () => {
    const { body } = await add([`${web.url}/tides`])
    const [{ id }] = body.assets
    await read(id)
    const before = (await writer.caller.get(`/api/assets/${id}/passages`)).body.passages
    const costed = before.find(({ text }: { text: string }) => text.includes('620 million'))
    price = 'The barrage cost 94 million euros.'
    await writer.caller.post(`/api/assets/${id}/refresh`)
    await read(id)
    const after = (await writer.caller.get(`/api/assets/${id}/passages`)).body.passages
    expect(after.some(({ text }: { text: string }) => text.includes('94 million'))).toBe(true)
    expect(after.map(({ id: passage }: { id: string }) => passage)).toEqual(expect.arrayContaining([before[0].id]))
    expect(after.map(({ id: passage }: { id: string }) => passage)).not.toContain(costed.id)
    const cited = await writer.caller.get(`/api/assets/passages/${costed.id}`)
    expect(cited.body).toMatchObject({
      current: false,
      passage: { text: costed.text },
      asset: { id, deleted_at: null },
    })
    expect((await writer.caller.get('/api/assets/search', { query: '"620 million"' })).body.found).toEqual([])
  })

  test('none at all, or none that is one, is a 422 with the reason', async () => {
    expect((await add([])).body).toMatchObject({ status: 422, details: [{ path: 'urls' }] })
    expect((await add(['what is this'])).body).toMatchObject({
      status: 422,
      details: [{ path: 'urls.0', message: expect.stringContaining('valid web address') }],
    })
  })
})

test('asked about a topic, the list begins with the sources that say most about it, a page standing for its site', async () => {
  const mine = await server.newWriter()
  const put = async (name: string, text: string) => read((await upload(name, text, { who: mine })).body.asset.id, mine)
  await put('beavers.txt', 'Beavers build dams of wood and mud. '.repeat(10))
  const tides = await put('tides.txt', 'Tidal power stations turn the tide into electricity. '.repeat(10))
  await put('bread.txt', 'Bread is made of flour, water and salt. '.repeat(10))
  const names = async (about?: string) =>
    (await mine.caller.get('/api/assets', { about })).body.assets.map(({ name }: { name: string }) => name)
  expect(await names()).toEqual(['bread.txt', 'tides.txt', 'beavers.txt'])
  expect(await names('how a tidal power station works')).toEqual([tides.name, 'bread.txt', 'beavers.txt'])
  expect(await names('quantum chromodynamics')).toEqual(['bread.txt', 'tides.txt', 'beavers.txt'])
})

test('a deleted source leaves its passages readable, is no longer found, and can be restored', async () => {
  const { body } = await upload('gone.md', '# Gone\n\nZeppelins are filled with helium today.')
  const { id } = await read(body.asset.id)
  const [, { id: passageId }] = (await writer.caller.get(`/api/assets/${id}/passages`)).body.passages
  await writer.caller.post('/api/assets/delete', { ids: [id] })
  expect((await writer.caller.get(`/api/assets/passages/${passageId}`)).body).toMatchObject({
    passage: { text: 'Zeppelins are filled with helium today.' },
    asset: { deleted_at: expect.any(String) },
  })
  expect((await writer.caller.get('/api/assets/search', { query: 'zeppelins' })).body.found).toEqual([])
  expect(
    (await writer.caller.get('/api/assets', { deleted: 'true' })).body.assets.map((asset: { id: string }) => asset.id),
  ).toContain(id)
  expect((await writer.caller.post('/api/assets/restore', { ids: [id] })).body).toMatchObject({ restored: 1 })
  expect((await writer.caller.get('/api/assets/search', { query: 'zeppelin' })).body.found).toHaveLength(1)
  await writer.caller.post('/api/assets/delete', { ids: [id] })
  const same = await upload('gone.md', '# Gone\n\nZeppelins are filled with helium today.')
  expect(same.body).toMatchObject({ is_new: false, asset: { id, deleted_at: null } })
})

test('renamed, tagged and moved; lists filter by all of it', async () => {
  const { body } = await upload('plain.txt', 'Something plain about dykes.')
  const { id } = await read(body.asset.id)
  const changed = await writer.caller.call('PATCH', `/api/assets/${id}`, {
    body: { title: 'Dykes', tags: ['coast', 'coast', 'dykes'], project_id: writer.projectId },
  })
  expect(changed.body.asset).toMatchObject({ title: 'Dykes', tags: ['coast', 'dykes'], project_id: writer.projectId })
  const ids = async (query: Record<string, string | undefined>) =>
    (await writer.caller.get('/api/assets', query)).body.assets.map((asset: { id: string }) => asset.id)
  for (const query of [{ tag: 'coast' }, { query: 'dyk' }, { project_id: writer.projectId }])
    expect(await ids(query)).toEqual([id])
  expect(await ids({ query: '%' })).toEqual([])
  const list = (await writer.caller.get('/api/assets', { end_count: 1, order: 'title' })).body
  expect([list.assets.length, list.total > 3, list.tags]).toEqual([
    1,
    true,
    expect.arrayContaining([{ tag: 'coast', count: 1 }]),
  ])
  await writer.caller.post(`/api/assets/${id}/refresh`)
  expect(await read(id)).toMatchObject({ title: 'Dykes' })
})

test('nobody sees, changes or searches what is somebody else’s', async () => {
  const stranger = await server.newWriter()
  const { body } = await upload('secret.txt', 'The password of the vault is swordfish.')
  const { id } = await read(body.asset.id)
  const [{ id: passageId }] = (await writer.caller.get(`/api/assets/${id}/passages`)).body.passages
  for (const path of [
    `/api/assets/${id}`,
    `/api/assets/${id}/passages`,
    `/api/assets/${id}/uses`,
    `/api/assets/${id}/file`,
    `/api/assets/passages/${passageId}`,
  ])
    expect([path, (await stranger.caller.get(path)).status]).toEqual([path, 404])
  for (const action of ['retry', 'refresh', 'cancel'])
    expect((await stranger.caller.post(`/api/assets/${id}/${action}`)).status).toBe(404)
  expect((await stranger.caller.post('/api/assets/delete', { ids: [id] })).status).toBe(404)
  expect((await stranger.caller.call('PATCH', `/api/assets/${id}`, { body: { title: 'mine' } })).status).toBe(404)
  expect((await stranger.caller.get('/api/assets/search', { query: 'swordfish' })).body.found).toEqual([])
  expect(
    (await stranger.caller.get('/api/assets/search', { query: `swordfish owner:${writer.id}` })).body.found,
  ).toEqual([])
  for (const query of [
    { project_id: writer.projectId },
    { parent_id: id },
    { project_id: 'none' },
    { parent_id: 'none' },
  ])
    expect([query, (await stranger.caller.get('/api/assets', query)).status]).toEqual([query, 404])
  expect((await writer.caller.get(`/api/assets/${id}/passages`, { around: 'none' })).status).toBe(404)
  expect((await stranger.caller.get('/api/assets', { unique_id: writer.id })).status).toBe(403)
  expect(
    (
      await stranger.caller.call('POST', UPLOAD_PATH, {
        query: { filename: 'x.txt', unique_id: writer.id },
        raw: new Uint8Array([65]),
      })
    ).status,
  ).toBe(403)
  expect((await upload('x.txt', 'Mine.', { query: { project_id: stranger.projectId } })).status).toBe(404)
  expect((await server.stranger().get('/api/assets')).status).toBe(401)
  expect(
    (await server.stranger().call('POST', UPLOAD_PATH, { query: { filename: 'x.txt' }, raw: new Uint8Array([65]) }))
      .status,
  ).toBe(401)
})

test('a change must come from our own pages', async () => {
  const foreign = await fetch(`${server.url}${UPLOAD_PATH}?filename=x.txt`, {
    method: 'POST',
    body: 'x',
    headers: { cookie: writer.caller.cookie, origin: 'https://evil.example' },
  })
  expect(foreign.status).toBe(403)
})
