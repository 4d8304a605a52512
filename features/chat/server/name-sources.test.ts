import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { namedWords, newChat, QUESTION, type ScriptedChat, scriptedChat } from './scripted-chat.fixture.ts'

let chat: ScriptedChat
beforeAll(async () => {
  chat = await scriptedChat()
})
beforeEach(() => {
  chat.reset()
  chat.says = [FACTS, FOND, PRICE]
  chat.names = [WORDS]
})
afterAll(() => chat.stop())

const FACTS = 'The Rance station has 24 turbines [1]. '
/** In other words than its source, and what no source says. */
const FOND = 'Those who live nearby came to like the barrage [1]. '
const PRICE = 'It cost 380 million francs in 1966 [1].'
const WHOLE =
  'The Rance station has 24 turbines. Those who live nearby came to like the barrage. It cost 380 million francs in 1966.'
const QUOTE = 'In the end its neighbors grew fond of the barrage.'
const WORDS = namedWords(
  { sentence: 1, source: 1, quote: QUOTE },
  { sentence: 2, source: 1, quote: 'The Rance station in Brittany opened in 1966' },
)

interface Spans {
  text: string
  citations: { start: number; end: number; quote: string; matched_by?: string }[]
  unsourced: { start: number; end: number }[]
}
const citedIn = ({ text, citations }: Spans) =>
  citations.map(({ start, end, matched_by }) => [text.slice(start, end), matched_by])
const unsourcedIn = ({ text, unsourced }: Spans) => unsourced.map(({ start, end }) => text.slice(start, end))

const FOUND = [
  ['The Rance station has 24 turbines.', undefined],
  ['Those who live nearby came to like the barrage.', 'model'],
]
const BY_WORDS = FOUND.slice(0, 1)

test('sentences in other words than their source get it once the answer is whole, and what nothing says is marked then', async () => {
  const writer = await chat.funded()
  const id = await newChat(writer)
  const { events } = await writer.caller.events(`/api/chats/${id}/ask`, { question: QUESTION })
  const { answer } = events.at(-1)?.data ?? {}
  expect(citedIn(answer)).toEqual(FOUND)
  expect(answer.citations[1]).toMatchObject({ quote: QUOTE, asset_id: writer.file })
  expect(unsourcedIn(answer)).toEqual([PRICE.replace(' [1]', '')])
  // only what is open is asked for, and the same credit pays for it
  expect(chat.askedToName).toMatch(/1: Those who live nearby[^\n]*\n2: It cost 380[^\n]*\n<<<END SENTENCES/)
  expect(answer).toMatchObject({ state: 'done', credits: 1, text: WHOLE })
  // every citation that came while it was written is the one that stays
  const came = events.filter(({ event }) => event === 'source').map(({ data }) => data.id)
  expect(came).toEqual(answer.citations.map((citation: { id: string }) => citation.id))
  const order = events.map(({ event, data }) => data.stage ?? event)
  expect(order.indexOf('sources')).toBeGreaterThan(order.lastIndexOf('delta'))
  const { rows } = await chat.server.database.query('select distinct feature from model_calls')
  expect(rows).toEqual([{ feature: 'factgpt' }])
})

test('nothing is asked for where all is cited, nothing was read, or the answer says that no source knows', async () => {
  const writer = await chat.funded()
  const id = await newChat(writer)
  const ask = async (said: string, mode = {}) => {
    chat.says = [said]
    expect((await writer.caller.post(`/api/chats/${id}/ask`, { question: QUESTION, ...mode })).body.status).toBe(200)
  }
  await ask(FACTS)
  await ask('None of the sources says what it cost [0].')
  await ask(FOND, { mode: 'instruct' })
  expect(chat.askedToName).toBe('')
})

