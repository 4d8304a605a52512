import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type ScriptedModels, scriptedModels } from '../../../test-kit/models.ts'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { purgeDeleted } from './store.ts'

const SENTENCES = [
  'The Rance station in Brittany opened in 1966 and has 24 turbines.',
  'The Sihwa Lake station in South Korea opened in 2001.',
  'Tidal barrages cost a great deal and last for a century.',
  'Sand has settled in the basin of the Rance since the dam was built.',
  'About 540 gigawatt hours a year reach the grid of Brittany.',
  'The turbines of the Rance turn in both directions of the tide.',
]
const WRONG = SENTENCES[1] ?? ''

let models: ScriptedModels
let plain: TestServer
let modelled: TestServer
let writer: Writer
let other: Writer
beforeAll(async () => {
  models = await scriptedModels()
  ;[plain, modelled] = await Promise.all([testServer(), testServer(models.settings)])
  ;[writer, other] = await Promise.all([funded(plain), plain.newWriter()])
})
afterAll(async () => {
  await Promise.all([plain.close(), modelled.close()])
  await models.stop()
})

async function funded(server: TestServer): Promise<Writer> {
  const person = await server.newWriter()
  await server.operator.put('/api/update/user', {
    unique_id: person.id,
    credit_limit: 1_000,
    expiry_days: 30,
    plan_name: 'premium-tier-1-monthly-june-2024',
  })
  return person
}

function make(wish: object, { caller } = writer) {
  return caller.post('/api/repurpose', wish)
}

async function made(wish: object, who = writer) {
  const { body, text } = await make(wish, who)
  expect(body.status, text).toBe(200)
  return body.derivative
}

async function newBlog(sentences = SENTENCES): Promise<string> {
  const html = `<h1>Tidal power</h1>${sentences.map((sentence) => `<p>${sentence}</p>`).join('')}`
  return (await writer.caller.post('/api/blogs', { html, project_id: writer.projectId })).body.blog.id
}

test('a blog becomes every shape without a model, in its own sentences, and each claim says which it rests on', async () => {
  const blog_id = await newBlog()
  const { body } = await writer.caller.get('/api/repurpose/shapes')
  const ids = body.shapes.map(({ id }: { id: string }) => id)
  expect(ids).toEqual([
    'twitter-thread',
    'tweet',
    'linkedin-post-long',
    'linkedin-post-short',
    'executive-summary',
    'qna',
    'promotional-email',
    'lead-generation-email',
  ])
  for (const shape_id of ids.filter((id: string) => id !== 'qna')) {
    const { claims, source } = await made({ blog_id, shape_id })
    expect(source).toMatchObject({ kind: 'blog', title: 'Tidal power', blog_id })
    expect(claims.length, shape_id).toBeGreaterThan(0)
    expect(
      claims.every(({ state }: { state: string }) => state === 'carried'),
      shape_id,
    ).toBe(true)
  }
  // nobody asks anything in this text
  expect((await make({ blog_id, shape_id: 'qna' })).body.code).toBe('material-needed')
  const listed = await writer.caller.call('GET', '/api/repurpose', { query: { blog_id } })
  expect(listed.body.total).toBe(ids.length - 1)
})

test('a page of questions has the title of the text, or its first question', async () => {
  const text = 'How often do tides turn? Tides turn about every six hours, in every sea of the world.'
  const asked = await made({ text, shape_id: 'qna' })
  expect(asked.layout.map(({ name }: { name: string }) => name)).toEqual(['title', 'questions'])
  expect(asked.parts.title).toBe(asked.parts.questions[0].question)
  const titled = await made({ blog_id: await newBlog([text]), shape_id: 'qna' })
  expect(titled.parts.title).toBe('Tidal power')
})

test('a phone number is no figure, and a mail address no point to make', async () => {
  const review = 'Call me at +49 170 555 01 34 or mail jo@example.org. The soup was cold and the waiter laughed at us.'
  const { parts } = await made({ text: review, shape_id: 'tweet' })
  expect(parts.post).toBe('The soup was cold and the waiter laughed at us.')
})

