import type { Deps } from '../../../platform/server/deps.ts'
import { inTurn } from '../../../platform/server/in-turn.ts'
import { NO_LIMIT } from '../plans.ts'
import {
  release as releaseChange,
  reservedBy,
  settle as settleChange,
  spendable,
  take,
  takeUnmetered,
} from '../standing.ts'
import { type Entitlement, entitlementOf, type Payer } from './account.ts'
import { type Hold, type HoldWish, hold } from './hold.ts'
import { write } from './ledger.ts'
import { endOf, type LedgerRow, rowById, rowByKey } from './ledger-store.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'> & Partial<Pick<Deps, 'metrics'>>

/** What work cost in the end. */
export interface Charge {
  charged: number
  /** What can be spent now; -1 where there is no limit. */
  remaining: number
}

/** How a settlement differs from what was reserved. */
export interface Settlement {
  /** Credits; by default, those that were reserved. */
  cost?: number
  facts?: Record<string, unknown>
}

/**
 * Pays for work that was done: `cost` credits, or what was reserved. More than was reserved is taken as far as there
 * is any; the rest is ours. Settling twice charges once. Work that took longer than its reservation lasted is paid
 * from what is there by then.
 */
export async function settle(
  deps: Needs,
  { id, payer }: Pick<Hold, 'id' | 'payer'>,
  as: Settlement = {},
): Promise<Charge> {
  const taken = await reservation(deps, payer, id)
  const entitlement = await entitlementOf(deps, payer.ownerId)
  const cost = as.cost ?? (taken.metered ? reservedBy(taken) : taken.unmetered)
  const row = await write(
    deps,
    { payer, entitlement },
    {
      label: { key: `end ${id}`, holdId: id, feature: taken.feature, facts: as.facts },
      change: (standing, month) => settleChange(standing, month, taken, cost),
      ended: taken,
      isTaken: async () => (await endOf(deps.db, payer.ownerId, id)) !== null,
    },
  )
  const end = typeof row === 'object' ? row : await endOf(deps.db, payer.ownerId, id)
  if (typeof row === 'object') deps.metrics?.creditsCharged.inc({ feature: taken.feature }, cost)
  if (end?.kind === 'settle') return chargeOf(taken, end, entitlement)
  return settleLate(deps, { payer, entitlement, taken }, cost)
}

/** The reservation lapsed while the work went on: it is paid from what is left, and never refused. */
async function settleLate(
  deps: Needs,
  { payer, entitlement, taken }: { payer: Payer; entitlement: Entitlement; taken: LedgerRow },
  cost: number,
): Promise<Charge> {
  const key = `late ${taken.id}`
  const row = await write(
    deps,
    { payer, entitlement },
    {
      label: { key, feature: taken.feature },
      change: (standing, month) =>
        taken.metered ? take(standing, month, Math.min(cost, spendable(standing))) : takeUnmetered(month, cost),
      isTaken: async () => (await rowByKey(deps.db, payer.ownerId, key)) !== null,
    },
  )
  const late = typeof row === 'object' ? row : await rowByKey(deps.db, payer.ownerId, key)
  if (!late) throw new Error('A late settlement vanished while it was written.')
  return settle(deps, { id: late.id, payer })
}

/** Gives a reservation back whole: the work failed, or was stopped before anything came. Nothing happens twice. */
export async function release(deps: Needs, { id, payer }: Pick<Hold, 'id' | 'payer'>): Promise<void> {
  const taken = await reservation(deps, payer, id)
  await write(
    deps,
    { payer, entitlement: await entitlementOf(deps, payer.ownerId) },
    {
      label: { key: `end ${id}`, holdId: id, feature: taken.feature },
      change: (_standing, month) => releaseChange(month, taken),
      ended: taken,
      isTaken: async () => (await endOf(deps.db, payer.ownerId, id)) !== null,
    },
  )
}

/** What paid work hands back: its result, and its cost where that differs from what was reserved. */
export interface PaidWork<T> extends Settlement {
  value: T
}

/** Reserves, works, settles; gives everything back when the work throws. */
export async function withCredits<T>(
  deps: Needs,
  payer: Payer,
  wish: HoldWish,
  work: () => Promise<PaidWork<T>>,
): Promise<{ value: T; charge: Charge }> {
  const { ownerId } = payer
  const held = await inTurn(`ledger ${ownerId}`, () => hold(deps, payer, wish))
  const done = await work().catch(async (error: unknown) => {
    await inTurn(`ledger ${ownerId}`, () => release(deps, held))
    throw error
  })
  return { value: done.value, charge: await inTurn(`ledger ${ownerId}`, () => settle(deps, held, done)) }
}

async function reservation({ db }: Needs, { ownerId }: Payer, id: string): Promise<LedgerRow> {
  const row = await rowById(db, ownerId, id)
  if (row?.kind !== 'hold') throw new Error('There is no such reservation of credits.')
  return row
}

function chargeOf(taken: LedgerRow, end: LedgerRow, { creditLimit }: Entitlement): Charge {
  const charged = reservedBy(taken) - end.monthly - end.additional - end.lapsed
  return { charged, remaining: creditLimit === NO_LIMIT ? NO_LIMIT : spendable(end) }
}
