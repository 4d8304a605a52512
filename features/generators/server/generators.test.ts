import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { untilRead } from '../../../test-kit/until-read.ts'
import { generatorForms } from '../contract.ts'

const TEXT = `Tidal power converts the energy of tides into electricity. The first large tidal power plant was the Rance station in France, which opened in 1966.
It has 24 turbines and an installed capacity of 240 megawatts. Tides are more predictable than wind and sun. The cost of building a barrage is high, and sites with a large tidal range are few.`

/** Fields that are better filled with these than with their own examples. */
const OTHER_WORDS: Record<string, object> = {
  outline: { subheadline: 'Why tides' },
  headlines: { text: 'Tidal power', facts: TEXT },
  subheadingIntro: { description: TEXT },
  customTemplate: { prompt: `Summarise in one sentence: ${TEXT}` },
}
const calls = generatorForms.map(({ call, path, fields, needsModel }) => {
  const examples = fields.filter(({ isRequired }) => isRequired).map(({ name, example }) => [name, example])
  const body = { ...Object.fromEntries(examples), text: TEXT, language: 'English-US', ...OTHER_WORDS[call] }
  return { name: call, path, body, needsModel }
})
const composing = calls.filter(({ needsModel }) => !needsModel)

let server: TestServer
/** Calls that only a model can do: without one they quote, and say so. */
const INSTEAD = [
  'writeForMe',
  'instruct',
  'sourceOfTruth',
  'extender',
  'listicles',
  'talkingPoints',
  'subheadingIntro',
  'blogIntro',
  'conclusion',
  'bulletPointsToText',
  'factgpt',
]

/** Somebody with credits, somebody else, and somebody without any. */
let rich: Writer
let other: Writer
let poor: Writer
beforeAll(async () => {
  server = await testServer()
  rich = await funded()
  other = await funded()
  poor = await funded('pro-monthly-usd', 0)
})
afterAll(() => server.close())

async function funded(plan = 'premium-tier-1-monthly-june-2024', credits = 1_000): Promise<Writer> {
  const writer = await server.newWriter()
  const granted = await server.operator.put('/api/update/user', {
    unique_id: writer.id,
    credit_limit: credits,
    expiry_days: 30,
    plan_name: plan,
  })
  expect(granted.status).toBe(200)
  return writer
}

async function creditsUsed({ caller }: Writer): Promise<number> {
  return (await caller.get('/api/fetch/user/details')).body.credits_used
}

describe.each(composing)('$path', ({ name, path, body }) => {
  test('gives cited copies by the built-in writer, and says what they cost', async () => {
    const before = await creditsUsed(rich)
    const { status, body: answer, text } = await rich.caller.post(path, { ...body, generation_length: 2 })
    expect(status, text).toBe(200)
    // a version that is the first again costs nothing, and neither does it that nothing was found
    const isNothing = answer.notices.some(({ code }: { code: string }) => code === 'not-answered')
    const charged = isNothing ? 0 : new Set(answer.copies.map(({ content }: { content: string }) => content)).size
    expect(answer).toMatchObject({
      engine: { provider: 'builtin' },
      credits: { charged, remaining: 1_000 - before - charged },
    })
    expect(INSTEAD.includes(name), JSON.stringify(answer.notices)).toBe(
      answer.notices.some(({ code }: { code: string }) =>
        ['written-instead', 'nothing-found', 'not-answered'].includes(code),
      ),
    )
    expect(answer.copies).toHaveLength(2)
    for (const { content, citations } of answer.copies) {
      expect(content.trim().length).toBeGreaterThan(20)
      for (const { start, end, quote } of citations) {
        expect(content.slice(start, end).trim()).not.toBe('')
        expect(TEXT).toContain(quote)
      }
    }
    expect(await creditsUsed(rich)).toBe(before + charged)
  })

  test('streams the same, in pieces', async () => {
    const { status, events } = await rich.caller.events(path, { ...body, generation_length: 1 })
    expect(status).toBe(200)
    const done = events.at(-1)
    expect(done?.event).toBe('done')
    const [copy] = done?.data.copies ?? []
    const deltas = events.filter(({ event }) => event === 'delta')
    expect(deltas.length).toBeGreaterThan(1)
    expect(deltas.map(({ data }) => data.text).join('')).toBe(copy.content)
    expect(events.filter(({ event }) => event === 'source')).toHaveLength(copy.citations.length)
  })
})

