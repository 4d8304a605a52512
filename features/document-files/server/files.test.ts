import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLibraries } from '../../../test-kit/open-libraries.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { exportFormats } from '../contract.ts'
import { pngPicture } from './exports/sample-document.fixture.ts'
import { pdfBrowser } from './exports/write-pdf.ts'

let server: TestServer
let writer: Writer
let other: Writer

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
  other = await server.newWriter()
})
afterAll(() => server.close())

async function newBlog(html: string, by = writer): Promise<string> {
  return (await save(html, by)).save_id
}

async function save(html: string, by: Writer): Promise<{ save_id: string }> {
  const { body, text } = await by.caller.post('/api/save/user/copy', {
    unique_id: by.id,
    project_id: by.projectId,
    copy_to_save: html,
    input_type: 'blog',
    output_type: 'blog',
  })
  if (body?.status !== 200) throw new Error(text)
  return body
}

const send = (path: string, raw: Uint8Array, by = writer.caller) =>
  by.call('POST', path, { raw: new Uint8Array(raw), headers: { 'content-type': 'application/octet-stream' } })

describe('a picture', () => {
  test('is stored once, recognized by its bytes, and served only to its owner', async () => {
    const bytes = pngPicture(31, 17)
    const first = await send('/api/blogs/pictures?name=a.txt', bytes)
    expect(first.body).toMatchObject({ status: 200, width: 31, height: 17 })
    expect((await send('/api/blogs/pictures', bytes)).body.id).toBe(first.body.id)
    const read = await writer.caller.fetch('GET', first.body.url)
    expect([read.headers.get('content-type'), read.headers.get('x-content-type-options')]).toEqual([
      'image/png',
      'nosniff',
    ])
    expect(Buffer.from(await read.arrayBuffer())).toEqual(Buffer.from(bytes))
    expect((await other.caller.get(first.body.url)).status).toBe(404)
    expect((await server.stranger().get(first.body.url)).status).toBe(401)
  })

  test('that isn’t an image, or is too large in bytes or pixels, is refused with the reason', async () => {
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await send('/api/blogs/pictures?name=a.png', svg)).status).toBe(415)
    expect((await send('/api/blogs/pictures', new Uint8Array())).status).toBe(415)
    expect((await writer.caller.call('POST', '/api/blogs/pictures')).status).toBe(415)
    expect((await send('/api/blogs/pictures', pngPicture(8, 8).slice(0, 20))).status).toBe(415)
    const wide = await send('/api/blogs/pictures', pngPicture(20_001, 1))
    expect([wide.status, wide.body.message]).toEqual([
      413,
      'This image is too large (limit 20,000 pixels wide or high).',
    ])
    expect((await send('/api/blogs/pictures', new Uint8Array(15 * 1024 * 1024 + 1))).status).toBe(413)
    expect((await send('/api/blogs/pictures', pngPicture(8, 8), server.stranger())).status).toBe(401)
  })

  test('comes in a form as well; a form without one is refused', async () => {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(pngPicture(9, 9))]), 'p.png')
    expect((await writer.caller.call('POST', '/api/blogs/pictures', { raw: form })).body.width).toBe(9)
    form.append('file', new Blob([new Uint8Array(pngPicture(7, 7))]), 'q.png')
    const two = await writer.caller.call('POST', '/api/blogs/pictures', { raw: form })
    expect(two.body.pictures.map(({ width }: { width: number }) => width)).toEqual([9, 7])
    const empty = new FormData()
    empty.set('file', 'words')
    expect((await writer.caller.call('POST', '/api/blogs/pictures', { raw: empty })).status).toBe(422)
  })
})

