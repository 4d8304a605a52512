import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { untilRead } from '../../../test-kit/until-read.ts'

const BAKERY = `We bake at night. Our oven is old, and we know its moods. You come in at seven, and we hand you a loaf that's still warm.
We don't sell what we wouldn't eat. If the rye is dull, we say so, and you get the spelt. It's that simple.

We started with two tables and a borrowed mixer. We've never bought a second oven, because we'd rather sleep. You'll find us behind the station, next to the tailor.
We keep the list short: rye, spelt, and wheat. On Fridays we bake a dark loaf with seeds. You can't order it, but you can be early.

Our flour comes from a mill up the valley. The miller rings when the harvest is wet, and we change the dough. You'd taste it if we didn't.
We teach whoever asks. You bring an apron, and we bring the rest. Nobody leaves without a loaf, and nobody leaves without flour on their shoes.`

let server: TestServer
let baker: Writer
let other: Writer
beforeAll(async () => {
  server = await testServer()
  baker = await onPlan('premium-tier-1-monthly-june-2024')
  other = await onPlan('forever_free')
})
afterAll(() => server.close())

async function onPlan(plan_name: string): Promise<Writer> {
  const writer = await server.newWriter()
  const plan = { unique_id: writer.id, credit_limit: 100, expiry_days: 30, plan_name }
  expect((await server.operator.put('/api/update/user', plan)).status).toBe(200)
  return writer
}

const used = async ({ caller }: Writer) => (await caller.get('/api/fetch/user/details')).body.credits_used

async function madeBy({ caller }: Writer, name = 'Bakery') {
  const { status, body, text } = await caller.post('/api/brand-voices', { name, text: BAKERY })
  expect(status, text).toBe(200)
  return body.brand_voice
}

describe('a voice', () => {
  test('is measured on a text, described, and sampled for 2 credits; the text is not kept', async () => {
    const before = await used(baker)
    const voice = await madeBy(baker)
    expect(voice.summary).toMatch(
      /Speaks as “we”, in nearly every sentence\. Speaks to readers as “you”, .* Uses contractions\./,
    )
    expect(voice).toMatchObject({ language: 'English-US', origin: 'text', needs_reupload: false })
    expect(voice.measures.sentence_length.mean).toBeGreaterThan(5)
    expect(voice.samples).toHaveLength(1)
    for (const sample of voice.samples) expect(BAKERY).toContain(sample)
    expect(await used(baker)).toBe(before + 2)
    const same = await baker.caller.post(`/api/brand-voices/${voice.id}/analysis`, { text: BAKERY })
    expect(same.body.credits.charged).toBe(0)
  })

  test('is made of answers without being measured or charged', async () => {
    const before = await used(baker)
    const answers = { sounds: 'dry', speaker: 'nobody', sentences: 'short', never: ['synergy'] }
    const { body } = await baker.caller.post('/api/brand-voices', { name: 'Law', answers, tone: { formality: 5 } })
    expect(body.brand_voice).toMatchObject({
      measures: null,
      origin: 'questionnaire',
      tone: { formality: 5, humor: 3, respect: 3, energy: 3 },
      rules: { contractions: 'avoid', speaker: 'not-i-or-we', forbidden: ['synergy'] },
    })
    expect(body.brand_voice.summary).toMatch(/^Sounds dry\. The writer stays/)
    expect(await used(baker)).toBe(before)
  })

  test('is measured on sources, whose ids must be one’s own', async () => {
    const added = await baker.caller.call('POST', '/api/assets/files', {
      query: { filename: 'bakery.txt' },
      raw: new TextEncoder().encode(BAKERY),
      headers: { 'content-type': 'application/octet-stream' },
    })
    const { id } = added.body.asset
    await untilRead(baker.caller, id)
    const { body } = await baker.caller.post('/api/brand-voices', { name: 'From a file', asset_ids: [id] })
    expect(body.brand_voice).toMatchObject({ origin: 'sources', sources: ['bakery.txt'] })
    const foreign = await other.caller.post('/api/brand-voices', { name: 'Theirs', asset_ids: [id] })
    expect(foreign.status).toBe(404)
  })
})

