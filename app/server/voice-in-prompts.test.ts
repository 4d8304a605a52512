import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { generatorForms } from '../../features/generators/contract.ts'
import { type ScriptedModels, scriptedModels } from '../../test-kit/models.ts'
import { type TestServer, testServer, type Writer } from '../../test-kit/server.ts'
import { untilRead } from '../../test-kit/until-read.ts'

/**
 * Every file that makes a request to a model. What writes for people is in the voice, and the words show that it was seen
 * here; what only notes, plans, or judges has none, and the words tell such a request from the others.
 */
const PROMPTS: Record<string, { writes: RegExp } | { notes: RegExp }> = {
  'features/writing/server/prompt.ts': { writes: /Give only the text that is asked for, ready to publish/ },
  'features/generators/server/review/review-request.ts': { writes: /You are the editor who answers for a text/ },
  'features/workflows/server/prompts/article-setting.ts': { writes: /You plan, write, and edit articles/ },
  'features/workflows/server/prompts/headlines.ts': { writes: /different headlines for the article/ },
  'features/workflows/server/prompts/outline.ts': { writes: /Plan the article: sections/ },
  'features/workflows/server/prompts/article.ts': { writes: /Write the whole article/ },
  'features/workflows/server/prompts/section.ts': { writes: /Write the section that SECTION names/ },
  'features/workflows/server/prompts/mend.ts': { writes: /has a fault/ },
  'features/optimizer/server/tone/reword-prompt.ts': { writes: /Rewrite each of the/ },
  'features/workflows/server/prompts/findings.ts': { notes: /Note what the article can rest on, as data/ },
  'features/workflows/server/prompts/viewpoints.ts': { notes: /You plan research/ },
  'features/writing/server/citing/name-words.ts': { notes: /SENTENCES holds/ },
  // a correction keeps the words of the claim but for what is wrong with it
  'features/optimizer/server/facts/model-prompt.ts': { notes: /You check claims against sources/ },
  'features/optimizer/server/facts/model-searches.ts': { notes: /You write web searches that help to check claims/ },
  'features/optimizer/server/facts/model-finds.ts': { notes: /You find sentences whose facts can be checked/ },
}
/** Files that pass on what others ask: their limits, and records of them. */
const PASSING_ON = [
  'features/model-runs/server/views.ts',
  'features/workflows/server/article/setting.ts',
  'features/writing/server/fits.ts',
]

const ARTICLE =
  '## What the tides give\n\nAt its heart, the station has 24 turbines [1].\n\n## What they cost\n\nThe lagoon of Swansea was to cost 1.3 billion pounds in 2018 [1].'
const SOURCE = 'The Rance station in Brittany opened in 1966 and has 24 turbines. Its capacity is 240 megawatts.'
const SAMPLE = 'The tide is out, and nobody minds.'

let models: ScriptedModels
let server: TestServer
let writer: Writer

beforeAll(async () => {
  models = await scriptedModels()
  server = await testServer({ ...models.settings, COMPATIBLE_CONTEXT_TOKENS: '32768', MODEL_REVIEW: 'on' })
  writer = await server.newWriter()
  const plan = { credit_limit: 1_000, expiry_days: 30, plan_name: 'premium-tier-1-monthly-june-2024' }
  await server.operator.put('/api/update/user', { unique_id: writer.id, ...plan })
})
afterAll(async () => {
  await server.close()
  await models.stop()
})

test('the voice of the project reaches every prompt that writes; a new prompt says here whether it does', async () => {
  const builders = globSync('features/*/server/**/*.ts', { exclude: ['**/*.test.ts'] })
    .filter((path) => /\bmaxOutputTokens\b/.test(readFileSync(path, 'utf8')))
    .sort()
  expect(builders).toEqual([...Object.keys(PROMPTS), ...PASSING_ON].sort())

  await chooseVoice()
  await runEveryGenerator()
  await haveReviewed()
  await rewordTone()
  await writeArticle()
  await askFactgpt()

  const asked = models.mock.getRequests().map(({ body }) => JSON.stringify(body))
  const rules = Object.values(PROMPTS)
  const writing = asked.filter((request) => !rules.some((rule) => 'notes' in rule && rule.notes.test(request)))
  for (const [path, rule] of Object.entries(PROMPTS)) {
    if ('writes' in rule)
      expect
        .soft(
          writing.some((request) => rule.writes.test(request)),
          path,
        )
        .toBe(true)
  }
  const without = writing.filter(
    (request) =>
      !/Write in the voice of Harbor, as VOICE SAMPLE shows it\. .*Sounds dry/.test(request) ||
      !request.includes(SAMPLE),
  )
  expect(without).toEqual([])
})

