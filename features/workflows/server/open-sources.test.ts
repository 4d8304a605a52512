import { afterAll, beforeAll, expect, test } from 'vitest'
import { ARTICLE, type Libraries, openLibraries, wiki } from '../../../test-kit/open-libraries.ts'
import { type TestServer, testServer } from '../../../test-kit/server.ts'
import { json } from '../../../test-kit/site.ts'

let server: TestServer
let library: Libraries

beforeAll(async () => {
  library = await openLibraries()
  server = await testServer(library.settings)
})
afterAll(() => Promise.all([server.close(), library.close()]))

async function writerWith(open_sources: boolean, at = server) {
  const writer = await at.newWriter()
  const { status } = await writer.caller.call('PUT', '/api/account/preferences', { body: { open_sources } })
  expect(status).toBe(200)
  const research = async (topic: string, over: object = {}) => {
    const { id } = (await writer.caller.post('/api/workflows', { topic, ...over })).body.workflow
    const started = await writer.caller.post(`/api/workflows/${id}/research`)
    await expect
      .poll(async () => (await writer.caller.get(`/api/workflows/${id}`)).body.workflow.task_id, { timeout: 20_000 })
      .toBeNull()
    return { started, ...(await writer.caller.get(`/api/workflows/${id}`)).body.workflow }
  }
  const asset = async (id: string) => (await writer.caller.get(`/api/assets/${id}`)).body.asset
  return { ...writer, research, asset }
}

