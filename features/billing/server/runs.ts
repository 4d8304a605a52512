import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { RunFeature } from '../plans.ts'
import { type Entitlement, entitlementOf, type Payer } from './account.ts'
import { insertRun, markReturned, runByKey, runsUsed } from './run-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Runs of one feature in the present month; `limit` is -1 where there is none. */
export interface RunsOfFeature {
  feature: RunFeature
  used: number
  limit: number
}

/** A run as it was counted; `isNew` is false where its key had counted before. */
export interface CountedRun extends RunsOfFeature {
  isNew: boolean
}

/** Every feature that plans count. */
export const runFeatures: readonly RunFeature[] = ['autoblog_workflow', 'content_optimization', 'plagiarism']

/**
 * Counts one run. The same key again counts once, in whatever month. Refuses 430 `run-limit` when the plan's runs of
 * this month are used, however many ask at once.
 */
export async function countRun(
  deps: Needs,
  payer: Payer,
  { feature, key }: { feature: RunFeature; key: string },
): Promise<CountedRun> {
  const { plan, period } = await entitlementOf(deps, payer.ownerId)
  const limit = plan.runs[feature]
  const of = { ownerId: payer.ownerId, feature, period: period.start }
  const row = { limit, key, memberId: payer.userId, at: deps.clock.now() }
  for (;;) {
    const isNew = !(await runByKey(deps.db, of, key))
    if (!isNew || (await insertRun(deps.db, of, row)))
      return { feature, used: await runsUsed(deps.db, of), limit, isNew }
    const used = await runsUsed(deps.db, of)
    if (limit >= 0 && used >= limit)
      refuse('run-limit', { body: { feature, used, limit, next_reset: period.end.toISOString() } })
  }
}

/** Gives a run back: its work came to nothing. */
export async function returnRun(
  { db }: Needs,
  { ownerId }: Payer,
  { feature, key }: { feature: RunFeature; key: string },
): Promise<void> {
  await markReturned(db, { ownerId, feature }, key)
}

/** Used and allowed runs of every counted feature, from the runs that count in the present month. */
export function runsFrom({ plan }: Entitlement, used: Record<string, number>): RunsOfFeature[] {
  return runFeatures.map((feature) => ({ feature, used: used[feature] ?? 0, limit: plan.runs[feature] }))
}
