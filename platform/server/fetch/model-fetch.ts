import { Agent, fetch as undiciFetch } from 'undici'
import { Refusal, refuse } from '../../contract/failures.ts'
import { allowList } from './allow-list.ts'
import { guardedAgent } from './connect.ts'
import type { OwnServices } from './own-services.ts'
import { outwardResolve, type Resolve } from './resolve.ts'
import { parseTarget } from './target.ts'

/** The shape in which model providers' clients take a `fetch`: answers stream. */
export type StreamingFetch = typeof fetch

/** Bytes of one answer of a server that a person named: far above any text, far below what hurts. */
const MOST_BYTES = 16 * 1024 * 1024
const CONNECTIONS = 1_024

/**
 * For model servers that the operator configured: no guard, for a model on the same machine is the usual case. Time
 * limits are the caller's own.
 */
export function plainModelFetch(): StreamingFetch {
  const agent = new Agent({ headersTimeout: 0, bodyTimeout: 0, keepAliveTimeout: 30_000, connections: CONNECTIONS })
  return (input, init) => send(input, init, agent)
}

/**
 * For model servers that a person named with a key. Scheme, name and the address connected to are checked as in every
 * outgoing call (`address-forbidden`, `address-invalid`); redirects are not followed, since the key would follow them;
 * an answer ends with an error after 16 MB.
 */
export function guardedModelFetch(setup: {
  allow: readonly string[]
  own?: OwnServices
  resolve?: Resolve
}): StreamingFetch {
  const allow = allowList(setup.allow)
  const agent = guardedAgent({ allow, resolve: setup.resolve ?? outwardResolve, own: setup.own }, CONNECTIONS)
  return async (input, init) => {
    const target = parseTarget(addressOf(input), allow)
    try {
      return limited(await send(target, { ...init, redirect: 'error' }, agent))
    } catch (error) {
      if (isForbidden(error)) refuse('address-forbidden', { host: target.host, cause: error })
      throw error
    }
  }
}

function addressOf(input: string | URL | Request): string {
  if (typeof input === 'string') return input
  return input instanceof URL ? input.href : input.url
}

/** The two `fetch` types are one at run time; undici's own declarations and Node's differ only in name. */
async function send(
  input: Parameters<StreamingFetch>[0],
  init: RequestInit | undefined,
  agent: Agent,
): Promise<Response> {
  const options = { ...init, dispatcher: agent } as Parameters<typeof undiciFetch>[1]
  return (await undiciFetch(addressOf(input), options)) as unknown as Response
}

function limited(response: Response): Response {
  if (!response.body) return response
  let size = 0
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > MOST_BYTES) controller.error(new Error('the answer is longer than a text can be'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(counted, { status, statusText, headers })
}

function isForbidden(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 6; at = at.cause, depth++) {
    if (at instanceof Refusal) return at.code === 'address-forbidden'
    if ('code' in at && at.code === 'ADDRESS_FORBIDDEN') return true
    if (at instanceof AggregateError && at.errors.some(isForbidden)) return true
  }
  return false
}
