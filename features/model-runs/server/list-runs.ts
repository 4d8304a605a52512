import { windowOf } from '../../../platform/contract/paging.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import { listModelRuns } from '../../../platform/server/ai/run-store.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { ModelRunShape } from '../contract.ts'
import { runView } from './views.ts'

/** The runs of an owner, newest first, and for how many days they are kept. */
export async function listRuns(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  { ownerId }: Owner,
  paging: { start_count: number; end_count?: number | undefined },
): Promise<{ runs: ModelRunShape[]; total: number; days: number }> {
  const { calls, total } = await listModelRuns(db, ownerId, windowOf(paging))
  return { runs: calls.map(runView), total, days: config.MODEL_RUN_DAYS }
}
