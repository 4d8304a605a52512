import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { extendedUntil, mayExtendTrial, TRIAL_EXTENSION_DAYS } from '../trial.ts'
import { type Entitlement, entitlementAt, type Payer } from './account.ts'
import { extendTrialOnce } from './account-store.ts'
import { usageOf } from './balance.ts'
import { recordChange } from './changes.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'transaction'>

/**
 * Extends a trial by 7 days, once, when the server's own counts say that it was really used.
 * Refuses 403 `trial-not-extendable` otherwise, also to all but one of many at once.
 */
export async function extendTrial(deps: Needs, payer: Payer, days: number): Promise<Entitlement> {
  const { entitlement, runs } = await usageOf(deps, payer)
  const { account, lastRow } = entitlement
  const now = deps.clock.now()
  const used = new Map(runs.map(({ feature, used }) => [feature, used]))
  const isEligible = mayExtendTrial({
    planId: account.planId,
    alreadyExtended: account.trialExtendedAt !== null,
    workflowRuns: used.get('autoblog_workflow') ?? 0,
    optimizationRuns: used.get('content_optimization') ?? 0,
    creditsUsed: lastRow?.()?.monthlyUsed ?? 0,
  })
  if (days !== TRIAL_EXTENSION_DAYS || !isEligible) refuse('trial-not-extendable')
  return deps.transaction(async () => {
    const expiresAt = extendedUntil(account.expiresAt, now)
    const extended = await extendTrialOnce(deps.db, payer.ownerId, { planId: account.planId, expiresAt, now })
    if (!extended) return refuse('trial-not-extendable')
    await recordChange(deps, {
      operator: 'trial extension',
      action: 'extend',
      subject: payer.ownerId,
      before: { expiry_date: account.expiresAt?.toISOString() ?? null },
      after: { expiry_date: expiresAt.toISOString() },
    })
    return entitlementAt(extended, now)
  })
}
