import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FailureBody, refuse } from '../../../platform/contract/failures.ts'
import type { Config } from '../../../platform/server/config.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { challengeFor } from '../../../platform/server/http/challenge.ts'
import { isOwnOrigin, requireOwnOrigin } from '../../../platform/server/http/origin.ts'
import { recheckConnections } from '../../../platform/server/http/still-signed-in.ts'
import { ADDRESS_HEADER, answerOf, SHORTEST_PASSWORD } from './auth.ts'
import { knownDevice, knownDeviceCookie } from './known-devices.ts'
import { sessionOf } from './principal.ts'
import { countingTries, type Guess, type Outcome } from './tries.ts'
import { requireStrongPassword } from './weak-passwords.ts'

const BODY_LIMIT_BYTES = 64 * 1024

/** What of the sign-in library is reachable: exactly what the product uses. */
const PATHS = new Set([
  'POST sign-up/email',
  'POST sign-in/email',
  'POST sign-out',
  'GET get-session',
  'GET list-sessions',
  'POST revoke-session',
  'POST revoke-sessions',
  'POST revoke-other-sessions',
  'POST request-password-reset',
  'GET reset-password/*',
  'POST reset-password',
  'POST change-password',
  'GET verify-email',
  'POST send-verification-email',
])

/** What ends sessions of whoever calls it. */
const ENDS_SESSIONS = new Set([
  'POST sign-out',
  'POST revoke-session',
  'POST revoke-sessions',
  'POST revoke-other-sessions',
  'POST change-password',
])

/** Ways in and out; what changes an account waits until the server is more than read-only. */
const WHILE_READ_ONLY = new Set([
  'POST sign-in/email',
  'POST sign-out',
  'POST revoke-session',
  'POST revoke-sessions',
  'POST revoke-other-sessions',
])

const SESSION_COOKIE = /^(__Secure-)?longhand\.session_token=[^;]/

/** Headers that the library may see; everything else a stranger sends stays outside. */
const PASSED_HEADERS = [
  'accept',
  'accept-language',
  'content-type',
  'cookie',
  'host',
  'origin',
  'referer',
  'sec-fetch-dest',
  'sec-fetch-mode',
  'sec-fetch-site',
  'user-agent',
]

/** Sign-up, sign-in and sessions under `/api/auth`, at the sign-in library's own paths, failing in our own form. */
export function addSignIn(app: FastifyInstance, deps: Deps): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    config: { may: 'sign-in:use', isReading: (request) => WHILE_READ_ONLY.has(pathOf(request)) },
    bodyLimit: BODY_LIMIT_BYTES,
    handler: async (request, reply) => {
      if (!PATHS.has(pathOf(request))) refuse('not-found')
      requireOwnAddress(request, deps.config)
      if (request.headers.cookie || request.headers.origin) requireOwnOrigin(request, deps.config)
      await refuseWeakPassword(deps, request)
      // afterwards nobody knows whose the session was
      const whose = ENDS_SESSIONS.has(pathOf(request)) ? (await sessionOf(request, deps))?.user.id : undefined
      const answer = await limited(deps, request, () => answerOf(deps, asWebRequest(request, deps.config)))
      if (whose && answer.ok) await recheckConnections(deps, whose)
      const device =
        isEntry(request) && givesSession(answer) ? knownDeviceCookie(emailIn(request), deps.config) : undefined
      return passOn(answer, reply, device)
    },
  })
}

/** Signing up or in by password: whoever gets a session by it is in a browser of their own. */
function isEntry(request: FastifyRequest): boolean {
  return pathOf(request) === 'POST sign-in/email' || pathOf(request) === 'POST sign-up/email'
}

function givesSession(answer: Response): boolean {
  return answer.headers.getSetCookie().some((cookie) => SESSION_COOKIE.test(cookie))
}

function emailIn(request: FastifyRequest): string {
  return textIn(request, 'email')
}

function textIn({ body }: FastifyRequest, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : ''
  return typeof value === 'string' ? value : ''
}

/** Fields of new passwords, by the calls that set one. */
const NEW_PASSWORDS: Record<string, string> = {
  'POST sign-up/email': 'password',
  'POST reset-password': 'newPassword',
  'POST change-password': 'newPassword',
}

/** Before the library hears of it: it knows lengths only. What is too short or none at all is the library's to refuse. */
async function refuseWeakPassword(deps: Deps, request: FastifyRequest): Promise<void> {
  const field = NEW_PASSWORDS[pathOf(request)]
  const password = field && textIn(request, field)
  if (!field || !password || password.length < SHORTEST_PASSWORD) return
  const user = field === 'newPassword' ? (await sessionOf(request, deps))?.user : null
  const known = [textIn(request, 'name'), emailIn(request), user?.name, user?.email]
  await requireStrongPassword(password, { field: 'password', known: known.filter((text) => text !== undefined) })
}