async function addText(caller: TestServer['operator'], name: string, text: string): Promise<string> {
  const { body } = await caller.call('POST', '/api/assets/files', {
    query: { filename: name },
    raw: new TextEncoder().encode(text),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const { id } = body.asset
  await expect
    .poll(async () => (await caller.get(`/api/assets/${id}`)).body.asset.state, { timeout: 15_000 })
    .toBe('ready')
  return id
}

test('an empty list becomes read and ticked sources in one step, each with license and date', async () => {
  const { research, asset } = await writerWith(true)
  const workflow = await research('How a tidal power station works')
  expect(workflow.research).toMatchObject({ done: true, search_provider: 'open-sources' })
  expect(workflow.research.facts.length).toBeGreaterThan(3)
  expect(workflow.asset_ids).toHaveLength(3)
  const [article, paper, law] = await Promise.all(workflow.asset_ids.map(asset))
  expect(article).toMatchObject({
    title: 'Tidal power station',
    origin: 'search',
    site_name: 'Wikipedia',
    published_at: '2026-10-03',
    rights: {
      license: 'CC BY-SA 4.0',
      revision: '42',
      attribution_url: `${library.url}/en/wiki/Tidal_power_station?oldid=42`,
      found_by: 'wikipedia',
      abstract_only: false,
    },
  })
  expect(paper).toMatchObject({
    title: 'Tidal power station costs',
    author: 'Ada Sea, Ben Shore, Cy Bay, et al.',
    published_at: '2021-06-02',
    rights: { license: 'CC BY', found_by: 'openalex', abstract_only: true },
  })
  expect(law).toMatchObject({
    url: 'https://doi.org/10.5555/12345678',
    rights: { license: null, license_url: 'https://www.example.com/tdm/userlicense/1.0/', abstract_only: true },
  })
  expect(workflow.research.notes).toEqual(
    expect.arrayContaining([
      '“Tidal power station costs”: only the abstract could be read.',
      '“The tidal power station in law”: only the abstract could be read.',
      '“Tidal power station”: CC BY-SA 4.0. Quote with attribution; text that copies more must carry the same license.',
    ]),
  )
})

test('nothing is asked before a person switches it on', async () => {
  const { research } = await writerWith(false)
  const before = library.requests.length
  const { started } = await research('tidal power station')
  expect(started.body.code).toBe('no-sources')
  expect(library.requests.length).toBe(before)
})

test('where the operator forbids it, switching it on changes nothing, and the pages are told', async () => {
  const closed = await testServer({ ...library.settings, OPEN_SOURCES: 'off' })
  const { caller, id, research } = await writerWith(true, closed)
  const before = library.requests.length
  expect((await research('tidal power station')).started.body.code).toBe('no-sources')
  expect(library.requests.length).toBe(before)
  expect((await caller.get('/api/fetch/user/details', { unique_id: id })).body.open_sources_offered).toBe(false)
  await closed.close()
})

test('own files on the topic come first; others of the person are left alone', async () => {
  const { caller, research } = await writerWith(true)
  const own = await addText(caller, 'notes.txt', 'Our tidal power station runs since 2019. It feeds 12 villages.')
  await addText(caller, 'bread.txt', 'Bread rises because yeast makes gas. It takes 3 hours.')
  const { asset_ids } = await research('tidal power station')
  expect(asset_ids[0]).toBe(own)
  expect(asset_ids).toHaveLength(4)
})

test('beside chosen sources what is found is offered, not ticked; a second run asks nobody', async () => {
  const { caller, research } = await writerWith(true)
  const own = await addText(caller, 'notes.txt', 'Our tidal power station runs since 2019. It feeds 12 villages.')
  const workflow = await research('tidal power station', { asset_ids: [own] })
  expect(workflow.asset_ids).toEqual([own])
  expect(workflow.research.pages.map(({ chosen }: { chosen: boolean }) => chosen)).toEqual([false, false, false])
  const before = library.requests.length
  await caller.post(`/api/workflows/${workflow.id}/research`)
  await expect
    .poll(async () => (await caller.get(`/api/workflows/${workflow.id}`)).body.workflow.task_id, { timeout: 20_000 })
    .toBeNull()
  expect(library.requests.length).toBe(before)
})

test('an article in another language is read in it and in English', async () => {
  const { research, asset } = await writerWith(true)
  const { asset_ids } = await research('Gezeitenkraftwerk', { language: 'German' })
  const titles = (await Promise.all(asset_ids.map(asset))).map(({ title }) => title)
  expect(titles).toEqual(['Gezeitenkraftwerk', 'Tidal power station'])
})

test('a topic on which nobody has anything says so, as does one library that fails', async () => {
  const { research } = await writerWith(true)
  const nothing = await research('zwyrrblat')
  expect(nothing.research).toMatchObject({
    done: false,
    notes: ['Nothing found about “zwyrrblat” in Wikipedia, OpenAlex, and Crossref.'],
  })
  const works = library.pages['/oa/works']
  library.pages['/oa/works'] = json({}, 429, { 'retry-after': '600' })
  const { research: found, asset_ids } = await research('tidal power station')
  if (works) library.pages['/oa/works'] = works
  expect(found.notes).toContain('OpenAlex responded with 429. Research continued without it.')
  expect(asset_ids).toHaveLength(2)
})

test('an article that is refreshed names the revision that was read then', async () => {
  const { research, asset, caller } = await writerWith(true)
  const { asset_ids } = await research('tidal power station')
  Object.assign(
    library.pages,
    wiki(`${library.url}/en`, 'en', [{ title: 'Tidal power station', text: `${ARTICLE} New words.`, revision: 99 }]),
  )
  await caller.post(`/api/assets/${asset_ids[0]}/refresh`)
  await expect.poll(async () => (await asset(asset_ids[0])).rights.revision, { timeout: 15_000 }).toBe('99')
  expect((await asset(asset_ids[0])).rights).toMatchObject({ license: 'CC BY-SA 4.0', found_by: 'wikipedia' })
})

test('each viewpoint is searched from once, sparing the library with few searches; what a writer adds is searched by the next run', async () => {
  const cost =
    'What a tidal barrage gives as power has its cost. The barrage at the Rance cost 620 million francs in 1966.'
  const law = 'Tidal power needs a permit. In France the law of 2016 asks for a study of fish beside each barrage.'
  const articles = [
    { title: 'Tidal power station', text: ARTICLE, revision: 42 },
    { title: 'Tidal barrage cost', text: cost, revision: 50 },
    { title: 'Tidal power permits', text: law, revision: 51 },
  ]
  Object.assign(library.pages, wiki(`${library.url}/en`, 'en', articles))
  const { caller } = await writerWith(true)
  const settled = async () => {
    const current = async () => (await caller.get(`/api/workflows/${id}`)).body.workflow
    await expect.poll(async () => (await current()).task_id, { timeout: 20_000 }).toBeNull()
    return current()
  }
  // another test had OpenAlex ask for a pause of ten minutes
  server.clock.advance(700_000)
  const asked = (path: string) => library.requests.filter((one) => one.path.startsWith(path)).length
  const before = { openalex: asked('/oa'), crossref: asked('/cr') }
  const { id } = (await caller.post('/api/workflows', { topic: 'tidal power station', goes_on: true })).body.workflow
  const { research, version, asset_ids } = await settled()
  expect(
    research.viewpoints.map(({ text, searched }: { text: string; searched: boolean }) => [text, searched]),
  ).toEqual([
    ['how it works', true],
    ['cost', true],
    ['drawbacks', true],
    ['rules', true],
  ])
  // the topic, then two searches from each of four viewpoints
  expect({ openalex: asked('/oa') - before.openalex, crossref: asked('/cr') - before.crossref }).toEqual({
    openalex: 1,
    crossref: 9,
  })
  const titles = research.pages
    .filter(({ chosen }: { chosen: boolean }) => chosen)
    .map(({ title }: { title: string }) => title)
  expect(titles).toEqual(expect.arrayContaining(['Tidal power station', 'Tidal barrage cost', 'Tidal power permits']))
  expect(asset_ids).toHaveLength(titles.length)

  const body = { version, viewpoints: ['cost', 'fish'] }
  expect((await caller.call('PATCH', `/api/workflows/${id}`, { body })).status).toBe(200)
  await caller.post(`/api/workflows/${id}/research`)
  const again = await settled()
  expect(asked('/cr') - before.crossref).toBe(11)
  expect(again.asset_ids).toEqual(asset_ids)
})