test('an email without a model is in the language of its text throughout, and lists show how it begins in whole words', async () => {
  const text = `Das Kraftwerk an der Rance ging 1966 in Betrieb. ${'Es hat 24 Turbinen, die sich bei Ebbe und bei Flut drehen. '.repeat(3)}`
  const { id, version, parts } = await made({ text, shape_id: 'promotional-email' })
  expect(parts).toMatchObject({
    headline: 'Das Kraftwerk an der Rance ging 1966 in Betrieb.',
    call_to_action: 'Den ganzen Text lesen',
  })
  const change = { version, parts: { ...parts, subject: 'Turbinen '.repeat(30) } }
  const changed = await writer.caller.call('PATCH', `/api/repurpose/${id}`, { body: change })
  expect(changed.body.derivative.opening).toMatch(/ Turbinen…$/)
})

test('citations of the blog travel with its sentences', async () => {
  const added = await writer.caller.call('POST', '/api/assets/files', {
    query: { filename: 'rance.txt' },
    raw: new TextEncoder().encode(`${SENTENCES[0]} ${SENTENCES[4]}`),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const asset = added.body.asset.id
  await vi.waitUntil(async () => (await writer.caller.get(`/api/assets/${asset}`)).body.asset.state === 'ready', 15_000)
  const blog_id = await newBlog()
  const cited = await writer.caller.post(`/api/blogs/${blog_id}/citations`, {
    citations: [{ id: 'c-rance', quote: SENTENCES[0], title: 'rance.txt', asset_id: asset }],
  })
  expect(cited.status, cited.text).toBe(200)
  const html = `<h1>Tidal power</h1><p><span data-citation="c-rance">${SENTENCES[0]}</span></p><p>${SENTENCES[4]}</p>`
  await writer.caller.post('/api/save/user/copy', {
    save_id: blog_id,
    copy_to_save: html,
    output_type: 'blog',
    project_id: writer.projectId,
  })
  const { claims } = await made({ blog_id, shape_id: 'linkedin-post-long' })
  const opened = claims.find(({ text }: { text: string }) => text === SENTENCES[0])
  expect(opened.from[0].citations).toMatchObject([{ quote: SENTENCES[0], title: 'rance.txt', asset_id: asset }])
})

test('a claim that is refuted later marks what was made of it, also after it was corrected in its blog; accepting it ends that', async () => {
  const source = SENTENCES.join(' ').replace('2001', '2011')
  await writer.caller.call('POST', '/api/assets/files', {
    query: { filename: 'sihwa.txt' },
    raw: new TextEncoder().encode(source),
    headers: { 'content-type': 'application/octet-stream' },
  })
  const blog_id = await newBlog()
  const thread = await made({ blog_id, shape_id: 'twitter-thread' })
  expect(thread.refuted).toBe(0)
  const check = async () => {
    const { body } = await writer.caller.post('/api/check/facts', { blog_id, sources: { web: false } })
    const claims = async () => (await writer.caller.get(`/api/check/facts/${body.check.id}`)).body
    await vi.waitUntil(async () => (await claims()).check.task_id === null, 30_000)
    return claims()
  }
  const { check: checked, claims } = await check()
  const wrong = claims.find(({ text }: { text: string }) => text === WRONG)
  expect(wrong.verdict).not.toBe('supported')
  const marked = (await writer.caller.get(`/api/repurpose/${thread.id}`)).body.derivative
  expect(marked.refuted).toBe(1)
  const claim = marked.claims.find(({ text }: { text: string }) => text === WRONG)
  expect(claim.from[0].refuted).toMatchObject({ correction: WRONG.replace('2001', '2011') })
  expect(claim.is_refuted).toBe(true)
  const corrected = await made({ source_id: thread.source.id, shape_id: 'tweet' })
  const mended = await writer.caller.call('PATCH', `/api/repurpose/${corrected.id}`, {
    body: { version: 1, parts: { post: claim.from[0].refuted.correction } },
  })
  expect(mended.body.derivative).toMatchObject({ refuted: 0, claims: [{ state: 'differs', is_refuted: false }] })
  // a word in common with what was refuted is no claim of it
  const apart = await writer.caller.call('PATCH', `/api/repurpose/${corrected.id}`, {
    body: { version: 2, parts: { post: 'A museum of the Danube opened a hall for model ships in spring.' } },
  })
  expect(apart.body.derivative).toMatchObject({ refuted: 0, claims: [{ state: 'not-found', from: [] }] })
  // nor is another part of the refuted sentence, without the figure that was wrong
  const part = await writer.caller.call('PATCH', `/api/repurpose/${corrected.id}`, {
    body: { version: 3, parts: { post: 'The Sihwa Lake station opened in South Korea.' } },
  })
  expect(part.body.derivative).toMatchObject({ refuted: 0, claims: [{ state: 'carried', is_refuted: false }] })
  // one that joins it with another fact is corrected in its own words
  const joined = 'It opened in 2001 at Sihwa Lake in South Korea, while the Rance station has 24 turbines.'
  const both = await writer.caller.call('PATCH', `/api/repurpose/${corrected.id}`, {
    body: { version: 4, parts: { post: joined } },
  })
  expect(both.body.derivative.refuted).toBe(1)
  const corrections = both.body.derivative.claims[0].from.map((one: { refuted: unknown }) => one.refuted)
  expect(corrections).toContainEqual(expect.objectContaining({ correction: joined.replace('2001', '2011') }))
  await writer.caller.call('PATCH', `/api/repurpose/${corrected.id}`, {
    body: { version: 5, parts: { post: joined.replace('2001', '2011') } },
  })
  const { body } = await writer.caller.get(`/api/check/facts/${checked.id}/uses`)
  // others were made of the same sentence above
  expect(body.uses).toMatchObject([{ claim_id: wrong.id }])
  expect(body.uses[0].derivatives).toContainEqual({ id: thread.id, title: 'Thread on X' })
  expect(body.uses[0].derivatives).not.toContainEqual(expect.objectContaining({ id: corrected.id }))

  const acceptance = `/api/check/facts/${checked.id}/claims/${wrong.id}/acceptance`
  await writer.caller.put(acceptance, { reason: 'The operator says so.' })
  expect((await writer.caller.get(`/api/repurpose/${thread.id}`)).body.derivative.refuted).toBe(0)
  await writer.caller.call('DELETE', acceptance)

  await writer.caller.post('/api/save/user/copy', {
    save_id: blog_id,
    copy_to_save: `<h1>Tidal power</h1>${SENTENCES.map((one) => `<p>${one.replace('2001', '2011')}</p>`).join('')}`,
    output_type: 'blog',
    project_id: writer.projectId,
  })
  await check()
  expect((await writer.caller.get(`/api/repurpose/${thread.id}`)).body.derivative.refuted).toBe(1)
}, 60_000)

test('what was edited is read again: a changed figure differs, and a new name is not in the original', async () => {
  const { id, version } = await made({ text: SENTENCES.join(' '), shape_id: 'tweet' })
  const change = (body: object) => writer.caller.call('PATCH', `/api/repurpose/${id}`, { body })
  const edited = await change({
    version,
    parts: { post: 'The Rance station in Brittany opened in 1976 and has 24 turbines.' },
  })
  expect(edited.body.derivative.claims).toMatchObject([{ state: 'differs', faults: [expect.anything()] }])
  const named = await change({
    version: 2,
    parts: { post: 'Sand has settled in the basin of the Rance, says Odile Kervella.' },
  })
  expect(named.body.derivative.claims).toMatchObject([{ state: 'not-found' }])
  expect((await change({ version: 2, parts: { post: 'Late.' } })).status).toBe(409)
  expect((await change({ version: 3, parts: { posts: ['One.'] } })).body.details[0].path).toBe('parts.posts')
  expect((await change({ version: 3, link: 'ftp://example.org' })).status).toBe(422)
})

test('one is deleted and brought back; nobody else finds it, nor its original, nor a shape', async () => {
  const { id, source } = await made({ text: SENTENCES.join(' '), shape_id: 'tweet' })
  expect((await other.caller.get(`/api/repurpose/${id}`)).status).toBe(404)
  expect((await make({ source_id: source.id, shape_id: 'tweet' }, other)).status).toBe(404)
  await writer.caller.call('DELETE', `/api/repurpose/${id}`)
  expect((await writer.caller.get(`/api/repurpose/${id}`)).status).toBe(404)
  expect((await writer.caller.post(`/api/repurpose/${id}/restore`)).body.derivative.id).toBe(id)
  const content = { title: 'Podcast notes', instructions: 'Three lines to speak from.', form: 'post', most: 400 }
  const { shape } = (await writer.caller.post('/api/repurpose/shapes', content)).body
  expect(shape).toMatchObject({
    is_own: true,
    needs_model: true,
    parts: [{ limit: { unit: 'characters', most: 400 } }],
  })
  expect((await make({ source_id: source.id, shape_id: shape.id }, other)).status).toBe(404)
  expect((await make({ source_id: source.id, shape_id: shape.id })).body.code).toBe('model-needed')
  expect((await writer.caller.call('DELETE', `/api/repurpose/shapes/${shape.id}`)).status).toBe(200)
})

test('the heading of a pasted text is its title, which a model reads once', async () => {
  const person = await funded(modelled)
  models.says(
    /one post on X/,
    JSON.stringify({ post: 'The turbines of the Rance turn in both directions of the tide.' }),
  )
  const { source } = await made({ text: `# Sea and land\n\n${SENTENCES.join(' ')}`, shape_id: 'tweet' }, person)
  expect(source.title).toBe('Sea and land')
  expect(models.lastPrompt().split('Sea and land')).toHaveLength(2)
})

test('a text remembers how it was asked for, and another can be asked for that is like it', async () => {
  const person = await funded(modelled)
  models.says(/one post on X/, JSON.stringify({ post: 'Sand settles in the basin of the Rance.' }))
  const asked = { tone: 'FORMAL', audience: 'harbor masters', hashtags: 1 }
  const { id, source } = await made({ text: SENTENCES.join(' '), shape_id: 'tweet', ...asked }, person)
  const { derivative } = (await person.caller.get(`/api/repurpose/${id}`)).body
  expect(derivative.asked_for).toEqual({ ...asked, brand_voice_id: null })
  await made({ source_id: source.id, shape_id: 'tweet', ...derivative.asked_for, like: 'Look at the sand.' }, person)
  expect(models.lastPrompt()).toMatch(/LIKED VERSION[\s\S]*Look at the sand\./)
})

test('a post that leaves no room for its link is asked for once more', async () => {
  const person = await funded(modelled)
  const things = ['sand', 'dam', 'mud', 'tide', 'gate', 'bird']
  const meetings = things.flatMap((one) => things.map((other) => `A ${one} meets a ${other}.`))
  const post = meetings.join(' ').slice(0, 590).trim()
  models.says(/short LinkedIn post/, JSON.stringify({ post }))
  const wish = { text: SENTENCES.join(' '), shape_id: 'linkedin-post-short' }
  await made(wish, person)
  expect(models.lastPrompt()).not.toContain('too long')
  const { layout } = await made({ ...wish, link: 'https://tides.example/power' }, person)
  expect(models.lastPrompt()).toMatch(/too long: 5\d\d characters \(limit 571\)/)
  expect(layout).toMatchObject([{ limit: { most: 600 } }])
})

test('the title of the original, as the subject of an email, is not said to be missing in it', async () => {
  const text = `# Lund cut its night bus\n\n${SENTENCES.join(' ')}`
  const { claims, parts } = await made({ text, shape_id: 'promotional-email' })
  expect(parts.subject).toBe('Lund cut its night bus')
  expect(claims).toContainEqual(expect.objectContaining({ part: 'subject', state: 'carried' }))
})

test('a blog of one sentence, which is its title too, is still a text', async () => {
  const html = `<p>${SENTENCES[0]}</p>`
  const { blog } = (await writer.caller.post('/api/blogs', { html, project_id: writer.projectId })).body
  expect((await made({ blog_id: blog.id, shape_id: 'tweet' })).parts.post).toBe(SENTENCES[0])
})

test('what was made is found by its words and not by the names of its parts; an email keeps the placeholders it may have', async () => {
  const person = await funded(plain)
  const text = SENTENCES.join(' ')
  const email = await made({ text, shape_id: 'promotional-email', placeholders: 'vorname' }, person)
  expect(email.placeholders).toBe('vorname')
  const found = async (query: string) =>
    (await person.caller.call('GET', '/api/repurpose', { query: { query } })).body.total
  expect([await found('SIHWA lake'), await found('call_to_action'), await found('100%')]).toEqual([1, 0, 0])
})

test('a deleted text goes for good after a month, and with the last one its original', async () => {
  const person = await funded(plain)
  const one = await made({ text: SENTENCES.join(' '), shape_id: 'tweet' }, person)
  const other = await made({ source_id: one.source.id, shape_id: 'linkedin-post-short' }, person)
  const left = async (table: string) =>
    (
      await plain.database.query<{ count: number }>(`select count(*)::int from ${table} where owner_id = $1`, [
        person.id,
      ])
    ).rows[0]?.count
  const later = new Date(Date.now() + 60_000)
  await person.caller.call('DELETE', `/api/repurpose/${one.id}`)
  await purgeDeleted(plain.deps.db, later)
  expect([await left('derivatives'), await left('repurpose_sources')]).toEqual([1, 1])
  await person.caller.call('DELETE', `/api/repurpose/${other.id}`)
  await purgeDeleted(plain.deps.db, later)
  expect([await left('derivatives'), await left('repurpose_sources')]).toEqual([0, 0])
})

test('nothing to use, two things at once, and no shape are said by their fields', async () => {
  const wrong = [
    [{ shape_id: 'tweet' }, 'text'],
    [{ text: ' \n ', shape_id: 'tweet' }, 'text'],
    [{ text: 'Tides turn.', url: 'https://example.org', shape_id: 'tweet' }, 'url'],
    [{ text: 'Tides turn.', shape_id: '' }, 'shape_id'],
    [{ text: 'Tides turn.', shape_id: 'tweet', link: 'example' }, 'link'],
  ] as const
  for (const [wish, path] of wrong) {
    const { status, body } = await make(wish)
    expect([status, body.details?.[0].path], path).toEqual([422, path])
  }
})

test('a model writes a thread from the whole text; what it adds is marked, and a book is condensed first', async () => {
  const person = await funded(modelled)
  const posts = [
    'The Rance station has turned the tide into power since 1966, with 24 turbines.',
    'Its turbines work in both directions of the tide.',
    'It feeds 900 gigawatt hours a year into the grid of Brittany.',
    'Sand has settled in its basin since the dam was built.',
    'Tidal barrages are dear, and last for a century.',
  ]
  models.says(/thread on X/, JSON.stringify({ posts }))
  const book = Array.from(
    { length: 2_000 },
    (_, at) => `Chapter ${at + 100} of the log speaks of gauge number ${at + 5_000}.`,
  )
  const { claims, parts, is_condensed, engine, source } = await made(
    {
      text: `# Power from the Rance\n\n${[...SENTENCES, ...book].join(' ')}`,
      shape_id: 'twitter-thread',
      link: 'https://example.org/rance',
    },
    person,
  )
  expect(parts.posts).toEqual(posts)
  expect(engine.provider).toBe('compatible')
  expect(is_condensed).toBe(true)
  expect(source.title).toBe('Power from the Rance')
  expect(models.lastPrompt().length).toBeLessThan(30_000)
  const wrong = claims.filter(({ state }: { state: string }) => state !== 'carried')
  expect(wrong.map(({ entry }: { entry: number }) => entry)).toContain(2)
}, 60_000)
