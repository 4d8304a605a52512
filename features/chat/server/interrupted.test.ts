import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newChat, QUESTION, type ScriptedChat, scriptedChat } from './scripted-chat.fixture.ts'

let chat: ScriptedChat
beforeAll(async () => {
  chat = await scriptedChat()
})
beforeEach(() => chat.reset())
afterAll(() => chat.stop())

test('whoever comes back takes up the stream; stopping keeps what came, charges for it, and it goes on', async () => {
  chat.says = ['The Rance station has 24 turbines [1]. ', 'It is ', 'pause', 'old.']
  const writer = await chat.funded()
  const { caller } = writer
  const id = await newChat(writer)
  const leaves = new AbortController()
  const asking = caller
    .call('POST', `/api/chats/${id}/ask`, { body: { question: QUESTION }, signal: leaves.signal })
    .catch(() => null)
  await chat.paused()
  leaves.abort()
  await asking
  const open = (await caller.get(`/api/chats/${id}`)).body.messages.at(-1)
  expect(open).toMatchObject({ state: 'writing', text: expect.stringContaining('24 turbines') })
  expect((await caller.post(`/api/chats/${id}/ask`, { question: 'More?' })).body.code).toBe('answer-busy')
  const following = caller.call('GET', `/api/chats/${id}/messages/${open.id}`, {
    query: { from: 4 },
    headers: { accept: 'text/event-stream' },
  })
  const stopped = (await caller.post(`/api/chats/${id}/messages/${open.id}/stop`)).body
  expect(stopped.answer).toMatchObject({
    state: 'stopped',
    credits: 1,
    text: 'The Rance station has 24 turbines. It is ',
  })
  const { text } = await following
  expect(text).toContain('{"index":0,"text":"Rance station')
  expect(text).toContain('event: done')
  chat.says = ['It opened in 1966 [1].']
  const whole = (await caller.post(`/api/chats/${id}/messages/${open.id}/continue`)).body
  expect(whole.answer).toMatchObject({
    state: 'done',
    credits: 2,
    text: 'The Rance station has 24 turbines.\n\nIt opened in 1966.',
  })
  expect(whole.answer.citations).toHaveLength(2)
  expect(chat.asked).toContain('Answer: The Rance station has 24 turbines.')
  expect((await caller.post(`/api/chats/${id}/messages/${open.id}/continue`)).body.code).toBe('conflict')
})

test('what was being written when its process was killed is kept as interrupted, and goes on', async () => {
  const writer = await chat.funded()
  const { caller } = writer
  const id = await newChat(writer)
  const { answer } = (await caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body
  await chat.server.database.query(
    "update chat_messages set state = 'writing', text = 'The station has 24 turbines. It', citations = '[]', unsourced = '[]', alive_at = $2 where id = $1",
    [answer.id, new Date(chat.server.clock.now().getTime() - 31_000)],
  )
  const left = (await caller.get(`/api/chats/${id}`)).body.messages.at(-1)
  expect(left).toMatchObject({
    state: 'interrupted',
    text: 'The station has 24 turbines. It',
    unsourced: [{ start: 0 }],
  })
  const whole = (await caller.post(`/api/chats/${id}/messages/${answer.id}/continue`)).body.answer
  expect(whole).toMatchObject({ state: 'done', text: expect.stringMatching(/turbines\.\n\nThe Rance/) })
})

test('a stopping server leaves what it writes as interrupted', async () => {
  const writer = await chat.funded()
  const id = await newChat(writer)
  chat.says = ['Half of it. ', 'pause']
  writer.caller.post(`/api/chats/${id}/ask`, { question: QUESTION }).catch(() => null)
  await chat.paused()
  const states: unknown[] = []
  const { database } = chat.server
  const { close } = database
  database.close = async () => {
    const { rows } = await database.query('select state, text from chat_messages where chat_id = $1 and role = $2', [
      id,
      'answer',
    ])
    states.push(...rows)
    return close.call(database)
  }
  await chat.endServer()
  expect(states).toEqual([{ state: 'interrupted', text: expect.stringContaining('Half') }])
})
