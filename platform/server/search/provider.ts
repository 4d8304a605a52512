import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import { callConfigured } from '../fetch/configured.ts'
import type { SearchQuery, SearchResult } from './types.ts'

/** One search provider, speaking its own protocol. */
export interface SearchProvider {
  name: string
  search(query: SearchQuery, limit: number): Promise<ProviderAnswer>
}

export interface ProviderAnswer {
  results: SearchResult[]
  questions: string[]
  related: string[]
}

/** What every provider is made of. */
export interface ProviderSetup {
  baseUrl: string
  key: string
  clock: Clock
  /** Of one call, in milliseconds. */
  timeoutMs: number
}

/** Why a provider gave nothing, and how long it is not worth asking again. */
export class ProviderFailure extends Error {
  readonly restMs: number
  constructor(message: string, restMs: number, cause?: unknown) {
    super(message, { cause })
    this.name = 'ProviderFailure'
    this.restMs = restMs
  }
}

const MINUTE_MS = 60_000
/** A key that is wrong or used up does not get better by itself; an operator has to act. */
const KEY_REST_MS = 10 * MINUTE_MS
const DEFAULT_LIMIT_REST_MS = MINUTE_MS
const BROKEN_REST_MS = MINUTE_MS / 2
/** Nobody who asks for a pause means longer; a day's allowance starts over then. */
const LONGEST_REST_MS = 24 * 60 * MINUTE_MS
const KEY_STATUSES = new Set([401, 402, 403, 432, 433])
const ASKS_TO_WAIT = new Set([429, 503])

interface Ask {
  method: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: unknown
  timeoutMs: number
  signal?: AbortSignal | undefined
}

/** Asks a provider for JSON of a shape; everything that goes wrong becomes a `ProviderFailure`. */
export async function askJson<Shape extends z.ZodType>(
  address: string,
  shape: Shape,
  ask: Ask,
): Promise<z.output<Shape>> {
  const { status, headers, text } = await askText(address, ask)
  if (status !== 200) throw new ProviderFailure(`responded with ${status}`, restAfter(status, headers))
  const parsed = shape.safeParse(jsonOf(text))
  if (!parsed.success)
    throw new ProviderFailure('returned a response Longhand can’t read', BROKEN_REST_MS, parsed.error)
  return parsed.data
}

async function askText(address: string, { method, headers = {}, body, timeoutMs, signal }: Ask) {
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    const answer = await callConfigured(address, {
      method,
      headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
      timeoutMs,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  } catch (error) {
    signal?.throwIfAborted()
    throw new ProviderFailure(limit.aborted ? 'took too long' : 'could not be reached', BROKEN_REST_MS, error)
  }
}

function restAfter(status: number, headers: Record<string, string | undefined>): number {
  if (KEY_STATUSES.has(status)) return KEY_REST_MS
  const asked = retryAfterMs(headers)
  if (ASKS_TO_WAIT.has(status) && asked > 0) return Math.min(asked, LONGEST_REST_MS)
  return status === 429 ? DEFAULT_LIMIT_REST_MS : BROKEN_REST_MS
}

/** RFC 9110, 10.2.3: seconds, or a date, which is meant by the clock of the server that sent it. */
function retryAfterMs({ 'retry-after': retryAfter = '', date = '' }: Record<string, string | undefined>): number {
  return /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.parse(date)
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
