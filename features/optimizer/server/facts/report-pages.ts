import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { identify } from '../../../../platform/server/http/mount.ts'
import type { Guards } from '../../../../platform/server/plug-points.ts'
import { readPageStyle } from '../../../blogs/server/index.ts'
import { currentCheck, reportOf } from './current.ts'
import { reportHtml, reportMarkdown } from './report.ts'
import { type CheckRow, sharedCheck } from './store.ts'

/** Nothing runs; nothing but our style sheet is loaded. */
const POLICY = "default-src 'none'; style-src 'self' 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'"

interface Asked {
  Params: { id: string; format: string; token: string }
}

/** Reports as files, and the public page of one that is shared: rendered here, without the application. */
export function addReportPages(app: FastifyInstance, deps: Deps, guards: Guards): void {
  const style = readPageStyle()
  const onRequest = (request: FastifyRequest) => identify(request, { deps, guards }, 'user')
  app.get<Asked>('/api/check/facts/:id/export/:format', { onRequest }, async (request, reply) => {
    const { id, format } = request.params
    if (request.principal.kind !== 'user') refuse('not-found')
    const report = await reportOf(deps, await currentCheck(deps, request.principal.userId, id))
    if (format === 'md')
      return sendFile(reply, {
        name: 'fact-check.md',
        type: 'text/markdown; charset=utf-8',
        text: reportMarkdown(report),
      })
    if (format !== 'html') refuse('not-found')
    const text = wholePage(reportHtml(report), `<style>${style.css}</style>`)
    return sendFile(reply, { name: 'fact-check.html', type: 'text/html; charset=utf-8', text })
  })
  app.get<Asked>('/share-check/:token', async (request, reply) => {
    const check = await sharedCheck(deps.db, request.params.token)
    const inside = check ? await insideOf(deps, check) : null
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'private, no-cache')
      .header('referrer-policy', 'no-referrer')
      .header('x-robots-tag', 'noindex')
      .send(wholePage(inside ?? MISSING, `<link rel="stylesheet" href="${style.address}">`))
  })
}

const MISSING = '<h1>There is nothing here</h1><p>The link may be mistyped, or whoever shared it has taken it back.</p>'

/** A report without what a stranger may not see: who accepted what stays within the house. */
async function insideOf(deps: Deps, check: CheckRow): Promise<string | null> {
  try {
    const { check: view, claims } = await reportOf(deps, check)
    return reportHtml({
      check: view,
      claims: claims.map((claim) => ({ ...claim, accepted: claim.accepted && { ...claim.accepted, by_name: null } })),
    })
  } catch (error) {
    if (error instanceof Refusal) return null // the blog is gone or in the trash
    throw error
  }
}

function sendFile(reply: FastifyReply, { name, type, text }: { name: string; type: string; text: string }) {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .header('content-security-policy', POLICY)
    .send(text)
}

function wholePage(inside: string, style: string): string {
  const title = /<h1>(.*?)<\/h1>/.exec(inside)?.[1] ?? ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${style}</head><body><main>${inside}</main></body></html>`
}