describe.each(calls)('$path refuses', ({ path, body }) => {
  test('a stranger, another person’s id, and a team that one is not in', async () => {
    const before = await creditsUsed(rich)
    expect((await server.stranger().post(path, body)).status).toBe(401)
    expect(await rich.caller.post(path, { ...body, unique_id: other.id })).toMatchObject({
      status: 403,
      body: { code: 'not-yours' },
    })
    expect(await rich.caller.post(path, { ...body, team_id: 'no-team-of-mine' })).toMatchObject({ status: 403 })
    expect(await creditsUsed(rich)).toBe(before)
  })

  test('a project, brand voice, file or site that is not the caller’s, used or not', async () => {
    const before = await creditsUsed(rich)
    for (const named of [
      { project_id: other.projectId },
      { project_id: 'none' },
      { brand_voice_id: 'nobody’s' },
      { files: ['none'] },
      { filename: 'none.txt' },
      { domains: ['none.example'] },
    ])
      expect([named, (await rich.caller.post(path, { ...body, ...named })).status]).toEqual([named, 404])
    expect(await creditsUsed(rich)).toBe(before)
    expect((await rich.caller.post(path, { ...body, project_id: rich.projectId })).status).not.toBe(404)
  })

  test('unknown languages, counts, modes and tones, each at its field', async () => {
    const field = async (over: object) => {
      const { status, body: refused } = await rich.caller.post(path, { ...body, ...over })
      return [status, refused.details?.map((detail: { path: string }) => detail.path)]
    }
    expect(await field({ language: 'Klingon' })).toEqual([422, ['language']])
    expect(await field({ generation_length: 10_000 })).toEqual([422, ['generation_length']])
    expect(await field({ generation_length: 0 })).toEqual([422, ['generation_length']])
    expect(await field({ mode: 'telepathy' })).toEqual([422, ['mode']])
    if ('tone' in body) expect(await field({ tone: 'ANGRY' })).toEqual([422, ['tone']])
  })

  test('text with nothing left of it', async () => {
    const before = await creditsUsed(rich)
    const words = ['prompt', 'question'].find((field) => field in body) ?? 'text'
    const over = { [words]: '***Only this.' }
    expect(await rich.caller.post(path, { ...body, ...over })).toMatchObject({ status: 422, body: { code: 'invalid' } })
    expect(await creditsUsed(rich)).toBe(before)
  })

  test('work without credits, and its own key where none is kept', async () => {
    if (!path.endsWith('/translate'))
      expect(await poor.caller.post(path, body)).toMatchObject({ status: 429, body: { code: 'credits-exhausted' } })
    expect(await poor.caller.post(path, { ...body, key: true })).toMatchObject({
      status: 404,
      body: { code: 'own-key-missing' },
    })
  })
})

test('sentences that begin with *** never come back', async () => {
  const { caller } = await funded()
  const answer = await caller.post('/api/generate/synopsis', { text: `${TEXT} ***Zanzibar is secret.` })
  expect(answer.status).toBe(200)
  expect(answer.text).not.toMatch(/Zanzibar/)
})

test('a translation needs a model and says so; nothing is charged', async () => {
  const writer = await funded()
  expect(await writer.caller.post('/api/generate/edit/translate', { text: TEXT, to: 'German' })).toMatchObject({
    status: 400,
    body: { code: 'model-needed' },
  })
  expect(await creditsUsed(writer)).toBe(0)
})

