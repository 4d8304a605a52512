import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { countedSince, FAIR_USE_LOCK_SECONDS, fairUseAt, fairUseRatio } from '../fair-use.ts'
import { NO_LIMIT } from '../plans.ts'
import type { Entitlement } from './account.ts'
import { updateAccount } from './account-store.ts'
import { unmeteredSince } from './ledger-store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Since when use counts against the plan's fair use; null for plans whose measure is credits. */
export function fairUseSince({ account, plan, creditLimit }: Entitlement, now: Date): Date | null {
  const isMeasured = creditLimit === NO_LIMIT || plan.family === 'byok'
  return isMeasured && plan.fairUse !== null ? countedSince(account.lockedUntil, now) : null
}

/** Seconds that the account must still wait; 0 when it need not. */
export function secondsLocked({ account }: Entitlement, now: Date): number {
  const state = fairUseAt(0, account.lockedUntil, now)
  return state.state === 'locked' ? state.seconds : 0
}

/** Refuses with 420 at a ratio of 100, for 100 seconds; then one may go on. */
export async function requireFairUse(deps: Needs, entitlement: Entitlement): Promise<void> {
  const { account, plan } = entitlement
  const since = fairUseSince(entitlement, deps.clock.now())
  const ratio = since ? fairUseRatio(await unmeteredSince(deps.db, account.ownerId, since), plan.fairUse) : 0
  const state = fairUseAt(ratio, account.lockedUntil, deps.clock.now())
  if (state.state === 'free') return
  if (state.state === 'locks') await updateAccount(deps.db, account.ownerId, { lockedUntil: state.until })
  const seconds = state.state === 'locked' ? state.seconds : FAIR_USE_LOCK_SECONDS
  refuse('fair-use', { seconds, body: { seconds }, headers: { 'retry-after': String(seconds) } })
}
