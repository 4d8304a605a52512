import { afterEach, expect, test } from 'vitest'
import { crossrefWork, openAlexWork, wiki } from '../../../../test-kit/open-libraries.ts'
import { json, type Pages, page, type Site, site } from '../../../../test-kit/site.ts'
import { readConfig } from '../../config.ts'
import { createOpenSources } from './create-open-sources.ts'
import { abstractOf } from './openalex.ts'

const opened: Site[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.close()))
})

const noon = new Date('2026-11-21T12:00:00Z')
let now = noon

const GERMAN = 'Ein Gezeitenkraftwerk wandelt die Bewegung der Gezeiten in Strom um.'
const ENGLISH = 'A tidal power station turns the tides into electricity.'

/** Every library on one loopback site; `over` plays some of its answers differently. */
async function libraries(over: Pages = {}, settings: Record<string, string> = {}, timeoutMs = 2_000) {
  const pages: Pages = {}
  const server = await site(pages)
  opened.push(server)
  Object.assign(
    pages,
    wiki(`${server.url}/de`, 'de', [
      { title: 'Gezeiten', text: 'Begriff: Gezeiten und Gezeitenkraftwerk', revision: 1, isDisambiguation: true },
      { title: 'Gezeitenkraftwerk', text: GERMAN, revision: 41, english: 'Tidal power station' },
    ]),
    wiki(`${server.url}/en`, 'en', [{ title: 'Tidal power station', text: ENGLISH, revision: 42 }]),
    {
      '/oa/works': json({
        results: [
          openAlexWork({
            title: 'Tidal power station costs',
            abstract: 'What they cost.',
            url: 'https://oa.example/1',
          }),
          openAlexWork({ title: 'Closed tidal power', abstract: 'x', url: null }),
          openAlexWork({ title: 'Bread', abstract: 'Dough rises.', url: 'https://oa.example/2' }),
        ],
      }),
      '/cr/works': json({
        status: 'ok',
        message: {
          items: [
            crossrefWork({ title: 'Tidal power station: costs!', abstract: 'Known to both, and yet another title.' }),
            crossrefWork({ title: 'Tidal Power Station Costs', abstract: 'Known to both.' }),
          ],
        },
      }),
    },
    over,
  )
  const config = readConfig({
    WIKIPEDIA_BASE_URL: `${server.url}/{language}`,
    OPENALEX_BASE_URL: `${server.url}/oa`,
    CROSSREF_BASE_URL: `${server.url}/cr`,
    ...settings,
  })
  now = noon
  const open = createOpenSources({ config, clock: { now: () => now }, log: { warn: () => {} }, timeoutMs })
  const asked = (path: string) =>
    server.requests
      .filter((request) => request.path.startsWith(path))
      .map(({ path: whole, headers }) => ({ headers, ...Object.fromEntries(new URL(whole, server.url).searchParams) }))
  return { ...open, url: server.url, asked }
}

test('each library speaks its own protocol, and the best of each comes in turn', async () => {
  const { search, url, asked } = await libraries(
    {},
    { OUTBOUND_CONTACT: 'ops@example.org', OPENALEX_API_KEY: 'free-key' },
  )
  const { results, missed } = await search({ query: 'How does a tidal power station work?', language: 'English-US' })
  expect(missed).toEqual([])
  expect(results.map(({ title }) => title)).toEqual(['Tidal power station', 'Tidal power station costs'])
  expect(results[0]).toEqual({
    title: 'Tidal power station',
    url: `${url}/en/wiki/Tidal_power_station`,
    snippet: ENGLISH,
    publishedAt: '2026-10-03',
    siteName: 'Wikipedia',
    rights: {
      license: 'CC BY-SA 4.0',
      license_url: 'https://creativecommons.org/licenses/by-sa/4.0/deed.en',
      revision: '42',
      attribution_url: `${url}/en/wiki/Tidal_power_station?oldid=42`,
      found_by: 'wikipedia',
      abstract_only: false,
    },
  })
  expect(results[1]).toMatchObject({
    url: 'https://oa.example/1',
    snippet: 'What they cost.',
    publishedAt: '2021-06-02',
    author: 'Ada Sea, Ben Shore, Cy Bay, et al.',
    rights: { license: 'CC BY', found_by: 'openalex', abstract_only: false },
  })
  expect(asked('/en/w/api.php')[0]).toMatchObject({
    gsrsearch: 'tidal power station work',
    maxlag: '5',
    headers: { 'user-agent': 'Longhand/1.0 (reads sources for a writer; mailto:ops@example.org)' },
  })
  expect(asked('/oa/works')[0]).toMatchObject({
    search: 'tidal power station work',
    filter: 'open_access.is_oa:true,is_retracted:false,language:en',
    mailto: 'ops@example.org',
    api_key: 'free-key',
  })
  expect(asked('/cr/works')[0]).toMatchObject({
    'query.bibliographic': 'tidal power station work',
    filter: 'has-abstract:1',
  })
})

