import { afterEach, describe, expect, test } from 'vitest'
import { json, type Pages, page, type Site, site } from '../../../test-kit/site.ts'
import { createSearch } from './create-search.ts'
import { countryCode, localeOf } from './locales.ts'
import { isoDay, plainWords } from './words.ts'

const opened: Site[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

async function play(pages: Pages): Promise<Site> {
  const one = await site(pages)
  opened.push(one)
  return one
}

const noon = new Date('2026-11-21T12:00:00Z')
let now = noon
const nothing = {
  SEARXNG_URL: undefined,
  BRAVE_API_KEY: undefined,
  BRAVE_BASE_URL: undefined,
  SERPER_API_KEY: undefined,
  SERPER_BASE_URL: undefined,
  TAVILY_API_KEY: undefined,
  TAVILY_BASE_URL: undefined,
}

function search(config: Partial<Record<keyof typeof nothing, string>>, timeoutMs = 2_000) {
  now = noon
  const warnings: object[] = []
  const log = { warn: (facts: object) => void warnings.push(facts) }
  return { ...createSearch({ config: { ...nothing, ...config }, clock: { now: () => now }, log, timeoutMs }), warnings }
}

const braveAnswer = {
  type: 'search',
  query: { original: 'tidal power' },
  web: {
    type: 'search',
    results: [
      {
        title: 'Tidal <strong>power</strong>',
        url: 'https://a.example/1',
        description: 'Energy &amp; tides&#x27; use',
        page_age: '2025-01-15T08:00:00',
      },
      { title: 'Same again', url: 'https://a.example/1', description: null },
      { title: 'A script', url: 'javascript:alert(1)' },
    ],
  },
  faq: { type: 'faq', results: [{ question: 'How does it work?', answer: '…', title: 't', url: 'https://q.example' }] },
  discussions: {
    type: 'search',
    results: [
      { title: 'r/energy', data: { forum_name: 'reddit', question: 'Is it worth it?' } },
      { title: 'how does it WORK?' },
    ],
  },
}

describe('each provider speaks its own protocol', () => {
  test('SearXNG', async () => {
    const server = await play({
      '/sub/search': json({
        query: 'gezeiten',
        number_of_results: 2,
        results: [
          {
            url: 'https://a.example/',
            title: 'Gezeiten',
            content: 'Ebbe und <b>Flut</b>',
            publishedDate: '2024-03-02T00:00:00',
            engine: 'x',
          },
          { url: 'https://b.example/', title: 'Zwei' },
        ],
        answers: [],
        suggestions: ['gezeitenkraftwerk'],
        unresponsive_engines: [['google', 'CAPTCHA']],
      }),
    })
    const answer = await search({ SEARXNG_URL: `${server.url}/sub` }).search({ query: 'gezeiten', language: 'German' })
    expect(answer).toEqual({
      provider: 'searxng',
      results: [
        { url: 'https://a.example/', title: 'Gezeiten', snippet: 'Ebbe und Flut', publishedAt: '2024-03-02' },
        { url: 'https://b.example/', title: 'Zwei', snippet: '', publishedAt: undefined },
      ],
      questions: [],
      related: ['gezeitenkraftwerk'],
    })
    expect(server.requests[0]?.path).toBe('/sub/search?q=gezeiten&format=json&language=de')
  })

  test('Brave', async () => {
    const server = await play({ '/res/v1/web/search': json(braveAnswer) })
    const find = search({ BRAVE_API_KEY: 'brave-key', BRAVE_BASE_URL: server.url })
    const answer = await find.search({
      query: `tidal power ${'x '.repeat(80)}`,
      country: 'Brazil',
      language: 'Portuguese',
      limit: 50,
    })
    expect(answer).toEqual({
      provider: 'brave',
      results: [
        { url: 'https://a.example/1', title: 'Tidal power', snippet: "Energy & tides' use", publishedAt: '2025-01-15' },
      ],
      questions: ['how does it WORK?', 'Is it worth it?'],
      related: [],
    })
    const [asked] = server.requests
    expect(asked?.headers['x-subscription-token']).toBe('brave-key')
    const sent = new URL(asked?.path ?? '', server.url).searchParams
    expect(Object.fromEntries(sent)).toMatchObject({
      count: '20',
      country: 'BR',
      search_lang: 'pt-br',
      text_decorations: 'false',
    })
    expect(sent.get('q')?.split(' ').length).toBe(50)
  })

  test('Serper', async () => {
    const server = await play({
      '/search': json({
        searchParameters: { q: 'tides', gl: 'gb', hl: 'en', type: 'search' },
        organic: [
          { title: 'Tides', link: 'https://t.example/', snippet: 'About tides', date: 'Mar 10, 2022', position: 1 },
        ],
        peopleAlsoAsk: [{ question: 'What are tides?', snippet: '…', title: '…', link: 'https://t.example/' }],
        relatedSearches: [{ query: 'spring tide' }],
        credits: 1,
      }),
    })
    const answer = await search({ SERPER_API_KEY: 'serper-key', SERPER_BASE_URL: server.url }).search({
      query: 'tides',
      country: 'United Kingdom',
      language: 'English-UK',
    })
    expect(answer).toEqual({
      provider: 'serper',
      results: [{ url: 'https://t.example/', title: 'Tides', snippet: 'About tides', publishedAt: '2022-03-10' }],
      questions: ['What are tides?'],
      related: ['spring tide'],
    })
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      headers: { 'x-api-key': 'serper-key', 'content-type': 'application/json' },
    })
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({ q: 'tides', num: 10, gl: 'gb', hl: 'en' })
  })

  test('Tavily', async () => {
    const server = await play({
      '/search': json({
        query: 'tides',
        answer: null,
        images: [],
        results: [{ title: 'Tides', url: 'https://t.example/', content: 'About tides', score: 0.8, raw_content: null }],
        response_time: '1.67',
        request_id: 'r',
      }),
    })
    const answer = await search({ TAVILY_API_KEY: 'tvly-key', TAVILY_BASE_URL: server.url }).search({
      query: 'tides',
      country: 'Türkiye',
      limit: 5,
    })
    expect(answer).toMatchObject({
      provider: 'tavily',
      results: [{ url: 'https://t.example/', snippet: 'About tides' }],
    })
    expect(server.requests[0]).toMatchObject({ method: 'POST', headers: { authorization: 'Bearer tvly-key' } })
    expect(JSON.parse(server.requests[0]?.body ?? '')).toEqual({
      query: 'tides',
      max_results: 5,
      search_depth: 'basic',
      country: 'turkey',
    })
  })
})

