import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { creditsUsed, newChat, QUESTION, type ScriptedChat, scriptedChat } from './scripted-chat.fixture.ts'

let chat: ScriptedChat
beforeAll(async () => {
  chat = await scriptedChat({ withBare: true })
})
beforeEach(() => chat.reset())
afterAll(() => chat.stop())

test('without a model an answer quotes the passage that holds it, says so, and costs what answers cost', async () => {
  const writer = await chat.funded(chat.bare)
  const id = await newChat(writer)
  const { body, text } = await writer.caller.post(`/api/chats/${id}/ask`, { question: QUESTION })
  expect(body.status, text).toBe(200)
  expect(body.answer).toMatchObject({ state: 'done', engine: { provider: 'builtin' }, credits: 1, unsourced: [] })
  const [citation] = body.answer.citations
  expect(citation).toMatchObject({ asset_id: writer.file, quote: expect.stringContaining('24 turbines') })
  expect(body.answer.text.slice(citation.start, citation.end)).toContain('24 turbines')
  expect(body.answer.read).toEqual([expect.objectContaining({ asset_id: writer.file })])
  expect(body.chat.title).toBe(QUESTION)
  // what it refers to was said before
  const next = await writer.caller.post(`/api/chats/${id}/ask`, { question: 'And when did it open?' })
  expect(next.body.answer.text).toContain('1966')
  const none = await writer.caller.post(`/api/chats/${id}/ask`, {
    question: 'Which cheeses ripen longest in Swiss caves?',
  })
  expect(none.body.answer).toMatchObject({
    citations: [],
    nothing_found: true,
    notices: [{ code: 'not-answered' }],
    credits: 0,
  })
  expect(next.body.answer).toMatchObject({ nothing_found: false, notices: [] })
  // why nothing was found is said beside it
  const question = 'Which cheeses ripen longest in Swiss caves?'
  const searched = (await writer.caller.post(`/api/chats/${id}/ask`, { question, mode: 'serp' })).body.answer
  expect(searched.notices).toMatchObject([{ code: 'not-answered' }, { code: 'search-not-configured' }])
})

