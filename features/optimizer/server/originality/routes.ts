import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { originalityCalls } from '../../contract/originality.ts'
import { plagiarismCall } from '../../contract/plagiarism.ts'
import { viewCheck } from './check-view.ts'
import {
  checksOfBlog,
  excludeFrom,
  listChecks,
  publishReport,
  readCheck,
  removeCheck,
  scopeOf,
  withdrawReport,
} from './checks.ts'
import { requirePlan } from './paid-check.ts'
import { checkPlagiarism } from './plagiarism.ts'
import { startCheck } from './start-check.ts'
import { subjectOf } from './subject-of.ts'

const os = implementing(originalityCalls)

export const originalityRoutes = os.router({
  scope: os.scope.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await scopeOf(context.deps, actor)) }
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
    const actor = await actingFor(context, input)
    return { status: 200, ...(await checksOfBlog(context.deps, actor, input.blog_id)) }
  }),
  list: os.list.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, checks: await listChecks(context.deps, actor) }
  }),
  get: os.get.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, check: await readCheck(context.deps, actor, input.id) }
  }),
  exclude: os.exclude.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, check: await excludeFrom(context.deps, actor, input) }
  }),
  share: os.share.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, check: await publishReport(context.deps, actor, input.id) }
  }),
  revoke: os.revoke.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, check: await withdrawReport(context.deps, actor, input.id) }
  }),
  remove: os.remove.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    await removeCheck(context.deps, actor, input.id)
    return { status: 200 }
  }),
})

export const plagiarismRoute = implementing(plagiarismCall).handler(({ input, context }) =>
  checkPlagiarism(context, input),
)
