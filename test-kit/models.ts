import { LLMock } from '@copilotkit/aimock'

/** A language model server on loopback that speaks OpenAI's, Azure's and Anthropic's protocols and says what a test scripts. */
export interface ScriptedModels {
  mock: LLMock
  /** Environment of a server whose only provider it is. */
  settings: Record<string, string>
  /** A person's key for it, as `PUT /api/user/key` takes it. */
  ownKey: { provider: 'compatible'; key: string; base_url: string; model: string }
  /** Answers a prompt that contains `asked` with `content`, in pieces. */
  says(asked: string | RegExp, content: string): void
  /** Refuses a prompt that contains `asked`. */
  fails(asked: string | RegExp, status: number, message?: string): void
  /** What the server was last sent, system prompt and all, as text. */
  lastPrompt(): string
  /** The last thing that it was sent with these words in it. */
  promptWith(words: string): string
  stop(): Promise<void>
}

/** Starts a scripted model server. Without a script that fits, it answers 404. */
export async function scriptedModels(): Promise<ScriptedModels> {
  const mock = new LLMock({ port: 0, chunkSize: 12 })
  await mock.start()
  const base = `${mock.url}/v1`
  return {
    mock,
    settings: {
      COMPATIBLE_BASE_URL: base,
      COMPATIBLE_API_KEY: 'server-key-0123456789',
      COMPATIBLE_MODEL: 'house-model',
    },
    ownKey: { provider: 'compatible', key: 'own-key-0123456789abcd', base_url: base, model: 'own-model' },
    says: (asked, content) => void mock.onMessage(asked, { content }),
    fails: (asked, status, message = 'no') => void mock.onMessage(asked, { error: { message, type: 'error' }, status }),
    lastPrompt: () => textOf(mock.getLastRequest()?.body),
    promptWith: (words) =>
      mock
        .getRequests()
        .map(({ body }) => textOf(body))
        .findLast((prompt) => prompt.includes(words)) ?? '',
    stop: () => mock.stop(),
  }
}

function textOf(body: unknown): string {
  const messages =
    typeof body === 'object' && body !== null && 'messages' in body && Array.isArray(body.messages) ? body.messages : []
  return messages
    .map((message: { content?: unknown }) =>
      typeof message.content === 'string' ? message.content : JSON.stringify(message.content),
    )
    .join('\n\n')
}
