import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { type Site, site } from '../../../test-kit/site.ts'
import { untilRead } from '../../../test-kit/until-read.ts'
import { UPLOAD_PATH } from '../../assets/contract.ts'

const FACTS = {
  file: 'The Sihwa Lake station in South Korea has been the largest tidal power plant since 2011. Its capacity is 254 megawatts. It was built into a sea wall that stood there before.',
  page: 'The Annapolis station in Nova Scotia fed tidal power into the grid from 1984 to 2019. A generator failed there and was not replaced. The barrage itself still stands in the river.',
  home: 'Swansea Bay was to have a tidal lagoon with sixteen turbines. The plan was turned down in 2018 because of its cost. A new plan was made in 2021 by others.',
}
const html = (text: string) => (_: unknown, response: ServerResponse) =>
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<html><head><title>Tidal power</title></head><body><article><h1>Tidal power</h1><p>${text}</p></article></body></html>`,
    )

let server: TestServer
let web: Site
let writer: Writer
let other: Writer
beforeAll(async () => {
  web = await site({
    '/': html(FACTS.home),
    '/annapolis': html(FACTS.page),
    '/empty': html(''),
    '/never': () => {},
    '/large': (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      const more = () => {
        while (!response.destroyed && response.write('<p>tides</p>'.repeat(10_000)));
      }
      response.on('drain', more)
      more()
    },
    '/picture': (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('no text'),
    '/inwards': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    '/search': (_, response) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          results: [
            { url: `${web.url}/annapolis`, title: 'Annapolis', content: 'x' },
            { url: `${web.url}/picture`, title: 'A picture', content: 'x' },
          ],
        }),
      ),
  })
  server = await testServer({ SEARXNG_URL: web.url })
  writer = await server.newWriter()
  other = await server.newWriter()
})
afterAll(async () => {
  await server.close()
  await web.close()
})

const ask = (over: object, who = writer) =>
  who.caller.post('/api/generate/instruct', { text: 'Write about tidal power stations.', ...over })

/** The titles and addresses that the first copy cites, and that its quotes stand in what was given. */
function citedBy(
  body: {
    copies: {
      content: string
      citations: { quote: string; url: string | null; asset_id: string | null; start: number; end: number }[]
    }[]
  },
  from: string,
) {
  const [copy] = body.copies
  const citations = copy?.citations ?? []
  expect(citations.length).toBeGreaterThan(0)
  for (const { quote, asset_id, start, end } of citations) {
    expect(from).toContain(quote)
    expect(asset_id).toBeTruthy()
    expect(copy?.content.slice(start, end)).toBeTruthy()
  }
  return citations.map(({ url }) => url)
}

test('file: by its name or its id, cited by its words', async () => {
  const { body } = await writer.caller.call('POST', UPLOAD_PATH, {
    query: { filename: 'sihwa.txt' },
    raw: new Uint8Array(Buffer.from(FACTS.file)),
  })
  await untilRead(writer.caller, body.asset.id)
  const named = await ask({ mode: 'file', filename: 'sihwa.txt' })
  expect(named.status, named.text).toBe(200)
  citedBy(named.body, FACTS.file)
  const id = named.body.copies[0].citations[0].asset_id
  citedBy((await ask({ mode: 'file', files: [id] })).body, FACTS.file)
  expect((await ask({ mode: 'file', files: [id] }, other)).status).toBe(404)
})

test('source of truth: without a selection everything that the person has is searched', async () => {
  const { body } = await writer.caller.post('/api/generate/instruct/source/truth', {
    text: 'What is the capacity of the Sihwa Lake station?',
  })
  expect(body.copies[0].content).toContain('254 megawatts')
  citedBy(body, FACTS.file)
})

test('url: opened now, cited with its address, and read again from store', async () => {
  const { body } = await ask({ mode: 'url', urls: [`${web.url}/annapolis`] })
  expect(new Set(citedBy(body, FACTS.page))).toEqual(new Set([`${web.url}/annapolis`]))
  await ask({ mode: 'url', urls: [`${web.url}/annapolis`] })
  expect(web.requests.filter(({ path }) => path === '/annapolis')).toHaveLength(1)
})

test('serp: pages that the search brought are opened; only those are cited', async () => {
  const { body } = await ask({ mode: 'serp' })
  expect(body).toMatchObject({ status: 200, notices: [{ code: 'written-instead' }] })
  expect(new Set(citedBy(body, FACTS.page))).toEqual(new Set([`${web.url}/annapolis`]))
})

test('domain: a site that was read, by its address in any form', async () => {
  const host = web.url.replace('http://', '')
  const added = await writer.caller.post('/api/assets/domains', {
    domain: web.url,
    url: web.url,
    urls: [web.url],
    domains: [web.url],
  })
  expect(added.status, added.text).toBe(200)
  await untilRead(writer.caller, added.body.asset.id)
  const { body, text } = await ask({ mode: 'domain', domains: [web.url] })
  expect(body.status, text).toBe(200)
  citedBy(body, FACTS.home)
  expect((await ask({ mode: 'domain', domains: [`http://${host}/some/page`] })).status).toBe(200)
  expect((await ask({ mode: 'domain', domains: ['nobody.example'] })).status).toBe(404)
})

test.each([
  ['/inwards', 'address-forbidden'],
  ['/picture', 'answer-wrong-type'],
  ['/large', 'answer-too-large'],
  ['/empty', 'page-no-text'],
  ['/nowhere', 'page-not-readable'],
])('a page that cannot be read (%s) is refused in a sentence, and nothing is charged', async (path, code) => {
  const before = (await writer.caller.get('/api/fetch/user/details')).body.global_credits_used
  const answer = await ask({ mode: 'url', urls: [`${web.url}${path}`] })
  expect(answer.status, answer.text).toBeLessThan(500)
  expect(answer.body.code).toBe(code)
  expect(answer.body.message.length).toBeGreaterThan(10)
  expect((await writer.caller.get('/api/fetch/user/details')).body.global_credits_used).toBe(before)
})

test('invalid URLs are refused', async () => {
  for (const url of ['javascript:alert(1)', 'file:///etc/passwd', 'http://user:secret@example.com/', 'nonsense'])
    expect(await ask({ mode: 'url', urls: [url] })).toMatchObject({ status: 400, body: { code: 'address-invalid' } })
})