/** Calls in which a password is tried wait after many wrong ones. */
async function limited(deps: Deps, request: FastifyRequest, attempt: () => Promise<Response>): Promise<Response> {
  const guess = await guessIn(deps, request)
  if (!guess) return attempt()
  const { answer } = await countingTries(deps, guess, async () => {
    const answer = await attempt()
    return { answer, outcome: await outcomeOf(answer) }
  })
  return answer
}

async function guessIn(deps: Deps, request: FastifyRequest): Promise<Guess | null> {
  const path = pathOf(request)
  if (path === 'POST change-password') {
    const session = await sessionOf(request, deps)
    return session && { lock: { email: session.user.email }, from: 'own session' }
  }
  const email = emailIn(request)
  if (path !== 'POST sign-in/email' || !email) return null
  const device = knownDevice(request.headers.cookie, email, deps.config)
  return { lock: { email }, from: device ? { device } : { address: request.ip } }
}

async function outcomeOf(answer: Response): Promise<Outcome> {
  if (answer.ok) return 'right'
  const { code } = parsed(await answer.clone().text())
  if (code === 'EMAIL_NOT_VERIFIED') return 'right'
  return code === 'INVALID_EMAIL_OR_PASSWORD' || code === 'INVALID_PASSWORD' ? 'wrong' : 'none'
}

function pathOf({ method, url }: FastifyRequest): string {
  const path = (url.split('?')[0] ?? '')
    .replace('/api/auth/', '')
    .replace(/^reset-password\/[\w-]+$/, 'reset-password/*')
  return `${method} ${path}`
}

/** Without `PUBLIC_URL` only loopback addresses are ours; links and cookies for any other would be a stranger's choice. */
function requireOwnAddress({ headers: { host } }: FastifyRequest, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): void {
  if (PUBLIC_URL || isOwnOrigin(`http://${host}`, host, undefined)) return
  refuse('foreign-origin', {
    message: 'You can only sign in at this server’s own URL. Its operator sets it with PUBLIC_URL.',
  })
}

function asWebRequest(request: FastifyRequest, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Request {
  const headers = new Headers({ [ADDRESS_HEADER]: request.ip })
  for (const name of PASSED_HEADERS) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const base = PUBLIC_URL ? new URL(PUBLIC_URL).origin : `http://${request.headers.host}`
  const body = request.method === 'POST' ? JSON.stringify(request.body ?? {}) : undefined
  if (body !== undefined) headers.set('content-type', 'application/json')
  return new Request(new URL(request.url, base), { method: request.method, headers, body })
}

async function passOn(answer: Response, reply: FastifyReply, device: string | undefined): Promise<FastifyReply> {
  const cookies = answer.headers.getSetCookie()
  for (const cookie of cookies) reply.header('set-cookie', asLastingCookie(cookie))
  if (device) reply.header('set-cookie', device)
  const location = answer.headers.get('location')
  if (location) reply.header('location', location)
  const retryAfter = answer.headers.get('x-retry-after')
  if (retryAfter) reply.header('retry-after', retryAfter)
  const text = await answer.text()
  reply.status(answer.status).header('cache-control', 'no-store')
  if (answer.status === 401) reply.header('www-authenticate', challengeFor(reply.request))
  if (answer.status >= 400) return reply.send(asFailure(answer.status, text))
  return reply.type('application/json').send(text)
}

/**
 * The session in the database decides how long somebody stays signed in: it is prolonged by use, which a cookie cannot
 * be from every call. So a cookie that is to be remembered is remembered for as long as browsers do (400 days).
 */
function asLastingCookie(cookie: string): string {
  return SESSION_COOKIE.test(cookie) ? cookie.replace(/Max-Age=[1-9]\d*/i, `Max-Age=${400 * 24 * 3600}`) : cookie
}

/** The library's failure in the form that every failure of ours has. */
function asFailure(status: number, text: string): FailureBody {
  const { message: said, code } = parsed(text)
  const message = typeof said === 'string' && said ? said : 'The request was refused.'
  return {
    status,
    message,
    ...(status === 422 ? { details: [{ path: /EMAIL|USER/.test(String(code)) ? 'email' : '', message }] } : {}),
    code: typeof code === 'string' ? code.toLowerCase().replaceAll('_', '-') : codeOf(status),
  }
}

function codeOf(status: number): string {
  return status === 429 ? 'too-many-requests' : status === 401 ? 'not-signed-in' : 'sign-in-refused'
}

function parsed(text: string): { message?: unknown; code?: unknown } {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}
