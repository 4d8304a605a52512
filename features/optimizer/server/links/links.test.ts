import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { addressOf, siteAddressOf } from './addresses.ts'

let server: TestServer
let writer: Writer
let stranger: Writer
let site: { url: string; close: () => void }

const PADDING =
  '<p>Twice a day the water comes and goes, and people have used it to grind grain for centuries.</p>'.repeat(6)
const pages: Record<string, string> = {
  '/': `<title>Sea power</title><article><h1>Sea power</h1><p>Read about <a href="/mills">tide mills</a> first.</p>${PADDING}</article>`,
  '/mills': `<title>Tide mills</title><article><h1>Tide mills</h1><p>They came before <a href="/">sea power</a>.</p>${PADDING}</article>`,
  '/alone': `<title>Swansea lagoon</title><article><h1>Swansea lagoon</h1><p>It was never built.</p>${PADDING}</article>`,
}

beforeAll(async () => {
  const web = createServer((request, response) => {
    const { url = '' } = request
    if (url === '/moved') return void response.writeHead(301, { location: '/mills' }).end()
    if (url === '/sitemap.xml')
      return void response.setHeader('content-type', 'application/xml').end(
        `<urlset>${Object.keys(pages)
          .map((path) => `<url><loc>http://${request.headers.host}${path}</loc></url>`)
          .join('')}</urlset>`,
      )
    const page = pages[url]
    if (!page) return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html').end(`<html><body>${page}</body></html>`)
  })
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve))
  site = { url: `http://127.0.0.1:${(web.address() as AddressInfo).port}`, close: () => void web.close() }
  server = await testServer({ OUTBOUND_ALLOW: '127.0.0.1' })
  writer = await server.newWriter()
  stranger = await server.newWriter()
})
afterAll(async () => {
  site.close()
  await server.close()
})

async function newBlog(html: string, meta: Record<string, unknown> = {}, of = writer): Promise<string> {
  const { body } = await of.caller.post('/api/blogs', { html })
  await of.caller.call('PATCH', `/api/blogs/${body.blog.id}`, { body: { meta } })
  return body.blog.id
}

describe('what links may lead to', () => {
  test('a blog’s slug is added to its project’s site URL, or used alone without one', async () => {
    const own = await server.newWriter()
    const id = await newBlog('<h1>Tidal power</h1><p>Words.</p>', { slug: 'tidal-power', keywords: ['tides'] }, own)
    const bare = await newBlog('<h1>Wind power</h1><p>Words.</p>', {}, own)
    const { project_id } = (await own.caller.get(`/api/optimizer/links?blog_id=${id}`)).body
    const urls = async () => {
      const { body } = await own.caller.get('/api/optimizer/links/targets')
      return new Map(body.targets.map((target: { id: string; url: string | null }) => [target.id, target.url]))
    }
    expect([(await urls()).get(id), (await urls()).get(bare)]).toEqual(['/tidal-power', null])
    const saved = await own.caller.call('PUT', '/api/optimizer/links/address', {
      body: { project_id, site_address: 'example.com/blog/' },
    })
    expect(saved.body, saved.text).toMatchObject({ site_address: 'https://example.com/blog' })
    expect((await urls()).get(id)).toBe('https://example.com/blog/tidal-power')
    const wrong = await own.caller.call('PUT', '/api/optimizer/links/address', {
      body: { project_id, site_address: 'javascript:alert(1)' },
    })
    expect(wrong.body.details[0].path).toBe('site_address')
    await own.caller.post('/api/blogs/bulk', { ids: [bare], action: 'trash' })
    expect((await urls()).has(bare)).toBe(false)
  })

  test('typed URLs are normalized; invalid ones are reported separately', () => {
    expect(
      ['example.com', 'http://a.example:8080/x/', 'mailto:a@b.example', 'localhost', 'https://u:p@x.example'].map(
        siteAddressOf,
      ),
    ).toEqual(['https://example.com', 'http://a.example:8080/x', null, null, null])
  })

  test('a public link is an address where the host is known', () => {
    const blog = { slug: '', projectId: null, shareId: 'abc' }
    const at = (PUBLIC_URL: string | undefined) =>
      addressOf({ config: { ...server.deps.config, PUBLIC_URL } }, blog, new Map())
    expect([at('https://write.example'), at(undefined)]).toEqual(['https://write.example/share-blog/abc', null])
  })
})

describe('decisions', () => {
  test('are remembered, counted and taken back', async () => {
    const own = await server.newWriter()
    const target_id = await newBlog('<h1>Tides</h1>', {}, own)
    const decide = (decision: string) =>
      own.caller.post('/api/optimizer/links/decisions', { decision, links: [{ anchor: 'Tides', target_id }] })
    await decide('rejected')
    expect((await own.caller.get('/api/optimizer/links')).body.rejected).toEqual([{ anchor: 'tides', target_id }])
    expect((await decide('accepted')).body.accepted).toBe(1)
    expect((await own.caller.get('/api/optimizer/links')).body.rejected).toEqual([])
    expect((await decide('open')).body.accepted).toBe(0)
    expect((await own.caller.post('/api/optimizer/links/decisions', { decision: 'open', links: [] })).status).toBe(422)
  })
})

describe('links to a blog from others', () => {
  test('are found outside of headings and links, placed with a version, and taken away again', async () => {
    const own = await server.newWriter()
    const target = await newBlog('<h1>Tidal Power</h1><p>Words.</p>', { slug: 'tidal-power' }, own)
    const speaks = await newBlog('<h1>Coasts</h1><p>First words. We use Tidal Power at home.</p>', {}, own)
    await newBlog('<h1>Tidal Power again</h1><p>See <a href="/tidal-power">Tidal Power</a>.</p>', {}, own)
    const found = await own.caller.get(`/api/optimizer/links/inbound/${target}`)
    expect(found.body, found.text).toMatchObject({
      links: [{ id: speaks, sentence: 'We use Tidal Power at home.', start: 7, end: 18 }],
      url: '/tidal-power',
      read: 3,
      total: 3,
    })
    const place = { blog_id: speaks, target_id: target, sentence: 'We use Tidal Power at home.', start: 7, end: 18 }
    expect((await own.caller.post('/api/optimizer/links/place', place)).body).toMatchObject({ placed: true })
    const html = async () => (await own.caller.get(`/api/blogs/${speaks}/export/html`)).text
    expect(await html()).toContain('href="/tidal-power"')
    expect((await own.caller.post('/api/optimizer/links/place', place)).body).toMatchObject({ placed: false })
    const { body } = await own.caller.get(`/api/blogs/${speaks}/versions`)
    expect(body.versions.map(({ reason }: { reason: string }) => reason)).toContain('before-replacement')
    await own.caller.post('/api/optimizer/links/place', { ...place, remove: true })
    expect(await html()).not.toContain('href="/tidal-power"')
  })

  test('are nobody else’s', async () => {
    const target = await newBlog('<h1>Tidal Power</h1><p>Words.</p>', { slug: 'tides' })
    const other = await newBlog('<h1>Coasts</h1><p>We use Tidal Power.</p>')
    const place = { blog_id: other, target_id: target, sentence: 'We use Tidal Power.', start: 7, end: 18 }
    expect((await stranger.caller.get(`/api/optimizer/links/inbound/${target}`)).status).toBe(404)
    expect((await stranger.caller.get(`/api/optimizer/links?blog_id=${target}`)).status).toBe(404)
    expect((await stranger.caller.post('/api/optimizer/links/place', place)).status).toBe(404)
    const decision = { decision: 'rejected', links: [{ anchor: 'Tides', target_id: target }] }
    expect((await stranger.caller.post('/api/optimizer/links/decisions', decision)).status).toBe(404)
    const theirs = await newBlog('<h1>Own</h1>', {}, stranger)
    expect((await stranger.caller.post('/api/optimizer/links/place', { ...place, target_id: theirs })).status).toBe(404)
    const named = await newBlog('<h1>Own</h1>', { slug: 'own' }, stranger)
    expect((await stranger.caller.post('/api/optimizer/links/place', { ...place, target_id: named })).status).toBe(404)
    const wrong = await writer.caller.post('/api/optimizer/links/place', { ...place, end: 5 })
    expect(wrong.status).toBe(422)
    expect((await server.stranger().get('/api/optimizer/links')).status).toBe(401)
  })
})

test('a plan without links is refused', async () => {
  const free = await server.newWriter()
  const plan = { unique_id: free.id, credit_limit: 10, expiry_days: 30, plan_name: 'forever_free' }
  expect((await server.operator.put('/api/update/user', plan)).status).toBe(200)
  const refused = await free.caller.get('/api/optimizer/links')
  expect([refused.status, refused.body.message]).toEqual([403, 'Your current plan doesn’t include this.'])
})

describe('a site', () => {
  test('gives its pages as targets and a map of the links in their texts; only to its owner', async () => {
    const added = await writer.caller.post('/api/assets/domains', { domain: site.url })
    const siteId = added.body.asset.id
    await expect
      .poll(async () => (await writer.caller.get(`/api/assets/${siteId}`)).body.asset.state, { timeout: 20_000 })
      .toBe('ready')
    const { body } = await writer.caller.get('/api/optimizer/links')
    expect(body.sites).toMatchObject([{ id: siteId, pages: 3 }])
    const targets = await writer.caller.get(`/api/optimizer/links/targets?site_id=${siteId}`)
    expect(targets.body.targets.map(({ title }: { title: string }) => title).sort()).toEqual([
      'Sea power',
      'Swansea lagoon',
      'Tide mills',
    ])
    const { map } = (await writer.caller.get(`/api/optimizer/links/map?site_id=${siteId}`)).body
    const orphans = map.pages.filter((page: { is_orphan: boolean }) => page.is_orphan)
    expect(orphans.map(({ title }: { title: string }) => title)).toEqual(['Swansea lagoon'])
    expect(map).toMatchObject({ total: 3, has_links: true, unknown: [] })
    for (const path of ['targets', 'map'])
      expect((await stranger.caller.get(`/api/optimizer/links/${path}?site_id=${siteId}`)).status).toBe(404)
  })
})

test('the map of the library knows who links where, and which address no page has', async () => {
  const own = await server.newWriter()
  const tides = await newBlog('<h1>Tides</h1><p>Words on <a href="/nowhere">nothing</a>.</p>', { slug: 'tides' }, own)
  const mills = await newBlog('<h1>Mills</h1><p>Driven by <a href="/tides">tides</a>.</p>', {}, own)
  const { map } = (await own.caller.get('/api/optimizer/links/map')).body
  const byId = new Map(map.pages.map((page: { id: string }) => [page.id, page]))
  expect(byId.get(tides)).toMatchObject({ inbound: [mills], is_orphan: false, is_weak: true, is_dead_end: true })
  expect(byId.get(mills)).toMatchObject({ outbound: [tides], is_orphan: true, url: null })
  expect(map).toMatchObject({ unknown: [{ document_id: tides, url: '/nowhere' }], most_linked: [tides] })
})

test('addresses are tried: those that work, moved and are gone; inner ones are not asked', async () => {
  const urls = [`${site.url}/mills`, `${site.url}/moved`, `${site.url}/gone`, 'http://10.0.0.1/']
  const { body } = await writer.caller.post('/api/optimizer/links/check', { urls })
  expect(body.links).toMatchObject([
    { state: 'works', status: 200 },
    { state: 'moved', moved_to: `${site.url}/mills` },
    { state: 'broken', status: 404 },
    { state: 'unsure', status: null, problem: expect.any(String) },
  ])
  const many = Array.from({ length: 41 }, (_, at) => `${site.url}/${at}`)
  expect((await writer.caller.post('/api/optimizer/links/check', { urls: many })).status).toBe(422)
})
