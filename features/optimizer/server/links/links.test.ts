import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { addressOf, siteAddressOf } from './addresses.ts'
import { listedPages, titleOfAddress } from './listed-pages.ts'

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
    expect((await own.caller.get('/api/optimizer/links')).body.rejected).toEqual([
      { anchor: 'tides', target_id, document_id: null },
    ])
    expect((await decide('accepted')).body.accepted).toBe(1)
    expect((await own.caller.get('/api/optimizer/links')).body.rejected).toEqual([])
    expect((await decide('open')).body.accepted).toBe(0)
    expect((await own.caller.post('/api/optimizer/links/decisions', { decision: 'open', links: [] })).status).toBe(422)
  })
})

describe('a rejection', () => {
  test('holds in its text alone, or in all', async () => {
    const own = await server.newWriter()
    const target_id = await newBlog('<h1>Tides</h1>', {}, own)
    const [first, second] = [await newBlog('<h1>One</h1>', {}, own), await newBlog('<h1>Two</h1>', {}, own)]
    const decide = (decision: string, document_id: string | null) =>
      own.caller.post('/api/optimizer/links/decisions', {
        decision,
        links: [{ anchor: 'Tides', target_id, document_id }],
      })
    const rejectedIn = async (id: string) =>
      (await own.caller.get(`/api/optimizer/links?blog_id=${id}`)).body.rejected.map(
        ({ document_id }: { document_id: string | null }) => document_id,
      )
    await decide('rejected', first)
    expect([await rejectedIn(first), await rejectedIn(second)]).toEqual([[first], []])
    await decide('rejected', null)
    expect([await rejectedIn(first), await rejectedIn(second)]).toEqual([[first, null], [null]])
    await decide('open', null)
    expect([await rejectedIn(first), await rejectedIn(second)]).toEqual([[first], []])
    const theirs = await newBlog('<h1>Own</h1>', {}, stranger)
    expect((await decide('rejected', theirs)).status).toBe(404)
  })

  test('in another text keeps that text from being shown again', async () => {
    const own = await server.newWriter()
    const target = await newBlog('<h1>Tidal Power</h1><p>Words.</p>', { slug: 'tides' }, own)
    const speaks = await newBlog('<h1>Coasts</h1><p>We use Tidal Power.</p>', {}, own)
    const also = await newBlog('<h1>Harbours</h1><p>They use Tidal Power.</p>', {}, own)
    await own.caller.post('/api/optimizer/links/decisions', {
      decision: 'rejected',
      links: [{ anchor: 'tidal power', target_id: target, document_id: speaks }],
    })
    const { body } = await own.caller.get(`/api/optimizer/links/inbound/${target}`)
    expect(body.links.map(({ id }: { id: string }) => id)).toEqual([also])
  })
})

