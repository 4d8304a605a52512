import { z } from 'zod'
import type { Outbound } from '../fetch/types.ts'
import type { TokenEndpoint, Tokens } from './types.ts'

/** Longest wait for a service's answer, in milliseconds: shorter than the right to refresh lasts. */
const ANSWER_MS = 10_000
const MOST_BYTES = 64 * 1024

/** The service said that these tokens are worth nothing anymore. */
export class RefreshRefused extends Error {}
/** Nobody knows whether they are: the service does not answer, or not as it should. */
export class RefreshUnavailable extends Error {}

const Answer = z.object({
  access_token: z.string().min(1),
  refresh_token: z.string().min(1).optional(),
  expires_in: z.coerce.number().positive().optional(),
})
const Refused = z.object({ error: z.string() })
/** Errors (RFC 6749, 5.2) after which asking again cannot help. */
const FINAL = new Set(['invalid_grant', 'invalid_client', 'unauthorized_client'])

/** Asks the service for new tokens. One that sends no new refresh token continues with the old one. */
export async function refreshTokens(
  fetch: Outbound,
  endpoint: TokenEndpoint,
  { refreshToken, now }: { refreshToken: string; now: Date },
): Promise<Tokens> {
  const answer = await fetch(endpoint.address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
      client_id: endpoint.clientId,
      client_secret: endpoint.clientSecret,
    }).toString(),
    timeoutMs: ANSWER_MS,
    maxBytes: MOST_BYTES,
    maxRedirects: 0,
  }).catch((cause: unknown) => {
    throw new RefreshUnavailable('The service doesn’t respond.', { cause })
  })
  const body = asJson(answer.text())
  if (answer.status < 300) {
    const parsed = Answer.safeParse(body)
    if (!parsed.success) throw new RefreshUnavailable('The service didn’t respond with a token.')
    const { access_token, refresh_token = refreshToken, expires_in } = parsed.data
    const expiresAt = expires_in ? new Date(now.getTime() + expires_in * 1_000) : null
    return { accessToken: access_token, refreshToken: refresh_token, expiresAt }
  }
  const { data } = Refused.safeParse(body)
  if (answer.status < 500 && data && FINAL.has(data.error)) throw new RefreshRefused(data.error)
  throw new RefreshUnavailable(`The service responded with ${answer.status}.`)
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
