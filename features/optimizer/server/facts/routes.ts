import { randomBytes } from 'node:crypto'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import { implementing, type Whose } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { blogText } from '../../../blogs/server/index.ts'
import { factCalls } from '../../contract/facts.ts'
import { currentCheck, reportOf } from './current.ts'
import { acceptClaim, rewordClaim } from './settle-claim.ts'
import { planCheck, rerunCheck, startCheck, stopCheck } from './start.ts'
import { type CheckRow, changeCheck, checkOfBlog, latestChecks, removeCheck } from './store.ts'
import { checkView, claimView } from './view.ts'

const os = implementing(factCalls)
const MOST_LISTED = 100

async function answer({ deps }: CallContext, check: CheckRow) {
  return { status: 200 as const, ...(await reportOf(deps, check)) }
}

/** The check that a call names, if it is the caller's. */
async function named(context: CallContext, input: Whose & { id: string }): Promise<CheckRow> {
  const { ownerId } = await actingFor(context, input)
  return currentCheck(context.deps, ownerId, input.id)
}

/** Sets or takes away the public address of a report. */
async function withToken(context: CallContext, check: CheckRow, shareToken: string | null) {
  await changeCheck(context.deps.db, check.id, { shareToken })
  return { status: 200 as const, check: checkView(context.deps, { ...check, shareToken }) }
}

/** The calls of the fact check. */
export const factRoutes = os.router({
  plan: os.plan.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await planCheck(context.deps, actor, input)) }
  }),
  start: os.start.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return answer(context, await startCheck(context.deps, actor, input))
  }),
  list: os.list.handler(async ({ input, context }) => {
    const { ownerId } = await actingFor(context, input)
    const rows = await latestChecks(context.deps.db, ownerId, MOST_LISTED)
    return { status: 200, checks: rows.map((row) => checkView(context.deps, row)) }
  }),
  get: os.get.handler(async ({ input, context }) => answer(context, await named(context, input))),
  ofBlog: os.ofBlog.handler(async ({ input, context }) => {
    const { ownerId } = await actingFor(context, input)
    const check = await checkOfBlog(context.deps.db, ownerId, input.id)
    if (check) return answer(context, await currentCheck(context.deps, ownerId, check.id))
    if (!(await blogText(context.deps, ownerId, input.id))) refuse('not-found')
    return { status: 200, check: null, claims: [] }
  }),
  rerun: os.rerun.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return answer(context, await rerunCheck(context.deps, actor, input))
  }),
  stop: os.stop.handler(async ({ input, context }) => {
    const { ownerId } = await actingFor(context, input)
    return answer(context, await stopCheck(context.deps, ownerId, input.id))
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
    const check = await named(context, input)
    return withToken(context, check, check.shareToken ?? randomBytes(16).toString('base64url'))
  }),
  revoke: os.revoke.handler(async ({ input, context }) => withToken(context, await named(context, input), null)),
  remove: os.remove.handler(async ({ input, context }) => {
    const check = await named(context, input)
    await stopCheck(context.deps, check.ownerId, check.id)
    await removeCheck(context.deps.db, check.ownerId, check.id)
    return { status: 200 }
  }),
})
