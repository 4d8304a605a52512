import type { FastifyInstance } from 'fastify'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { contextOf } from '../../../../platform/server/http/context.ts'
import { memberOf } from '../../../../platform/server/rights.ts'
import { sendReport, sendSharedPage } from '../report-page.ts'
import { findCheck, sharedCheck } from './check-store.ts'
import { viewCheck } from './check-view.ts'
import { reportHtml, reportMarkdown } from './report.ts'

interface Asked {
  Params: { id: string; format: string; token: string }
}

/** Reports of originality as files, and the public page of one that is shared. */
export function addOriginalityPages(app: FastifyInstance, deps: Deps): void {
  app.get<Asked>(
    '/api/optimizer/originality/:id/export/:format',
    { config: { may: 'check:read' } },
    async (request, reply) => {
      const { id, format } = request.params
      const { ownerId } = memberOf(contextOf(request, reply))
      const check = (await findCheck(deps.db, ownerId, id)) ?? refuse('not-found')
      if (!check.findings) refuse('not-found')
      const view = await viewCheck(deps, check)
      const reader = { isStranger: false }
      const forms = {
        name: 'originality',
        markdown: () => reportMarkdown(view, reader),
        html: () => reportHtml(view, reader),
      }
      return sendReport(reply, forms, { format, config: deps.config })
    },
  )
  app.get<Asked>('/share-originality/:token', { config: { may: 'share:open' } }, async (request, reply) => {
    const check = await sharedCheck(deps.db, request.params.token)
    return sendSharedPage(reply, check && reportHtml(await viewCheck(deps, check), { isStranger: true }))
  })
}
