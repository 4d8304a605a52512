import { windowOf } from '../../../platform/contract/paging.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { projectFor } from '../../projects/server/index.ts'
import { listWorkflows } from './store.ts'
import { asSummary } from './view.ts'

/** A window of the owner's workflows, changed last first, and how many there are. 404 for a project of others. */
export async function workflowsIn(
  deps: Pick<Deps, 'db'>,
  actor: Owner,
  wish: { project_id?: string; query?: string; start_count: number; end_count?: number },
) {
  if (wish.project_id) await projectFor(deps, actor, wish.project_id)
  const filter = { projectId: wish.project_id, query: wish.query, ...windowOf(wish) }
  const { rows, total } = await listWorkflows(deps.db, actor.ownerId, filter)
  return { workflows: rows.map(({ workflow, progress }) => asSummary(workflow, progress)), total }
}
