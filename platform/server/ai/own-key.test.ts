import type { LLMock } from '@copilotkit/aimock'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Refusal } from '../../contract/failures.ts'
import { aiOver, LONG_ANSWER, ownKeyAt, SECRET, scriptedModels, settingsOf } from './ai.fixture.ts'
import type { Model, ModelRequest, ProviderName } from './types.ts'

const NAMES: ProviderName[] = ['openai', 'azure', 'anthropic', 'compatible']
let mock: LLMock
beforeAll(async () => {
  mock = await scriptedModels()
})
afterAll(() => mock.stop())

const wish = { purpose: 'special', ownerId: 'u1', feature: 'test' } as const
const asking = (prompt: string, over: Partial<ModelRequest> = {}): ModelRequest => ({
  system: 'Write.',
  prompt,
  maxOutputTokens: 200,
  ...over,
})

function modelOf(
  name: ProviderName,
  settings: Record<string, string> = {},
): { model: Model; world: ReturnType<typeof aiOver> } {
  const world = aiOver(settingsOf(mock, [], settings))
  const model = world.ai.choose({ ...wish, ownKey: ownKeyAt(mock, name) })
  if (!model) throw new Error('no model')
  return { model, world }
}

async function refusalOf(work: Promise<unknown>): Promise<Refusal> {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof Refusal)) throw new Error(`expected a refusal, got ${String(error)}`)
  return error
}

describe.each(NAMES)('a person’s own key at %s', (name) => {
  test('gets the whole answer in pieces, with its usage in the books', async () => {
    const { model, world } = modelOf(name)
    const pieces: string[] = []
    const answer = await model.write(asking('tell all', { onText: (piece) => pieces.push(piece) }))
    expect(answer).toMatchObject({
      text: LONG_ANSWER,
      finish: 'complete',
      usage: { inputTokens: 12, outputTokens: 60 },
    })
    expect(pieces.length).toBeGreaterThan(10)
    expect(pieces.join('')).toBe(LONG_ANSWER)
    expect(answer.engine.provider).toBe(name)
    expect(world.calls).toMatchObject([
      { ownerId: 'u1', feature: 'test', provider: name, ownKey: true, outputTokens: 60, outcome: 'complete' },
    ])
  })

  test.each([
    ['answer 401', 'own-key-refused', 437],
    ['answer 403', 'own-key-refused', 437],
    ['answer 404', 'own-key-refused', 437],
    ['no money', 'own-key-quota', 432],
    ['too poor', 'own-key-quota', 432],
    ['answer 429', 'provider-limit', 441],
    ['too long', 'provider-limit', 441],
    ['answer 400', 'provider-limit', 441],
    ['answer 500', 'provider-down', 440],
    ['answer 503', 'provider-down', 440],
    ['be slow', 'provider-down', 440],
    ['be strange', 'provider-down', 440],
    ['say nothing', 'provider-down', 440],
  ])('%s: %s', async (prompt, code, status) => {
    const { model, world } = modelOf(name, prompt === 'be slow' ? { MODEL_FIRST_TEXT_SECONDS: '0.3' } : {})
    const refusal = await refusalOf(model.write(asking(prompt)))
    expect(refusal.code).toBe(code)
    expect(refusal.status).toBe(status)
    expect(JSON.stringify(refusal.toBody())).not.toContain(SECRET)
    expect(refusal.message).not.toContain('vendor.example')
    expect(world.lines.join('')).not.toContain(SECRET)
    if (status === 440) expect(refusal.toBody()).toHaveProperty('status_page')
    expect(world.calls.at(-1)?.outcome).toBe('failed')
  })

  test('an answer that breaks off keeps what had come', async () => {
    const { model } = modelOf(name)
    const answer = await model.write(asking('break off'))
    expect(answer.finish).toBe('cut')
    expect(answer.text.length).toBeGreaterThan(10)
    expect(LONG_ANSWER.startsWith(answer.text)).toBe(true)
  })

  test('stopping ends it at once and keeps what had come', async () => {
    const { model, world } = modelOf(name)
    const stop = new AbortController()
    const answer = await model.write(asking('tell all', { signal: stop.signal, onText: () => stop.abort() }))
    expect(answer.finish).toBe('stopped')
    expect(answer.text.length).toBeGreaterThan(0)
    expect(answer.text.length).toBeLessThan(LONG_ANSWER.length)
    expect(world.calls).toMatchObject([{ outcome: 'stopped' }])
  })

  test('is tested with small requests, all of them in the books', async () => {
    const { world } = modelOf(name)
    await world.ai.test(ownKeyAt(mock, name), { ownerId: 'u1' })
    const recorded = world.calls.map(({ feature, outcome }) => `${feature}: ${outcome}`)
    expect(new Set(recorded)).toEqual(new Set(['key-test: complete']))
    // one, and where nobody knows the server, whether it takes a schema
    expect(recorded).toHaveLength(name === 'compatible' ? 3 : 1)
  })
})