test('a web address is a contact too, but no email address', async () => {
  const { search, asked } = await libraries({}, { OUTBOUND_CONTACT: 'https://social.example/@ops' })
  await search({ query: 'tidal power station' })
  expect(asked('/cr/works')[0]).not.toHaveProperty('mailto')
  expect(asked('/cr/works')[0]?.headers['user-agent']).toContain('; https://social.example/@ops)')
})

test('without a contact none is sent', async () => {
  const { search, asked } = await libraries()
  await search({ query: 'tidal power station' })
  expect(asked('/cr/works')[0]).not.toHaveProperty('mailto')
  expect(asked('/oa/works')[0]?.headers['user-agent']).toBe('Longhand/1.0 (reads sources for a writer)')
})

test('a closed work of Crossref is its abstract, without the markup', async () => {
  const { search } = await libraries({
    '/oa/works': json({ results: [] }),
    '/en/w/api.php': json({ batchcomplete: true }),
  })
  const { results } = await search({ query: 'tidal power station' })
  expect(results[0]).toEqual({
    title: 'Tidal power station: costs!',
    url: 'https://doi.org/10.5555/12345678',
    snippet: 'Known to both, and yet another title.',
    publishedAt: '2019-03-07',
    author: 'Josiah Carberry',
    rights: {
      license: null,
      license_url: 'https://www.example.com/tdm/userlicense/1.0/',
      revision: null,
      attribution_url: null,
      found_by: 'crossref',
      abstract_only: true,
    },
  })
})

test('in another language, the article and its English version are found; disambiguation pages are left out', async () => {
  const { search } = await libraries()
  const { results } = await search({ query: 'Gezeitenkraftwerk', language: 'German' })
  expect(results.map(({ title }) => title)).toEqual(['Gezeitenkraftwerk', 'Tidal power station'])
})

const failures: [string, Pages[string], string, number][] = [
  ['too many requests', json({}, 429, { 'retry-after': '1200' }), 'responded with 429', 1_200_000],
  ['a pause that a busy server asks for', json({}, 503, { 'retry-after': '9' }), 'responded with 503', 9_000],
  [
    'a pause until a time',
    json({}, 429, { 'retry-after': 'Sat, 21 Nov 2026 12:10:00 GMT', date: 'Sat, 21 Nov 2026 12:00:00 GMT' }),
    'responded with 429',
    600_000,
  ],
  ['a server error', json({}, 500), 'responded with 500', 30_000],
  ['a wiki that lags', json({ error: { code: 'maxlag', info: 'Waiting', lag: 9 } }), 'is too busy', 5_000],
  ['an error of the wiki', json({ error: { code: 'badvalue' } }), 'returned a response Longhand can’t read', 30_000],
  ['a page instead of JSON', page('<html>'), 'returned a response Longhand can’t read', 30_000],
  ['silence', () => {}, 'took too long', 30_000],
]

test.each(failures)('after %s the others are used, and it is said', async (_, answer, why, restMs) => {
  const { search, asked } = await libraries({ '/en/w/api.php': answer }, {}, 300)
  const first = await search({ query: 'tidal power station' })
  expect(first.missed).toEqual([{ name: 'Wikipedia', why }])
  expect(first.results[0]?.title).toBe('Tidal power station costs')
  const before = asked('/en/').length
  expect((await search({ query: 'tidal power station' })).missed).toEqual([
    { name: 'Wikipedia', why: 'asked for a pause' },
  ])
  expect(asked('/en/').length).toBe(before)
  now = new Date(noon.getTime() + restMs + 1)
  await search({ query: 'tidal power station' })
  expect(asked('/en/').length).toBeGreaterThan(before)
})

test('if only the English search fails, results in the article’s language are kept', async () => {
  const { search } = await libraries({ '/en/w/api.php': json({}, 500) })
  const { results, missed } = await search({ query: 'Gezeitenkraftwerk', language: 'German' })
  expect(results.map(({ title }) => title)).toEqual(['Gezeitenkraftwerk'])
  expect(missed).toEqual([{ name: 'Wikipedia', why: 'in English responded with 500' }])
})

test('where the operator forbids them, nothing is asked', async () => {
  const { names, search, asked } = await libraries({}, { OPEN_SOURCES: 'off' })
  expect(names).toEqual([])
  expect(await search({ query: 'tidal power station' })).toEqual({ results: [], missed: [] })
  expect(asked('/')).toEqual([])
})

test('an abstract is put together from the places of its words', () => {
  expect(abstractOf({ the: [0, 2], of: [1], sea: [3], damage: [2_000_000_000] })).toBe('the of the sea')
})
