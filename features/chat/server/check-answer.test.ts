import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newChat, QUESTION, type ScriptedChat, scriptedChat } from './scripted-chat.fixture.ts'

let chat: ScriptedChat
beforeAll(async () => {
  chat = await scriptedChat()
})
beforeEach(() => chat.reset())
afterAll(() => chat.stop())

/** Has an answer given and its facts checked; what the check and the conversation say then. */
async function checkedAnswer(said: string) {
  chat.says = [said]
  const writer = await chat.funded()
  const { caller } = writer
  const id = await newChat(writer)
  const { answer } = (await caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body
  const { check_id } = (await caller.post(`/api/chats/${id}/messages/${answer.id}/check`)).body
  const check = async () => (await caller.get(`/api/check/facts/${check_id}`)).body
  await expect.poll(async () => (await check()).check.task_id, { timeout: 20_000 }).toBeNull()
  const { messages } = (await caller.get(`/api/chats/${id}`)).body
  return { claims: (await check()).claims, checkId: check_id, messages }
}

test('the facts of an answer are checked against what was read for it', async () => {
  const { claims, checkId, messages } = await checkedAnswer('The Rance station opened in 1971 [1].')
  expect(claims[0]).toMatchObject({ verdict: 'contradicted' })
  expect(messages.at(-1).check_id).toBe(checkId)
})

test('a quotation is checked without the title before it, which its source does not say', async () => {
  const { claims } = await checkedAnswer(
    '> **tides.txt**: “The Rance station in Brittany opened in 1966 and has 24 turbines.” [1]',
  )
  expect(claims).toMatchObject([{ verdict: 'supported' }])
})
