import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { usualBrief } from '../../../platform/contract/brief.ts'
import { type ScriptedModels, scriptedModels } from '../../../test-kit/models.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { untilRead } from '../../../test-kit/until-read.ts'

const RANCE = `The Rance station in Brittany opened in 1966 and has 24 turbines. Its capacity is 240 megawatts.

The barrage at the Rance cost 620 million francs.`
const BRIEF = {
  purpose: 'decide',
  audience: 'mayors of coastal towns',
  reader_level: 'familiar',
  words: 800,
  call_to_action: 'Ask for a feasibility study',
  keyphrase: 'tidal barrage',
}

let models: ScriptedModels
let server: TestServer
let writer: Writer
let source: string

beforeAll(async () => {
  models = await scriptedModels()
  server = await testServer(models.settings)
  writer = await server.newWriter()
  const plan = { credit_limit: 100, expiry_days: 30, plan_name: 'pro-monthly-usd' }
  await server.operator.put('/api/update/user', { unique_id: writer.id, ...plan })
  const added = await writer.caller.call('POST', '/api/assets/files', {
    query: { filename: 'rance.txt' },
    raw: new TextEncoder().encode(RANCE),
  })
  source = added.body.asset.id
})
beforeEach(() => models.mock.reset())
afterAll(async () => {
  await server.close()
  await models.stop()
})

async function started(over: object = {}) {
  await untilRead(writer.caller, source)
  const made = await writer.caller.post('/api/workflows', { topic: 'tidal power', asset_ids: [source], ...over })
  expect(made.status, made.text).toBe(200)
  return made.body.workflow
}

async function change(workflow: { id: string; version: number }, edit: object) {
  return writer.caller.call('PATCH', `/api/workflows/${workflow.id}`, { body: { version: workflow.version, ...edit } })
}

async function settled(id: string) {
  const workflow = async () => (await writer.caller.get(`/api/workflows/${id}`)).body.workflow
  await expect.poll(async () => (await workflow()).task_id, { timeout: 20_000 }).toBeNull()
  return workflow()
}

const asked = () => models.mock.getRequests().map(({ body }) => JSON.stringify(body))

test('begins as usual, keeps what is not changed, and is what the project’s next workflow begins with but for the keyphrase', async () => {
  const first = await started()
  expect(first.brief).toEqual(usualBrief)
  const changed = await change(first, { brief: BRIEF })
  expect(changed.body.workflow.brief).toEqual(BRIEF)
  const shorter = await change(changed.body.workflow, { brief: { words: 500 } })
  expect(shorter.body.workflow.brief).toEqual({ ...BRIEF, words: 500 })
  const next = await started({ brief: { purpose: 'teach' } })
  expect(next.brief).toEqual({ ...BRIEF, words: 500, keyphrase: '', purpose: 'teach' })
  const { projects } = (await writer.caller.get('/api/projects')).body
  expect(projects[0].brief).toEqual({ ...BRIEF, words: 500, keyphrase: '' })
})

test('takes no length that nobody writes, and no purpose that nobody knows', async () => {
  const workflow = await started()
  for (const brief of [{ words: 20 }, { words: 90_000 }, { purpose: 'sell' }, { audience: 'x'.repeat(301) }])
    expect((await change(workflow, { brief })).status).toBe(422)
})

test('is in every request to a model, sets the length of the plan, and gives the SEO check its keyphrase', async () => {
  const plan = (words: number[]) => ({
    kind: 'By question',
    sections: words.map((count, at) => ({ heading: `Part ${at + 1}`, says: 'More.', words: count, sources: [1] })),
  })
  models.says(/different headlines/, 'Is a tidal barrage worth it?\nTidal barrage costs, explained')
  models.says('Plan the article', JSON.stringify({ plans: [plan([400, 400, 400]), plan([50, 100])] }))
  models.says(
    'Write the whole article',
    'A tidal barrage pays late.\n\n## Part 1\n\nThe Rance station opened in 1966 [1].\n\n## Part 2\n\nIt has 24 turbines [1].\n\n## Conclusion\n\nAsk for a feasibility study.',
  )
  models.says('has a fault', JSON.stringify({ sentences: [] }))
  const { id } = (await change(await started(), { brief: BRIEF })).body.workflow
  expect((await writer.caller.post(`/api/workflows/${id}/headlines`)).status).toBe(200)
  const { workflow } = (await writer.caller.post(`/api/workflows/${id}/outlines`)).body
  const sums = workflow.outlines.map(({ sections }: { sections: { words: number }[] }) =>
    sections.reduce((sum, { words }) => sum + words, 0),
  )
  expect(sums).toEqual([660, 650])
  const taken = await change(workflow, { sections: workflow.outlines[1].sections, headline: 'Is it worth it?' })
  expect(taken.status, taken.text).toBe(200)
  await writer.caller.post(`/api/workflows/${id}/draft`)
  const { blog_id } = await settled(id)
  expect(asked().length).toBeGreaterThan(2)
  for (const request of asked()) {
    expect(request).toContain('It helps decide')
    expect(request).toContain('Its readers: mayors of coastal towns.')
    expect(request).toContain('They know the basics')
    expect(request).toContain('After reading, they should: Ask for a feasibility study.')
    expect(request).toContain('It should be found by “tidal barrage”')
  }
  expect(asked().some((request) => request.includes('sections of about 650 words together'))).toBe(true)
  expect(asked().some((request) => request.includes('Write the whole article, about 800 words'))).toBe(true)
  const { meta } = (await writer.caller.get(`/api/blogs/${blog_id}`)).body
  expect([meta.keywords].flat()[0]).toBe('tidal barrage')
})
