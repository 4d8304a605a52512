import type { LLMock } from '@copilotkit/aimock'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '../../contract/failures.ts'
import { readConfig } from '../config.ts'
import { guardedModelFetch, plainModelFetch } from '../fetch/model-fetch.ts'
import { aiOver, LONG_ANSWER, rawServer, SECRET, scriptedModels, settingsOf } from './ai.fixture.ts'
import type { ModelRequest } from './types.ts'

let mock: LLMock
const closing: (() => Promise<void>)[] = []
beforeAll(async () => {
  mock = await scriptedModels()
})
afterAll(() => mock.stop())
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const wish = { purpose: 'special', ownerId: 'u1', feature: 'test' } as const
const asking = (prompt: string, over: Partial<ModelRequest> = {}): ModelRequest => ({
  system: 'Write.',
  prompt,
  maxOutputTokens: 200,
  ...over,
})
const codeOf = (error: unknown) => (error instanceof Refusal ? error.code : String(error))

/** A server of the operator that answers in a way of its own, in front of one that works. */
async function shakyFirst(answer: Parameters<typeof rawServer>[0], settings: Record<string, string> = {}) {
  const server = await rawServer(answer)
  closing.push(server.close)
  return aiOver(settingsOf(mock, ['openai', 'compatible'], { OPENAI_BASE_URL: `${server.url}/v1`, ...settings }))
}