describe('a text that says too little', () => {
  test.each([
    ['12 words', 'We bake at night, and you come in at seven for bread.', /Found 12 words.*at least 138 words more/],
    ['quotations alone', `“${'We bake at night. '.repeat(60)}”`, /Found 0 words.*at least 150 words more/],
    ['nothing', '', /Found 0 words/],
  ])('is refused with what is missing, and costs nothing: %s', async (_, text, says) => {
    const before = await used(baker)
    const { status, body } = await baker.caller.post('/api/brand-voices', { name: 'Short', text })
    expect(status).toBe(422)
    expect(body.details).toEqual([{ path: 'text', message: expect.stringMatching(says) }])
    expect(await used(baker)).toBe(before)
  })

  test('in a language whose words are not known is refused, and costs nothing', async () => {
    const text = '我们在夜里烤面包。你早上七点来，面包还是热的。'.repeat(30)
    const before = await used(baker)
    const message = expect.stringMatching(
      /^A voice can’t be measured in this text’s language\. Use a text in English, /,
    )
    for (const language of [undefined, 'English-US']) {
      const { status, body } = await baker.caller.post('/api/brand-voices', { name: '面包', text, language })
      expect([status, body.details]).toEqual([422, [{ path: 'text', message }]])
    }
    expect(await used(baker)).toBe(before)
  })

  test('can’t want and refuse the same word', async () => {
    const { id } = await madeBy(baker, 'Undecided')
    const save = (edit: object) => baker.caller.call('PATCH', `/api/brand-voices/${id}`, { body: edit })
    const message = '“loaf” is both a word to use and a word to avoid. Remove it from one of the lists.'
    const { status, body } = await save({ terms_csv: 'bread, loaf\nloaf, bread' })
    expect([status, body.details]).toEqual([422, [{ path: 'terms_csv', message }]])
    expect((await save({ terms_csv: 'loaf, bread' })).status).toBe(200)
    expect((await save({ rules: { forbidden: ['loaf'] } })).body.details).toEqual([{ path: 'rules', message }])
    expect((await save({ terms_csv: 'Internet, internet' })).status).toBe(200)
  })

  test('what is too long is refused, pasted or in sources', async () => {
    const long = await baker.caller.post('/api/brand-voices', { name: 'Long', text: 'a '.repeat(1_000_001) })
    expect([long.status, long.body.details[0].path]).toEqual([422, 'text'])
    const { body: added } = await baker.caller.call('POST', '/api/assets/files', {
      query: { filename: 'more.txt' },
      raw: new TextEncoder().encode(BAKERY),
      headers: { 'content-type': 'application/octet-stream' },
    })
    await untilRead(baker.caller, added.asset.id)
    const read = await baker.caller.post('/api/brand-voices', {
      name: 'Long',
      text: 'a '.repeat(999_900),
      asset_ids: [added.asset.id],
    })
    expect(read.body.details).toEqual([
      {
        path: 'asset_ids',
        message: 'These sources have more than 2,000,000 characters of text. Leave some of them out.',
      },
    ])
  })
})

test('a source that could not be read is named; an empty file is none', async () => {
  const { body: added } = await baker.caller.post('/api/assets/urls', { urls: ['http://127.0.0.1:9/none'] })
  const { id } = added.assets[0]
  const asset = async () => (await baker.caller.get(`/api/assets/${id}`)).body.asset
  await expect.poll(async () => (await asset()).state, { timeout: 20_000 }).toBe('failed')
  const { status, body } = await baker.caller.post('/api/brand-voices', { name: 'Nothing', asset_ids: [id] })
  expect([status, body.details]).toEqual([
    422,
    [{ path: 'asset_ids', message: expect.stringMatching(/couldn’t be read\. Leave it out/) }],
  ])
  const headers = { 'content-type': 'application/octet-stream' }
  const empty = await baker.caller.call('POST', '/api/assets/files', {
    query: { filename: 'empty.txt' },
    raw: new Uint8Array(),
    headers,
  })
  expect([empty.status, empty.body.message]).toEqual([400, 'This file is empty.'])
})

