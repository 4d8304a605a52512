import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type FakeOllama, fakeOllama } from '../../../../test-kit/ollama.ts'
import { systemClock } from '../../clock.ts'
import { readConfig } from '../../config.ts'
import { plainModelFetch } from '../../fetch/model-fetch.ts'
import { createLog } from '../../log.ts'
import { rawServer } from '../ai.fixture.ts'
import { createAi } from '../create-ai.ts'
import type { ModelCall } from '../types.ts'

let ollama: FakeOllama
beforeAll(async () => {
  ollama = await fakeOllama()
})
beforeEach(() => {
  ollama.held.clear()
  ollama.loaded.clear()
  ollama.held.set('qwen3:8b', { context: 40_960, capabilities: ['completion', 'thinking'], bytes: 5_200_000_000 })
  ollama.held.set('tiny:1b', { context: 2_048, capabilities: ['completion'], bytes: 800_000_000 })
})
afterAll(() => ollama.close())

const wish = { purpose: 'special', ownerId: 'u1', feature: 'test' } as const
const request = { system: 'Write.', prompt: 'Say where you are.', maxOutputTokens: 200 }

function aiAt(ports: readonly (string | number)[], settings: Record<string, string> = {}, ownPort = 0) {
  const calls: ModelCall[] = []
  const fetch = plainModelFetch()
  const ai = createAi({
    config: readConfig({ LOCAL_MODEL_PORTS: ports.join(','), ...settings }),
    log: createLog('silent'),
    clock: systemClock,
    plainFetch: fetch,
    guardedFetch: fetch,
    record: async (call) => void calls.push(call),
    isOwnPort: async (port) => port === ownPort,
  })
  return { ai, calls }
}

/** A server of somebody else's making that answers these paths, and 404 to any other. */
async function answering(paths: Record<string, unknown>) {
  const asked: string[] = []
  const server = await rawServer((incoming, response) => {
    asked.push(String(incoming.url))
    const answer = paths[String(incoming.url)]
    response
      .writeHead(answer === undefined ? 404 : 200)
      .end(typeof answer === 'string' ? answer : JSON.stringify(answer))
  })
  return { ...server, asked, port: new URL(server.url).port }
}

test('an Ollama is found with its models, and writes with as many tokens as it holds', async () => {
  ollama.held.set('nomic-embed-text:latest', { context: 2_048, capabilities: ['embedding'], bytes: 1 })
  ollama.held.set('big:cloud', { context: 1, capabilities: ['completion'], bytes: 1, remoteHost: 'https://ollama.com' })
  const { ai, calls } = aiAt([ollama.port])
  expect(ai.choose(wish)).toBeNull()
  await ai.look()
  expect(ai.models).toMatchObject([
    { id: 'ollama/qwen3:8b', abilities: { contextTokens: 8_192, schema: true, thinks: true } },
    { id: 'ollama/tiny:1b', abilities: { contextTokens: 2_048, schema: true, thinks: false } },
  ])
  ollama.answer = [{ thinking: 'Where am I?', content: '' }, { content: 'Here, ' }, { content: 'on this machine.' }]
  const answer = await ai.choose(wish)?.write(request)
  expect(answer).toMatchObject({
    text: 'Here, on this machine.',
    engine: { provider: 'ollama', model: 'qwen3:8b' },
    usage: { inputTokens: 11, outputTokens: 7 },
    finish: 'complete',
  })
  expect(ollama.lastChat).toMatchObject({ model: 'qwen3:8b', options: { num_ctx: 8_192 } })
  expect(calls).toMatchObject([{ provider: 'ollama', model: 'qwen3:8b', ownKey: false, outcome: 'complete' }])
})

test('any of its models can be picked by name; the one in memory comes first by itself', async () => {
  ollama.loaded.add('tiny:1b')
  const { ai } = aiAt([ollama.port])
  await ai.look()
  expect(ai.choose(wish)?.engine.model).toBe('tiny:1b')
  expect(ai.choose({ ...wish, model: 'ollama/qwen3:8b' })?.engine.model).toBe('qwen3:8b')
  expect(ai.choose({ ...wish, preferred: 'qwen3:8b' })?.engine.model).toBe('qwen3:8b')
  expect(ai.choose({ ...wish, preferred: 'ollama/gone:1b' })?.engine.model).toBe('tiny:1b')
  expect(() => ai.choose({ ...wish, model: 'ollama/gone:1b' })).toThrow()
})

