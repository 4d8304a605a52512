import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { LLMock } from '@copilotkit/aimock'
import { systemClock } from '../clock.ts'
import { type Config, readConfig } from '../config.ts'
import { plainModelFetch } from '../fetch/model-fetch.ts'
import { createLog } from '../log.ts'
import { createAi } from './create-ai.ts'
import type { Ai, ModelCall, OwnKey, ProviderName } from './types.ts'

export const SECRET = 'sk-test-4f9d8c7b6a5e4d3c2b1a'
export const LONG_ANSWER = Array.from({ length: 60 }, (_, number) => `Word${number}`).join(' ')

/** What the scripted model server says to a prompt that contains the word in front. */
export async function scriptedModels(): Promise<LLMock> {
  const mock = new LLMock({ port: 0, chunkSize: 8 })
  mock.onMessage('tell all', {
    content: LONG_ANSWER,
    usage: { prompt_tokens: 12, completion_tokens: 60, input_tokens: 12, output_tokens: 60 },
  })
  for (const status of [400, 401, 403, 404, 429, 500, 503]) {
    mock.onMessage(`answer ${status}`, {
      error: { message: `Refused with ${SECRET} at https://vendor.example/keys?k=${SECRET}`, type: 'x' },
      status,
    })
  }
  mock.onMessage('no money', {
    error: {
      message: 'You exceeded your current quota, please check your plan.',
      type: 'insufficient_quota',
      code: 'insufficient_quota',
    },
    status: 429,
  })
  mock.onMessage('too poor', {
    error: { message: 'Your credit balance is too low to access the API.', type: 'invalid_request_error' },
    status: 400,
  })
  mock.onMessage('too long', {
    error: {
      message: 'This model’s maximum context length is 8192 tokens.',
      type: 'invalid_request_error',
      code: 'context_length_exceeded',
    },
    status: 400,
  })
  mock.onMessage('be slow', { content: LONG_ANSWER }, { latency: 5_000 })
  mock.onMessage(
    'break off',
    { content: LONG_ANSWER },
    { truncateAfterChunks: 12, streamingProfile: { ttft: 1, tps: 500 } },
  )
  mock.onMessage('be strange', { content: 'x' }, { chaos: { malformedRate: 1 } })
  mock.onMessage('say nothing', { content: '' })
  mock.onMessage('ready', { content: 'ready' })
  await mock.start()
  return mock
}

/** Settings that point each provider at the mock, with the product’s own patience: a test whose answer has to come must not be in a hurry. */
export function settingsOf(mock: LLMock, names: readonly ProviderName[], over: Record<string, string> = {}): Config {
  const all: Record<ProviderName, Record<string, string>> = {
    openai: { OPENAI_API_KEY: SECRET, OPENAI_BASE_URL: `${mock.url}/v1`, OPENAI_MODEL: 'gpt-4o' },
    azure: { AZURE_OPENAI_API_KEY: SECRET, AZURE_OPENAI_ENDPOINT: mock.url, AZURE_OPENAI_DEPLOYMENT: 'house-gpt' },
    anthropic: { ANTHROPIC_API_KEY: SECRET, ANTHROPIC_BASE_URL: mock.url, ANTHROPIC_MODEL: 'claude-sonnet-4-5' },
    compatible: { COMPATIBLE_API_KEY: SECRET, COMPATIBLE_BASE_URL: mock.url, COMPATIBLE_MODEL: 'qwen3' },
  }
  return readConfig({ ...Object.assign({}, ...names.map((name) => all[name])), ...over })
}

/** A person's key for each provider, at the mock. */
export function ownKeyAt(mock: LLMock, provider: ProviderName): OwnKey {
  const path = provider === 'azure' || provider === 'anthropic' ? '' : '/v1'
  return {
    provider,
    key: SECRET,
    baseUrl: `${mock.url}${path}`,
    model: provider === 'anthropic' ? 'claude-sonnet-4-5' : 'gpt-4o',
  }
}

/** The way to models over the given settings, with its books and its log in memory. */
export function aiOver(
  config: Config,
  fetch: typeof globalThis.fetch = plainModelFetch(),
): { ai: Ai; calls: ModelCall[]; lines: string[] } {
  const calls: ModelCall[] = []
  const lines: string[] = []
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  const record = async (call: ModelCall) => void calls.push(call)
  return {
    ai: createAi({
      config,
      log,
      clock: systemClock,
      plainFetch: fetch,
      guardedFetch: fetch,
      record,
      isOwnPort: async () => false,
    }),
    calls,
    lines,
  }
}

/** A raw server for what the mock cannot do. */
export async function rawServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