describe('links in many blogs', () => {
  test('are found without keyphrases, added as one run, and taken away after it, with the runs before left alone', async () => {
    const own = await server.newWriter()
    await newBlog(
      '<h1>How we feed a sourdough starter</h1><p>A sourdough starter is alive. Feed the sourdough starter.</p>',
      { slug: 'starter' },
      own,
    )
    const ids = [
      await newBlog('<h1>Bread</h1><p>Take your sourdough starter out.</p>', {}, own),
      await newBlog('<h1>Cake</h1><p>Some bake cake with a sourdough starter too.</p>', {}, own),
    ]
    const found = await own.caller.post('/api/optimizer/links/find', { blog_ids: ids })
    expect(found.body, found.text).toMatchObject({ without_url: 2 })
    expect(found.body.blogs).toMatchObject([
      { id: ids[0], links: [{ sentence: 'Take your sourdough starter out.', start: 10, end: 27, url: '/starter' }] },
      { id: ids[1], links: [{ reason: 'subject' }] },
    ])
    const links = found.body.blogs.flatMap((blog: { id: string; links: Record<string, unknown>[] }) =>
      blog.links.map(({ sentence, start, end, target_id }) => ({ blog_id: blog.id, sentence, start, end, target_id })),
    )
    const add = (run_id: string, some: unknown[]) =>
      own.caller.post('/api/optimizer/links/place-all', { run_id, links: some })
    expect((await add('run-1', links.slice(0, 1))).body).toMatchObject({ placed: [true] })
    const second = await add('run-2', links)
    expect(second.body, second.text).toMatchObject({ placed: [false, true] })
    const html = async (id: string | undefined) => (await own.caller.get(`/api/blogs/${id}/export/html`)).text
    expect(await html(ids[1])).toContain('href="/starter"')
    const runs = async (query = '') => (await own.caller.get(`/api/optimizer/links/runs${query}`)).body.runs
    expect((await runs()).map(({ id }: { id: string }) => id).sort()).toEqual(['run-1', 'run-2'])
    expect(await runs(`?blog_id=${ids[0]}`)).toMatchObject([
      { id: 'run-1', blogs: 1, links: [{ anchor: 'sourdough starter', url: '/starter', blog_title: 'Bread' }] },
    ])
    const undo = await own.caller.post('/api/optimizer/links/runs/run-2/undo', {})
    expect(undo.body, undo.text).toMatchObject({ removed: 1, gone: 0 })
    expect([(await html(ids[0])).includes('/starter'), (await html(ids[1])).includes('/starter')]).toEqual([
      true,
      false,
    ])
    await own.caller.post('/api/blogs/bulk', { ids: [ids[0]], action: 'trash' })
    expect((await own.caller.post('/api/optimizer/links/runs/run-1/undo', {})).body).toMatchObject({
      removed: 0,
      gone: 1,
    })
    expect(await runs()).toEqual([])
  })

  test('to one page, of a run that has others too, are listed and taken away alone', async () => {
    const own = await server.newWriter()
    const [power, mills] = [
      await newBlog('<h1>Tidal Power</h1><p>Words.</p>', { slug: 'tidal-power' }, own),
      await newBlog('<h1>Tide Mills</h1><p>Words.</p>', { slug: 'tide-mills' }, own),
    ]
    const sentence = 'We use Tidal Power and Tide Mills.'
    const blog_id = await newBlog(`<h1>Coasts</h1><p>${sentence}</p>`, {}, own)
    const links = [
      { blog_id, sentence, start: 7, end: 18, target_id: power },
      { blog_id, sentence, start: 23, end: 33, target_id: mills },
    ]
    const placed = await own.caller.post('/api/optimizer/links/place-all', { run_id: 'run', links })
    expect(placed.body, placed.text).toMatchObject({ placed: [true, true] })
    const runs = async (query: string) => (await own.caller.get(`/api/optimizer/links/runs${query}`)).body.runs
    expect(await runs(`?target_id=${power}`)).toMatchObject([{ id: 'run', links: [{ anchor: 'Tidal Power' }] }])
    const undo = () => own.caller.post('/api/optimizer/links/runs/run/undo', { target_id: power, blog_id })
    expect((await undo()).body).toMatchObject({ removed: 1, gone: 0 })
    const { text } = await own.caller.get(`/api/blogs/${blog_id}/export/html`)
    expect([text.includes('"/tidal-power"'), text.includes('"/tide-mills"')]).toEqual([false, true])
    expect(await runs('')).toMatchObject([{ id: 'run', links: [{ anchor: 'Tide Mills' }] }])
    expect((await undo()).status).toBe(404)
  })

  test('are nobody else’s', async () => {
    const target = await newBlog('<h1>Tidal Power</h1><p>Words.</p>', { slug: 'tides-of-all' })
    const other = await newBlog('<h1>Coasts</h1><p>We use Tidal Power.</p>')
    const link = { blog_id: other, target_id: target, sentence: 'We use Tidal Power.', start: 7, end: 18 }
    const run = { blog_id: other, target_id: target, anchor: 'Tidal Power', url: '/tides-of-all', title: 'Tidal Power' }
    const post = (path: string, body: unknown) => stranger.caller.post(`/api/optimizer/links/${path}`, body)
    expect((await post('find', { blog_ids: [other] })).status).toBe(404)
    expect((await post('place-all', { run_id: 'r', links: [link] })).status).toBe(404)
    expect((await post('runs', { run_id: 'r', links: [run] })).status).toBe(404)
    expect((await writer.caller.post('/api/optimizer/links/runs', { run_id: 'r', links: [run] })).status).toBe(200)
    expect((await post('runs/r/undo', {})).status).toBe(404)
    expect((await stranger.caller.get(`/api/optimizer/links/runs?target_id=${target}`)).status).toBe(404)
    const theirs = await newBlog('<h1>Own</h1><p>We use Tidal Power.</p>', {}, stranger)
    expect((await post('place-all', { run_id: 'r', links: [{ ...link, blog_id: theirs }] })).status).toBe(404)
  })
})

