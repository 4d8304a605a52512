import { type Dispatcher, request } from 'undici'
import { Refusal, refuse } from '../../contract/failures.ts'
import { type AllowList, allowList } from './allow-list.ts'
import { decodeText } from './charset.ts'
import { guardedAgent } from './connect.ts'
import { ACCEPT_ENCODING, decompressed } from './decompress.ts'
import { asRefusal } from './failure.ts'
import type { OwnServices } from './own-services.ts'
import { outwardResolve, type Resolve } from './resolve.ts'
import { parseTarget } from './target.ts'
import type { Outbound, OutboundAnswer, OutboundOptions } from './types.ts'
import { userAgentOf } from './user-agent.ts'

export const DEFAULT_TIMEOUT_MS = 20_000
export const DEFAULT_MAX_BYTES = 10 * 1024 * 1024
const DEFAULT_MAX_REDIRECTS = 5
/** Longest wait for the head of an answer, and between two pieces of it. */
const IDLE_TIMEOUT_MS = 10_000

/** Headers of the caller that go to another site too when an answer redirects there; all others stay behind. */
const TRAVELLING_HEADERS = new Set(['accept', 'accept-language', 'user-agent'])
/** Headers that the connection owns. */
const OWN_HEADERS = new Set([
  'host',
  'connection',
  'content-length',
  'transfer-encoding',
  'accept-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
])
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** How the guarded way out is set up. */
export interface OutboundSetup {
  /** OUTBOUND_ALLOW: hosts, addresses and CIDRs that may be reached although private. */
  allow: readonly string[]
  /** What may not be reached all the same. */
  own?: OwnServices
  userAgent?: string
  /** For tests: another name server. */
  resolve?: Resolve
}

interface Hop {
  url: URL
  method: NonNullable<OutboundOptions['method']>
  headers: Record<string, string>
  body: OutboundOptions['body']
}

interface Way {
  allow: AllowList
  agent: Dispatcher
}

/** The one guarded way to addresses that people give. Every hop and every connection is checked; all limits hold for the whole call. */
export function createOutbound(setup: OutboundSetup): Outbound {
  const allow = allowList(setup.allow)
  const way: Way = { allow, agent: guardedAgent({ allow, resolve: setup.resolve ?? outwardResolve, own: setup.own }) }
  const userAgent = setup.userAgent ?? userAgentOf({ OUTBOUND_CONTACT: undefined })
  return async (address, options = {}) => {
    const timeout = AbortSignal.timeout(options.timeoutMs ?? DEFAULT_TIMEOUT_MS)
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    const first: Hop = {
      url: parseTarget(address, allow),
      method: options.method ?? 'GET',
      headers: { accept: '*/*', 'user-agent': userAgent, ...sendable(options.headers ?? {}) },
      body: options.body,
    }
    return follow(way, first, options, signal)
  }
}

async function follow(way: Way, first: Hop, options: OutboundOptions, signal: AbortSignal): Promise<OutboundAnswer> {
  const maxRedirects = options.maxRedirects ?? DEFAULT_MAX_REDIRECTS
  let hop = first
  for (let redirects = 0; ; redirects++) {
    const answer = await once(way, hop, options, signal)
    if (answer.state === 'read') return answer.answer
    if (redirects >= maxRedirects) refuse('too-many-redirects', { host: first.url.host })
    hop = nextHop(hop, answer.status, parseTarget(answer.location, way.allow))
  }
}

type Once = { state: 'read'; answer: OutboundAnswer } | { state: 'redirect'; status: number; location: string }

async function once({ agent }: Way, hop: Hop, options: OutboundOptions, signal: AbortSignal): Promise<Once> {
  let response: Dispatcher.ResponseData | undefined
  try {
    signal.throwIfAborted()
    response = await request(hop.url, {
      dispatcher: agent,
      method: hop.method,
      headers: { ...hop.headers, 'accept-encoding': ACCEPT_ENCODING },
      body: hop.body ?? null,
      signal,
      headersTimeout: IDLE_TIMEOUT_MS,
      bodyTimeout: IDLE_TIMEOUT_MS,
    })
    const headers = flat(response.headers)
    const location = headers.location
    if (REDIRECTS.has(response.statusCode) && location && URL.canParse(location, hop.url.href)) {
      return { state: 'redirect', status: response.statusCode, location: new URL(location, hop.url).href }
    }
    return { state: 'read', answer: await readAnswer(hop, response, headers, options) }
  } catch (error) {
    if (options.signal?.aborted) throw options.signal.reason
    throw error instanceof Refusal ? error : asRefusal(error, hop.url.host, signal.aborted)
  } finally {
    response?.body.on('error', () => {}).destroy()
  }
}

async function readAnswer(
  hop: Hop,
  response: Dispatcher.ResponseData,
  headers: Record<string, string>,
  options: OutboundOptions,
): Promise<OutboundAnswer> {
  const contentType = headers['content-type'] ?? ''
  const { host } = hop.url
  if (response.statusCode < 400 && !isAccepted(contentType, options.accept))
    refuse('answer-wrong-type', { host, type: plainType(contentType) })
  const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES
  const tooLarge = (): never =>
    refuse('answer-too-large', { host, limit: `${Math.round(maxBytes / 1024 / 1024) || 1} MB` })
  if (Number(headers['content-length']) > maxBytes && hop.method !== 'HEAD') tooLarge()
  const body = hop.method === 'HEAD' ? response.body : decompressed(response.body, headers['content-encoding'] ?? '')
  if (!body) refuse('answer-wrong-type', { host, type: headers['content-encoding'] })
  const bytes = await collect(body, maxBytes, tooLarge)
  return {
    status: response.statusCode,
    url: hop.url.href,
    headers,
    contentType,
    bytes,
    text: () => decodeText(bytes, contentType),
  }
}

async function collect(body: AsyncIterable<Uint8Array>, maxBytes: number, tooLarge: () => never): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, size))
}

/** As browsers follow (Fetch standard, 4.4), but what the caller sent for one site never reaches another. */
function nextHop(hop: Hop, status: number, url: URL): Hop {
  const becomesGet =
    (status === 303 && hop.method !== 'HEAD') || ((status === 301 || status === 302) && hop.method === 'POST')
  const isSameSite = url.origin === hop.url.origin
  if (!isSameSite && !becomesGet && hop.body !== undefined) refuse('address-forbidden', { host: url.host })
  const kept = Object.entries(hop.headers).filter(
    ([name]) => (isSameSite || TRAVELLING_HEADERS.has(name)) && !(becomesGet && name.startsWith('content-')),
  )
  return {
    url,
    method: becomesGet ? 'GET' : hop.method,
    headers: Object.fromEntries(kept),
    body: becomesGet ? undefined : hop.body,
  }
}

function sendable(headers: Record<string, string>): Record<string, string> {
  const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value] as const)
  return Object.fromEntries(lower.filter(([name]) => !OWN_HEADERS.has(name)))
}

function isAccepted(contentType: string, accept: string[] | undefined): boolean {
  if (!accept || !contentType) return true
  return accept.some((prefix) => contentType.toLowerCase().startsWith(prefix))
}

function plainType(contentType: string): string {
  return contentType.split(';')[0]?.trim().slice(0, 80) ?? ''
}

function flat(headers: Dispatcher.ResponseData['headers']): Record<string, string> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return Object.fromEntries(entries)
}
