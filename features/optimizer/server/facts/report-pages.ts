import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { contextOf } from '../../../../platform/server/http/context.ts'
import { memberOf } from '../../../../platform/server/rights.ts'
import { sendReport, sendSharedPage } from '../report-page.ts'
import { currentCheck, reportOf } from './current.ts'
import { reportHtml, reportMarkdown } from './report.ts'
import { type CheckRow, sharedCheck } from './store.ts'

interface Asked {
  Params: { id: string; format: string; token: string }
}

/** Reports as files, and the public page of one that is shared: rendered here, without the application. */
export function addReportPages(app: FastifyInstance, deps: Deps): void {
  app.get<Asked>('/api/check/facts/:id/export/:format', { config: { may: 'check:read' } }, async (request, reply) => {
    const { id, format } = request.params
    const actor = memberOf(contextOf(request, reply))
    const report = await reportOf(deps, await currentCheck(deps, actor, id))
    const forms = {
      name: 'fact-check',
      markdown: () => reportMarkdown(report),
      html: () => reportHtml(report),
    }
    return sendReport(reply, forms, { format, config: deps.config })
  })
  app.get<Asked>('/share-check/:token', { config: { may: 'share:open' } }, async (request, reply) => {
    const check = await sharedCheck(deps.db, request.params.token)
    return sendSharedPage(reply, check ? await insideOf(deps, check) : null)
  })
}

/** A report without what a stranger may not see: who accepted what stays within the house. */
async function insideOf(deps: Deps, check: CheckRow): Promise<string | null> {
  try {
    const { check: view, claims, left_out } = await reportOf(deps, check)
    return reportHtml({
      check: view,
      left_out,
      claims: claims.map((claim) => ({ ...claim, accepted: claim.accepted && { ...claim.accepted, by_name: null } })),
    })
  } catch (error) {
    if (error instanceof Refusal) return null // the blog is gone or in the trash
    throw error
  }
}
