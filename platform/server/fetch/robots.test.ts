import { afterEach, expect, test } from 'vitest'
import { page, type Site, site } from '../../../test-kit/site.ts'
import { createHostTurns } from './host-turns.ts'
import { createOutbound } from './outbound.ts'
import { parseRobots, readRobots } from './robots.ts'

const open = createOutbound({ allow: ['127.0.0.1'] })
const sites: Site[] = []
const play = async (pages: Parameters<typeof site>[0]) => {
  const played = await site(pages)
  sites.push(played)
  return played
}
afterEach(async () => {
  await Promise.all(sites.splice(0).map((played) => played.close()))
})

const rules = `User-agent: *
Disallow: /private/
Disallow: /*.pdf$

User-agent: longhand
Disallow: /drafts/
Crawl-delay: 3

Sitemap: https://example.com/sitemap.xml`

test('the group that names us is the one that counts', () => {
  const robots = parseRobots('https://example.com/robots.txt', rules)
  expect(robots.allows('https://example.com/drafts/one')).toBe(false)
  expect(robots.allows('https://example.com/private/one')).toBe(true)
  expect(robots).toMatchObject({ crawlDelayMs: 3000, sitemaps: ['https://example.com/sitemap.xml'] })
})

test('otherwise the group for everybody does', () => {
  const robots = parseRobots('https://example.com/robots.txt', rules.replace('longhand', 'OtherBot'))
  expect(['/private/x', '/a.pdf', '/a.pdfx', '/'].map((path) => robots.allows(`https://example.com${path}`))).toEqual([
    false,
    false,
    true,
    true,
  ])
})

test('a missing file allows everything; where the site fails or is gone, that is said', async () => {
  const missing = await play({})
  expect((await readRobots(open, missing.url)).allows(`${missing.url}/a`)).toBe(true)
  const failing = await play({ '/robots.txt': (_, response) => response.writeHead(503).end() })
  await expect(readRobots(open, failing.url)).rejects.toMatchObject({ code: 'page-not-readable' })
  await failing.close()
  await expect(readRobots(open, failing.url)).rejects.toMatchObject({ code: 'address-unreachable' })
})

test('rules that are a page of HTML allow everything, and a delay of a year is cut', async () => {
  const html = await play({ '/robots.txt': page('<!doctype html><p>Welcome') })
  expect((await readRobots(open, html.url)).allows(`${html.url}/a`)).toBe(true)
  expect(parseRobots('https://a.example/robots.txt', 'User-agent: *\nCrawl-delay: 31536000').crawlDelayMs).toBe(10_000)
  expect(parseRobots('https://a.example/robots.txt', 'User-agent: *\nCrawl-delay: soon').crawlDelayMs).toBe(0)
})

test('an address that leads inwards is refused, not taken for a rule', async () => {
  await expect(readRobots(createOutbound({ allow: [] }), 'http://10.0.0.1')).rejects.toMatchObject({
    code: 'address-forbidden',
  })
})

test('one host is asked one request at a time, others meanwhile', async () => {
  const turns = createHostTurns(0)
  const running: string[] = []
  const seen: string[][] = []
  const work = (name: string) => async () => {
    running.push(name)
    seen.push([...running])
    await new Promise((resolve) => setImmediate(resolve))
    running.splice(running.indexOf(name), 1)
    return name
  }
  const answers = await Promise.all([
    turns.take('a', work('a1')),
    turns.take('a', work('a2')),
    turns.take('b', work('b1')),
  ])
  expect(answers).toEqual(['a1', 'a2', 'b1'])
  expect(seen.some((names) => names.includes('a1') && names.includes('a2'))).toBe(false)
  expect(seen.some((names) => names.includes('b1') && names.includes('a1'))).toBe(true)
})

test('a failure of one doesn’t delay the next, and a canceled one never starts', async () => {
  const turns = createHostTurns(0)
  const stop = new AbortController()
  const failed = turns.take('a', () => Promise.reject(new Error('broken')))
  let started = false
  const off = turns.take(
    'a',
    async () => {
      started = true
    },
    { signal: stop.signal },
  )
  stop.abort(new Error('called off'))
  const next = turns.take('a', async () => 'next')
  await expect(failed).rejects.toThrow('broken')
  await expect(off).rejects.toThrow('called off')
  expect([await next, started]).toEqual(['next', false])
})
