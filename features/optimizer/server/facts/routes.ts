import type { CallContext } from '../../../../platform/server/call-context.ts'
import { implementing, type Whose } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { factCalls } from '../../contract/facts.ts'
import { pageToText } from '../../text-page.ts'
import { checkOfBlog, deleteCheck, latestChecks, publishReport, withdrawReport } from './checks.ts'
import { currentCheck, reportOf } from './current.ts'
import { readChecked } from './read-text.ts'
import { acceptClaim, rewordClaim } from './settle-claim.ts'
import { planCheck, rerunCheck, startCheck, stopCheck } from './start.ts'
import type { CheckRow } from './store.ts'
import { type OptimizerNeighbours, usesOf } from './uses.ts'
import { checkView, claimView } from './view.ts'

const os = implementing(factCalls)

async function answer({ deps }: CallContext, check: CheckRow) {
  return { status: 200 as const, ...(await reportOf(deps, check)) }
}

/** The check that a call names, if it is the caller's. */
async function named(context: CallContext, input: Whose & { id: string }): Promise<CheckRow> {
  const actor = await actingFor(context, input)
  return currentCheck(context.deps, actor, input.id)
}

/** The calls of the fact check. */
export const factRoutes = (neighbours: OptimizerNeighbours) =>
  os.router({
    plan: os.plan.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, ...(await planCheck(context.deps, actor, input)) }
    }),
    start: os.start.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return answer(context, await startCheck(context.deps, actor, input))
    }),
    list: os.list.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, checks: await latestChecks(context.deps, actor) }
    }),
    get: os.get.handler(async ({ input, context }) => answer(context, await named(context, input))),
    text: os.text.handler(async ({ input, context }) => {
      const check = await named(context, input)
      const { title, page } = await readChecked(context.deps, check)
      return { status: 200, title, language: check.language, text: check.blogId ? pageToText(page) : check.text }
    }),
    uses: os.uses.handler(async ({ input, context }) => ({
      status: 200,
      uses: await usesOf(context.deps, await named(context, input), neighbours),
    })),
    ofBlog: os.ofBlog.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      const check = await checkOfBlog(context.deps, actor, input.id)
      return check ? answer(context, check) : { status: 200, check: null, claims: [], left_out: [] }
    }),
    rerun: os.rerun.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return answer(context, await rerunCheck(context.deps, actor, input))
    }),
    stop: os.stop.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return answer(context, await stopCheck(context.deps, actor, input.id))
    }),
    reword: os.reword.handler(async ({ input, context }) => {
      const row = await rewordClaim(context.deps, await actingFor(context, input), input)
      return { status: 200, claim: claimView(row, 'fresh') }
    }),
    accept: os.accept.handler(async ({ input, context }) => {
      const row = await acceptClaim(context.deps, await actingFor(context, input), input)
      return { status: 200, claim: claimView(row, 'fresh') }
    }),
    withdraw: os.withdraw.handler(async ({ input, context }) => {
      const row = await acceptClaim(context.deps, await actingFor(context, input), { ...input, reason: null })
      return { status: 200, claim: claimView(row, 'fresh') }
    }),
    share: os.share.handler(async ({ input, context }) => {
      const check = await publishReport(context.deps, await named(context, input))
      return { status: 200, check: checkView(context.deps, check) }
    }),
    revoke: os.revoke.handler(async ({ input, context }) => {
      const check = await withdrawReport(context.deps, await named(context, input))
      return { status: 200, check: checkView(context.deps, check) }
    }),
    remove: os.remove.handler(async ({ input, context }) => {
      await deleteCheck(context.deps, await named(context, input))
      return { status: 200 }
    }),
  })
