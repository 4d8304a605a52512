import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { isPlanId, planOf } from '../plans.ts'
import { grantAdditional } from '../standing.ts'
import { type Entitlement, endOfPlan, entitlementOf } from './account.ts'
import { type BillingAccount, updateAccount } from './account-store.ts'
import { recordChange } from './changes.ts'
import { enterMonth, write } from './ledger.ts'
import { rowByKey } from './ledger-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'transaction'>

/** What an operator gives an account; what is not named stays. */
export interface Grant {
  planId?: string
  /** Credits a month in place of the plan's own; -1 for no limit. */
  creditLimit?: number
  /** Days from now until the plan ends; 0 ends it now. */
  expiryDays?: number
  /** Days after the plan's present end, or from now where that has passed. */
  extendDays?: number
  /** Credits beside the monthly ones, which do not lapse. */
  additionalCredits?: number
  /** Makes a repeated grant of additional credits the same grant. */
  key?: string
}

const DAY_MS = 24 * 3600_000

/**
 * Gives an account a plan, credits or time, and writes down who did. Another plan, or one whose time was over, begins a
 * new month with its full credits; the same plan keeps what was taken of this month's.
 * Refuses 422 for a plan id that the product does not know.
 */
export async function grant(
  deps: Needs,
  { operator, ownerId }: { operator: string; ownerId: string },
  wish: Grant,
): Promise<Entitlement> {
  if (wish.planId !== undefined && !isPlanId(wish.planId)) {
    refuse('invalid', { details: [{ path: 'plan_name', message: `Unknown plan “${wish.planId}”.` }] })
  }
  return deps.transaction(async () => {
    const before = await entitlementOf(deps, ownerId)
    const now = deps.clock.now()
    await updateAccount(deps.db, ownerId, grantedValues(before, wish, now))
    const given = await entitlementOf(deps, ownerId)
    const payer = { userId: operator, ownerId }
    await enterMonth(deps, payer, given)
    if (wish.additionalCredits) await addCredits(deps, { operator, given }, wish)
    await recordChange(deps, {
      operator,
      action: 'grant',
      subject: ownerId,
      before: visible(before.account),
      after: {
        ...visible(given.account),
        ...(wish.additionalCredits ? { additional_credits: wish.additionalCredits } : {}),
      },
    })
    return given
  })
}

function grantedValues(before: Entitlement, wish: Grant, now: Date): Partial<BillingAccount> {
  const { account, isExpired } = before
  const planId = wish.planId ?? account.planId
  const expiresAt = newEnd(account, wish, now)
  const values: Partial<BillingAccount> = { lockedUntil: null }
  if (wish.creditLimit !== undefined) values.creditLimit = wish.creditLimit
  if (expiresAt) values.expiresAt = expiresAt
  const isRenewed = isExpired && (wish.planId !== undefined || expiresAt !== null) && !(expiresAt && expiresAt <= now)
  if (planId === account.planId && !isRenewed) return values
  return {
    creditLimit: planId === account.planId ? account.creditLimit : null,
    expiresAt: endOfPlan(planId, now),
    ...values,
    planId,
    planStartedAt: now,
    trialExtendedAt: planId === account.planId ? account.trialExtendedAt : null,
    lifetimeEntitled: planOf(planId)?.family === 'lifetime',
  }
}

/** The named end of the plan; null when none is named. */
function newEnd({ expiresAt }: BillingAccount, { expiryDays, extendDays }: Grant, now: Date): Date | null {
  if (expiryDays !== undefined) return new Date(now.getTime() + expiryDays * DAY_MS)
  if (extendDays === undefined) return null
  return new Date(Math.max(expiresAt?.getTime() ?? 0, now.getTime()) + extendDays * DAY_MS)
}

async function addCredits(
  deps: Needs,
  { operator, given }: { operator: string; given: Entitlement },
  { additionalCredits = 0, key }: Grant,
): Promise<void> {
  const payer = { userId: operator, ownerId: given.account.ownerId }
  const rowKey = `grant ${key ?? newId()}`
  await write(
    deps,
    { payer, entitlement: given },
    {
      label: { key: rowKey, feature: 'additional' },
      change: (_standing, month) => grantAdditional(month, additionalCredits),
      isTaken: async () => (await rowByKey(deps.db, payer.ownerId, rowKey)) !== null,
    },
  )
}

function visible(account: BillingAccount): Record<string, unknown> {
  return {
    plan_name: account.planId,
    credit_limit: account.creditLimit,
    expiry_date: account.expiresAt?.toISOString() ?? null,
  }
}
