import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../../test-kit/server.ts'
import { untilRead } from '../../../test-kit/until-read.ts'

const WORDS = 'The Rance station in Brittany opened in 1966 and has 24 turbines [1].'

let model: Server
/** Words after which the model's line breaks; none of it when it does not. */
let breaksAfter = Number.POSITIVE_INFINITY
/** A request with these words breaks off at once. */
let breaksAt: string | null = null
let server: TestServer
let writer: Writer
let assetId: string

beforeAll(async () => {
  model = createServer(async (request, response) => {
    let asked = ''
    for await (const piece of request) asked += piece
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (delta: object, finish_reason: string | null) =>
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta, finish_reason }] })}\n\n`)
    for (const [at, word] of WORDS.split(/(?<= )/).entries()) {
      if (at === breaksAfter || (at > 0 && breaksAt && asked.includes(breaksAt))) return response.destroy()
      say({ content: word }, null)
      await delay(10)
    }
    say({}, 'stop')
    response.end('data: [DONE]\n\n')
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  server = await testServer({ COMPATIBLE_BASE_URL: `http://127.0.0.1:${port}/v1`, COMPATIBLE_MODEL: 'm' })
  writer = await server.newWriter()
  const plan = { credit_limit: 10, expiry_days: 30, plan_name: 'pro-monthly-usd' }
  await server.operator.put('/api/update/user', { unique_id: writer.id, ...plan })
  const added = await writer.caller.call('POST', '/api/assets/files', {
    query: { filename: 'rance.txt' },
    raw: new TextEncoder().encode('The Rance station in Brittany opened in 1966 and has 24 turbines.'),
  })
  assetId = added.body.asset.id
})
afterAll(async () => {
  await server.close()
  model.close()
})

/** A workflow with one section. */
async function planned(): Promise<string> {
  await untilRead(writer.caller, assetId)
  const made = await writer.caller.post('/api/workflows', { topic: 'the Rance station', asset_ids: [assetId] })
  const { id, version } = made.body.workflow
  const sections = [{ level: 2, heading: 'Its age', notes: '', words: 60, passage_ids: [] }]
  await writer.caller.call('PATCH', `/api/workflows/${id}`, { body: { version, sections, headline: 'The Rance' } })
  return id
}

async function drafted(id: string) {
  expect((await writer.caller.post(`/api/workflows/${id}/draft`)).status).toBe(200)
  const workflow = async () => (await writer.caller.get(`/api/workflows/${id}`)).body.workflow
  await expect.poll(async () => (await workflow()).task_id, { timeout: 20_000 }).toBeNull()
  return workflow()
}

const used = async () => (await writer.caller.get('/api/billing/balance')).body.balance.credits_used

test('a section in which the model breaks off is not taken for done, costs nothing, and can be written again', async () => {
  const id = await planned()
  const before = await used()
  breaksAfter = 4
  const { state, sections } = await drafted(id)
  expect([state, sections[0].state]).toEqual(['failed', 'failed'])
  expect(sections[0].problem).toContain('cut off')
  expect(await used()).toBe(before)
  breaksAfter = Number.POSITIVE_INFINITY
  const again = await drafted(id)
  expect(again.sections[0]).toMatchObject({ state: 'done', text: expect.stringContaining('24 turbines') })
  expect(await used()).toBe(before + 1)
})

test('a database that refuses the state of a section on the way costs neither the section nor the server', async () => {
  const id = await planned()
  const { database } = server
  await database.query(
    `create function refuse_halves() returns trigger language plpgsql as
     $$ begin raise exception 'not now' using errcode = '57P03'; end $$`,
  )
  await database.query(
    `create trigger halves before update on workflow_sections for each row
     when (new.state = 'writing' and new.text <> '') execute function refuse_halves()`,
  )
  const { sections } = await drafted(id)
  await database.query('drop trigger halves on workflow_sections')
  expect(sections[0]).toMatchObject({ state: 'done', text: expect.stringContaining('24 turbines') })
})

test('a model that fails at the opening leaves the draft without one, and that is said', async () => {
  const id = await planned()
  breaksAt = 'Write the introduction'
  const { state, frame, blog_id } = await drafted(id)
  breaksAt = null
  expect([state, frame.missing_parts]).toEqual(['finished', ['introduction']])
  expect((await writer.caller.get(`/api/blogs/${blog_id}/export/md`)).text).toContain('Rance')
})
