import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { ownerChannel } from '../../../../platform/server/jobs/create-jobs.ts'
import { leftOutOf } from './left-out.ts'
import { readChecked } from './read-text.ts'
import { type CheckRow, changeCheck, claimsOf, findCheck } from './store.ts'
import { checkView, claimViews } from './view.ts'

/** A check of the owner's, freed of work that has ended without saying so. 404 for any other. */
export async function currentCheck(deps: Pick<Deps, 'db' | 'jobs'>, { ownerId }: Owner, id: string): Promise<CheckRow> {
  const check = (await findCheck(deps.db, ownerId, id)) ?? refuse('not-found')
  if (!check.taskId) return check
  const task = await deps.jobs.view(ownerId, check.taskId)
  if (task?.state === 'queued' || task?.state === 'running') return check
  await changeCheck(deps.db, id, { taskId: null })
  return { ...check, taskId: null }
}

/** A check with its claims as they are to the text as it is now, and what of it is no claim. */
export async function reportOf(deps: Deps, check: CheckRow) {
  const rows = await claimsOf(deps.db, check.id)
  const { sentences } = await readChecked(deps, check)
  return {
    check: checkView(deps, check),
    claims: claimViews(rows, sentences),
    left_out: await leftOutOf(sentences, rows, check.language),
  }
}

/** Lets open pages load a check again. */
export function notifyPages({ hub }: Pick<Deps, 'hub'>, { ownerId, id, blogId }: CheckRow): Promise<void> {
  return hub.publish(ownerChannel(ownerId), { kind: 'fact-check', check_id: id, blog_id: blogId })
}
