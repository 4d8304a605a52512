import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'
import { json, page, type Site, site } from '../../../../test-kit/site.ts'
import { untilRead } from '../../../../test-kit/until-read.ts'

const RANCE = `The Rance station in Brittany opened in 1966 and its twenty-four turbines have turned the tides of the estuary
 into electricity ever since, day and night, whatever the weather over the channel may be.`
const SIHWA = `Engineers in South Korea closed the bay at Sihwa with a long sea wall and later built ten turbines into it,
 which together give more power than any other station of the kind has given before.`
const OWN = `I grew up beside the water and have kept a notebook of every tide I watched from the pier since I was nine years old.`

let server: TestServer
let web: Site
let copyscape: Site
/** What the two providers answer in the test that runs now. */
let found: object[] = []
let isSearchDown = false
let copyscapeSays: { status: number; body: unknown } = { status: 200, body: {} }

beforeAll(async () => {
  web = await site({
    '/search': (_, response) =>
      response
        .writeHead(isSearchDown ? 503 : 200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ results: found })),
    '/sihwa': page(`<html><title>Sihwa</title><body><article><h1>Sihwa</h1><p>${SIHWA}</p></article></body></html>`),
  })
  copyscape = await site({
    '/api/': (...given) => json(copyscapeSays.body, copyscapeSays.status)?.(...given),
  })
  server = await testServer({
    SEARXNG_URL: web.url,
    COPYSCAPE_USERNAME: 'writer',
    COPYSCAPE_API_KEY: 'key',
    COPYSCAPE_BASE_URL: copyscape.url,
  })
})
afterAll(async () => {
  await server.close()
  await web.close()
  await copyscape.close()
})

async function onPlan(plan: string, credits = 1000): Promise<Writer> {
  const writer = await server.newWriter()
  const granted = await server.operator.put('/api/update/user', {
    unique_id: writer.id,
    credit_limit: credits,
    expiry_days: 30,
    plan_name: plan,
  })
  expect(granted.status, granted.text).toBe(200)
  return writer
}

const paying = () => onPlan('premium-tier-1-monthly-june-2024')

async function blog(writer: Writer, ...paragraphs: string[]): Promise<string> {
  const html = paragraphs.map((text) => `<p>${text}</p>`).join('')
  const made = await writer.caller.post('/api/blogs', { html: `<h1>Notes</h1>${html}` })
  return made.body.blog.id
}

const lines = (count: number) => Array.from({ length: count }, (_, at) => `Entry ${at} of the register.`).join('\n\n')

async function check(writer: Writer, body: object) {
  const started = await writer.caller.post('/api/optimizer/originality', { options: { search: false }, ...body })
  expect(started.status, started.text).toBe(200)
  return done(writer, started.body.check.id)
}

async function done(writer: Writer, id: string) {
  let answer = await writer.caller.get(`/api/optimizer/originality/${id}`)
  await vi.waitUntil(
    async () => {
      answer = await writer.caller.get(`/api/optimizer/originality/${id}`)
      return answer.body.check.state !== 'running'
    },
    { timeout: 20_000, interval: 50 },
  )
  return answer.body.check
}

async function balance(writer: Writer) {
  const { body } = await writer.caller.get('/api/billing/balance')
  const runs = body.balance.runs.find(({ feature }: { feature: string }) => feature === 'plagiarism')
  return { credits: body.balance.credits_used, runs: runs.used }
}

