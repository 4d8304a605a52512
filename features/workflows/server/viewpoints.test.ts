import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ScriptedModels, scriptedModels } from '../../../test-kit/models.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { json, page, type Site, site } from '../../../test-kit/site.ts'
import { untilRead } from '../../../test-kit/until-read.ts'

let models: ScriptedModels
let plain: TestServer
let server: TestServer
let web: Site

beforeAll(async () => {
  models = await scriptedModels()
  web = await site({
    '/search': (request, response, body) => {
      const { q } = JSON.parse(body) as { q: string }
      const link = `${web.url}/page?about=${encodeURIComponent(q)}`
      json({ organic: [{ title: `On ${q}`, link, snippet: '' }], relatedSearches: [{ query: q }] })?.(
        request,
        response,
        body,
      )
    },
    '/page': page(
      '<html lang="en"><title>Heat pumps</title><article><p>A heat pump in an old house needs 4,000 kilowatt hours a year. The heat pump was measured in 2023 by the Fraunhofer institute in Freiburg.</p></article></html>',
    ),
  })
  const search = { SERPER_API_KEY: 'key', SERPER_BASE_URL: web.url }
  plain = await testServer(search)
  server = await testServer({ ...search, ...models.settings })
})
beforeEach(() => {
  models.mock.reset()
  web.requests.length = 0
})
afterAll(async () => {
  await Promise.all([plain.close(), server.close()])
  await models.stop()
  await web.close()
})

const searched = () =>
  web.requests.flatMap(({ path, body }) => (path === '/search' ? (JSON.parse(body) as { q: string }).q : []))

async function started({ caller }: Writer, over: object = {}) {
  return (await caller.post('/api/workflows', { topic: 'heat pumps in old houses', ...over })).body.workflow
}

async function researched({ caller }: Writer, id: string) {
  expect((await caller.post(`/api/workflows/${id}/research`)).status).toBe(200)
  const current = async () => (await caller.get(`/api/workflows/${id}`)).body.workflow
  await expect.poll(async () => (await current()).task_id, { timeout: 20_000 }).toBeNull()
  return current()
}

test('without a model the usual sides for the purpose are proposed, edited, and each is searched for twice; own files come first', async () => {
  const writer = await plain.newWriter()
  const added = await writer.caller.call('POST', '/api/assets/files', {
    query: { filename: 'own.txt' },
    raw: new TextEncoder().encode('Our heat pump in the old house of 1924 used 3,900 kilowatt hours in 2024.'),
  })
  await untilRead(writer.caller, added.body.asset.id)
  const { id } = await started(writer, { brief: { purpose: 'decide' } })
  const proposed = (await writer.caller.post(`/api/workflows/${id}/viewpoints`)).body.workflow
  expect(proposed.research.viewpoints.map(({ text }: { text: string }) => text)).toEqual([
    'comparison',
    'cost',
    'drawbacks',
    'rules',
  ])
  expect(searched()).toEqual([])
  const body = { version: proposed.version, viewpoints: ['cost', 'neighbors and noise'] }
  expect((await writer.caller.call('PATCH', `/api/workflows/${id}`, { body })).status).toBe(200)
  const workflow = await researched(writer, id)
  expect(searched()).toEqual([
    'heat pumps in old houses',
    'heat pumps in old houses cost',
    'heat pumps in old houses cost statistics',
    'heat pumps in old houses neighbors and noise',
    'heat pumps in old houses neighbors and noise statistics',
  ])
  expect(workflow.asset_ids[0]).toBe(added.body.asset.id)
  expect(workflow.asset_ids).toHaveLength(6)
})

test('a model proposes viewpoints with searches of its own, from topic and brief alone, and they reach its later prompts', async () => {
  const viewpoints = [
    { name: 'Who pays the power bill', searches: ['heat pump power use old house', 'heat pump annual cost'] },
    { name: 'The neighbors', searches: ['heat pump noise rules'] },
  ]
  models.says('three to five viewpoints', JSON.stringify({ viewpoints }))
  models.says(
    'Note what the article can rest on',
    JSON.stringify({ facts: [], questions: [], disagreements: [], definitions: [] }),
  )
  const writer = await server.newWriter()
  const plan = { credit_limit: 10, expiry_days: 30, plan_name: 'pro-monthly-usd' }
  await server.operator.put('/api/update/user', { unique_id: writer.id, ...plan })
  const { id } = await started(writer)
  const { research } = (await writer.caller.post(`/api/workflows/${id}/viewpoints`)).body.workflow
  expect(research.viewpoints).toEqual(
    viewpoints.map(({ name, searches }) => ({ text: name, searches, searched: false })),
  )
  await researched(writer, id)
  expect(searched()).toEqual(['heat pumps in old houses', ...viewpoints.flatMap(({ searches }) => searches)])
  expect(models.lastPrompt()).toContain('It looks at: Who pays the power bill; The neighbors.')
})

test('more than five viewpoints, or one without words, are refused', async () => {
  const writer = await plain.newWriter()
  const { id, version } = await started(writer)
  for (const viewpoints of [['a', 'b'], Array.from({ length: 6 }, (_, at) => `side ${at}`)]) {
    const refused = await writer.caller.call('PATCH', `/api/workflows/${id}`, { body: { version, viewpoints } })
    expect(refused.status).toBe(422)
  }
})
