import type { FastifyRequest } from 'fastify'
import { refuse } from '../../contract/failures.ts'
import type { Config } from '../config.ts'

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]'])

/**
 * Whether an origin is our own: `PUBLIC_URL`'s; without one, any loopback origin on the port that the request's Host
 * names, so that 127.0.0.1 and localhost are one.
 */
export function isOwnOrigin(origin: string, host: string | undefined, publicUrl: string | undefined): boolean {
  if (publicUrl) return origin === new URL(publicUrl).origin
  const [from, to] = [parse(origin), parse(`http://${host ?? ''}`)]
  if (!from || !to || from.protocol !== 'http:') return false
  return LOOPBACK.has(from.hostname) && LOOPBACK.has(to.hostname) && from.port === to.port
}

/** Refuses a change that a browser sends with our cookie from somebody else's page. */
export function requireOwnOrigin(request: FastifyRequest, config: Pick<Config, 'PUBLIC_URL'>): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.origin ?? originOf(request.headers.referer)
  if (!origin || !isOwnOrigin(origin, request.headers.host, config.PUBLIC_URL)) refuse('foreign-origin')
}

function originOf(referer: string | undefined): string | undefined {
  return referer ? parse(referer)?.origin : undefined
}

function parse(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null
}