const chunk = (text: string) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: { content: text }, finish_reason: null }] })}\n\n`

test('without a configured provider there is no model', () => {
  const { ai } = aiOver(readConfig({}))
  expect(ai.providers).toEqual([])
  expect(ai.choose(wish)).toBeNull()
  expect(ai.choose({ ...wish, model: 'claude' })).toBeNull()
})

test.each([401, 404, 429, 500])('the server’s own key failing with %d goes on to the next provider', async (status) => {
  const { ai, calls } = await shakyFirst((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end('{"error":{"message":"no"}}')
  })
  const answer = await ai.choose(wish)?.write(asking('tell all'))
  expect(answer).toMatchObject({ text: LONG_ANSWER, engine: { provider: 'compatible', model: 'qwen3' } })
  expect(calls.map(({ provider, outcome }) => [provider, outcome])).toEqual([
    ['openai', 'failed'],
    ['compatible', 'complete'],
  ])
})

test('a provider that failed is asked after the others for a while', async () => {
  let asked = 0
  const { ai, calls } = await shakyFirst((_request, response) => {
    asked++
    response.writeHead(500).end('{}')
  })
  await ai.choose(wish)?.write(asking('tell all'))
  await ai.choose(wish)?.write(asking('tell all'))
  expect(asked).toBe(1)
  expect(calls.at(-1)).toMatchObject({ provider: 'compatible', outcome: 'complete' })
})

test('a provider that never answers is passed over', async () => {
  // the second has to begin within the same time, on any machine
  const { ai } = await shakyFirst(() => {}, { MODEL_FIRST_TEXT_SECONDS: '2' })
  expect(await ai.choose(wish)?.write(asking('tell all'))).toMatchObject({
    text: LONG_ANSWER,
    engine: { provider: 'compatible' },
  })
})

test.each([
  ['hangs up', (request: { socket: { destroy(): void } }) => request.socket.destroy()],
  ['sends no stream', (_: unknown, response: { end(text: string): void }) => response.end('<html>hello</html>')],
  [
    'sends broken pieces',
    (_: unknown, response: import('node:http').ServerResponse) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end('data: {"choices": [\n\n')
    },
  ],
])('a provider that %s is passed over', async (_name, answer) => {
  const { ai } = await shakyFirst(answer)
  expect(await ai.choose(wish)?.write(asking('tell all'))).toMatchObject({
    text: LONG_ANSWER,
    engine: { provider: 'compatible' },
  })
})

test('once text has come no other provider is tried', async () => {
  const { ai, calls } = await shakyFirst(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(chunk('The first half, '))
    },
    { MODEL_NEXT_TEXT_SECONDS: '0.2' },
  )
  const pieces: string[] = []
  const answer = await ai.choose(wish)?.write(asking('tell all', { onText: (piece) => pieces.push(piece) }))
  expect(answer).toMatchObject({ text: 'The first half, ', finish: 'cut', engine: { provider: 'openai' } })
  expect(pieces).toEqual(['The first half, '])
  expect(calls).toHaveLength(1)
})

test('the whole call has a limit, over all providers', async () => {
  const { ai } = await shakyFirst((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const timer = setInterval(() => response.write(chunk('on ')), 50)
    response.on('close', () => clearInterval(timer))
  })
  const answer = await ai.choose(wish)?.write(asking('go on', { timeoutMs: 1_500 }))
  expect(answer?.finish).toBe('cut')
  expect(answer?.text).toMatch(/^(on )+$/)
})

test('when every provider fails it is 503, said once for all of them', async () => {
  const world = aiOver(settingsOf(mock, ['openai', 'azure', 'anthropic', 'compatible']))
  const error = await world.ai
    .choose(wish)
    ?.write(asking('answer 500'))
    .catch((thrown: unknown) => thrown)
  expect(codeOf(error)).toBe('model-unavailable')
  expect(world.calls).toHaveLength(4)
  expect(world.lines.join('')).not.toContain(SECRET)
  expect(world.lines.join('')).not.toContain('answer 500')
})

test('a stopped call goes to nobody else', async () => {
  const { ai, calls } = await shakyFirst(() => {})
  const stop = new AbortController()
  setTimeout(() => stop.abort(), 30)
  expect(await ai.choose(wish)?.write(asking('tell all', { signal: stop.signal }))).toMatchObject({
    text: '',
    finish: 'stopped',
  })
  expect(calls).toMatchObject([{ outcome: 'stopped' }])
})

test('what the person picks comes first, then what the plan prefers; an unknown name is refused', async () => {
  const { ai } = aiOver(settingsOf(mock, ['openai', 'azure', 'anthropic']))
  expect(ai.choose(wish)?.engine).toEqual({ provider: 'openai', model: 'gpt-4o' })
  expect(ai.choose({ ...wish, preferred: 'azure-gpt' })?.engine.provider).toBe('azure')
  expect(ai.choose({ ...wish, preferred: 'claude', model: 'gpt-4o' })?.engine.provider).toBe('openai')
  expect(ai.choose({ ...wish, preferred: 'compatible' })?.engine.provider).toBe('openai')
  expect(() => ai.choose({ ...wish, model: 'gpt-9' })).toThrow(Refusal)
})

test('books that cannot be written cost nobody the text', async () => {
  const config = settingsOf(mock, ['openai'])
  const { createAi } = await import('./create-ai.ts')
  const { systemClock } = await import('../clock.ts')
  const { createLog } = await import('../log.ts')
  const record = () => Promise.reject(new Error('database away'))
  const ai = createAi({
    config,
    log: createLog('silent'),
    clock: systemClock,
    plainFetch: plainModelFetch(),
    guardedFetch: plainModelFetch(),
    record,
    isOwnPort: async () => false,
  })
  expect(await ai.choose(wish)?.write(asking('tell all'))).toMatchObject({ finish: 'complete' })
})

test('the responses call of OpenAI itself streams too, and keeps nothing there', async () => {
  const plain = plainModelFetch()
  const towardsMock: typeof fetch = (input, init) =>
    plain(String(input).replace('https://api.openai.com', mock.url), init)
  const { ai } = aiOver(readConfig({ OPENAI_API_KEY: SECRET, OPENAI_MODEL: 'gpt-5-mini' }), towardsMock)
  mock.clearRequests()
  expect(await ai.choose(wish)?.write(asking('tell all'))).toMatchObject({
    text: LONG_ANSWER,
    engine: { provider: 'openai', model: 'gpt-5-mini' },
  })
  expect(mock.getLastRequest()?.path).toBe('/v1/responses')
})

test('an own key’s address that leads inwards is refused before a byte is sent', async () => {
  let reached = false
  const server = await rawServer((_request, response) => {
    reached = true
    response.end()
  })
  closing.push(server.close)
  const config = readConfig({})
  const guarded = guardedModelFetch({ allow: [] })
  for (const baseUrl of [
    server.url,
    'http://localhost:11434/v1',
    'http://169.254.169.254/latest',
    'http://[::1]:8080/v1',
    'http://inside.example/v1',
  ]) {
    const lying = guardedModelFetch({ allow: [], resolve: async () => [{ address: '127.0.0.1', family: 4 }] })
    const { ai } = aiOver(config, baseUrl.includes('inside') ? lying : guarded)
    const error = await ai
      .test({ provider: 'compatible', key: SECRET, baseUrl, model: 'm' }, { ownerId: 'u1' })
      .catch((thrown: unknown) => thrown)
    expect([baseUrl, codeOf(error)]).toEqual([baseUrl, 'address-forbidden'])
  }
  expect(reached).toBe(false)
})

test('OUTBOUND_ALLOW opens the way to a model server at home; a redirect is not followed', async () => {
  const server = await rawServer((_request, response) => response.writeHead(307, { location: mock.url }).end())
  closing.push(server.close)
  const { ai } = aiOver(settingsOf(mock, []), guardedModelFetch({ allow: ['127.0.0.1'] }))
  const own = { provider: 'compatible', key: SECRET, model: 'm' } as const
  await ai.test({ ...own, baseUrl: mock.url }, { ownerId: 'u1' })
  const error = await ai.test({ ...own, baseUrl: server.url }, { ownerId: 'u1' }).catch((thrown: unknown) => thrown)
  expect(codeOf(error)).toBe('provider-down')
})

test('an answer without end is ended when it is longer than was asked for', async () => {
  const server = await rawServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const more = () => {
      while (!response.destroyed && response.write(chunk('x'.repeat(1_000))));
    }
    response.on('drain', more)
    more()
  })
  closing.push(server.close)
  const { ai } = aiOver(settingsOf(mock, []), guardedModelFetch({ allow: ['127.0.0.1'] }))
  const model = ai.choose({ ...wish, ownKey: { provider: 'compatible', key: SECRET, baseUrl: server.url, model: 'm' } })
  const answer = await model?.write(asking('go on'))
  expect(answer?.finish).toBe('length')
  expect(answer?.text.length).toBeLessThan(10_000)
})

const Person = z.object({ name: z.string(), age: z.number() })

test('JSON of a shape: found among words, repaired once, then refused', async () => {
  const scripted = await scriptedModels()
  closing.push(() => scripted.stop())
  scripted.onMessage('does not fit', { content: '{"name":"Ada","age":36}' })
  scripted.onMessage('person please', { content: 'Here you are:\n```json\n{"name":"Ada","age":36}\n```' })
  scripted.onMessage('person badly', { content: '{"name":"Ada"}' })
  const { ai } = aiOver(settingsOf(scripted, ['compatible']))
  const model = ai.choose(wish)
  expect(await model?.object({ ...asking('person please'), schema: Person })).toMatchObject({
    value: { name: 'Ada', age: 36 },
  })
  scripted.clearRequests()
  expect(await model?.object({ ...asking('person badly'), schema: Person })).toMatchObject({
    value: { name: 'Ada', age: 36 },
  })
  expect(scripted.getRequests()).toHaveLength(2)
  scripted.clearFixtures()
  scripted.onMessage('person', { content: 'I would rather not.' })
  expect(codeOf(await model?.object({ ...asking('person'), schema: Person }).catch((thrown: unknown) => thrown))).toBe(
    'model-confused',
  )
})

test.each(['openai', 'azure', 'anthropic'] as const)('JSON of a shape from %s', async (name) => {
  const scripted = await scriptedModels()
  closing.push(() => scripted.stop())
  scripted.onMessage('person please', { content: '{"name":"Ada","age":36}' })
  const { ai } = aiOver(settingsOf(scripted, [name]))
  expect(await ai.choose(wish)?.object({ ...asking('person please'), schema: Person })).toMatchObject({
    value: { name: 'Ada', age: 36 },
  })
})

test('a configured key that its provider rejects is reported to the operator, once, until it works again', async () => {
  const { ai, lines } = aiOver(settingsOf(mock, ['openai']))
  await expect(ai.choose(wish)?.write(asking('answer 401'))).rejects.toThrow(/This server’s model key was rejected/)
  await expect(ai.choose(wish)?.write(asking('answer 401'))).rejects.toThrow()
  expect(ai.refusedSettings).toEqual(['OPENAI_API_KEY'])
  expect(lines.filter((line) => line.includes('rejects the key in this setting'))).toHaveLength(1)
  await ai.choose(wish)?.write(asking('tell all'))
  expect(ai.refusedSettings).toEqual([])
})
