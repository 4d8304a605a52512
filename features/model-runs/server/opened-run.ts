import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import { modelRunById, type StoredRun } from '../../../platform/server/ai/run-store.ts'
import type { ModelRun, Purpose } from '../../../platform/server/ai/types.ts'
import type { Deps } from '../../../platform/server/deps.ts'

/** A run of an owner with what it holds. Refuses 404 for one that is not theirs, or that was forgotten. */
export async function openedRun(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  { ownerId }: Owner,
  id: string,
): Promise<ModelRun & { call: StoredRun['call'] & { purpose: Purpose }; version: string }> {
  const stored = await modelRunById(db, ownerId, id)
  if (!stored) return refuse('not-found')
  const run: ModelRun = JSON.parse(secrets.decrypt(stored.run.content))
  return { ...run, call: { ...stored.call, purpose: stored.call.purpose as Purpose }, version: stored.run.version }
}
