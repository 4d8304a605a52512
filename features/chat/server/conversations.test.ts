import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newChat, QUESTION, type ScriptedChat, scriptedChat } from './scripted-chat.fixture.ts'

let chat: ScriptedChat
beforeAll(async () => {
  chat = await scriptedChat()
})
beforeEach(() => chat.reset())
afterAll(() => chat.stop())

test('an edited question and a regenerated answer are branches; all are kept, and the latest is shown', async () => {
  const writer = await chat.funded()
  const { caller } = writer
  const id = await newChat(writer)
  const first = (await caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body
  await caller.post(`/api/chats/${id}/ask`, { question: 'And Sihwa?' })
  expect(chat.asked).toContain(`Question: ${QUESTION}`)
  const edited = (
    await caller.post(`/api/chats/${id}/ask`, { question: 'When did Rance open?', replaces: first.question.id })
  ).body
  expect(edited.question.versions).toEqual([first.question.id, edited.question.id])
  const again = (await caller.post(`/api/chats/${id}/messages/${edited.answer.id}/regenerate`)).body
  expect(again.answer.versions).toEqual([edited.answer.id, again.answer.id])
  const shown = async () =>
    (await caller.get(`/api/chats/${id}`)).body.messages.map((message: { id: string }) => message.id)
  expect(await shown()).toEqual([edited.question.id, again.answer.id])
  expect(again.chat).toMatchObject({ mode: 'file', files: [writer.file] })
  const address = `/api/chats/${id}/messages/${edited.answer.id}/regenerate`
  const unread = await caller.post(address, { mode: 'url' })
  expect(unread.body.details).toMatchObject([{ path: 'urls' }])
  expect((await caller.post(address, { mode: 'instruct' })).body.chat).toMatchObject({ mode: 'instruct', files: [] })
  const before = (await caller.call('PATCH', `/api/chats/${id}`, { body: { shows: first.question.id } })).body
  expect(before.messages).toHaveLength(4)
  expect(before.messages[0]).toMatchObject({ id: first.question.id, versions: edited.question.versions })
})

test('a first question makes its conversation, and a refused one leaves none', async () => {
  const writer = await chat.funded(chat.server, 'pro-monthly-usd')
  const { caller, file } = writer
  const begin = async (input: object) => (await caller.post('/api/chats/ask', { question: QUESTION, ...input })).body
  expect((await begin({ mode: 'url', urls: [] })).details[0].path).toBe('urls')
  expect((await begin({ mode: 'file', files: ['missing'] })).code).toBe('not-found')
  const { chat: begun, answer } = await begin({ mode: 'file', files: [file] })
  expect(begun).toMatchObject({ title: QUESTION, mode: 'file', files: [file] })
  expect((await caller.get(`/api/chats/${begun.id}`)).body.messages.at(-1)).toMatchObject({ id: answer.id, credits: 1 })
  await chat.server.operator.put('/api/update/user', {
    unique_id: writer.id,
    credit_limit: 1,
    plan_name: 'pro-monthly-usd',
  })
  expect((await begin({ mode: 'file', files: [file] })).code).toBe('credits-exhausted')
  const { total, chats } = (await caller.get('/api/chats')).body
  expect([total, chats[0].id]).toEqual([1, begun.id])
})

test('a conversation is found by its words, renamed, pinned, deleted, and brought back', async () => {
  const writer = await chat.funded()
  const { caller } = writer
  const [first, second] = [await newChat(writer), await newChat(writer)]
  await caller.post(`/api/chats/${first}/ask`, { question: QUESTION })
  await caller.post(`/api/chats/${second}/ask`, { question: 'What is a tide?' })
  await caller.call('PATCH', `/api/chats/${first}`, { body: { pinned: true, title: 'Turbines' } })
  const list = async (query = '') => (await caller.get('/api/chats', { query })).body
  expect((await list()).chats.map(({ id }: { id: string }) => id)).toEqual([first, second])
  expect(await list('rance STATION')).toMatchObject({
    total: 2,
    chats: [{ excerpt: expect.stringMatching(/^[^*>]*Rance[^*>]*$/) }, {}],
  })
  expect((await list('100%')).total).toBe(0)
  await caller.delete(`/api/chats/${first}`)
  expect((await caller.get(`/api/chats/${first}`)).status).toBe(404)
  expect((await caller.post(`/api/chats/${first}/restore`)).body.chat).toMatchObject({
    title: 'Turbines',
    pinned: true,
  })
})

test('one key asks once, and other people’s conversations are not there', async () => {
  const writer = await chat.funded()
  const { caller } = writer
  const id = await newChat(writer)
  const headers = { 'idempotency-key': 'ask-once' }
  const [one, two] = await Promise.all(
    [1, 2].map(() => caller.post(`/api/chats/${id}/ask`, { question: QUESTION }, { headers })),
  )
  expect(one?.body.answer.id).toBe(two?.body.answer.id)
  const stranger = await chat.funded()
  const foreign = [
    stranger.caller.get(`/api/chats/${id}`),
    stranger.caller.post(`/api/chats/${id}/ask`, { question: QUESTION }),
    stranger.caller.get(`/api/chats/${id}/messages/${one?.body.answer.id}`),
    stranger.caller.delete(`/api/chats/${id}`),
    stranger.caller.get(`/api/chats/${id}/export/md`),
    stranger.caller.post('/api/chats', { mode: 'file', files: [writer.file] }),
    stranger.caller.post(`/api/chats/${await newChat(stranger)}/ask`, {
      question: 'x',
      replaces: one?.body.question.id,
    }),
    stranger.caller.post(`/api/chats/${await newChat(stranger)}/ask`, { question: 'x', after: one?.body.answer.id }),
  ]
  expect((await Promise.all(foreign)).map(({ status }) => status)).toEqual(foreign.map(() => 404))
})