test('what an operator configured is asked before, unless they say otherwise, and none is looked for if they say so', async () => {
  const settings = { OPENAI_API_KEY: 'sk-test-4f9d8c7b6a5e4d3c2b1a' }
  const behind = aiAt([ollama.port], settings).ai
  await behind.look()
  expect(behind.providers).toEqual(['openai', 'ollama'])
  const first = aiAt([ollama.port], { ...settings, LOCAL_MODELS: 'first' }).ai
  await first.look()
  expect(first.providers).toEqual(['ollama', 'openai'])
  const off = aiAt([ollama.port], { ...settings, LOCAL_MODELS: 'off' }).ai
  await off.look()
  expect(off.providers).toEqual(['openai'])
})

test('a schema goes along as the form of the answer', async () => {
  const { ai } = aiAt([ollama.port])
  await ai.look()
  ollama.answer = [{ content: '{"place":"here"}' }]
  const answer = await ai.choose(wish)?.object({ ...request, schema: z.object({ place: z.string() }) })
  expect(answer?.value).toEqual({ place: 'here' })
  expect(ollama.lastChat?.format).toMatchObject({ type: 'object', required: ['place'] })
})

test('LM Studio, llama.cpp and vLLM are distinguished, each with the context size that it was started with', async () => {
  const servers = await Promise.all([
    answering({
      '/v1/models': {
        object: 'list',
        data: [{ id: 'qwen/qwen3-4b', object: 'model', owned_by: 'organization_owner' }],
      },
      '/api/v0/models': {
        data: [
          {
            id: 'qwen/qwen3-4b',
            type: 'llm',
            state: 'loaded',
            max_context_length: 40_960,
            loaded_context_length: 16_384,
          },
          { id: 'gemma-3-4b', type: 'vlm', state: 'not-loaded', max_context_length: 131_072 },
          { id: 'text-embedding-nomic', type: 'embeddings', state: 'not-loaded', max_context_length: 2_048 },
        ],
      },
    }),
    answering({
      '/v1/models': {
        object: 'list',
        data: [{ id: 'Qwen3-4B-Instruct.gguf', object: 'model', owned_by: 'llamacpp', meta: { n_ctx_train: 262_144 } }],
      },
      '/props': { default_generation_settings: { n_ctx: 12_288 }, total_slots: 1 },
    }),
    answering({
      '/v1/models': { object: 'list', data: [{ id: 'Qwen/Qwen3-32B', owned_by: 'vllm', max_model_len: 65_536 }] },
    }),
  ])
  const { ai } = aiAt(servers.map(({ port }) => port))
  await ai.look()
  expect(ai.models.map(({ id, abilities }) => [id, abilities.contextTokens])).toEqual([
    ['lm-studio/qwen/qwen3-4b', 16_384],
    ['lm-studio/gemma-3-4b', 4_096],
    ['llama.cpp/Qwen3-4B-Instruct.gguf', 12_288],
    ['vllm/Qwen/Qwen3-32B', 65_536],
  ])
  await Promise.all(servers.map(({ close }) => close()))
})

test('what else listens there is asked one question or few, and is not taken for a model server', async () => {
  const strangers = await Promise.all([
    answering({}),
    answering({ '/v1/models': '<html>a page for everything</html>' }),
    answering({ '/v1/models': { data: 'lies' } }),
    answering({ '/v1/models': { object: 'list', data: [{ id: 'gpt-4o', owned_by: 'a paid gateway' }] } }),
    answering({ '/v1/models': `[${'1,'.repeat(3_000_000)}1]` }),
    rawServer(() => {}).then((silent) => ({ ...silent, port: new URL(silent.url).port })),
  ])
  const { ai } = aiAt(strangers.map(({ port }) => port))
  const started = performance.now()
  await ai.look()
  expect(performance.now() - started).toBeLessThan(2_000)
  expect(ai.localServers).toEqual([])
  expect(strangers.slice(0, 3).map((one) => 'asked' in one && one.asked)).toEqual([
    ['/v1/models'],
    ['/v1/models'],
    ['/v1/models'],
  ])
  await Promise.all(strangers.map(({ close }) => close()))
})

test('Longhand’s own ports are not asked, and a server that went away is forgotten at the next look', async () => {
  const own = aiAt([ollama.port], {}, ollama.port).ai
  await own.look()
  expect(own.localServers).toEqual([])
  const leaving = await fakeOllama()
  leaving.held.set('tiny:1b', { context: 2_048, capabilities: ['completion'], bytes: 1 })
  const { ai } = aiAt([leaving.port])
  await ai.look()
  expect(ai.providers).toEqual(['ollama'])
  await leaving.close()
  await ai.look()
  expect(ai.providers).toEqual([])
})