describe('a list of pages', () => {
  test('is read of lines with titles and of a sitemap, and its pages are linked to', async () => {
    const own = await server.newWriter()
    const add = (body: Record<string, string>) => own.caller.post('/api/optimizer/links/lists', body)
    const typed = await add({
      title: 'Partners',
      pages: `Tide mills, ${site.url}/mills\n${site.url}/gone/sea-walls\nno address here`,
    })
    expect(typed.body, typed.text).toMatchObject({
      list: { title: 'Partners', pages: 2, waiting: 2 },
      unread_lines: ['no address here'],
    })
    const listId = typed.body.list.id
    const targets = async (id = listId) =>
      (await own.caller.get(`/api/optimizer/links/targets?site_id=${id}`)).body.targets.map(
        ({ title }: { title: string }) => title,
      )
    expect(await targets()).toEqual(['Tide mills', 'Sea walls'])
    const read = await own.caller.post(`/api/optimizer/links/lists/${listId}/read`, {})
    expect(read.body, read.text).toMatchObject({ list: { waiting: 0, failed: 1 } })
    const found = await add({ title: 'Site', sitemap: `${site.url}/sitemap.xml` })
    expect(found.body, found.text).toMatchObject({ list: { pages: 3, waiting: 3 } })
    await own.caller.post(`/api/optimizer/links/lists/${found.body.list.id}/read`, {})
    expect((await targets(found.body.list.id)).sort()).toEqual(['Sea power', 'Swansea lagoon', 'Tide mills'])
    const blog = await newBlog('<h1>Coasts</h1><p>They built tide mills there.</p>', {}, own)
    const many = await own.caller.post('/api/optimizer/links/find', { blog_ids: [blog], site_id: listId })
    expect(many.body.blogs[0].links, many.text).toMatchObject([{ title: 'Tide mills', url: `${site.url}/mills` }])
    const { target_id } = many.body.blogs[0].links[0]
    const rejection = { decision: 'rejected', links: [{ anchor: 'tide mills', target_id }] }
    expect((await own.caller.post('/api/optimizer/links/decisions', rejection)).status).toBe(200)
    expect((await stranger.caller.post('/api/optimizer/links/decisions', rejection)).status).toBe(404)
    const path = `/api/optimizer/links/lists/${listId}`
    expect((await stranger.caller.post(`${path}/read`, {})).status).toBe(404)
    expect((await stranger.caller.call('DELETE', path)).status).toBe(404)
    expect((await own.caller.call('DELETE', path)).status).toBe(200)
    expect((await own.caller.get(`/api/optimizer/links/targets?site_id=${listId}`)).status).toBe(404)
    const empty = await add({ title: 'Empty', pages: 'nothing' })
    expect([empty.status, empty.body.details[0].path]).toEqual([422, 'pages'])
  })

  test.each([
    ['https://a.example/x', 'https://a.example/x', ''],
    ['How tides work, https://a.example/x', 'https://a.example/x', 'How tides work'],
    ['https://a.example/x\tHow tides work', 'https://a.example/x', 'How tides work'],
    ['"https://a.example/x","How tides, and seas, work"', 'https://a.example/x', 'How tides, and seas, work'],
    ['- [How tides work](https://a.example/x)', 'https://a.example/x', 'How tides work'],
    ['| 3 | a.example/x | 10 tides |', 'https://a.example/x', '10 tides'],
    ['www.a.example/x#top – Tides', 'https://www.a.example/x', 'Tides'],
  ])('takes a line: %s', (line, url, title) => {
    expect(listedPages(line).pages).toEqual([{ url, title }])
  })

  test('names a page by its address where nothing else is known', () => {
    expect(['https://a.example/blog/tidal-power.html', 'https://www.a.example/'].map(titleOfAddress)).toEqual([
      'Tidal power',
      'a.example',
    ])
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
