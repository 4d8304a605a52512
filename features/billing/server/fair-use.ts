import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { countedSince, FAIR_USE_LOCK_SECONDS, fairUseAt, fairUseRatio, OWN_KEY_FAIR_USE } from '../fair-use.ts'
import type { Entitlement } from './account.ts'
import { updateAccount } from './account-store.ts'
import { unmeteredSince } from './ledger-store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** Since when work that cost no credits counts against fair use. */
export function fairUseSince({ account }: Entitlement, now: Date): Date {
  return countedSince(account.lockedUntil, now)
}

/** Credits' worth of such work a day: the plan's, or, where credits are its measure, what work on an own key may come to. */
export function fairUseOf({ plan }: Entitlement): number {
  return plan.fairUse ?? OWN_KEY_FAIR_USE
}

/** Seconds that the account must still wait; 0 when it need not. */
export function secondsLocked({ account }: Entitlement, now: Date): number {
  const state = fairUseAt(0, account.lockedUntil, now)
  return state.state === 'locked' ? state.seconds : 0
}

/** Refuses with 420 at a ratio of 100, for 100 seconds; then one may go on. */
export async function requireFairUse(deps: Needs, entitlement: Entitlement): Promise<void> {
  const { account } = entitlement
  const since = fairUseSince(entitlement, deps.clock.now())
  const ratio = fairUseRatio(await unmeteredSince(deps.db, account.ownerId, since), fairUseOf(entitlement))
  const state = fairUseAt(ratio, account.lockedUntil, deps.clock.now())
  if (state.state === 'free') return
  if (state.state === 'locks') await updateAccount(deps.db, account.ownerId, { lockedUntil: state.until })
  const seconds = state.state === 'locked' ? state.seconds : FAIR_USE_LOCK_SECONDS
  refuse('fair-use', { seconds, body: { seconds }, headers: { 'retry-after': String(seconds) } })
}
