import type { FastifyRequest } from 'fastify'
import type { FailureBody } from '../../contract/failures.ts'
import { escaped, plainPage } from './plain-page.ts'

/** Whether a browser will show the answer as a page: it asks for one, at an address that is no service. */
export function isForReading({ url, headers }: FastifyRequest): boolean {
  return !/^\/(api|integrations-service|collab)(\/|$|\?)/.test(url) && /\btext\/html\b/.test(headers.accept ?? '')
}

/** A failure as a page: what happened, and the way back to where it happened. */
export function failurePage({ status, message, request_id }: FailureBody, request: FastifyRequest): string {
  const number = typeof request_id === 'string' ? `<p><small>Request ${escaped(request_id)}</small></p>` : ''
  return plainPage({
    title: status === 429 ? 'Too many requests' : 'Something went wrong',
    body: `<p>${escaped(message)}</p><p><a href="${escaped(ownPath(request))}">Try again</a></p>${number}`,
  })
}

/** Two slashes would lead to another site. */
function ownPath({ url }: FastifyRequest): string {
  return url.replace(/^[/\\]+/, '/')
}