describe('a check of a text', () => {
  test('that is a blog of one’s own, pasted, leaves that blog out until it is included', async () => {
    const writer = await paying()
    const own = await blog(writer, `${RANCE}</p><p>${SIHWA}`)
    const other = await blog(writer, RANCE)
    const text = `Notes\n\n${RANCE}\n\n${SIHWA.replaceAll(/\s+/g, ' ')}`
    const first = await check(writer, { text })
    expect(first.result.itself).toMatchObject({ blog_id: own })
    const ids = ({ result }: { result: { sources: { document_id: string }[] } }) =>
      result.sources.map(({ document_id }) => document_id)
    expect(ids(first)).toEqual([other])
    const included = { ...first.exclusions, sources: [] }
    const answer = await writer.caller.call('PUT', `/api/optimizer/originality/${first.id}/exclusions`, {
      body: { exclusions: included },
    })
    expect(ids(answer.body.check)).toEqual([own, other])
    expect(answer.body.check.result.percent).toBe(100)
    const again = await check(writer, { text, previous_id: first.id })
    expect(ids(again)).toEqual([own, other])
    expect((await check(writer, { text, blog_id: own })).result.itself).toBeNull()
  })

  test('names the blog and the source that words are in, with their places on both sides', async () => {
    const writer = await paying()
    const blogId = await blog(writer, RANCE)
    const added = await writer.caller.call('POST', '/api/assets/files', {
      query: { filename: 'sihwa.txt' },
      // behind more passages than are read at once
      raw: new TextEncoder().encode(`${lines(4_100)}\n\n${SIHWA}`),
      headers: { 'content-type': 'application/octet-stream' },
    })
    const assetId = added.body.asset.id
    await untilRead(writer.caller, assetId)
    // what no database can hold moves nothing
    const text = `\u0000${OWN} \ud800\n\n${RANCE}\n\n${SIHWA.replaceAll(/\s+/g, ' ')}`
    const { result } = await check(writer, { text })
    expect(result.sources.map(({ document_id }: { document_id: string }) => document_id).toSorted()).toEqual(
      [blogId, assetId].toSorted(),
    )
    expect(result.compared).toMatchObject({ blogs: 1, assets: 1, search: null, copyscape: null })
    for (const { excerpt, matches } of result.sources) {
      const [match] = matches
      expect(match.kind).toBe('identical')
      const [here, there] = [
        text.slice(match.start, match.end),
        excerpt.slice(match.source_start, match.source_end),
      ].map((words) => words.replaceAll(/\s+/g, ' '))
      expect(here).toBe(there)
    }
    expect(result.percent).toBeGreaterThan(60)
    expect(result.percent).toBeLessThan(80)
  })

  test('a blog doesn’t match itself, its copy does, and blogs in the trash no longer count', async () => {
    const writer = await paying()
    const first = await blog(writer, RANCE, OWN)
    expect((await check(writer, { blog_id: first })).result.sources).toEqual([])
    const copy = await blog(writer, RANCE, OWN)
    const { result } = await check(writer, { blog_id: first })
    expect(result.sources).toMatchObject([{ kind: 'blog', document_id: copy, is_copy: true }])
    await writer.caller.post('/api/blogs/bulk', { ids: [copy], action: 'trash' })
    expect((await check(writer, { blog_id: first })).result).toMatchObject({ sources: [], compared: { blogs: 0 } })
  })

  test('somebody else’s texts are not searched, and their checks don’t exist', async () => {
    const [one, other] = [await paying(), await paying()]
    const theirs = await blog(one, RANCE)
    const mine = await check(other, { text: RANCE })
    expect(mine.result.sources).toEqual([])
    expect((await one.caller.get(`/api/optimizer/originality/${mine.id}`)).status).toBe(404)
    expect((await other.caller.post('/api/optimizer/originality', { text: RANCE, blog_id: theirs })).status).toBe(404)
    expect((await other.caller.get('/api/optimizer/originality/latest', { blog_id: theirs })).status).toBe(404)
    const put = await one.caller.put(`/api/optimizer/originality/${mine.id}/exclusions`, { exclusions: {} })
    expect(put.status).toBe(404)
  })

  test('exclusions change the sum immediately, are listed, and can be removed', async () => {
    const writer = await paying()
    const source = await blog(writer, RANCE)
    const before = await check(writer, { text: `${OWN}\n\n${RANCE}` })
    const [found] = before.result.sources
    const exclude = async (exclusions: object) =>
      (await writer.caller.put(`/api/optimizer/originality/${before.id}/exclusions`, { exclusions })).body.check.result
    const without = await exclude({ sources: [`blog:${source}`] })
    expect(without).toMatchObject({ percent: 0, sources: [], left_out: [{ kind: 'source', label: 'Notes' }] })
    expect(without.excluded_words).toBe(before.result.matched_words)
    const one = await exclude({ matches: [found.matches[0].key] })
    expect(one.left_out[0].label).toContain('The Rance station')
    expect((await exclude({ phrases: [RANCE] })).percent).toBe(0)
    expect((await exclude({})).percent).toBe(before.result.percent)
  })

  test('its report is listed, goes out as a file and a page without what is the writer’s own, and can be deleted', async () => {
    const writer = await paying()
    await writer.caller.post('/api/blogs', { html: `<h1>Secret plans</h1><p>${RANCE}</p>` })
    const { id } = await check(writer, { text: `${OWN}\n\n${RANCE}`, title: 'A <b> title' })
    const path = `/api/optimizer/originality/${id}`
    const list = async () => (await writer.caller.get('/api/optimizer/originality')).body.checks
    expect(await list()).toMatchObject([{ id, title: 'A <b> title', state: 'done', percent: expect.closeTo(57.63, 1) }])
    const [page, file] = [await writer.caller.get(`${path}/export/html`), await writer.caller.get(`${path}/export/md`)]
    expect(page.text).toContain('Originality: A &#60;b&#62; title')
    expect(file.text).toContain('## Secret plans')
    expect((await (await paying()).caller.get(`${path}/export/md`)).status).toBe(404)
    const { share_url } = (await writer.caller.post(`${path}/share`, {})).body.check
    const shared = await server.stranger().get(share_url)
    expect(shared.text).toContain('Another blog by the same writer')
    expect(shared.text).not.toContain('Secret plans')
    await writer.caller.put(`${path}/exclusions`, { exclusions: { own: true } })
    expect(await list()).toMatchObject([{ percent: 0 }])
    await writer.caller.call('DELETE', `${path}/share`)
    expect((await server.stranger().get(share_url)).text).toContain('Page not found')
    expect((await writer.caller.call('DELETE', path)).status).toBe(200)
    expect(await list()).toEqual([])
  })

  test('words of one’s own between copied ones are neither marked nor counted, and a text is called by its heading', async () => {
    const writer = await paying()
    await blog(writer, RANCE)
    const [first, second] = [RANCE.slice(0, RANCE.indexOf(' ', 60)), RANCE.slice(RANCE.indexOf(' ', 60) + 1)]
    const { id, title, result } = await check(writer, { text: `# On Rance\n\n${first} (so they say) ${second}` })
    const [{ matches }] = result.sources
    expect(matches.flatMap(({ parts }: { parts: object[] }) => parts)).toHaveLength(2)
    expect(result.matched_words).toBe(34)
    expect(title).toBe('On Rance')
    const file = await writer.caller.get(`/api/optimizer/originality/${id}/export/md`)
    expect(file.text).toContain('# Originality: On Rance')
    expect(file.text).not.toContain('so they say')
  })

  test('is “not checked” where there was nothing to compare it with, and tells what is quoted apart', async () => {
    const writer = await paying()
    const alone = await check(writer, { text: `${OWN}\n\n${RANCE}` })
    expect(alone.credits).toBe(0)
    expect(await balance(writer)).toEqual({ credits: 0, runs: 0 })
    const unchecked = { percent: null, matched_words: null, is_compared: false, not_checked: 'nothing-to-compare' }
    expect(alone.result).toMatchObject(unchecked)
    const excluded = await writer.caller.put(`/api/optimizer/originality/${alone.id}/exclusions`, { exclusions: {} })
    expect(excluded.body.check).toMatchObject({ state: 'done', result: unchecked })
    const list = async () => (await writer.caller.get('/api/optimizer/originality')).body.checks
    expect(await list()).toMatchObject([{ state: 'done', percent: null }])
    const report = await writer.caller.get(`/api/optimizer/originality/${alone.id}/export/md`)
    expect(report.text).toContain('Not checked')
    await writer.caller.post('/api/blogs', { html: `<h1>Stations</h1><p>${RANCE}</p>` })
    const quoting = await check(writer, { text: `${OWN} They write: “${RANCE}”` })
    expect(quoting.result).toMatchObject({ percent: 0, not_checked: null, matched_words: 0, quoted_words: 34 })
    // what was not checked is not taken for checked
    const first = await check(writer, { text: `${OWN}\n\n${RANCE}`, previous_id: alone.id })
    expect(first).toMatchObject({ credits: 1, words_charged: first.words })
    expect(await balance(writer)).toEqual({ credits: 2, runs: 2 })
  })

  test('words do not count where a link beside them names their source, if that is wished', async () => {
    const writer = await paying()
    const url = `${web.url}/sihwa`
    const text = `${SIHWA} As they say.\n\n${OWN}`
    const start = text.indexOf('As they')
    const wish = { text, links: [{ start, end: start + 7, url }], options: { search: false, urls: [url] } }
    const { id, result } = await check(writer, wish)
    expect(result.percent).toBeGreaterThan(40)
    const put = await writer.caller.put(`/api/optimizer/originality/${id}/exclusions`, { exclusions: { cited: true } })
    expect(put.body.check.result).toMatchObject({ percent: 0, excluded_words: result.matched_words })
  })

  test('the title of a linked page is a reference, and its other words are copied all the same', async () => {
    const writer = await paying()
    const title = 'How to keep a wooden rowing boat dry through a long wet winter'
    await writer.caller.post('/api/blogs', { html: `<h1>${title}</h1><p>${SIHWA}</p>` })
    const text = `${OWN}\n\n${title}.\n\n${SIHWA}`
    const start = text.indexOf(title)
    const linked = await check(writer, {
      text,
      links: [{ start, end: start + title.length, url: 'https://example.org/boats' }],
    })
    expect(linked.result).toMatchObject({ matched_words: 36, excluded_words: 13 })
    const said = await check(writer, { text })
    expect(said.result).toMatchObject({ matched_words: 49, excluded_words: 0 })
  })

  test('again after a change costs only new text, and nothing without any', async () => {
    const writer = await paying()
    await blog(writer, RANCE)
    const first = await check(writer, { text: `${OWN}\n\n${RANCE}` })
    expect(first).toMatchObject({ credits: 1 })
    expect(await balance(writer)).toEqual({ credits: 1, runs: 1 })
    const same = await check(writer, { text: `${OWN}\n\n${RANCE}`, previous_id: first.id })
    expect(same).toMatchObject({ credits: 0, words_charged: 0, state: 'done' })
    expect(await balance(writer)).toEqual({ credits: 1, runs: 1 })
    const more = await check(writer, { text: `${OWN}\n\n${RANCE}\n\n${SIHWA}`, previous_id: same.id })
    expect(more.words_charged).toBe(SIHWA.split(/\s+/).length)
    expect(await balance(writer)).toEqual({ credits: 2, runs: 2 })
    const wider = await check(writer, { text: OWN, previous_id: more.id, options: { search: true } })
    expect(wider.credits).toBe(1)
  })
})

