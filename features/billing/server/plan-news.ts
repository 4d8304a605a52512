import { z } from 'zod'
import type { Deps } from '../../../platform/server/deps.ts'
import type { PlanNews } from '../contract.ts'
import { type Entitlement, entitlementAt, entitlementOf, type Payer } from './account.ts'
import type { BillingAccount } from './account-store.ts'
import { changesSince, type EntitlementChange } from './change-store.ts'

type News = z.output<typeof PlanNews>

/** How long a change is news, in milliseconds. */
const NEWS_MS = 24 * 3600_000

/** The account's state in a change; each change has only what it may have changed. */
const Changed = z.object({
  plan_name: z.string().optional(),
  credit_limit: z.number().nullable().optional(),
  expiry_date: z.coerce.date().nullable().optional(),
  additional_credits: z.number().optional(),
})

/** What an account gives now, beside what it gave before the changes of the last day. */
export async function planNews(deps: Pick<Deps, 'db' | 'clock' | 'config'>, payer: Payer): Promise<News> {
  const now = deps.clock.now()
  const { account } = await entitlementOf(deps, payer.ownerId)
  const changes = await changesSince(deps.db, payer.ownerId, new Date(now.getTime() - NEWS_MS))
  const first = changes.at(-1)
  return {
    now: termsOf(entitlementAt(account, now)),
    before: first ? termsOf(entitlementAt(changes.reduce(undone, account), first.at)) : null,
    added_credits: changes.reduce((sum, { after }) => sum + (Changed.parse(after).additional_credits ?? 0), 0),
  }
}

/** An account as it was before a change. */
function undone(account: BillingAccount, { before }: EntitlementChange): BillingAccount {
  const { plan_name, credit_limit, expiry_date } = Changed.parse(before)
  return {
    ...account,
    ...(plan_name === undefined ? {} : { planId: plan_name }),
    ...(credit_limit === undefined ? {} : { creditLimit: credit_limit }),
    ...(expiry_date === undefined ? {} : { expiresAt: expiry_date }),
  }
}

function termsOf({ account, plan, creditLimit }: Entitlement): News['now'] {
  return {
    plan_name: plan.id,
    credits: creditLimit,
    runs: Object.entries(plan.runs).map(([feature, limit]) => ({ feature, limit })),
    expiry_date: account.expiresAt?.toISOString() ?? null,
  }
}
