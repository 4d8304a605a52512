import { ORPCError, ValidationError } from '@orpc/server'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { type FailureBody, type FailureDetail, Refusal } from '../../contract/failures.ts'
import { CommitInDoubt } from '../db/current-client.ts'
import { isOfDriver } from '../db/driver-errors.ts'
import type { Deps } from '../deps.ts'
import { challengeFor } from './challenge.ts'
import { failurePage, isForReading } from './failure-page.ts'
import { unstorableFields } from './input.ts'
import { STILL_POLICY } from './plain-page.ts'

/** The refusal that an error stands for; null when it is a bug. `request` is what was asked, where it was asked over HTTP. */
export function asRefusal(error: unknown, request?: FastifyRequest): Refusal | null {
  if (error instanceof Refusal) return error
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
    return new Refusal('invalid', { details: error.cause.issues.map(asDetail) })
  }
  if (!(error instanceof Error)) return null
  return fromFastify(error as FastifyError) ?? fromSystem(error, request)
}

function asDetail(issue: {
  message: string
  path?: ReadonlyArray<PropertyKey | { key: PropertyKey }> | undefined
}): FailureDetail {
  const path = (issue.path ?? []).map((part) => String(typeof part === 'object' ? part.key : part))
  return { path: path.join('.'), message: inOurWords(issue.message) }
}

/** What a schema says by itself where the contract has no words of its own. */
function inOurWords(message: string): string {
  if (message.endsWith('received undefined')) return 'This field is required.'
  return message.endsWith('expected int, received number') ? 'Enter a whole number.' : message
}

/** Addresses that no call can have, which Fastify refuses before it looks for one. */
const NO_ADDRESS = new Set(['FST_ERR_BAD_URL', 'FST_ERR_MAX_PARAM_LENGTH'])

/** What the caller got wrong before a feature's code ran, as Fastify and its plugins say it. */
function fromFastify(error: FastifyError): Refusal | null {
  const { code = '', statusCode = 0 } = error
  if (NO_ADDRESS.has(code)) return new Refusal('not-found')
  if (code === 'FST_CP_ERR_INVALID_CONTENT_ENCODING') {
    return new Refusal('unsupported-encoding', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } })
  }
  if (code === 'FST_CP_ERR_INVALID_CONTENT') return new Refusal('bad-encoding')
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Refusal('unsupported-type')
  if (/^FST_ERR_CTP_.*JSON/.test(code) || (statusCode === 400 && error instanceof SyntaxError))
    return new Refusal('bad-json')
  if (statusCode === 413) return new Refusal('too-large')
  // `expose` is a mark of http-errors, which @fastify/static throws; other libraries' statuses say nothing of our caller
  if (statusCode < 400 || statusCode > 499 || !(code.startsWith('FST_') || 'expose' in error)) return null
  return new Refusal(statusCode === 403 || statusCode === 404 ? 'not-found' : 'bad-request')
}

/** Of a line to the database; a caller's line, or one to another service, fails with the same codes. */
const LINE_BROKEN = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])
/** As PostgreSQL says it. */
const DATABASE_AWAY = new Set([
  '57014', // a statement that took too long
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08001',
  '08003',
  '53300',
])
/** PostgreSQL keeps every character but NUL; in JSON, none that is half of a pair either. */
const NOT_STORABLE = new Set(['22021', '22P05'])
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What the machine or the database refuses has a planned end too. Drizzle wraps the driver's error once. */
function fromSystem(error: Error, request: FastifyRequest | undefined): Refusal | null {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 4; at = at.cause, depth += 1) {
    if (at instanceof CommitInDoubt) return new Refusal('outcome-unknown', { cause: error })
    if (at === request?.raw.errored) return new Refusal('bad-request', { cause: error }) // nobody is there to hear it
    const code = 'code' in at ? String(at.code) : ''
    if (NOT_STORABLE.has(code) || (code === '22P02' && at.message.endsWith('type json'))) {
      return new Refusal('invalid', { details: unstorableFields(request) })
    }
    if (NO_ROOM.has(code)) return new Refusal('disk-full', { cause: error })
    if (DATABASE_AWAY.has(code) || (LINE_BROKEN.has(code) && isOfDriver(at)))
      return new Refusal('database-unavailable', { cause: error, headers: { 'retry-after': '5' } })
    if (
      /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|The embedded database has stopped)/.test(
        at.message,
      )
    ) {
      return new Refusal('database-unavailable', { cause: error, headers: { 'retry-after': '5' } })
    }
  }
  return null
}

/** The response of a failed call, whatever failed: logs bugs with their stack, shows people only the catalog's texts. */
export function failureBody(
  error: unknown,
  { deps, request }: { deps: Deps; request: FastifyRequest },
): { refusal: Refusal; body: FailureBody } {
  const known = asRefusal(error, request)
  const refusal = known ?? new Refusal('internal')
  if (!known) {
    request.log.error({ err: error, requestId: request.id, path: request.routeOptions.url }, 'call failed')
    reportToTeamChat(deps, request).catch(() => request.log.warn('team chat could not be reached'))
  } else if (refusal.status >= 500) {
    request.log.warn(
      { err: refusal.facts.cause, code: refusal.code, requestId: request.id },
      'call could not be served',
    )
  }
  const body = refusal.toBody()
  return { refusal, body: refusal.status >= 500 ? { ...body, request_id: request.id } : body }
}

export function sendFailure(error: unknown, deps: Deps, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { refusal, body } = failureBody(error, { deps, request })
  if (refusal.code === 'too-large') letFinish(request, reply)
  reply.status(refusal.status).headers({ ...refusal.facts.headers, 'cache-control': 'no-store' })
  if (refusal.status === 401) reply.header('www-authenticate', challengeFor(request))
  if (!isForReading(request)) return reply.send(body)
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', STILL_POLICY)
    .send(failurePage(body, request))
}

/** Largest body that is read to its end although it is refused. */
const READ_AWAY_BYTES = 64 * 1024 * 1024

/**
 * A connection that is closed while the caller still sends tells it of a broken pipe instead of our answer. What is not much
 * too large is therefore read away; an endless body still ends with its connection.
 */
function letFinish(request: FastifyRequest, reply: FastifyReply): void {
  const announced = Number(request.headers['content-length'])
  if (!(announced <= READ_AWAY_BYTES)) return
  reply.removeHeader('connection')
  request.raw.unpipe() // whatever unpacks the body has stopped, and would hold it up
  request.raw.resume()
}

async function reportToTeamChat({ config, fetch }: Deps, request: FastifyRequest): Promise<void> {
  if (!config.TEAM_CHAT_WEBHOOK) return
  const text = `Longhand met an internal error (${request.method} ${request.routeOptions.url ?? 'unknown route'}, request ${request.id}).`
  await fetch(config.TEAM_CHAT_WEBHOOK, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text }),
  })
}
