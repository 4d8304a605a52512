import type { z } from 'zod'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Balance as BalanceShape } from '../contract.ts'
import { fairUseRatio } from '../fair-use.ts'
import { NO_LIMIT } from '../plans.ts'
import { after, monthOf, nextTowards, type Standing, spendable } from '../standing.ts'
import { type Entitlement, entitlementOf } from './account.ts'
import { fairUseOf, fairUseSince, secondsLocked } from './fair-use.ts'
import { standingOf } from './ledger.ts'
import { type RunsOfFeature, runsFrom } from './runs.ts'
import { readUse, type Use, type UseQuery } from './use-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

/** The whole balance of an account at one moment. */
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

/** An account's balance as its next use will write it: reading changes nothing. */
export async function usageOf(deps: Needs, { ownerId }: Owner): Promise<Usage> {
  const entitlement = await entitlementOf(deps, ownerId)
  return usageFrom(deps, entitlement, await readUse(deps.db, usageQuery(deps, entitlement)))
}

/** The query for an entitlement's usage. */
export function usageQuery({ clock }: Pick<Needs, 'clock'>, entitlement: Entitlement): UseQuery {
  const { account, period } = entitlement
  return { ownerId: account.ownerId, period: period.start, since: fairUseSince(entitlement, clock.now()) }
}

/** The balance of an account whose last ledger row and use were read. */
export function usageFrom({ clock }: Pick<Needs, 'clock'>, entitlement: Entitlement, use: Use): Usage {
  const { period, lastRow } = entitlement
  const standing = presentStanding(standingOf(lastRow?.() ?? null, period.start), entitlement)
  const isUnlimited = entitlement.creditLimit === NO_LIMIT
  return {
    entitlement,
    creditLimit: isUnlimited ? NO_LIMIT : standing.monthlyLeft + standing.monthlyUsed,
    creditsUsed: standing.monthlyUsed + standing.additionalUsed,
    creditsHeld: standing.held,
    additionalCredits: standing.additionalLeft + standing.additionalUsed,
    remaining: isUnlimited ? NO_LIMIT : spendable(standing),
    allUsed: standing.allUsed,
    fupRatio: fairUseRatio(use.unmetered, fairUseOf(entitlement)),
    lockedSeconds: secondsLocked(entitlement, clock.now()),
    runs: runsFrom(entitlement, use.runs),
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

/** Usage as it is on the wire. */
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