describe('the web', () => {
  test('pages that a search and Copyscape name are read, compared, and distinguished from those that were not', async () => {
    const writer = await paying()
    found = [{ title: 'Sihwa', url: `${web.url}/sihwa`, content: 'ten turbines' }]
    copyscapeSays = {
      status: 200,
      body: {
        querywords: 31,
        count: 1,
        result: [{ index: 1, url: `${web.url}/gone`, title: 'Rance', textmatched: RANCE }],
      },
    }
    const text = `${OWN}\n\n${RANCE}\n\n${SIHWA}`
    const { result } = await check(writer, { text, options: { search: true } })
    const byTitle = new Map(result.sources.map((source: { title: string }) => [source.title, source]))
    expect(byTitle.get('Sihwa')).toMatchObject({ kind: 'page', is_whole: true, url: `${web.url}/sihwa` })
    expect(byTitle.get('Rance')).toMatchObject({ kind: 'page', is_whole: false, document_id: null })
    expect(result.compared.search).toMatchObject({ provider: 'searxng', queries: 1, pages: 1, problem: null })
    expect(result.compared.copyscape).toEqual({ pages: 1, problem: null })
    const form = new URLSearchParams(copyscape.requests.at(-1)?.body)
    expect(Object.fromEntries(form)).toMatchObject({ u: 'writer', k: 'key', o: 'csearch', e: 'UTF-8', f: 'json' })
    expect(copyscape.requests.at(-1)?.path).toBe('/api/')
  })

  test.each([
    [{ status: 200, body: { error: 'Insufficient credits' } }, 'Copyscape says: Insufficient credits.'],
    [{ status: 503, body: {} }, 'Copyscape responded with 503.'],
    [{ status: 200, body: { result: 'none' } }, 'Copyscape returned a response Longhand can’t read.'],
  ])('a provider that fails is named, and the check goes on: %j', async (says, problem) => {
    const writer = await paying()
    await blog(writer, RANCE)
    found = []
    copyscapeSays = says
    const { result } = await check(writer, { text: `${OWN} ${RANCE}`, options: { search: true } })
    expect(result.compared.copyscape).toEqual({ pages: 0, problem })
    expect(result.sources).toHaveLength(1)
  })

  test('a given address that cannot be read says so', async () => {
    const writer = await paying()
    const urls = [`${web.url}/sihwa`, `${web.url}/nothing`]
    const { result } = await check(writer, { text: SIHWA, options: { search: false, urls } })
    expect(result.sources).toMatchObject([{ title: 'Sihwa' }])
    expect(result.compared.urls[0].problem).toBeNull()
    expect(result.compared.urls[1].problem).toContain('404')
  })
})

