import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newChat, QUESTION, type ScriptedChat, scriptedChat } from './scripted-chat.fixture.ts'

let chat: ScriptedChat
beforeAll(async () => {
  chat = await scriptedChat()
})
beforeEach(() => chat.reset())
afterAll(() => chat.stop())

test('an answer leaves with its citations: as a file, as a blog, as a page that can be revoked; HTML in it is words', async () => {
  chat.says = ['The Rance station has 24 turbines [1]. <script>alert(1)</script> ![x](https://spy.example/p.png)']
  const writer = await chat.funded()
  const { caller } = writer
  const id = await newChat(writer)
  const { answer } = (await caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body
  const md = await caller.get(`/api/chats/${id}/export/md`)
  // the only question is the title, once
  expect(md.text).toMatch(/^# How many turbines[\s\S]*24 turbines\.?\[\^/)
  expect(md.text.split(QUESTION)).toHaveLength(2)
  expect(md.text).not.toContain('spy.example')
  const docx = await caller.get(`/api/chats/${id}/export/docx`)
  expect([docx.status, docx.text.slice(0, 2)]).toEqual([200, 'PK'])
  const { blog_id } = (await caller.post(`/api/chats/${id}/messages/${answer.id}/save`)).body
  const { citations } = (await caller.get(`/api/blogs/${blog_id}/citations`)).body
  expect(citations).toEqual([expect.objectContaining({ asset_id: writer.file })])
  const { share } = (await caller.post(`/api/chats/${id}/shares`)).body
  await caller.post(`/api/chats/${id}/ask`, { question: 'Later?' })
  const page = await chat.server.stranger().get(share.url)
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('24 turbines')])
  expect(page.text).not.toMatch(/<script|spy\.example|Later\?/)
  await caller.delete(`/api/chats/${id}/shares/${share.id}`)
  expect((await chat.server.stranger().get(share.url)).status).toBe(404)
})

test('a shared conversation shows what has no source where the author’s page does', async () => {
  chat.says = [
    'The Rance station has 24 turbines [1]. **It cost 380 million francs in 1966.** Ask away.\n\n| Plant | Year |\n| --- | --- |\n| Sihwa | 2011 |',
  ]
  const writer = await chat.funded()
  const id = await newChat(writer)
  const { answer } = (await writer.caller.post(`/api/chats/${id}/ask`, { question: QUESTION })).body
  const words = answer.unsourced.map(({ start, end }: { start: number; end: number }) => answer.text.slice(start, end))
  expect(words).toEqual(['**It cost 380 million francs in 1966.**', '| Sihwa | 2011 |'])
  const { share } = (await writer.caller.post(`/api/chats/${id}/shares`)).body
  const { text } = await chat.server.stranger().get(share.url)
  expect(text.split('No source</span>')).toHaveLength(3)
  expect(text).toMatch(/in 1966\.<\/strong> <span class="no-source"[^>]*>No source<\/span> Ask away\./)
  expect(text).toMatch(/2011 <span class="no-source"[^>]*>No source<\/span>(?:<\/p>)?<\/td>/)
  expect(text).not.toContain('\u{F0000}')
})

test('whoever opens a shared conversation can continue it as a copy, without the sources of the one who shared it', async () => {
  chat.says = ['The Rance station has 24 turbines [1].', 'Since 1966.']
  const writer = await chat.funded()
  const id = await newChat(writer)
  await writer.caller.post(`/api/chats/${id}/ask`, { question: QUESTION })
  const { share } = (await writer.caller.post(`/api/chats/${id}/shares`)).body
  expect((await chat.server.stranger().get(share.url)).text).toContain(`href="/factgpt?copy=${share.id}"`)

  const { caller: reader } = await chat.funded()
  const path = `/api/chats/shared/${share.id}/copy`
  const { body } = await reader.post(path)
  expect(body.chat).toMatchObject({ title: QUESTION, mode: 'instruct' })
  const [question, answer] = body.messages
  expect([body.messages.length, question.text, answer.parent_id]).toEqual([2, QUESTION, question.id])
  expect(answer.citations).toMatchObject([{ asset_id: null, quote: expect.stringContaining('24 turbines') }])
  const later = await reader.post(`/api/chats/${body.chat.id}/ask`, { question: 'Since when?' })
  expect(later.body.question).toMatchObject({ parent_id: answer.id })
  expect((await writer.caller.get(`/api/chats/${id}`)).body.messages).toHaveLength(2)
  const own = await writer.caller.post(path)
  expect(own.body.messages[1].citations).toMatchObject([{ asset_id: writer.file }])

  expect((await chat.server.stranger().post(path)).status).toBe(401)
  await writer.caller.delete(`/api/chats/${id}/shares/${share.id}`)
  expect((await reader.post(path)).status).toBe(404)
})
