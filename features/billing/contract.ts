import { z } from 'zod'
import { call, ok } from '../../platform/contract/call.ts'
import { Id, Moment } from '../../platform/contract/ids.ts'
import { Paging } from '../../platform/contract/paging.ts'
import { whose } from '../../platform/contract/whose.ts'

/** An account's credits right now. `-1` is "no limit" everywhere. */
export const Balance = z.object({
  plan_name: z.string(),
  /** Credits of this month, and what is taken of them; a reservation counts as taken until it is settled. */
  credit_limit: z.number(),
  credits_used: z.number(),
  credits_held: z.number(),
  /** Bought or granted beside the month's; they do not lapse and go last. */
  additional_credits: z.number(),
  /** What can be spent now, of both; -1 where fair use is the measure. */
  remaining: z.number(),
  /** When the monthly part starts over. */
  next_reset: Moment,
  expiry_date: Moment.nullable(),
  /** Use of the last 24 hours against the plan's fair use, in percent; 0 where credits are the measure. */
  fup_ratio: z.number(),
  /** Seconds until work may go on; 0 when it may now. */
  locked_seconds: z.number(),
  runs: z.array(z.object({ feature: z.string(), used: z.number(), limit: z.number() })),
})

/** One line of the credit history: what was done, what it cost, what was left. */
export const Receipt = z.object({
  id: Id,
  at: Moment,
  kind: z.enum(['grant', 'charge', 'expiry']),
  /** `held` while the work runs, `settled` when it is paid, `returned` when nothing was charged; others are `settled`. */
  state: z.enum(['held', 'settled', 'returned']),
  /** The work it was for, for example `generate-synopsis`; or why credits came or went, for example `monthly`. */
  feature: z.string(),
  /** Change of what can be spent: negative for work, positive for grants. */
  credits: z.number(),
  /** Work that cost no credits (own key, no limit), in credits' worth; it counts for fair use. */
  unmetered: z.number(),
  /** What could be spent afterwards. */
  balance: z.number(),
  /** Who did it, in a team. */
  member_id: Id,
})

/** What a plan gives. `-1` is "no limit" everywhere. */
const PlanTerms = z.object({
  plan_name: z.string(),
  /** A month. */
  credits: z.number(),
  /** A month. */
  runs: z.array(z.object({ feature: z.string(), limit: z.number() })),
  expiry_date: Moment.nullable(),
})

/** What is new about a plan: what it gives, and what it gave before the changes of the last 24 hours. */
export const PlanNews = z.object({
  now: PlanTerms,
  /** Null where nothing changed. */
  before: PlanTerms.nullable(),
  /** Credits that were added in that time and don’t expire. */
  added_credits: z.number(),
})

/** Credits, runs and fair use, readable by whom they concern. */
export const billingContract = {
  balance: call(
    {
      method: 'GET',
      path: '/api/billing/balance',
      summary: 'Get remaining credits and runs, and when they reset',
    },
    { may: 'credits:read' },
  )
    .input(z.object(whose))
    .output(ok({ balance: Balance })),
  news: call(
    {
      method: 'GET',
      path: '/api/billing/news',
      summary: 'Get what the plan includes, and what it included before the changes of the last 24 hours',
    },
    { may: 'credits:read' },
  )
    .input(z.object(whose))
    .output(ok({ news: PlanNews })),
  ledger: call(
    { method: 'GET', path: '/api/billing/ledger', summary: 'List all credits added, used, and expired, newest first' },
    { may: 'credits:read' },
  )
    .input(Paging.extend(whose))
    .output(ok({ receipts: z.array(Receipt), total: z.number() })),
}

export { WORDS_PER_CREDIT } from './credits.ts'
export {
  isFree,
  isPaid,
  isPlanId,
  nobodysPlan,
  type Plan,
  type PlanFamily,
  planIds,
  planOf,
  type RunFeature,
} from './plans.ts'