test('a template is run in the voice that the call names, never in one of somebody else', async () => {
  const template = (await writer.caller.get('/api/generators')).body.generators.find(isPublic)
  const input = { ...examplesOf(template), brand_voice_id: await newVoice('Quay') }
  await writer.caller.post(template.path, input)
  expect(models.lastPrompt()).toMatch(/Write in the voice of Quay, as VOICE SAMPLE shows it\. .*Sounds dry/)
  const other = await server.newWriter()
  expect((await other.caller.post(template.path, input)).status).toBe(404)
})

test('what a model takes from the voice beside its sound is asked for once more, where that can be, and marked', async () => {
  const brand_voice_id = await newVoice(
    'Lock',
    'Nobody at the lock minds the smell of tar in the evening, and Henrik Dahl least of all.',
  )
  const faultsOf = async (path: string, input: object) => {
    const { body } = await writer.caller.post(path, { ...input, generation_length: 1, review: false })
    return body.copies[0].faults?.map(({ code }: { code: string }) => code) ?? []
  }
  models.says('The stove heats', 'Our stove heats a room of 20 square meters. Last winter my brother bought one.')
  const text = 'The stove heats a room of 20 square meters.'
  expect(await faultsOf('/api/generate/content/rephraser', { text, brand_voice_id })).toEqual([
    'voice-first-person',
    'voice-experience',
  ])
  expect(await faultsOf('/api/generate/content/rephraser', { text })).toEqual([])

  const description = (words: string) => JSON.stringify({ description: words })
  models.mock.onMessage(/A stove by[\s\S]*YOUR EARLIER ANSWER/, {
    content: description('A stove for 20 square meters.'),
  })
  models.says('A stove by', description('A stove for 20 square meters. Henrik Dahl minds least.'))
  const meta = { text: 'A stove by the window heats 20 square meters.', brand_voice_id }
  expect(await faultsOf('/api/generate/metadescription', meta)).toEqual([])
  expect(models.lastPrompt()).toMatch(/What is wrong with it:\n- These come from a VOICE SAMPLE.*Henrik Dahl/)
})

test('rules of the voice that a text surely breaks are named in one more request, and said where they still are', async () => {
  const brand_voice_id = await newVoice('Kiln')
  await writer.caller.call('PATCH', `/api/brand-voices/${brand_voice_id}`, {
    body: { rules: { preferred: [{ use: 'pots', instead_of: ['products'] }], exclamations: 'avoid' } },
  })
  const copyOf = async (path: string, input: object) => {
    const { body } = await writer.caller.post(path, { ...input, brand_voice_id, generation_length: 1, review: false })
    const [{ content, faults = [] }] = body.copies
    return { content, said: faults.map(({ message }: { message: string }) => message) }
  }
  // in parts, and as it streams
  const description = (words: string) => JSON.stringify({ description: words })
  models.mock.onMessage(/Stoneware[\s\S]*YOUR EARLIER ANSWER/, { content: description('Pots of stoneware last!') })
  models.says('Stoneware', description('Our products are of stoneware and last!'))
  expect(await copyOf('/api/generate/metadescription', { text: 'Stoneware pots last.' })).toEqual({
    content: 'Pots of stoneware last!',
    said: ['Your brand voice uses no exclamation marks: “last!” → “last.”'],
  })
  expect(models.lastPrompt()).toMatch(
    /What is wrong with it:\n- Write “pots”, never “products”\. You wrote: “products” → “pots”/,
  )
  models.mock.onMessage(/Earthenware[\s\S]*YOUR EARLIER ANSWER/, { content: 'Earthenware pots are cheap.' })
  models.says('Earthenware', 'Earthenware products are cheap.')
  expect(await copyOf('/api/generate/synopsis', { text: 'Earthenware is cheap.' })).toEqual({
    content: 'Earthenware pots are cheap.',
    said: [],
  })
})

