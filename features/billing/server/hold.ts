import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { NO_LIMIT } from '../plans.ts'
import { reservedBy, spendable, take, takeUnmetered } from '../standing.ts'
import { type Entitlement, entitlementOf, type Payer } from './account.ts'
import { requireFairUse } from './fair-use.ts'
import { enterMonth, write } from './ledger.ts'
import { endOf, type LedgerRow, rowByKey } from './ledger-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

const DEFAULT_MINUTES = 30

/** What is to be paid for. */
export interface HoldWish {
  /** Credits, a whole number: what the work will cost as far as one knows; the settlement has the last word. */
  cost: number
  /** The work in kebab-case, as receipts name it: `generate-synopsis`, `draft-section`, `fact-check`. */
  feature: string
  /** Makes a repeated wish the same wish: task and step, or the request's id. At most 300 characters. */
  key: string
  /** True for a key that was made for this call alone: whether it was used before is not looked up. */
  isNew?: boolean
  /** True when the person's own model key does the work. */
  ownKey?: boolean
  /** Minutes after which a reservation that nobody ended is released; 30 by default. */
  minutes?: number
  /** What the receipt keeps beside the amount: engine, tokens. Never text. */
  facts?: Record<string, unknown>
}

/** Credits reserved for work. End it with `settle` or `release`. */
export interface Hold {
  id: string
  payer: Payer
  feature: string
  /** Credits reserved; 0 for work that costs none. */
  reserved: number
  /** `settled` when the same key was paid for before: the work may be repeated and costs nothing more. */
  state: 'held' | 'settled'
}

/**
 * Reserves credits before work begins. The same key again gives the same reservation, whatever runs at once.
 * Refuses 429 `credits-exhausted` when there are not enough, 420 `fair-use` while the payer must wait.
 */
export async function hold(deps: Needs, { userId, ownerId, entitlement: known }: Payer, wish: HoldWish): Promise<Hold> {
  const payer = { userId, ownerId }
  const key = `work ${wish.key}`
  const before = wish.isNew ? null : await rowByKey(deps.db, ownerId, key)
  const existing = before && (await openOrPaid(deps, before))
  if (existing) return existing
  const attempt = (before?.attempt ?? 0) + 1
  const entitlement = known ?? (await entitlementOf(deps, ownerId))
  const isFree = costsNoCredits(entitlement, wish)
  if (isFree) await requireFairUse(deps, entitlement)
  const label = {
    key,
    attempt,
    feature: wish.feature,
    facts: wish.facts,
    expiresAt: new Date(deps.clock.now().getTime() + (wish.minutes ?? DEFAULT_MINUTES) * 60_000),
  }
  const row = await write(
    deps,
    { payer, entitlement },
    {
      label,
      change: (standing, month) => (isFree ? takeUnmetered(month, wish.cost) : take(standing, month, wish.cost)),
      isTaken: async () => ((await rowByKey(deps.db, ownerId, key))?.attempt ?? 0) >= attempt,
    },
  )
  if (row === 'taken') return hold(deps, payer, wish)
  if (row === 'unmet') return refuseExhausted(deps, { payer, entitlement }, wish.cost)
  return asHold(row, 'held')
}

/** Plans without a limit, and work on the person's own key on any plan, have fair use instead of credits. */
function costsNoCredits({ creditLimit }: Entitlement, { ownKey }: HoldWish): boolean {
  return creditLimit === NO_LIMIT || ownKey === true
}

/** The reservation of a row that was not given back. */
async function openOrPaid({ db }: Needs, row: LedgerRow): Promise<Hold | null> {
  const end = await endOf(db, row.ownerId, row.id)
  if (end?.kind === 'release') return null
  return asHold(row, end ? 'settled' : 'held')
}

function asHold(row: LedgerRow, state: Hold['state']): Hold {
  const payer = { userId: row.memberId, ownerId: row.ownerId }
  return { id: row.id, payer, feature: row.feature, reserved: reservedBy(row), state }
}

async function refuseExhausted(
  deps: Needs,
  { payer, entitlement }: { payer: Payer; entitlement: Entitlement },
  needed: number,
): Promise<never> {
  const remaining = spendable(await enterMonth(deps, payer, { ...entitlement, lastRow: undefined }))
  return refuse('credits-exhausted', {
    body: { needed, remaining, next_reset: entitlement.period.end.toISOString() },
  })
}
