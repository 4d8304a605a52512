import { z } from 'zod'
import { refuse } from '../../../contract/failures.ts'
import { cleanWords } from '../provider-words.ts'
import type { PullProgress } from '../types.ts'
import { linesOf } from './lines.ts'

interface Pull {
  address: string
  model: string
  fetch: typeof globalThis.fetch
  signal: AbortSignal
  onProgress: (progress: PullProgress) => Promise<void>
}

const Line = z.object({
  status: z.string().optional(),
  error: z.string().optional(),
  digest: z.string().optional(),
  total: z.number().nonnegative().optional(),
  completed: z.number().nonnegative().optional(),
})

/** How long Ollama may say nothing: checking a large model's sum takes a while. */
const SILENCE_MS = 120_000

/**
 * Has an Ollama download a model, or go on with a download that was broken off. Ending the connection by the signal
 * stops it. Refuses `model-not-pulled` with the reason where trying again would change nothing; any other end before
 * Ollama says that all is well throws.
 */
export async function pullModel({ address, model, fetch, signal, onProgress }: Pull): Promise<void> {
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(new Error('Ollama said nothing for too long')), SILENCE_MS)
  try {
    const response = await fetch(`${address}/api/pull`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ model, stream: true }),
      signal: AbortSignal.any([signal, silence.signal]),
      redirect: 'error',
    })
    if (!response.body) throw new Error('Ollama answered with nothing')
    const parts = new Map<string, { done: number; total: number }>()
    for await (const text of linesOf(response.body)) {
      timer = timer.refresh()
      if (!text.trim()) continue
      const line = Line.parse(JSON.parse(text))
      // arrives in the stream, after a status of 200
      if (line.error !== undefined) refuseBecause(line.error)
      if (line.status === 'success') return
      if (line.digest && line.total) parts.set(line.digest, { done: line.completed ?? 0, total: line.total })
      await onProgress({ ...sumOf(parts), isChecking: /^(?:verifying|writing|removing)/.test(line.status ?? '') })
    }
    throw new Error('the download broke off')
  } finally {
    clearTimeout(timer)
  }
}

function sumOf(parts: ReadonlyMap<string, { done: number; total: number }>) {
  let [done, total] = [0, 0]
  for (const part of parts.values()) {
    done += Math.min(part.done, part.total)
    total += part.total
  }
  return { done, total }
}

/** Reasons that stay true when the same is asked again; a connection that was lost is none of them. */
function refuseBecause(error: string): void {
  if (/file does not exist|not found/i.test(error)) {
    refuse('model-not-pulled', { message: 'Ollama’s library has no model with this name. Check the name and its tag.' })
  }
  if (/no space left|disk full|not enough space/i.test(error)) {
    refuse('model-not-pulled', {
      message: 'The server’s disk is full. The partial download is kept. Free some space, then try again.',
    })
  }
  if (/requires a newer version/i.test(error)) {
    refuse('model-not-pulled', {
      message: 'This model needs a newer version of Ollama. Update Ollama, then try again.',
    })
  }
  if (/timeout|connection|EOF|max retries|dial tcp|lookup/i.test(error)) throw new Error(`Ollama: ${cleanWords(error)}`)
  refuse('model-not-pulled', { message: `Ollama couldn’t download this model: ${cleanWords(error)}` })
}