test('no edit of a second reading breaks a rule of the voice, and Repurpose says what still does', async () => {
  const brand_voice_id = await newVoice('Glaze')
  await writer.caller.call('PATCH', `/api/brand-voices/${brand_voice_id}`, {
    body: { rules: { forbidden: ['cheap'], exclamations: 'avoid' } },
  })
  const edits = [
    { version: 1, wrong: 'dull', words: 'Glazed pots last.', instead: 'Glazed pots last!' },
    { version: 1, wrong: 'dull', words: 'They cost little.', instead: 'They cost 6 euros.' },
  ]
  models.says(/Glazed pots cost 6 euros[\s\S]*What the writer handed in/, JSON.stringify({ edits, notes: [] }))
  models.says('Glazed pots cost 6 euros', 'Glazed pots last. They cost little.')
  const { copies } = (
    await writer.caller.post('/api/generate/synopsis', { text: 'Glazed pots cost 6 euros.', brand_voice_id })
  ).body
  expect(copies[0].content).toBe('Glazed pots last. They cost 6 euros.')

  models.says('Unglazed pots', JSON.stringify({ post: 'Unglazed pots are cheap.' }))
  const { body } = await writer.caller.post('/api/repurpose', {
    text: 'Unglazed pots cost 3 euros at the market hall in town.',
    shape_id: 'tweet',
    brand_voice_id,
    review: false,
  })
  expect(body.notices).toEqual([{ code: 'to-check', message: 'Your brand voice never uses these words: “cheap”.' }])
})

interface Tool {
  id: string
  fields: { name: string; example: unknown }[]
}
const isPublic = ({ id }: Tool) => id === 'public'
const examplesOf = ({ fields }: Pick<Tool, 'fields'>) =>
  Object.fromEntries(fields.map(({ name, example }) => [name, example]))

async function newVoice(name: string, sample = SAMPLE): Promise<string> {
  const answers = { sounds: 'dry', speaker: 'we', sentences: 'short' }
  const { id } = (await writer.caller.post('/api/brand-voices', { name, answers })).body.brand_voice
  await writer.caller.call('PATCH', `/api/brand-voices/${id}`, { body: { samples: [sample] } })
  return id
}

async function chooseVoice() {
  const brand_voice_id = await newVoice('Harbor')
  await writer.caller.put(`/api/projects/${writer.projectId}/brand-voice`, { brand_voice_id })
}

async function haveReviewed() {
  models.says('The ebb is reviewed.', 'The tide is out.')
  await writer.caller.post('/api/generate/synopsis', { text: 'The ebb is reviewed.', project_id: writer.projectId })
}

/** With their own examples; that a scripted model has no answer to them is no matter here. */
async function runEveryGenerator() {
  const { caller, projectId: project_id } = writer
  const { generators: tools } = (await caller.get('/api/generators')).body
  for (const form of [...generatorForms, tools.find(isPublic)]) {
    const before = models.mock.getRequests().length
    const answer = await caller.post(form.path, { ...examplesOf(form), project_id, generation_length: 1 })
    expect(models.mock.getRequests().length, `${form.path}: ${answer.text}`).toBeGreaterThan(before)
  }
}

async function rewordTone() {
  const text = 'Furthermore, the Rance station utilizes 24 turbines.'
  await writer.caller.post('/api/optimizer/tone/reword', { text, project_id: writer.projectId })
}

async function writeArticle() {
  const { caller } = writer
  models.says('Write the whole article', ARTICLE)
  models.says('that SECTION names', 'The station has 24 turbines [1].')
  models.says('has a fault', JSON.stringify({ sentences: [] }))
  models.says('SENTENCES holds', JSON.stringify({ found: [] }))
  const raw = new TextEncoder().encode(SOURCE)
  const added = await caller.call('POST', '/api/assets/files', { query: { filename: 'rance.txt' }, raw })
  await untilRead(caller, added.body.asset.id)
  const made = await caller.post('/api/workflows', { topic: 'tidal power', asset_ids: [added.body.asset.id] })
  const { id, version } = made.body.workflow
  const section = { level: 2, notes: '', words: 60, passage_ids: [] }
  const sections = ['What the tides give', 'What they cost'].map((heading) => ({ ...section, heading }))
  await caller.call('PATCH', `/api/workflows/${id}`, { body: { version, sections, headline: 'Power' } })
  await caller.post(`/api/workflows/${id}/headlines`, {})
  await caller.post(`/api/workflows/${id}/outlines`, {})
  await caller.post(`/api/workflows/${id}/draft`)
  const written = await finished(id)
  await caller.post(`/api/workflows/${id}/sections/${written.sections[0].id}/redo`, {})
  await finished(id)
}

async function askFactgpt() {
  const { caller, projectId: project_id } = writer
  const { id } = (await caller.post('/api/chats', { project_id })).body.chat
  const before = models.mock.getRequests().length
  await caller.post(`/api/chats/${id}/ask`, { question: 'How many turbines are there?' })
  expect(models.mock.getRequests().length).toBeGreaterThan(before)
}

async function finished(id: string) {
  const workflow = async () => (await writer.caller.get(`/api/workflows/${id}`)).body.workflow
  await expect.poll(async () => (await workflow()).task_id, { timeout: 50_000 }).toBeNull()
  return workflow()
}
