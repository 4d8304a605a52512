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

const reword = async (text: string, more: object = {}) =>
  (await writer.caller.post('/api/optimizer/tone/reword', { text, strength: 'medium', ...more })).body

test('a model takes out a sentence that says nothing; one with a figure stays as it was, asked twice, with the reason', async () => {
  const text =
    'Tides rise twice a day. In today’s fast-paced world, tides play a crucial role. Furthermore, the Rance station utilizes 24 turbines.'
  models.says(/Rewrite each of the 2 numbered sentences/, JSON.stringify({ sentences: ['', ''] }))
  models.says(
    /Rewrite each of the 1 numbered sentences[\s\S]*rejected: it changed the meaning/,
    JSON.stringify({ sentences: [''] }),
  )
  const { changes, refused } = await reword(text)
  expect(changes).toMatchObject([{ before: 'In today’s fast-paced world, tides play a crucial role. ', after: '' }])
  expect(text.slice(changes[0].start, changes[0].end)).toBe(changes[0].before)
  expect(refused).toMatchObject([{ before: expect.stringMatching(/^Furthermore/), reason: 'meaning', words: /24/ }])
})

test('what is not better is refused, and a second answer that is better is taken', async () => {
  const text = 'Furthermore, the robust barrage has turbines that utilize the tide.'
  models.says(
    /^(?![\s\S]*rejected)[\s\S]*robust barrage/,
    JSON.stringify({ sentences: ['Moreover, the robust barrage has turbines that leverage the tide.'] }),
  )
  models.says(
    /robust barrage[\s\S]*rejected: it sounds as AI-like/,
    JSON.stringify({ sentences: ['The strong barrage has turbines that use the tide.'] }),
  )
  const { changes, refused } = await reword(text)
  expect([changes[0]?.after, refused]).toEqual(['The strong barrage has turbines that use the tide.', []])
})

test('a sentence to which a model lends the first person of the voice stays as it was', async () => {
  const answers = { speaker: 'we', sentences: 'short' }
  const { body } = await writer.caller.post('/api/brand-voices', { name: 'Quay', answers })
  const text = 'Moreover, the harbor utilizes 24 cranes.'
  models.says(/24 cranes/, JSON.stringify({ sentences: ['We run 24 cranes in the harbor.'] }))
  const { changes, refused } = await reword(text, { brand_voice_id: body.brand_voice.id })
  expect(changes.every(({ after }: { after: string }) => !/\bwe\b/i.test(after))).toBe(true)
  expect(refused).toMatchObject([{ reason: 'voice' }])
  expect((await reword(text)).changes[0].after).toMatch(/^We run/)
})

test('each strength asks for more: more sentences, and more of each', async () => {
  const text =
    'Furthermore, tides rise twice a day. My aunt saw it, wrote it down, and drew it. The quay is a long walk from the town.'
  const sentences = text.split(/(?<=\.) /)
  const asked = [sentences.slice(0, 1), sentences.slice(0, 2), sentences]
  for (const [at, strength] of ['light', 'medium', 'strong'].entries()) {
    models.says(
      new RegExp(`each of the ${at + 1} numbered[\\s\\S]*tides rise`, 'i'),
      JSON.stringify({ sentences: asked[at] }),
    )
    expect((await reword(text, { strength })).refused).toEqual([])
    expect(models.lastPrompt()).toContain(`each of the ${at + 1} numbered`)
    expect(models.lastPrompt().includes('Change as little as possible')).toBe(strength === 'light')
  }
})