describe('an export', () => {
  const path = (id: string, format: string, more = '') => `/api/blogs/${id}/export/${format}${more}`

  test('carries the first heading in its name, in every format', async () => {
    const id = await newBlog('<p>Before</p><h2>Ebb/Flut: „Über“ "alles" قارب</h2><p>Words</p>')
    for (const format of exportFormats) {
      if (format === 'pdf' && !pdfBrowser()) continue
      const answer = await writer.caller.fetch('GET', path(id, format))
      const ending = format === 'print' ? 'html' : format
      const name = `Ebb Flut „Über“ alles قارب.${ending}`
      const disposition = answer.headers.get('content-disposition') ?? ''
      expect([answer.status, decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')]).toEqual([200, name])
      expect(disposition).toMatch(/^(?:attachment|inline); filename="[\x20-\x7e]+"; /)
      expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(20)
    }
  })

  test('without citations leaves notes and sources out', async () => {
    const id = await newBlog('<h1>Tides</h1><p><span data-citation="c1">A sentence that stands.</span></p>')
    const citations = [{ id: 'c1', quote: 'As it stands there.', title: 'Almanac', url: 'https://almanac.example/' }]
    expect((await writer.caller.post(`/api/blogs/${id}/citations`, { citations })).status).toBe(200)
    const withThem = (await writer.caller.get(path(id, 'md'))).text
    const without = (await writer.caller.get(path(id, 'md', '?citations=none'))).text
    expect([withThem.includes('Almanac'), without.includes('Almanac')]).toEqual([true, false])
    expect(without).toContain('A sentence that stands.')
  })

  test('as Markdown has each address once, and a short note', async () => {
    const id = await newBlog(
      '<p><span data-citation="c1">A sentence that stands.</span> Mine. <span data-citation="c2">Another.</span></p>',
    )
    const url = 'https://almanac.example/tides_1902'
    const citations = [
      { id: 'c1', quote: 'Very long words. '.repeat(30), title: 'Almanac', url },
      { id: 'c2', quote: 'Untitled.', title: url, url },
    ]
    expect((await writer.caller.post(`/api/blogs/${id}/citations`, { citations })).status).toBe(200)
    const { text } = await writer.caller.get(path(id, 'md'))
    expect(text.split(url)).toHaveLength(2)
    expect(text).toContain(`](${url})`)
    expect(text).toContain('“Untitled.” almanac.example')
    expect(/^\[\^1\]: “.*…” Almanac.*$/m.exec(text)?.[0].length).toBeLessThan(180)
  })

  test('names the license and the revision of a source', async () => {
    const { url, close } = await openLibraries()
    const added = await writer.caller.post('/api/assets/urls', { urls: [`${url}/en/wiki/Tidal_power_station`] })
    const [asset] = added.body.assets
    await expect
      .poll(async () => (await writer.caller.get(`/api/assets/${asset.id}`)).body.asset.state, { timeout: 15_000 })
      .toBe('ready')
    await close()
    const id = await newBlog('<p><span data-citation="c1">A sentence that stands.</span></p>')
    const citations = [
      { id: 'c1', quote: 'It opened in 1966.', title: 'Tidal power', url: asset.url, asset_id: asset.id },
    ]
    expect((await writer.caller.post(`/api/blogs/${id}/citations`, { citations })).status).toBe(200)
    const { text } = await writer.caller.get(path(id, 'md'))
    expect(text.slice(text.indexOf('## Sources'))).toContain(
      `([CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/deed.en), [#42](${asset.url}?oldid=42))`,
    )
  })

  test('names a source as its first citation does', async () => {
    const id = await newBlog(
      '<p><span data-citation="c1">A sentence that stands.</span> Mine. <span data-citation="c2">Another.</span></p>',
    )
    const url = 'https://almanac.example/'
    const citations = ['Tide almanac', 'almanac.example'].map((title, at) => ({
      id: `c${at + 1}`,
      quote: `Words ${at}.`,
      title,
      url,
    }))
    expect((await writer.caller.post(`/api/blogs/${id}/citations`, { citations })).status).toBe(200)
    const { text } = await writer.caller.get(path(id, 'md'))
    expect(text.slice(text.indexOf('## Sources'))).toContain(`[Tide almanac](${url})`)
  })

  test('is refused to others, to strangers, for nothing, and in no such format', async () => {
    const id = await newBlog('<p>Words</p>')
    expect((await other.caller.get(path(id, 'md'))).status).toBe(404)
    expect((await server.stranger().get(path(id, 'md'))).status).toBe(401)
    expect((await writer.caller.get(path('nothing', 'md'))).status).toBe(404)
    expect((await writer.caller.get(path(id, 'exe'))).status).toBe(404)
  })

  test('needs a plan that includes it', async () => {
    const free = await server.newWriter()
    await server.operator.post('/api/operator/grants', { unique_id: free.id, plan_name: 'forever_free' })
    const id = await newBlog('<p>Words</p>', free)
    const refused = await free.caller.get(path(id, 'md'))
    expect(refused.body).toMatchObject({ status: 403, code: 'not-in-plan', flag: 'copy-download' })
  })
})