describe('POST /api/check/plagiarism', () => {
  const asked = (writer: Writer, text: string, over: object = {}) =>
    writer.caller.post('/api/check/plagiarism', {
      unique_id: writer.id,
      encoding: 'UTF-8',
      full_comparision: 3,
      response_type: 'json',
      operation: 'csearch',
      test: 0,
      text,
      ...over,
    })

  beforeAll(() => {
    found = []
    copyscapeSays = { status: 200, body: { querywords: 30, count: 0 } }
  })

  test('answers with rows, sums and runs', async () => {
    const writer = await paying()
    const blogId = await blog(writer, RANCE)
    const { status, body } = await asked(writer, `${OWN} ${RANCE}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ plagiarism_runs: 1, plagiarism_usage_ratio: 2 })
    expect(body.result).toMatchObject([{ index: 1, title: 'Notes', url: `/blogs/${blogId}` }])
    expect(body.result[0].wordsmatched).toBe(body.allwordsmatched)
    expect(body.allviewurl).toMatch(/^\/optimizer\/plagiarism\/.+/)
    const urls = [`${web.url}/sihwa`]
    const { result } = (await asked(writer, `${OWN} ${RANCE} ${SIHWA}`, { blog_id: blogId, urls })).body
    expect(result).toMatchObject([{ index: 1, title: 'Sihwa', url: urls[0] }])
  })

  test('says that it could not check where there was nothing to compare with, instead of 0', async () => {
    const writer = await paying()
    isSearchDown = true
    copyscapeSays = { status: 503, body: {} }
    const unchecked = { allpercentmatched: null, allwordsmatched: null, not_checked: 'nothing-to-compare', result: [] }
    expect((await asked(writer, RANCE)).body).toMatchObject({ ...unchecked, querywords: 34, plagiarism_runs: 0 })
    expect(await balance(writer)).toEqual({ credits: 0, runs: 0 })
    await blog(writer, OWN)
    const compared = { allpercentmatched: 0, allwordsmatched: 0, not_checked: null }
    expect((await asked(writer, RANCE)).body).toMatchObject(compared)
    isSearchDown = false
    copyscapeSays = { status: 200, body: { querywords: 30, count: 0 } }
  })

  test('refuses strangers, other ids, short texts and plans without it', async () => {
    const writer = await paying()
    expect((await server.stranger().post('/api/check/plagiarism', { text: RANCE })).status).toBe(401)
    expect((await asked(writer, RANCE, { unique_id: 'somebody' })).status).toBe(403)
    expect((await asked(writer, RANCE, { team_id: 'their-team' })).status).toBe(403)
    expect((await asked(writer, RANCE, { blog_id: 'none' })).status).toBe(404)
    expect((await asked(writer, RANCE, { operation: 'psearch' })).status).toBe(422)
    const short = await asked(writer, 'Fourteen words are too few for a search so it has to be refused')
    expect([short.status, short.body.message]).toEqual([400, 'At least 15 words are required to perform a search'])
    const free = await asked(await onPlan('forever_free', 100), RANCE)
    expect([free.status, free.body.message]).toEqual([403, 'Your current plan does not support Plagiarism Check.'])
    expect(await balance(writer)).toEqual({ credits: 0, runs: 0 })
  })

  test('past the plan’s runs it is 430, without credits 429, and neither costs anything', async () => {
    const trial = await onPlan('ls-free-trial', 100)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => asked(trial, RANCE)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 430, 430])
    expect(await balance(trial)).toEqual({ credits: 3, runs: 3 })
    const poor = await onPlan('premium-tier-1-monthly-june-2024', 0)
    const refused = await asked(poor, RANCE)
    expect([refused.status, refused.body.code]).toEqual([429, 'credits-exhausted'])
    expect((await balance(poor)).runs).toBe(0)
  })

  test('the same Idempotency-Key is one run', async () => {
    const writer = await paying()
    const ask = () =>
      writer.caller.post('/api/check/plagiarism', { text: RANCE }, { headers: { 'idempotency-key': 'again' } })
    const [one, two] = await Promise.all([ask(), ask()])
    expect(one.body).toEqual(two.body)
    expect(await balance(writer)).toEqual({ credits: 1, runs: 1 })
  })
})