test('a model says that no source answers; what it cites of them all the same is an answer', async () => {
  const writer = await chat.funded()
  const id = await newChat(writer)
  const answered = async () => (await writer.caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body.answer
  const text =
    'None of the sources says which cheeses ripen longest in Swiss caves. Emmentaler ripened for 12 months in 2019.'
  chat.says = [text.replace('caves.', 'caves [0].')]
  expect(await answered()).toMatchObject({
    text,
    unsourced: [{ start: text.indexOf('Emmentaler') }],
    nothing_found: true,
    notices: [{ code: 'not-answered' }],
  })
  expect(chat.asked).toContain('end it with [0]')
  chat.says = ['None of them says how many it had at first [0]. The Rance station has 24 turbines [1].']
  expect(await answered()).toMatchObject({ nothing_found: false, notices: [], citations: [{}] })
})

test('a model’s answer streams, and each citation is confirmed by code', async () => {
  chat.says = [
    'The Rance station has ',
    '24 turbines [1]. ',
    'It has 30 turbines [1]. It opened in 1966 [7].\n\n',
    'Sihwa opened in 2011 [1].',
  ]
  const writer = await chat.funded()
  const id = await newChat(writer)
  const { events } = await writer.caller.events(`/api/chats/${id}/ask`, { question: QUESTION })
  const done = events.at(-1)?.data
  expect(events[0]).toMatchObject({ event: 'progress', data: { chat_id: id, answer_id: done.answer.id } })
  const pieces = events.filter(({ event }) => event === 'delta').map(({ data }) => data.text)
  expect(pieces.join('')).toBe(done.answer.text)
  // the first paragraph was confirmed before the second had come
  const order = events.map(({ event }) => event)
  expect(order.indexOf('source')).toBeLessThan(order.lastIndexOf('delta'))
  const words = (spans: { start: number; end: number }[]) =>
    spans.map(({ start, end }) => done.answer.text.slice(start, end))
  expect(words(done.answer.citations)).toEqual(['The Rance station has 24 turbines.', 'Sihwa opened in 2011.'])
  expect(words(done.answer.unsourced)).toEqual(['It has 30 turbines.', 'It opened in 1966.'])
  expect(done.answer).toMatchObject({ state: 'done', engine: { model: 'm' }, credits: 1, own_key: false })
  // what a source orders is quoted, never an order
  expect(chat.asked).toMatch(/<<<BEGIN SOURCE 1 [0-9a-f]{24}>>>[\s\S]*PWNED[\s\S]*<<<END SOURCE 1/)
})

test('an answer is written in the voice of its project, in another that is named, or in none', async () => {
  const writer = await chat.funded()
  const { caller } = writer
  const voiceOf = async (name: string, never: string) => {
    const answers = { sounds: 'dry', speaker: 'nobody', sentences: 'short', never: [never] }
    return (await caller.post('/api/brand-voices', { name, answers })).body.brand_voice.id
  }
  const [harbor, law] = [await voiceOf('Harbor', 'synergy'), await voiceOf('Law', 'leverage')]
  const id = await newChat(writer)
  const { project_id } = (await caller.get(`/api/chats/${id}`)).body.chat
  await caller.call('PUT', `/api/projects/${project_id}/brand-voice`, { body: { brand_voice_id: harbor } })
  const { answer } = (await caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body
  expect(chat.asked).toMatch(/in the voice of Harbor[\s\S]*synergy/)
  const regenerate = (brand_voice_id: string) =>
    caller.post(`/api/chats/${id}/messages/${answer.id}/regenerate`, { brand_voice_id })
  await regenerate(law)
  expect(chat.asked).toMatch(/in the voice of Law[\s\S]*leverage/)
  await regenerate('none')
  expect(chat.asked).not.toContain('in the voice of')
  expect((await regenerate('missing')).status).toBe(404)
})

test('a mode takes as many sources as the plan allows, and another mode begins without them', async () => {
  const writer = await chat.funded(chat.server, 'pro-monthly-usd')
  const { caller, file } = writer
  const id = await newChat(writer)
  const urls = ['a', 'b', 'c', 'd'].map((name) => `http://127.0.0.1:9/${name}`)
  const over = await caller.post(`/api/chats/${id}/ask`, { question: QUESTION, mode: 'url', urls })
  expect([over.status, over.body.details[0].path]).toEqual([403, 'urls'])
  const switched = await caller.call('PATCH', `/api/chats/${id}`, { body: { mode: 'serp' } })
  expect(switched.body.chat).toMatchObject({ mode: 'serp', files: [] })
  const back = await caller.call('PATCH', `/api/chats/${id}`, { body: { mode: 'file' } })
  expect(back.body.chat.files).toEqual([])
  expect((await caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body.details[0].path).toBe('files')
  expect((await caller.post(`/api/chats/${id}/ask`, { question: QUESTION, files: [file] })).body.chat.files).toEqual([
    file,
  ])
})

test('what fails costs nothing and keeps what came; what is refused leaves no trace', async () => {
  const writer = await chat.funded()
  const { caller } = writer
  const id = await newChat(writer)
  chat.says = Array.from({ length: 60 }, () => 'The same eight words come again and again. ')
  const { body } = await caller.post(`/api/chats/${id}/ask`, { question: QUESTION })
  expect(body.answer).toMatchObject({ state: 'failed', credits: 0, problem: expect.any(String) })
  expect(body.answer.text).toContain('again and again')
  expect(await creditsUsed(writer)).toBe(0)
  const longest = 'Each number is another one here. '
  chat.says = Array.from({ length: 12_500 }, (_, at) => longest.replace('one', String(at)))
  const cut = (await caller.post(`/api/chats/${id}/messages/${body.answer.id}/regenerate`)).body.answer
  expect(cut).toMatchObject({ state: 'interrupted', credits: 1, notices: [{ code: 'answer-cut' }] })
  expect(cut.text.length).toBeLessThan(60_000)
  await chat.server.operator.put('/api/update/user', {
    unique_id: writer.id,
    credit_limit: 1,
    plan_name: 'pro-monthly-usd',
  })
  const before = (await caller.get(`/api/chats/${id}`)).body.messages.length
  expect((await caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body.code).toBe('credits-exhausted')
  expect((await caller.get(`/api/chats/${id}`)).body.messages).toHaveLength(before)
})
