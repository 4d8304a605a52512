import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { currentWorkflow, stopWork } from './start-work.ts'
import { markDeleted, type StoredWorkflow } from './store.ts'

type Needs = Parameters<typeof stopWork>[0]

/** Ends a workflow's work and deletes it; it can be restored for a while. */
export async function deleteWorkflow(deps: Needs, actor: Owner, id: string): Promise<void> {
  await stopWork(deps, actor, id)
  await markDeleted(deps.db, actor.ownerId, id, deps.clock.now())
}

/** Brings a deleted workflow back. 404 for one that is not there any more. */
export async function restoreWorkflow(
  deps: Pick<Deps, 'db' | 'jobs'>,
  actor: Owner,
  id: string,
): Promise<StoredWorkflow> {
  if (!(await markDeleted(deps.db, actor.ownerId, id, null))) refuse('not-found')
  return currentWorkflow(deps, actor, id)
}
