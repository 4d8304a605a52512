import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { z } from 'zod'
import type { Language } from '../attempt.ts'
import { finishPart } from '../finish-part.ts'
import { cannotConnect, messagesOf, refusalOf } from '../over-http.ts'
import { linesOf } from './lines.ts'

/** A model of an Ollama, and how it is to be run. */
interface OllamaModel {
  address: string
  model: string
  contextTokens: number
  fetch: typeof globalThis.fetch
}

const Piece = z.object({
  error: z.unknown().optional(),
  message: z.object({ content: z.string().nullish(), thinking: z.string().nullish() }).optional(),
  done: z.boolean().optional(),
  done_reason: z.string().optional(),
  prompt_eval_count: z.number().optional(),
  eval_count: z.number().optional(),
})

/**
 * Ollama's own chat rather than the OpenAI-compatible one: only here can it be told how many tokens to hold. With
 * fewer than the prompt has, it drops the beginning and says nothing.
 */
export function ollamaChat({ address, model, contextTokens, fetch }: OllamaModel): Language {
  const url = `${address}/api/chat`
  return {
    async doStream(options) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(requestOf(model, contextTokens, options)),
        signal: options.abortSignal,
        redirect: 'error',
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
  contextTokens: number,
  { prompt, maxOutputTokens, temperature, responseFormat }: LanguageModelV4CallOptions,
) {
  return {
    model,
    messages: messagesOf(prompt),
    stream: true,
    options: { num_ctx: contextTokens, num_predict: maxOutputTokens, temperature },
    ...(responseFormat?.type === 'json' ? { format: responseFormat.schema ?? 'json' } : {}),
  }
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<LanguageModelV4StreamPart> {
  for await (const line of linesOf(body)) {
    if (!line.trim()) continue
    const piece = Piece.parse(JSON.parse(line))
    if (piece.error) yield { type: 'error', error: piece.error }
    if (piece.message?.thinking) yield { type: 'reasoning-delta', id: 'reasoning', delta: piece.message.thinking }
    if (piece.message?.content) yield { type: 'text-delta', id: 'text', delta: piece.message.content }
    if (piece.done) {
      yield finishPart(piece.done_reason ?? 'stop', { input: piece.prompt_eval_count, output: piece.eval_count })
    }
  }
}