const backup = () => play({ '/search': json({ organic: [{ title: 'Backup', link: 'https://backup.example/' }] }) })

const failures: [string, Pages[string], string, number][] = [
  [
    'a refused key',
    json({ type: 'ErrorResponse', error: { code: 'SUBSCRIPTION_TOKEN_INVALID', status: 422 } }, 401),
    'responded with 401',
    600_000,
  ],
  ['a spent plan', json({ detail: { error: 'exceeds your plan' } }, 432), 'responded with 432', 600_000],
  ['too many requests', json({ error: {} }, 429, { 'retry-after': '7' }), 'responded with 429', 7_000],
  ['a server error', json({}, 500), 'responded with 500', 30_000],
  [
    'a page instead of JSON',
    page('<html>Please verify you are human</html>'),
    'returned a response Longhand can’t read',
    30_000,
  ],
  [
    'JSON of another shape',
    json({ web: { results: [{ name: 'no title' }] } }),
    'returned a response Longhand can’t read',
    30_000,
  ],
  [
    'an answer cut in the middle',
    (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '500' })
      response.write('{"web"', () => response.destroy())
    },
    'could not be reached',
    30_000,
  ],
  ['silence', () => {}, 'took too long', 30_000],
]

test.each(failures)('after %s the next provider is asked, and this one rests', async (_, answer, reason, restMs) => {
  const [broken, other] = [await play({ '*': answer }), await backup()]
  const find = search(
    { BRAVE_API_KEY: 'k', BRAVE_BASE_URL: broken.url, SERPER_API_KEY: 'k', SERPER_BASE_URL: other.url },
    150,
  )
  expect(find.names).toEqual(['brave', 'serper'])
  expect(await find.search({ query: 'tides' })).toMatchObject({ provider: 'serper' })
  expect(find.warnings).toEqual([{ provider: 'brave', reason, restMs }])
  await find.search({ query: 'tides' })
  expect(broken.requests.length).toBe(1)
  now = new Date(noon.getTime() + restMs + 1)
  await find.search({ query: 'tides' })
  expect(broken.requests.length).toBe(2)
})

