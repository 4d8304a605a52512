import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import type { Language } from './attempt.ts'
import { eventData } from './event-data.ts'
import { finishPart } from './finish-part.ts'
import { cannotConnect, messagesOf, refusalOf } from './over-http.ts'

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

function requestOf(
  model: string,
  { prompt, maxOutputTokens, temperature, responseFormat }: LanguageModelV4CallOptions,
) {
  return {
    model,
    max_tokens: maxOutputTokens,
    temperature,
    messages: messagesOf(prompt),
    stream: true,
    stream_options: { include_usage: true },
    ...formOf(responseFormat),
  }
}

function formOf(form: LanguageModelV4CallOptions['responseFormat']) {
  if (form?.type !== 'json' || !form.schema) return {}
  return { response_format: { type: 'json_schema', json_schema: { name: form.name ?? 'answer', schema: form.schema } } }
}

/** Parts as they arrive. Invalid JSON or a broken stream throws; an end without a reason shows as a missing `finish`. */
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

function finishOf(raw: string, usage: Chunk['usage']) {
  return finishPart(raw, { input: usage?.prompt_tokens, output: usage?.completion_tokens })
}
