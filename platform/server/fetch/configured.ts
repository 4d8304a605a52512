import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { asRefusal } from './failure.ts'

/** A call to an address of the server's own configuration (search provider, file store): not guarded, never redirected. */
export interface ConfiguredCall {
  method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string>
  body?: string | Uint8Array | Readable
  /** For the head of the answer, and between two pieces of its body. Default 20,000. */
  timeoutMs?: number
  signal?: AbortSignal
}

export interface ConfiguredAnswer {
  status: number
  headers: Record<string, string | undefined>
  body: Readable
  /** The rest of the body. Rejects with a `Refusal` when it breaks off. */
  bytes(): Promise<Uint8Array>
  /** The rest of the body as text, at most `maxBytes` of it. */
  text(maxBytes?: number): Promise<string>
}

const agent = new Agent({ connect: { timeout: 8_000 }, keepAliveTimeout: 10_000 })
const MAX_TEXT_BYTES = 4 * 1024 * 1024

/**
 * Calls an address that the operator configured. Rejects with a `Refusal` (`address-unreachable`, `address-timeout`)
 * when nobody answers; any status is an answer. The body must be read, or destroyed.
 */
export async function callConfigured(address: string, call: ConfiguredCall): Promise<ConfiguredAnswer> {
  const url = new URL(address)
  const timeoutMs = call.timeoutMs ?? 20_000
  try {
    const { statusCode, headers, body } = await request(url, {
      dispatcher: agent,
      method: call.method,
      headers: call.headers ?? {},
      body: call.body ?? null,
      signal: call.signal,
      headersTimeout: timeoutMs,
      bodyTimeout: timeoutMs,
    })
    const flat = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, value?.toString()]))
    return {
      status: statusCode,
      headers: flat,
      body,
      bytes: () => readBytes(body, url.host, Number.POSITIVE_INFINITY, call.signal),
      text: async (maxBytes = MAX_TEXT_BYTES) =>
        (await readBytes(body, url.host, maxBytes, call.signal)).toString('utf8'),
    }
  } catch (error) {
    if (call.signal?.aborted) throw call.signal.reason
    throw asRefusal(error, url.host, false)
  }
}

async function readBytes(
  body: Readable,
  host: string,
  maxBytes: number,
  signal: AbortSignal | undefined,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let left = maxBytes
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      left -= chunk.length
      if (left < 0) break
    }
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    throw asRefusal(error, host, false)
  }
  return Buffer.concat(chunks)
}