test('a voice measured by an older version says so everywhere, is compared by its rules alone, and is measured again', async () => {
  const { id } = await madeBy(baker, 'Older')
  await server.database.query(`update brand_voices set measures_version = 0 where id = '${id}'`)
  const flags = async () => {
    const { brand_voice_entries: entries } = (await baker.caller.get('/api/fetch/brand/voice/info')).body
    const details = (await baker.caller.get('/api/fetch/user/details')).body
    const { needs_reupload } = entries.find((entry: { id: string }) => entry.id === id)
    return [needs_reupload, details.require_brand_voice_reupload]
  }
  expect(await flags()).toEqual([true, true])
  const proof = await baker.caller.post(`/api/brand-voices/${id}/proof`, { text: BAKERY })
  expect(proof.body).toMatchObject({ measures: [], distance: null })
  await baker.caller.post(`/api/brand-voices/${id}/analysis`, { text: BAKERY })
  expect(await flags()).toEqual([false, false])
})

test('the list pages by five and counts all; a deleted voice comes back', async () => {
  const writer = await onPlan('premium-tier-1-monthly-june-2024')
  for (let at = 0; at < 6; at += 1) {
    const answers = { speaker: 'we', sentences: 'mixed' }
    await writer.caller.post('/api/brand-voices', { name: `Voice ${at}`, answers })
  }
  const list = async (query = {}) => (await writer.caller.get('/api/fetch/brand/voice/info', query)).body
  const first = await list({ start_count: 0, end_count: 5 })
  expect(first).toMatchObject({ total_documents: 6 })
  expect(first.brand_voice_entries.map(({ name }: { name: string }) => name)).toEqual([
    'Voice 5',
    'Voice 4',
    'Voice 3',
    'Voice 2',
    'Voice 1',
  ])
  const [{ id }] = (await list({ start_count: 5, end_count: 10 })).brand_voice_entries
  expect(await list({ query: ' voice 3' })).toMatchObject({
    total_documents: 1,
    brand_voice_entries: [{ name: 'Voice 3' }],
  })
  expect((await list({ query: 'speaks as “we”' })).total_documents).toBe(6)
  expect((await list({ query: '%' })).total_documents).toBe(0)
  expect((await writer.caller.delete(`/api/brand-voices/${id}`)).status).toBe(200)
  expect((await writer.caller.get(`/api/brand-voices/${id}`)).status).toBe(404)
  expect((await list()).total_documents).toBe(5)
  expect((await writer.caller.post(`/api/brand-voices/${id}/restore`, {})).status).toBe(200)
  expect((await list()).total_documents).toBe(6)
})

test('a plan’s limit is refused in its number, before anything is charged', async () => {
  await madeBy(other)
  const before = await used(other)
  const { status, body } = await other.caller.post('/api/brand-voices', { name: 'Second', text: BAKERY })
  expect([status, body.code, body.message]).toEqual([
    403,
    'voice-limit',
    'Your plan includes 1 brand voice. Delete one, or upgrade your plan.',
  ])
  expect(await used(other)).toBe(before)
})

