import type { Deps } from '../../../platform/server/deps.ts'
import { type Period, periodAt } from '../period.ts'
import { hasLapsed, type Plan, planInForce, planOf } from '../plans.ts'
import { type AccountRead, accountAndLastRow, type BillingAccount, insertAccountOnce } from './account-store.ts'
import type { LedgerRow } from './ledger-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Who pays for something, and who does it; the same person outside teams. */
export interface Payer {
  userId: string
  ownerId: string
  /** Where the caller has just looked it up: it is not looked up again. */
  entitlement?: Entitlement
}

/** An account with everything that follows from it at one moment. */
export interface Entitlement {
  account: BillingAccount
  /** The plan that counts now. */
  plan: Plan
  /** Credits a month; -1 where fair use is the measure. */
  creditLimit: number
  /** The month that credits and runs are counted in. */
  period: Period
  isExpired: boolean
  /** The ledger's last row as it stood when the account was read; absent where it was not read along. */
  lastRow?: (() => LedgerRow | null) | undefined
}

/**
 * What an owner may right now. Makes the account on the server's default plan where there is none yet. `read` is what
 * the caller has just read of it; without it, it is read here.
 */
export async function entitlementOf(deps: Needs, ownerId: string, read?: AccountRead): Promise<Entitlement> {
  const existing = read === undefined ? await accountAndLastRow(deps.db, ownerId) : read
  const { account, lastRow } = existing ?? (await makeAccount(deps, ownerId))
  return { ...entitlementAt(account, deps.clock.now()), lastRow }
}

async function makeAccount(deps: Needs, ownerId: string): Promise<NonNullable<AccountRead>> {
  const now = deps.clock.now()
  const planId = deps.config.DEFAULT_PLAN
  await insertAccountOnce(deps.db, {
    ownerId,
    planId,
    planStartedAt: now,
    expiresAt: endOfPlan(planId, now),
    lifetimeEntitled: planOf(planId)?.family === 'lifetime',
    createdAt: now,
  })
  const made = await accountAndLastRow(deps.db, ownerId)
  if (!made) throw new Error('A billing account vanished while it was made.')
  return made
}

/** When a plan that ends by itself ends, given from `now` on. */
export function endOfPlan(planId: string, now: Date): Date | null {
  const days = planOf(planId)?.days ?? null
  return days === null ? null : new Date(now.getTime() + days * 24 * 3600_000)
}

/** An account's entitlements at a moment. Its months count from the end of an expired plan. */
export function entitlementAt(account: BillingAccount, now: Date): Entitlement {
  const plan = planInForce(account, now)
  const isExpired = hasLapsed(account, now)
  const isGiven = plan.id === account.planId
  const anchor = isExpired && account.expiresAt ? account.expiresAt : account.planStartedAt
  return {
    account,
    plan,
    creditLimit: isGiven ? (account.creditLimit ?? plan.credits) : plan.credits,
    period: periodAt(anchor, now),
    isExpired,
  }
}
