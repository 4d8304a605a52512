import type { FastifyRequest } from 'fastify'

/**
 * What a 401 asks for, as RFC 9110 wants it said. A program is asked for Basic credentials. A browser would open its own
 * sign-in dialog at that word, over our page and even for what a page fetches in the background, so whatever comes from one
 * (they say so in Sec-Fetch-Site or their name, or bring a cookie, an origin or the wish for a page) is told of a scheme that no browser knows.
 */
export function challengeFor({ headers }: Pick<FastifyRequest, 'headers'>): string {
  const isBrowser =
    headers['sec-fetch-site'] !== undefined ||
    headers['user-agent']?.startsWith('Mozilla/') ||
    headers.cookie !== undefined ||
    headers.origin !== undefined ||
    /\btext\/html\b/.test(headers.accept ?? '')
  return isBrowser ? 'Session realm="Longhand"' : 'Basic realm="Longhand", charset="UTF-8"'
}