test('SearXNG without any engine that answers, or without JSON switched on, is a failure too', async () => {
  const other = await backup()
  const deaf = await play({ '/search': json({ results: [], unresponsive_engines: [['google', 'CAPTCHA']] }) })
  expect(
    await search({ SEARXNG_URL: deaf.url, SERPER_API_KEY: 'k', SERPER_BASE_URL: other.url }).search({ query: 'q' }),
  ).toMatchObject({ provider: 'serper' })
  const closed = await play({ '/search': (_, response) => response.writeHead(403).end('Forbidden') })
  expect(
    await search({ SEARXNG_URL: closed.url, SERPER_API_KEY: 'k', SERPER_BASE_URL: other.url }).search({ query: 'q' }),
  ).toMatchObject({ provider: 'serper' })
})

test('nothing found is an answer, not a failure', async () => {
  const empty = await play({ '/search': json({ organic: [] }) })
  const find = search({ SERPER_API_KEY: 'k', SERPER_BASE_URL: empty.url })
  expect(await find.search({ query: 'q' })).toMatchObject({ provider: 'serper', results: [] })
  expect(find.warnings).toEqual([])
})

test('when all fail, the person gets an error, after resting ones were tried as well', async () => {
  const broken = await play({ '*': json({}, 500) })
  const find = search({
    SERPER_API_KEY: 'k',
    SERPER_BASE_URL: broken.url,
    TAVILY_API_KEY: 'k',
    TAVILY_BASE_URL: broken.url,
  })
  await expect(find.search({ query: 'q' })).rejects.toMatchObject({ code: 'search-unavailable', status: 503 })
  await expect(find.search({ query: 'q' })).rejects.toMatchObject({ code: 'search-unavailable' })
  expect(broken.requests.length).toBe(4)
})

test('without any provider the answer is null', async () => {
  const find = search({})
  expect(find.names).toEqual([])
  expect(await find.search({ query: 'q' })).toBeNull()
})

test('the caller can stop; the provider is not blamed', async () => {
  const silent = await play({ '*': () => {} })
  const stop = new AbortController()
  const find = search({ SERPER_API_KEY: 'k', SERPER_BASE_URL: silent.url })
  const answer = find.search({ query: 'q', signal: stop.signal })
  stop.abort(new Error('the person left'))
  await expect(answer).rejects.toThrow('the person left')
  expect(find.warnings).toEqual([])
})

test('a redirect of a provider is not followed', async () => {
  const server = await play({
    '/search': (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  })
  const find = search({ SERPER_API_KEY: 'k', SERPER_BASE_URL: server.url })
  await expect(find.search({ query: 'q' })).rejects.toMatchObject({ code: 'search-unavailable' })
})

test('countries and languages by the names of the product', () => {
  expect(
    ['United States', 'united kingdom', 'Turkey', 'Côte d’Ivoire', 'Atlantis', undefined].map(countryCode),
  ).toEqual(['US', 'GB', 'TR', 'CI', undefined, undefined])
  expect(['English-US', 'English-UK', 'German', 'Klingon'].map(localeOf)).toEqual([
    { language: 'en', region: 'US' },
    { language: 'en', region: 'GB' },
    { language: 'de' },
    undefined,
  ])
})

test('words and dates of providers become plain', () => {
  expect(plainWords(' a &lt;b&gt; <em>c</em>&#8211;&nbsp;&unknown; 1 < 2 &#99999999; ')).toBe(
    'a <b> c– &unknown; 1 < 2 &#99999999;',
  )
  expect(['2024-05-06T01:02:03', '3 days ago', 'Mar 10, 2022', 'soon', ''].map((text) => isoDay(text, noon))).toEqual([
    '2024-05-06',
    '2026-11-18',
    '2022-03-10',
    undefined,
    undefined,
  ])
})
