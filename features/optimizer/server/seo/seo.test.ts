import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'

const ARTICLE = `<article><h1>Tides</h1>${'<p>Tidal power stations turn the rise and fall of the sea into electricity, day after day.</p>'.repeat(8)}</article>`

let server: TestServer
let writer: Writer
let site: { url: string; close: () => void }

beforeAll(async () => {
  const pages = createServer((request, response) => {
    if (request.url === '/gone') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html').end(`<html><body>${ARTICLE}</body></html>`)
  })
  await new Promise<void>((resolve) => pages.listen(0, '127.0.0.1', resolve))
  site = {
    url: `http://127.0.0.1:${(pages.address() as AddressInfo).port}`,
    close: () => void pages.close(),
  }
  server = await testServer({ OUTBOUND_ALLOW: '127.0.0.1' })
  writer = await server.newWriter()
})
afterAll(async () => {
  site.close()
  await server.close()
})

async function newBlog(keyword: string): Promise<string> {
  const { body } = await writer.caller.post('/api/blogs', { html: `<h1>On ${keyword}</h1><p>Words.</p>` })
  await writer.caller.call('PATCH', `/api/blogs/${body.blog.id}`, { body: { meta: { keywords: [keyword] } } })
  return body.blog.id
}

const SET = { synonyms: ['sea power'], ignored: ['images'], pardoned: [], is_cornerstone: true, competitors: [] }

describe('settings of a blog', () => {
  test('are kept, and say which other blogs want the same keyphrase', async () => {
    const [first, second] = [await newBlog('Tidal power'), await newBlog('tidal power')]
    await newBlog('wind power')
    const saved = await writer.caller.call('PUT', `/api/optimizer/seo/${first}`, { body: { settings: SET } })
    expect(saved.status, saved.text).toBe(200)
    const { body } = await writer.caller.get(`/api/optimizer/seo/${first}`)
    expect(body).toMatchObject({ settings: SET, same_keyphrase: [{ id: second }] })
  })

  test('are nobody else’s', async () => {
    const blog = await newBlog('tide mills')
    const stranger = await server.newWriter()
    expect((await stranger.caller.get(`/api/optimizer/seo/${blog}`)).status).toBe(404)
    const body = { settings: SET }
    expect((await stranger.caller.call('PUT', `/api/optimizer/seo/${blog}`, { body })).status).toBe(404)
  })
})

describe('pages of others', () => {
  test('are read, and one that fails says why without holding up the rest', async () => {
    const { body } = await writer.caller.post('/api/optimizer/seo/competitors', {
      urls: [`${site.url}/tides`, `${site.url}/gone`],
    })
    expect(body.pages).toMatchObject([
      {
        state: 'read',
        title: 'Tides',
        blocks: expect.arrayContaining([expect.objectContaining({ kind: 'paragraph' })]),
      },
      { state: 'failed', problem: expect.stringContaining('Page not found') },
    ])
    expect(body.provider).toBeNull()
  })

  test('are empty without URLs and without a search provider', async () => {
    const { body } = await writer.caller.post('/api/optimizer/seo/competitors', { keyword: 'tides' })
    expect(body).toMatchObject({ pages: [], provider: null })
    expect((await writer.caller.post('/api/optimizer/seo/competitors', {})).body.details[0].path).toBe('urls')
  })
})
