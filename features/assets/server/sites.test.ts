import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { JobRun } from '../../../platform/server/jobs/job.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { type Pages, page, type Site, site } from '../../../test-kit/site.ts'
import { untilRead } from '../../../test-kit/until-read.ts'
import type { AssetShape } from '../contract.ts'
import { readSiteJob } from './read-site.ts'

let server: TestServer
let writer: Writer
const sites: Site[] = []

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
})
afterEach(async () => {
  await Promise.all(sites.splice(0).map((one) => one.close()))
})
afterAll(() => server.close())

/** A site whose pages are made with its own address. */
async function play(make: (url: string) => Pages): Promise<Site> {
  let pages: Pages = {}
  const one = await site({
    '*': (request, response, body) => (pages[request.url ?? ''] ?? missing)(request, response, body),
  })
  pages = make(one.url)
  sites.push(one)
  return one
}
const missing: Pages[string] = (_, response) => response.writeHead(404).end()
const text = (about: string, ...links: string[]) =>
  page(
    `<html lang="en"><title>About ${about}</title><body><main><h1>About ${about}</h1><p>${`This page tells of ${about} and of little else. `.repeat(8)}</p>${links.map((to) => `<a href="${to}">more</a>`).join(' ')}</main></body></html>`,
  )
const xml = (body: string) => page(`<?xml version="1.0"?>${body}`, 'application/xml')
const urlset = (...urls: string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc><lastmod>2024-01-01</lastmod></url>`).join('')}</urlset>`

async function readSite(one: Site, who = writer): Promise<{ asset: AssetShape; pages: AssetShape[] }> {
  const { body } = await who.caller.post('/api/assets/domains', { domain: one.url })
  const asset = await untilRead(who.caller, body.asset.id)
  const list = await who.caller.get('/api/assets', { parent_id: asset.id, order: 'oldest' })
  return { asset, pages: list.body.assets }
}
const paths = (one: Site, pages: AssetShape[]) => pages.map(({ url }) => url?.replace(one.url, ''))
const visits = (one: Site) => one.requests.map(({ path }) => path)

test('the pages of its sitemap are read, through an index and gzip, each once, foreign ones left out', async () => {
  const one = await play((url) => ({
    '/robots.txt': page(`User-agent: *\nDisallow: /private/\nSitemap: ${url}/index.xml`, 'text/plain'),
    '/index.xml': xml(
      `<sitemapindex><sitemap><loc>${url}/a.xml</loc></sitemap><sitemap><loc> <![CDATA[${url}/b.xml.gz]]> </loc></sitemap><sitemap><loc>http://169.254.169.254/c.xml</loc></sitemap></sitemapindex>`,
    ),
    '/a.xml': xml(
      urlset(
        `${url}/tides`,
        `${url}/tides#part`,
        `${url}/search?a=1&amp;b=2`,
        `${url}/private/x`,
        'https://other.example/page',
        `${url}/logo.png`,
      ),
    ),
    '/b.xml.gz': page(gzipSync(urlset(`${url}/waves`, `${url}/gone`)), 'application/gzip'),
    '/': text('the beginning'),
    '/tides': text('tides'),
    '/waves': text('waves'),
    '/search?a=1&b=2': text('queries'),
  }))
  const { asset, pages } = await readSite(one)
  expect(asset).toMatchObject({
    kind: 'domain',
    state: 'ready',
    site: { found: 5, read: 4, failed: 1, limit: 500 },
    passages: expect.any(Number),
  })
  expect(paths(one, pages)).toEqual(['/', '/tides', '/search?a=1&b=2', '/waves', '/gone'])
  expect(pages.find(({ url }) => url?.endsWith('/gone'))).toMatchObject({
    state: 'failed',
    problem: expect.stringContaining('Page not found'),
  })
  expect(visits(one)).not.toContain('/private/x')
  const found = await writer.caller.get('/api/assets/search', { query: 'waves', asset_id: asset.id })
  expect(found.body.found[0]).toMatchObject({ asset: { kind: 'page', url: `${one.url}/waves` } })
  const whole = await writer.caller.get(`/api/assets/${asset.id}/passages`)
  expect(whole.body.total).toBeGreaterThan(4)
})

test('without a sitemap its links are followed, as robots.txt and the pages themselves allow', async () => {
  const one = await play(() => ({
    '/robots.txt': page('User-agent: longhand\nDisallow: /closed', 'text/plain'),
    '/': text(
      'the beginning',
      '/one',
      '/two#x',
      '/closed',
      'https://other.example/',
      'mailto:a@b.c',
      '/file.zip',
      '//169.254.169.254/x',
    ),
    '/one': text('one', '/', '/three'),
    '/two': page(
      '<meta name="robots" content="noindex, nofollow"><p>Do not read me, please. I am not for machines.</p><a href="/four">four</a>',
    ),
    '/three': text('three'),
    '/four': text('four'),
  }))
  const { asset, pages } = await readSite(one)
  expect(paths(one, pages)).toEqual(['/', '/one', '/two', '/three'])
  expect(asset.site).toMatchObject({ found: 4, read: 3, failed: 1 })
  expect(asset.title).toBe('About the beginning')
  expect(pages[2]).toMatchObject({ state: 'failed', problem: 'This page doesn’t allow automated reading.' })
  expect(visits(one).filter((path) => path === '/closed' || path === '/four' || path === '/file.zip')).toEqual([])
})

test('a site is named as its pages name it, until a person does', async () => {
  const named = (about: string) =>
    page(
      `<html lang="en"><title>${about}</title><meta property="og:site_name" content="Coast Watch"><body><main><p>${`This page is about ${about} alone. `.repeat(8)}</p></main></body></html>`,
    )
  const one = await play((url) => ({
    '/sitemap.xml': xml(urlset(`${url}/`, `${url}/tides`)),
    '/': named('home'),
    '/tides': named('tides'),
  }))
  const { asset } = await readSite(one)
  expect(asset.title).toBe('Coast Watch')
  await writer.caller.call('PATCH', `/api/assets/${asset.id}`, { body: { title: 'My coast' } })
  await writer.caller.post(`/api/assets/${asset.id}/refresh`, {})
  expect((await untilRead(writer.caller, asset.id)).title).toBe('My coast')
})

test('no more pages are read than the plan allows, and the site says how many there are', async () => {
  const poor = await server.newWriter()
  await server.operator.put('/api/update/user', {
    unique_id: poor.id,
    plan_name: 'forever_free',
    credit_limit: 50,
    expiry_days: 30,
  })
  const one = await play((url) => ({
    '/sitemap.xml': xml(urlset(...Array.from({ length: 60 }, (_, at) => `${url}/${at}`))),
    '/': text('the beginning'),
    ...Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/${at}`, text(`number ${at}`)])),
  }))
  const { asset, pages } = await readSite(one, poor)
  expect(asset.site).toEqual({ found: 61, read: 20, failed: 0, limit: 20 })
  expect(pages).toHaveLength(20)
  expect(one.requests.filter(({ path }) => /^\/\d+$/.test(path))).toHaveLength(19)
})

test.each([
  [
    'that wants no visitors',
    { '/robots.txt': page('User-agent: *\nDisallow: /', 'text/plain') },
    /doesn’t allow automated reading/,
  ],
  [
    'that fails',
    { '/robots.txt': ((_, response) => response.writeHead(500).end()) as Pages[string] },
    /The site is having problems/,
  ],
  [
    'without a page that can be read',
    { '/': page('<div id=root></div>') },
    /^Couldn’t read any page of 127.*No readable text/,
  ],
])('a site %s fails in a sentence', async (_, pages, problem) => {
  const one = await play(() => pages as Pages)
  expect((await readSite(one)).asset).toMatchObject({ state: 'failed', problem: expect.stringMatching(problem) })
})

test('a private site is refused, and so is an invalid one', async () => {
  const inside = await writer.caller.post('/api/assets/domains', { domain: '10.0.0.1' })
  expect(await untilRead(writer.caller, inside.body.asset.id)).toMatchObject({
    state: 'failed',
    problem: 'This address is on a private network, so it can’t be opened.',
  })
  expect((await writer.caller.post('/api/assets/domains', { domain: 'nothing' })).body).toMatchObject({
    status: 400,
    code: 'address-invalid',
  })
})

test('stopped in the middle it keeps what was read; a retry continues, a refresh starts over', async () => {
  let open = false
  const one = await play((url) => ({
    '/sitemap.xml': xml(urlset(`${url}/a`, `${url}/b`, `${url}/c`)),
    '/': text('the beginning'),
    '/a': text('a'),
    '/b': (request, response, body) => (open ? text('b')(request, response, body) : undefined),
    '/c': text('c'),
  }))
  const { body } = await writer.caller.post('/api/assets/domains', { domain: one.url })
  const { id } = body.asset
  await expect.poll(() => visits(one), { timeout: 10_000 }).toContain('/b')
  await expect
    .poll(async () => (await writer.caller.get(`/api/assets/${id}`)).body.asset.progress, { timeout: 10_000 })
    .toEqual({ step: 'Reading pages', done: 2, total: 4 })
  await writer.caller.post(`/api/assets/${id}/cancel`)
  // Stopped at once, and then what was read until then is put together.
  await expect
    .poll(async () => (await writer.caller.get(`/api/assets/${id}`)).body.asset, { timeout: 10_000 })
    .toMatchObject({ state: 'ready', site: { read: 2, found: 4 } })
  open = true
  await writer.caller.post(`/api/assets/${id}/retry`)
  expect(await untilRead(writer.caller, id)).toMatchObject({ state: 'ready', site: { read: 4, failed: 0 } })
  const times = (path: string) => visits(one).filter((visited) => visited === path).length
  expect([times('/a'), times('/b')]).toEqual([1, 2])
  await writer.caller.post(`/api/assets/${id}/refresh`)
  expect(await untilRead(writer.caller, id)).toMatchObject({ state: 'ready', site: { read: 4 } })
  expect(times('/a')).toBe(2)
})

test('a run that died continues at the page it had reached', async () => {
  const one = await play((url) => ({
    '/sitemap.xml': xml(urlset(`${url}/a`, `${url}/b`)),
    '/': text('the beginning'),
    '/a': text('a'),
    '/b': text('b'),
  }))
  const { body } = await writer.caller.post('/api/assets/domains', { domain: one.url })
  const { id } = body.asset
  await writer.caller.post(`/api/assets/${id}/cancel`)
  await untilRead(writer.caller, id)
  const steps: number[] = []
  const run = (dieAt: number): JobRun => ({
    deps: server.deps,
    taskId: 'by-hand',
    ownerId: writer.id,
    attempt: 1,
    signal: new AbortController().signal,
    progress: async ({ done, step }) => {
      if (step === 'Reading pages' && done >= dieAt) throw new Error('the power went out')
      steps.push(done)
    },
  })
  one.requests.splice(0)
  await expect(readSiteJob.run(run(1), { assetId: id })).rejects.toThrow('the power went out')
  await readSiteJob.run(run(99), { assetId: id })
  for (const path of ['/', '/a', '/b'])
    expect([path, visits(one).filter((visited) => visited === path).length]).toEqual([path, 1])
  expect((await writer.caller.get(`/api/assets/${id}`)).body.asset.site).toMatchObject({ read: 3, found: 3 })
})