test('while sources are found the whole answer is kept; stopping then lacks nothing but their words', async () => {
  chat.names = ['pause', WORDS]
  const { caller, ...writer } = await chat.funded()
  const id = await newChat({ caller, ...writer })
  const asking = caller.post(`/api/chats/${id}/ask`, { question: QUESTION })
  await chat.paused()
  const open = (await caller.get(`/api/chats/${id}`)).body.messages.at(-1)
  expect(open).toMatchObject({ state: 'writing', text: WHOLE, unsourced: [] })
  expect(citedIn(open)).toEqual(BY_WORDS)
  // whoever opens the page only now hears that it is whole
  const following = caller.call('GET', `/api/chats/${id}/messages/${open.id}`, {
    headers: { accept: 'text/event-stream' },
  })
  const { answer } = (await caller.post(`/api/chats/${id}/messages/${open.id}/stop`)).body
  expect(answer).toMatchObject({ state: 'done', text: WHOLE, credits: 1 })
  expect(citedIn(answer)).toEqual(BY_WORDS)
  expect(unsourcedIn(answer)).toHaveLength(1)
  expect((await following).text).toContain('"stage":"sources"')
  expect((await asking).body.answer).toEqual(answer)
  expect((await caller.post(`/api/chats/${id}/messages/${open.id}/continue`)).body.code).toBe('conflict')
})

test('an answer whose process is killed while its sources are found is whole, not one that broke off', async () => {
  chat.names = ['pause', WORDS]
  const { caller, ...writer } = await chat.funded()
  const id = await newChat({ caller, ...writer })
  const asking = caller.post(`/api/chats/${id}/ask`, { question: QUESTION })
  await chat.paused()
  const message = (await caller.get(`/api/chats/${id}`)).body.messages.at(-1)
  const columns = 'text, citations, unsourced, read, notices, engine, is_whole'
  const kept = `select ${columns} from chat_messages where id = $1`
  // another process sees the row, and not the memory of the one that writes
  const { rows } = await chat.server.database.query<Record<string, unknown>>(kept, [message.id])
  expect(rows[0]).toMatchObject({ text: WHOLE, is_whole: true, engine: { model: 'm' }, read: [{}] })
  chat.goOn()
  await asking
  await chat.server.database.query(
    "update chat_messages set state = 'writing', citations = $2, unsourced = $3, alive_at = $4 where id = $1",
    [
      message.id,
      JSON.stringify(rows[0]?.citations),
      JSON.stringify(rows[0]?.unsourced),
      new Date(chat.server.clock.now().getTime() - 31_000),
    ],
  )
  const left = (await caller.get(`/api/chats/${id}`)).body.messages.at(-1)
  expect(left).toMatchObject({ state: 'done', text: WHOLE })
  expect(citedIn(left)).toEqual(BY_WORDS)
  expect(unsourcedIn(left)).toHaveLength(1)
})

test('a naming that fails leaves the answer as it was', async () => {
  chat.names = ['No JSON at all.']
  const writer = await chat.funded()
  const id = await newChat(writer)
  const { answer } = (await writer.caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body
  expect(answer).toMatchObject({ state: 'done', text: WHOLE, credits: 1 })
  expect(citedIn(answer)).toEqual(BY_WORDS)
  expect(unsourcedIn(answer)).toHaveLength(1)
})

test('an answer that is continued has the sources of its beginning found with those of its end', async () => {
  chat.says = [FOND, 'It is ', 'pause']
  const { caller, ...writer } = await chat.funded()
  const id = await newChat({ caller, ...writer })
  const asking = caller.post(`/api/chats/${id}/ask`, { question: QUESTION })
  await chat.paused()
  const { messages } = (await caller.get(`/api/chats/${id}`)).body
  await caller.post(`/api/chats/${id}/messages/${messages.at(-1).id}/stop`)
  await asking
  expect(chat.askedToName).toBe('')
  chat.says = [FACTS]
  const { answer } = (await caller.post(`/api/chats/${id}/messages/${messages.at(-1).id}/continue`)).body
  expect(answer.state).toBe('done')
  expect(citedIn(answer)).toEqual(FOUND.toReversed())
})
