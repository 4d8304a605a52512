import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ScriptedModels, scriptedModels } from '../../../../test-kit/models.ts'
import { type TestServer, testServer, type Writer } from '../../../../test-kit/server.ts'

let models: ScriptedModels
let server: TestServer
let writer: Writer

beforeAll(async () => {
  models = await scriptedModels()
  server = await testServer({ ...models.settings, DEFAULT_PLAN: 'pro-monthly-usd' })
  writer = await server.newWriter()
})
afterAll(async () => {
  await server.close()
  await models.stop()
})

test('a model takes out a sentence that says nothing, but none with a figure', async () => {
  const text =
    'Tides rise twice a day. In today’s fast-paced world, tides play a crucial role. Furthermore, the Rance station utilizes 24 turbines.'
  models.says(/Reword each of the 2 numbered sentences/, JSON.stringify({ sentences: ['', ''] }))
  const { body } = await writer.caller.post('/api/optimizer/tone/reword', { text, strength: 'medium' })
  const [taken, ...others] = body.changes
  expect(taken).toMatchObject({ before: 'In today’s fast-paced world, tides play a crucial role. ', after: '' })
  expect(text.slice(taken.start, taken.end)).toBe(taken.before)
  for (const { after } of others) expect(after).toContain('24')
})