test.each([
  ['blog/intro', { headline: 'Tidal power in Brittany' }],
  ['blog/talking/points', { headline: 'Tidal power in Brittany', outline: 'How it works\nWhat it costs' }],
  ['blog/subheading/intro', { headline: 'Tidal power', subheading: 'How it works in Brittany', description: '' }],
])('%s answers its own fields alone: from the library, or with points to make and a notice', async (name, fields) => {
  const writer = await funded()
  const ask = async () => (await writer.caller.post(`/api/generate/${name}`, fields)).body
  const bare = await ask()
  expect(bare, JSON.stringify(bare)).toMatchObject({
    status: 200,
    engine: { provider: 'builtin' },
    notices: [{ code: 'nothing-found' }],
  })
  expect(bare.copies[0].content).toMatch(/^### .*\n+- /)
  expect(bare.copies[0].citations).toEqual([])
  const { asset } = (
    await writer.caller.call('POST', '/api/assets/files', {
      query: { filename: 'tides.txt' },
      raw: new TextEncoder().encode(
        'Tidal power in Brittany began in 1966, when the Rance station opened. Its 24 turbines work in both directions of the tide.',
      ),
    })
  ).body
  await untilRead(writer.caller, asset.id)
  const found = await ask()
  expect(found.notices).toMatchObject([{ code: 'written-instead' }])
  expect(found.copies[0].citations[0]).toMatchObject({ asset_id: asset.id })
})

test('a question that no source answers gets no points to make, and costs nothing', async () => {
  const writer = await funded()
  const before = await creditsUsed(writer)
  const { body } = await writer.caller.post('/api/generate/factgpt', { question: 'What is a tide?' })
  expect(body.notices, JSON.stringify(body)).toMatchObject([
    { code: 'not-answered', message: 'No source was found that answers this, so nothing is cited.' },
  ])
  expect(body.credits.charged).toBe(0)
  expect(await creditsUsed(writer)).toBe(before)
})

test('fewer headlines than asked for are said to be fewer', async () => {
  const ask = async (count: number) =>
    (await rich.caller.post('/api/generate/headlines', { text: 'Tidal power', facts: TEXT, count })).body
  const few = await ask(10)
  expect(few.copies[0].parts.headlines.length).toBeLessThan(10)
  expect(few.notices).toMatchObject([{ code: 'fewer-versions', message: expect.stringContaining('fewer') }])
  expect((await ask(1)).notices).toEqual([])
})

const ASKED = 'How often do tides turn? Tides turn about every six hours.'

test('questions that a text has already are not asked again, and get no second title', async () => {
  const ask = async (more: object) => {
    const { body } = await rich.caller.post('/api/generate/blog/faq', { text: `${TEXT}\n\n${ASKED}`, ...more })
    const content: string = body.copies[0].content
    return { content, headings: content.match(/^#+ .*$/gm) ?? [] }
  }
  const all = await ask({})
  expect(all.headings[0]).toMatch(/^## /)
  const first = all.content.split(/^(?=### )/m)[1] ?? ''
  const more = await ask({ known: first, question_level: 4 })
  expect(more.headings.length).toBeGreaterThan(0)
  for (const heading of more.headings) {
    expect(heading).toMatch(/^#### /)
    expect(first).not.toContain(heading.replace(/^#+ /, ''))
  }
})

test('meta texts are JSON', async () => {
  const { caller } = await funded()
  const { body } = await caller.post('/api/generate/edit/meta', { text: TEXT })
  expect(JSON.parse(body.copies[0].content)).toMatchObject({
    title: expect.any(String),
    description: expect.any(String),
    slug: expect.stringMatching(/^[a-z0-9-]+$/),
    summary: expect.any(String),
  })
})

test('the last credit is spent once, however many ask', async () => {
  const writer = await funded('pro-monthly-usd', 5)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => writer.caller.post('/api/generate/synopsis', { text: TEXT })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  expect(answers.filter(({ status, body }) => status === 429 && body.code === 'credits-exhausted')).toHaveLength(15)
  expect(await creditsUsed(writer)).toBe(5)
})

test('the same Idempotency-Key is charged once and answered alike', async () => {
  const writer = await funded()
  const options = { headers: { 'idempotency-key': 'one' } }
  const [a, b] = await Promise.all(
    [1, 2].map(() => writer.caller.post('/api/generate/synopsis', { text: TEXT }, options)),
  )
  expect(a?.body.copies).toEqual(b?.body.copies)
  expect(await creditsUsed(writer)).toBe(1)
})

test('every plan has its number of sources', async () => {
  const four = ['a', 'b', 'c', 'd'].map((name) => `https://${name}.example`)
  const { caller } = await funded('pro-monthly-usd')
  expect(await caller.post('/api/generate/synopsis', { text: TEXT, mode: 'url', urls: four })).toMatchObject({
    status: 403,
    body: { code: 'not-in-plan' },
  })
  expect(await caller.post('/api/generate/synopsis', { text: TEXT, mode: 'url' })).toMatchObject({
    status: 422,
    body: { details: [{ path: 'urls' }] },
  })
})

test('a flag that is off closes the call', async () => {
  const { caller, id } = await funded()
  const set = await server.operator.put('/api/operator/flags', {
    flag: 'standalones',
    scope: 'user',
    subject: id,
    value: false,
  })
  expect(set.status, set.text).toBe(200)
  expect(await caller.post('/api/generate/synopsis', { text: TEXT })).toMatchObject({
    status: 403,
    body: { code: 'not-in-plan' },
  })
  expect((await caller.post('/api/content/write/for/me', { text: TEXT })).status).toBe(200)
})

test('100,000 words in one paragraph are answered, and others are not held up', async () => {
  const writer = await funded()
  const long = Array.from(
    { length: 6_000 },
    (_, n) =>
      `Plant ${n} at station ${n % 97} opened in ${1900 + (n % 120)} and has ${n % 40} turbines that turn in the tide.`,
  ).join(' ')
  const answer = writer.caller.post('/api/generate/synopsis', { text: long })
  expect((await other.caller.post('/api/generate/synopsis', { text: TEXT })).status).toBe(200)
  expect((await answer).status).toBe(200)
  expect(await creditsUsed(writer)).toBe(1)
})

test.each([
  ['a topic of three characters', 'sun'],
  ['Arabic', 'طاقة المد والجزر تحول طاقة المد إلى كهرباء. افتتحت أول محطة كبيرة في عام 1966.'],
  ['Chinese', '潮汐能把潮汐的能量转化为电能。第一座大型潮汐电站于1966年投入使用。'],
  ['emoji', '🌊🌊 Tides rise 🌊 and fall 🌊. They never rest 🌙.'],
  ['10,000 characters', 'Tides rise and fall twice a day on most coasts of the world. '.repeat(165)],
])('%s gets an answer', async (_, text) => {
  const { caller } = await funded()
  const answer = await caller.post('/api/generate/synopsis', { text })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.copies[0].content.length).toBeGreaterThan(0)
})

test('script in a text comes back as text at most, and no log line holds the text', async () => {
  const { caller } = await funded()
  await caller.post('/api/generate/synopsis', { text: `${TEXT} <script>alert("Mondscheinsonate")</script>` })
  expect(JSON.stringify(server.logged)).not.toContain('Mondscheinsonate')
})
