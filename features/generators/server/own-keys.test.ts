import { afterAll, beforeAll, expect, test } from 'vitest'
import { creditsUsed, type ScriptedTools, scriptedTools, TEXT } from './scripted-tools.fixture.ts'

let tools: ScriptedTools
beforeAll(async () => {
  tools = await scriptedTools()
})
afterAll(() => tools.stop())

test.each([401, 404, 429, 500])(
  'the server’s own provider failing with %d is 503, and costs nothing',
  async (status) => {
    tools.models.fails(`broken-${status}`, status)
    const writer = await tools.funded()
    expect(await writer.caller.post('/api/generate/synopsis', { text: `broken-${status} ${TEXT}` })).toMatchObject({
      status: 503,
      body: { code: 'model-unavailable' },
    })
    expect(await creditsUsed(writer)).toBe(0)
    const streamed = await writer.caller.events('/api/generate/synopsis', { text: `broken-${status} ${TEXT}` })
    expect(streamed.status).toBe(503)
  },
)

test.each([
  [401, 'no', 437, 'own-key-refused'],
  [429, 'Rate limit reached for requests', 441, 'provider-limit'],
  [429, 'You exceeded your current quota', 432, 'own-key-quota'],
  [500, 'no', 440, 'provider-down'],
])('an own key failing with %d (%s) is %d', async (status, message, answered, code) => {
  tools.models.says('ready', 'ready')
  const word = `own-${status}-${code}`
  tools.models.fails(word, status, message)
  const writer = await tools.funded('byok-monthly')
  expect((await writer.caller.put('/api/user/key', tools.models.ownKey)).status).toBe(200)
  const refused = await writer.caller.post('/api/generate/synopsis', { text: `${word} ${TEXT}`, key: true })
  expect(refused).toMatchObject({ status: answered, body: { code } })
  expect(refused.text).not.toContain(tools.models.ownKey.key)
  expect(await creditsUsed(writer)).toBe(0)
})

test('on an own-key plan the own key writes, and no credits are charged', async () => {
  tools.models.says('own-fine', 'Tides make power.')
  tools.models.says('ready', 'ready')
  const writer = await tools.funded('byok-monthly')
  expect(await writer.caller.post('/api/generate/synopsis', { text: `own-fine ${TEXT}` })).toMatchObject({
    status: 404,
    body: { code: 'own-key-missing' },
  })
  await writer.caller.put('/api/user/key', tools.models.ownKey)
  const { body, text } = await writer.caller.post('/api/generate/synopsis', { text: `own-fine ${TEXT}` })
  expect(body, text).toMatchObject({ engine: { provider: 'compatible', model: 'own-model' }, credits: { charged: 0 } })
  expect(await creditsUsed(writer)).toBe(0)
})

test('on any plan a stored key writes at no credits, until its owner or the call says otherwise', async () => {
  for (const said of ['ready', 'stored-key']) tools.models.says(said, 'Tides make power.')
  const writer = await tools.funded()
  await writer.caller.put('/api/user/key', tools.models.ownKey)
  const engineOf = async (more: object = {}) => {
    const { body, text } = await writer.caller.post('/api/generate/synopsis', { text: `stored-key ${TEXT}`, ...more })
    expect(body.status, text).toBe(200)
    return [body.engine.model, body.credits.charged]
  }
  expect(await engineOf()).toEqual(['own-model', 0])
  expect(await engineOf({ key: false })).toEqual(['house-model', 1])
  await writer.caller.put('/api/account/preferences', { use_model_key: false })
  expect(await engineOf()).toEqual(['house-model', 1])
  expect(await engineOf({ key: true })).toEqual(['own-model', 0])
})

test('a model that nobody knows is refused at its field; one of ours may be named', async () => {
  tools.models.says('named-one', 'Tides.')
  const { caller } = await tools.funded()
  expect(await caller.post('/api/generate/synopsis', { text: `named-one ${TEXT}`, model: 'gpt-99' })).toMatchObject({
    status: 422,
    body: { details: [{ path: 'model' }] },
  })
  expect(
    (await caller.post('/api/generate/synopsis', { text: `named-one ${TEXT}`, model: 'house-model' })).status,
  ).toBe(200)
})
