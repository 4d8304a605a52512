import { APICallError, type LanguageModelV4CallOptions, type LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Language } from './attempt.ts'
import { eventData } from './event-data.ts'

/** A server that speaks OpenAI's chat completions. */
interface Server {
  baseUrl: string
  apiKey?: string | undefined
  model: string
  fetch: typeof fetch
}

/** One event of an answer, as far as we read it; servers differ in the rest. */
interface Chunk {
  error?: unknown
  choices?: { delta?: Delta | null; finish_reason?: string | null }[]
  usage?: { prompt_tokens?: number | null; completion_tokens?: number | null } | null
}
interface Delta {
  content?: string | { type: string; text?: unknown }[] | null
  refusal?: string | null
  reasoning_content?: string | null
  reasoning?: string | null
}

type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>

const FINISH: Record<string, Finish['finishReason']['unified']> = { length: 'length', content_filter: 'content-filter' }

/**
 * The streamed chat completions that every OpenAI-compatible server gives. Read by ourselves: the SDK passes each word
 * through five streams and two schemas, which is most of what a word costs on its way through us.
 */
export function chatCompletions({ baseUrl, apiKey, model, fetch }: Server): Language {
  const url = `${baseUrl}/chat/completions`
  return {
    async doStream(options) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
        },
        body: JSON.stringify(requestOf(model, options)),
        signal: options.abortSignal,
      }).catch((error: unknown) => {
        throw cannotConnect(url, error)
      })
      if (!response.ok || !response.body) throw await refusalOf(url, response)
      return { stream: partsOf(response.body) }
    },
  }
}

function requestOf(model: string, { prompt, maxOutputTokens, temperature }: LanguageModelV4CallOptions) {
  const messages = prompt.map(({ role, content }) => ({
    role,
    content:
      typeof content === 'string' ? content : content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
  }))
  return {
    model,
    max_tokens: maxOutputTokens,
    temperature,
    messages,
    stream: true,
    stream_options: { include_usage: true },
  }
}

/** Parts as they come. What is no JSON, or breaks off, throws; an end without its reason is told by a missing `finish`. */
async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<LanguageModelV4StreamPart> {
  let usage: Chunk['usage']
  let reason: string | undefined
  for await (const data of eventData(body)) {
    if (data === '[DONE]') {
      // the end of the connection is still to be read: then it can be used again
      if (reason) yield finishOf(reason, usage)
      reason = undefined
      continue
    }
    const chunk: Chunk = JSON.parse(data)
    if (chunk.error) yield { type: 'error', error: chunk.error }
    usage = chunk.usage ?? usage
    const choice = chunk.choices?.[0]
    reason = choice?.finish_reason ?? reason
    const delta = choice?.delta
    if (!delta) continue
    const thought = delta.reasoning_content ?? delta.reasoning
    if (thought) yield { type: 'reasoning-delta', id: 'reasoning', delta: thought }
    const text = textOf(delta.content) || delta.refusal
    if (text) yield { type: 'text-delta', id: 'text', delta: text }
  }
  if (reason) yield finishOf(reason, usage)
}

/** Most servers send a string, some a list of typed pieces. */
function textOf(content: Delta['content']): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map(({ type, text }) => (type === 'text' && typeof text === 'string' ? text : '')).join('')
}

function finishOf(raw: string, usage: Chunk['usage']): Finish {
  return {
    type: 'finish',
    finishReason: { unified: FINISH[raw] ?? 'stop', raw },
    usage: {
      inputTokens: {
        total: usage?.prompt_tokens ?? undefined,
        noCache: undefined,
        cacheRead: undefined,
        cacheWrite: undefined,
      },
      outputTokens: { total: usage?.completion_tokens ?? undefined, text: undefined, reasoning: undefined },
    },
  }
}

/** What an answer that is no stream says, without the prompt that led to it. */
async function refusalOf(url: string, response: Response): Promise<APICallError> {
  const responseBody = await response.text()
  return new APICallError({
    message: messageIn(responseBody) ?? response.statusText,
    url,
    requestBodyValues: {},
    statusCode: response.status,
    responseBody,
  })
}

function messageIn(body: string): string | undefined {
  try {
    const message: unknown = JSON.parse(body)?.error?.message
    return typeof message === 'string' ? message : undefined
  } catch {
    return undefined
  }
}

/** `fetch` says only that it failed; what failed stands in its cause. */
function cannotConnect(url: string, error: unknown): unknown {
  if (!(error instanceof TypeError) || !(error.cause instanceof Error)) return error
  return new APICallError({
    message: `Cannot connect: ${error.cause.message}`,
    url,
    requestBodyValues: {},
    cause: error.cause,
  })
}
