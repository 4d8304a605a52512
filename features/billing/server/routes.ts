import type { CallContext } from '../../../platform/server/call-context.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { Balance, billingContract, isPlanId, Receipt } from '../contract.ts'
import { releaseAbandonedHolds } from './abandoned.ts'
import type { Payer } from './account.ts'
import { asBalance, usageOf } from './balance.ts'
import { planNews } from './plan-news.ts'
import { receiptsOf } from './receipts.ts'

/** Tells for whom a call acts, and refuses 403 for somebody else's ids; the accounts' own rule, handed in. */
export type WhoPays = (context: CallContext, whose: { unique_id?: string; team_id?: string | null }) => Promise<Payer>

/** The calls by which people read their credits, and the periodic return of abandoned reservations. */
export function billingFeature(whoPays: WhoPays): ServerFeature {
  const os = implementing(billingContract)
  return {
    name: 'billing',
    about: 'Credits and runs: what’s left, and every grant and charge.',
    schemas: { Balance, Receipt },
    contract: billingContract,
    schedules: [releaseAbandonedHolds],
    start: async ({ config }) => {
      if (!isPlanId(config.DEFAULT_PLAN)) throw new Error(`DEFAULT_PLAN: there is no plan “${config.DEFAULT_PLAN}”.`)
      return undefined
    },
    router: os.router({
      balance: os.balance.handler(async ({ input, context }) => {
        const payer = await whoPays(context, input)
        return { status: 200, balance: asBalance(await usageOf(context.deps, payer)) }
      }),
      news: os.news.handler(async ({ input, context }) => {
        const payer = await whoPays(context, input)
        return { status: 200, news: await planNews(context.deps, payer) }
      }),
      ledger: os.ledger.handler(async ({ input, context }) => {
        const payer = await whoPays(context, input)
        return { status: 200, ...(await receiptsOf(context.deps, payer, input)) }
      }),
    }),
  }
}
