import { refuse } from '../../../platform/contract/failures.ts'
import { type Asker, may } from '../../../platform/contract/policy.ts'
import type { CallContext } from '../../../platform/server/call-context.ts'
import { firstPersonId } from '../../accounts/server/index.ts'
import { pullJob } from './pull-job.ts'

/** As much of a call as says who makes it. */
type Caller = Pick<CallContext, 'deps' | 'member' | 'principal'>

/** The account that the machine belongs to, if the caller may have models downloaded to it; null otherwise. */
export async function pullingFor({ deps, member, principal }: Caller): Promise<string | null> {
  const ownerId = await firstPersonId(deps.db)
  const asker: Asker = member ?? (principal.kind === 'operator' ? { kind: 'operator' } : { kind: 'nobody' })
  return ownerId && may(asker, 'model:pull', { ownerId }) ? ownerId : null
}

/** Begins to download a model, or finds the download of it that is under way; returns the task. */
export async function startPull(caller: Caller, model: string): Promise<string> {
  const ownerId = (await pullingFor(caller)) ?? refuse('not-allowed')
  const title = `Download ${labelOf(caller, model)}`
  return caller.deps.jobs.start(pullJob, { model }, { ownerId, title, key: model })
}

function labelOf({ deps }: Caller, model: string): string {
  return deps.ai.onBoard.find(({ id }) => model === `on-board/${id}`)?.label ?? model
}
