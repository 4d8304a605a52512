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

test('a sentence to which a model lends the first person of the voice is left to the rules', async () => {
  const answers = { speaker: 'we', sentences: 'short' }
  const { body } = await writer.caller.post('/api/brand-voices', { name: 'Quay', answers })
  const text = 'Furthermore, the barrage utilizes 24 turbines.'
  models.says(/Reword each of the 1 numbered/, JSON.stringify({ sentences: ['We run 24 turbines in the barrage.'] }))
  const reworded = async (more: object) =>
    (await writer.caller.post('/api/optimizer/tone/reword', { text, ...more })).body.changes[0].after
  expect(await reworded({ brand_voice_id: body.brand_voice.id })).not.toMatch(/\bwe\b/i)
  expect(await reworded({})).toMatch(/^We run/)
})
