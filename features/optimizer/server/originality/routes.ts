import { randomBytes } from 'node:crypto'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import { implementing, type Whose } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { usageOf } from '../../../billing/server/index.ts'
import { blogsAmong } from '../../../blogs/server/index.ts'
import { originalityCalls } from '../../contract/originality.ts'
import { plagiarismCall } from '../../contract/plagiarism.ts'
import {
  type CheckRow,
  changeCheck,
  deleteCheck,
  findCheck,
  latestCheck,
  latestChecks,
  latestDoneId,
} from './check-store.ts'
import { viewCheck, viewEntry } from './check-view.ts'
import { hasCopyscape } from './copyscape.ts'
import { ownDocuments } from './library.ts'
import { requirePlan } from './paid-check.ts'
import { checkPlagiarism } from './plagiarism.ts'
import { startCheck } from './start-check.ts'
import { subjectOf } from './subject-of.ts'

const os = implementing(originalityCalls)
const MOST_LISTED = 100

function found(check: CheckRow | null): CheckRow {
  return check ?? refuse('not-found')
}

/** Sets or takes away the public address of a report; one that is there stays. */
async function withToken(context: CallContext, input: Whose & { id: string }, wished: string | null) {
  const { deps } = context
  const { ownerId } = await actingFor(context, input)
  const before = found(await findCheck(deps.db, ownerId, input.id))
  if (!before.findings) refuse('not-found')
  const shareToken = wished === null ? null : (before.shareToken ?? wished)
  const check = found(await changeCheck(deps.db, ownerId, input.id, { shareToken }))
  return { status: 200 as const, check: await viewCheck(deps, check) }
}

export const originalityRoutes = os.router({
  scope: os.scope.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await actingFor(context, input)
    const documents = await ownDocuments(deps, ownerId)
    const { runs, remaining } = await usageOf(deps, ownerId)
    const { used, limit } = runs.find(({ feature }) => feature === 'plagiarism') ?? { used: 0, limit: 0 }
    return {
      status: 200,
      blogs: documents.filter(({ kind }) => kind === 'blog').length,
      assets: documents.filter(({ kind }) => kind === 'asset').length,
      search: deps.search.names,
      copyscape: hasCopyscape(deps.config),
      credits: remaining,
      runs: { used, limit },
    }
  }),
  start: os.start.handler(async ({ input, context }) => {
    const { deps } = context
    const actor = await actingFor(context, input)
    await requirePlan(context, actor)
    const subject = await subjectOf(deps, actor, input)
    const check = await startCheck(deps, actor, { subject, options: input.options, previousId: input.previous_id })
    return { status: 200, check: await viewCheck(deps, check) }
  }),
  latest: os.latest.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await actingFor(context, input)
    if ((await blogsAmong(deps.db, ownerId, [input.blog_id])).length === 0) refuse('not-found')
    const check = await latestCheck(deps.db, ownerId, input.blog_id)
    const done_id = await latestDoneId(deps.db, ownerId, input.blog_id)
    return { status: 200, check: check && (await viewCheck(deps, check)), done_id }
  }),
  list: os.list.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await actingFor(context, input)
    const rows = await latestChecks(deps.db, ownerId, MOST_LISTED)
    return { status: 200, checks: await Promise.all(rows.map((row) => viewEntry(deps, row))) }
  }),
  get: os.get.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await actingFor(context, input)
    return { status: 200, check: await viewCheck(deps, found(await findCheck(deps.db, ownerId, input.id))) }
  }),
  exclude: os.exclude.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await actingFor(context, input)
    const { exclusions } = input
    const check = await viewCheck(deps, found(await changeCheck(deps.db, ownerId, input.id, { exclusions })))
    if (check.result) await changeCheck(deps.db, ownerId, input.id, { percent: check.result.percent })
    return { status: 200, check }
  }),
  share: os.share.handler(({ input, context }) => withToken(context, input, randomBytes(16).toString('base64url'))),
  revoke: os.revoke.handler(({ input, context }) => withToken(context, input, null)),
  remove: os.remove.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await actingFor(context, input)
    const check = found(await findCheck(deps.db, ownerId, input.id))
    if (check.taskId) await deps.jobs.cancel(ownerId, check.taskId)
    await deleteCheck(deps.db, ownerId, input.id)
    return { status: 200 }
  }),
})

export const plagiarismRoute = implementing(plagiarismCall).handler(({ input, context }) =>
  checkPlagiarism(context, input),
)
