import type { z } from 'zod'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Balance as BalanceShape } from '../contract.ts'
import { NO_LIMIT } from '../plans.ts'
import { after, monthOf, nextTowards, type Standing, spendable } from '../standing.ts'
import { type Entitlement, entitlementOf } from './account.ts'
import { fairUseRatioOf, secondsLocked } from './fair-use.ts'
import { standingOf } from './ledger.ts'
import { lastRow } from './ledger-store.ts'
import { type RunsOfFeature, runsOf } from './runs.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** Everything that stands on an account at one moment. */
export interface Usage {
  entitlement: Entitlement
  /** Credits of this month: the plan's, or what is left of a larger number that was lowered; -1 for no limit. */
  creditLimit: number
  /** Taken in this month, reservations among it. */
  creditsUsed: number
  creditsHeld: number
  /** Credits beside the monthly ones: what is left and what was taken of them in this month. */
  additionalCredits: number
  remaining: number
  allUsed: number
  fupRatio: number
  lockedSeconds: number
  runs: RunsOfFeature[]
}

/** What stands on an account, as it will be written at its next use: reading changes nothing. */
export async function usageOf(deps: Needs, ownerId: string): Promise<Usage> {
  const entitlement = await entitlementOf(deps, ownerId)
  const standing = presentStanding(standingOf(await lastRow(deps.db, ownerId), entitlement.period.start), entitlement)
  const isUnlimited = entitlement.creditLimit === NO_LIMIT
  return {
    entitlement,
    creditLimit: isUnlimited ? NO_LIMIT : standing.monthlyLeft + standing.monthlyUsed,
    creditsUsed: standing.monthlyUsed + standing.additionalUsed,
    creditsHeld: standing.held,
    additionalCredits: standing.additionalLeft + standing.additionalUsed,
    remaining: isUnlimited ? NO_LIMIT : spendable(standing),
    allUsed: standing.allUsed,
    fupRatio: await fairUseRatioOf(deps, entitlement),
    lockedSeconds: secondsLocked(entitlement, deps.clock.now()),
    runs: await runsOf(deps, ownerId),
  }
}

/** The standing after the rows that the next use would write first. */
function presentStanding(standing: Standing, entitlement: Entitlement): Standing {
  const start = entitlement.period.start
  const change = nextTowards(standing, start, entitlement.creditLimit)
  if (change) return presentStanding(after(standing, change), entitlement)
  const month = monthOf(standing, start)
  if (month.getTime() === standing.period.getTime()) return standing
  return { ...standing, period: month, monthlyUsed: 0, additionalUsed: 0 }
}

/** Usage as it stands on the wire. */
export function asBalance(usage: Usage): z.infer<typeof BalanceShape> {
  const { account, period } = usage.entitlement
  return {
    plan_name: usage.entitlement.plan.id,
    credit_limit: usage.creditLimit,
    credits_used: usage.creditsUsed,
    credits_held: usage.creditsHeld,
    additional_credits: usage.additionalCredits,
    remaining: usage.remaining,
    next_reset: period.end.toISOString(),
    expiry_date: account.expiresAt?.toISOString() ?? null,
    fup_ratio: usage.fupRatio,
    locked_seconds: usage.lockedSeconds,
    runs: usage.runs,
  }
}
