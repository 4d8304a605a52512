import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { FailureBody } from '../../contract/failures.ts'
import { readTokens } from './tokens.ts'

/** Written into the page, since whoever is over a limit could not load it. */
const STYLE = `:root{${readTokens()}color-scheme:light dark;background:var(--color-paper);color:var(--color-ink);font:100%/1.5 var(--font-sans)}
main{max-width:26rem;margin:0 auto;padding:calc(var(--spacing)*12) calc(var(--spacing)*5)}
h1{font-size:var(--text-xl)}
p{overflow-wrap:break-word}
small{color:var(--color-ink-3)}
a{color:var(--color-accent)}`

/** Nothing runs, and nothing is loaded. */
export const FAILURE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Whether a browser will show the answer as a page: it asks for one, at an address that is no service. */
export function isForReading({ url, headers }: FastifyRequest): boolean {
  return !/^\/(api|integrations-service|collab)(\/|$|\?)/.test(url) && /\btext\/html\b/.test(headers.accept ?? '')
}

/** A failure as a page: what happened, and the way back to where it happened. */
export function failurePage({ status, message, request_id }: FailureBody, request: FastifyRequest): string {
  const title = status === 429 ? 'Please wait a moment' : 'That did not work'
  const number = typeof request_id === 'string' ? `<p><small>Request ${escaped(request_id)}</small></p>` : ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1><p>${escaped(message)}</p><p><a href="${escaped(ownPath(request))}">Try again</a></p>${number}</main></body></html>`
}

/** Two slashes would lead to another site. */
function ownPath({ url }: FastifyRequest): string {
  return url.replace(/^[/\\]+/, '/')
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
