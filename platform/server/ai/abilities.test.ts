import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readConfig } from '../config.ts'
import { knownAbilities } from './abilities.ts'
import { aiOver, rawServer, SECRET } from './ai.fixture.ts'

test.each([
  ['openai', 'gpt-5-mini', 400_000, true],
  ['openai', 'gpt-5-chat-latest', 128_000, false],
  ['openai', 'gpt-4.1-nano', 1_047_576, false],
  ['openai', 'gpt-4o-mini', 128_000, false],
  ['openai', 'gpt-4', 8_192, false],
  ['openai', 'o3', 200_000, true],
  ['azure', 'our-deployment', 128_000, false],
  ['anthropic', 'claude-sonnet-4-5', 200_000, false],
  ['compatible', 'llama3.2', 8_192, false],
  ['compatible', 'qwen3:8b', 8_192, true],
  ['compatible', 'qwen3:30b-instruct', 8_192, false],
] as const)('%s’s %s holds %i tokens', (provider, model, contextTokens, thinks) => {
  expect(knownAbilities(provider, model)).toMatchObject({ contextTokens, thinks })
})

test('measured abilities of a person’s model take precedence over its name', () => {
  const { ai } = aiOver(readConfig({}))
  const ownKey = { provider: 'compatible', key: SECRET, baseUrl: 'http://127.0.0.1:9/v1', model: 'qwen3' } as const
  const wish = { purpose: 'special', ownerId: 'u1', feature: 'test' } as const
  const abilities = { contextTokens: 32_768, schema: true }
  expect(ai.choose({ ...wish, ownKey: { ...ownKey, abilities } })?.abilities).toEqual({ ...abilities, thinks: true })
})

/** A server of the settings that lists its model with its context and, if `takesForms`, answers in the form it is handed. */
async function settingsServer(takesForms: boolean) {
  const forms: boolean[] = []
  const server = await rawServer(async (request, response) => {
    const send = (value: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
    if (request.url === '/v1/models') return send({ data: [{ id: 'qwen2.5', max_model_len: 32_768 }] })
    const hasForm = 'response_format' in ((await json(request)) as object)
    forms.push(hasForm)
    if (hasForm && !takesForms) return send({ error: { message: 'response_format is not supported' } }, 400)
    const delta = { content: '{"word":"yes"}' }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(
      `data: ${JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
    )
  })
  const { ai } = aiOver(readConfig({ COMPATIBLE_BASE_URL: server.url, COMPATIBLE_MODEL: 'qwen2.5' }))
  const choose = () => {
    const model = ai.choose({ purpose: 'special', ownerId: 'u1', feature: 'test' })
    if (!model) throw new Error('no model')
    return model
  }
  const asked = { system: 'Answer.', prompt: 'Say yes.', maxOutputTokens: 20, schema: z.object({ word: z.string() }) }
  return { ai, choose, ask: async () => (await choose().object(asked)).value, forms, close: server.close }
}

test('the model of the settings holds what its server says, once it was asked', async () => {
  const { ai, choose, close } = await settingsServer(true)
  expect(choose().abilities.contextTokens).toBe(8_192)
  await ai.look()
  expect(choose().abilities.contextTokens).toBe(32_768)
  expect(ai.models).toMatchObject([{ id: 'compatible', abilities: { contextTokens: 32_768 } }])
  await close()
})

test('a server that takes the form of an answer is handed it each time', async () => {
  const { ask, forms, close } = await settingsServer(true)
  expect([await ask(), await ask()]).toEqual([{ word: 'yes' }, { word: 'yes' }])
  expect(forms).toEqual([true, true])
  await close()
})

test('a server that refuses the form answers without, and is not handed it again', async () => {
  const { ask, forms, choose, close } = await settingsServer(false)
  expect([await ask(), await ask()]).toEqual([{ word: 'yes' }, { word: 'yes' }])
  expect(forms).toEqual([true, false, false])
  expect(choose().abilities.schema).toBe(false)
  await close()
})
