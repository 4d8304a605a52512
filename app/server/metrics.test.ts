import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestServer, testServer, type Writer } from '../../test-kit/server.ts'

let server: TestServer
let writer: Writer

beforeAll(async () => {
  server = await testServer()
  writer = await server.newWriter()
})
afterAll(() => server.close())

const measured = async () => (await server.operator.call('GET', '/metrics')).text

test('an operator sees long work by kind and how it ended, and the connections of the process', async () => {
  await writer.caller.call('POST', '/api/assets/files', {
    query: { filename: 'rance.txt' },
    raw: 'The Rance station in Brittany opened in 1966.',
    headers: { 'content-type': 'text/plain' },
  })
  await vi.waitUntil(
    async () => /longhand_job_duration_seconds_count\{kind="[\w-]+",outcome="done"\} 1/.test(await measured()),
    { timeout: 20_000, interval: 200 },
  )
  expect(await measured()).toMatch(/longhand_database_connections\{state="idle"\} \d/)
})

test('requests to a model are counted with their tokens, failures apart', async () => {
  const call = {
    ownerId: writer.id,
    feature: 'synopsis',
    purpose: 'special' as const,
    provider: 'openai',
    model: 'm',
    ownKey: false,
    inputTokens: 12,
    outputTokens: 5,
    durationMs: 1_500,
    firstTextMs: 300,
  }
  server.deps.metrics.modelCall({ ...call, outcome: 'complete' })
  server.deps.metrics.modelCall({ ...call, inputTokens: 0, outputTokens: 0, firstTextMs: null, outcome: 'failed' })
  const text = await measured()
  expect(text).toContain('longhand_model_tokens_total{provider="openai",direction="input"} 12')
  expect(text).toContain('longhand_model_call_duration_seconds_sum{provider="openai",outcome="complete"} 1.5')
  expect(text).toContain('longhand_model_call_duration_seconds_count{provider="openai",outcome="failed"} 1')
})