test('rules are edited in parts, terms as CSV with its faults named; 500 terms are held against a text', async () => {
  const { id } = await madeBy(baker, 'Rules')
  const change = (body: object) => baker.caller.call('PATCH', `/api/brand-voices/${id}`, { body })
  await change({ rules: { forbidden: ['synergy'], contractions: 'use' } })
  const csv = 'use,instead of\r\nclient,customer,"purchaser, the"\nloaf;x,bread\n'
  const { body } = await change({ terms_csv: csv, summary: 'Dry.' })
  expect(body.brand_voice).toMatchObject({
    summary: 'Dry.',
    rules: {
      forbidden: ['synergy'],
      contractions: 'use',
      preferred: [
        { use: 'client', instead_of: ['customer', 'purchaser, the'] },
        { use: 'loaf;x', instead_of: ['bread'] },
      ],
    },
  })
  const half = await change({ rules: { longest_sentence: 12.5 } })
  expect(half.body.details).toEqual([{ path: 'rules.longest_sentence', message: 'Enter a whole number.' }])
  const marked = await change({ rules: { forbidden: ['“cutting-edge”', '"a"b"', '’tis'] } })
  expect(marked.body.brand_voice.rules.forbidden).toEqual(['cutting-edge', 'a"b', '’tis'])
  const faulty = await change({ terms_csv: 'client,customer\n,nothing' })
  expect(faulty.body.details).toEqual([{ path: 'terms_csv', message: 'Line 2 doesn’t say which word to use.' }])
  const many = Array.from({ length: 500 }, (_, at) => `good${at},bad${at}`).join('\n')
  expect((await change({ terms_csv: many })).status).toBe(200)
  expect((await change({ terms_csv: `${many}\none,more` })).body.details[0].message).toContain('The limit is 500')
  const proof = await baker.caller.post(`/api/brand-voices/${id}/proof`, {
    text: `Bad7 is what we do not say, unlike “bad8”. ${BAKERY} `.repeat(300),
  })
  expect(proof.status, proof.text.slice(0, 300)).toBe(200)
  expect(proof.body.fixed).toMatch(/^Good7 is what we don’t say, unlike “bad8”\./)
  const kept = proof.body.rules.find(({ about }: { about: string }) => about === 'good7')
  expect(kept.broken).toHaveLength(300)
  expect(proof.body.distance).toBeLessThan(0.2)
})

test('a project’s default is shown with the voice and in the account, and strangers have neither', async () => {
  const { id } = await madeBy(baker, 'Default')
  const path = `/api/projects/${baker.projectId}/brand-voice`
  expect((await baker.caller.put(path, { brand_voice_id: id })).status).toBe(200)
  expect((await baker.caller.get(`/api/brand-voices/${id}`)).body.brand_voice.default_of).toEqual([baker.projectId])
  expect((await baker.caller.get('/api/fetch/user/details')).body).toMatchObject({
    brand_voice: id,
    require_brand_voice_reupload: false,
  })
  expect((await other.caller.put(path, { brand_voice_id: null })).status).toBe(404)
  expect((await baker.caller.put(path, { brand_voice_id: 'none' })).status).toBe(404)
  for (const [method, at] of [
    ['get', ''],
    ['delete', ''],
    ['post', '/restore'],
    ['post', '/proof'],
    ['post', '/analysis'],
  ] as const) {
    const answer = await other.caller[method](`/api/brand-voices/${id}${at}`, { text: 'Words.' })
    expect([method, at, answer.status]).toEqual([method, at, 404])
  }
})

test('the built-in writer keeps a voice’s rules in one’s own words, and leaves quotations as they are', async () => {
  const { id } = await madeBy(baker, 'Built-in')
  const body = { rules: { contractions: 'avoid' }, terms_csv: 'loaf,bread' }
  await baker.caller.call('PATCH', `/api/brand-voices/${id}`, { body })
  const text = 'We don’t sell stale bread here on any day. The baker said: “We don’t sell stale bread.”'
  const answer = await baker.caller.post('/api/generate/content/rephraser', { text, brand_voice_id: id })
  const [{ content }] = answer.body.copies
  expect(content).toContain('stale loaf')
  expect(content).toContain('“We don’t sell stale bread.”')
  expect(content.replace(/“[^”]*”/g, '')).not.toMatch(/don[’']t/)
  const inParts = await baker.caller.post('/api/generate/metadescription', { text, brand_voice_id: id })
  const [{ content: joined, parts }] = inParts.body.copies
  expect(parts.description).toContain('stale loaf')
  expect(joined).toBe(parts.description)
})
