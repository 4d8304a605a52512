import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import { after, type Change, emptyStanding, monthOf, nextTowards, type Standing, type Taken } from '../standing.ts'
import type { Entitlement, Payer } from './account.ts'
import { appendRow, type LedgerRow, lastRow } from './ledger-store.ts'

type Needs = Pick<Deps, 'db' | 'clock'>

/** What a row says beside its numbers. */
export interface RowLabel {
  key: string
  attempt?: number
  feature: string
  holdId?: string
  expiresAt?: Date
  facts?: Record<string, unknown>
}

/** A wish to write one row. `change` sees the account in its present month; null ends the attempt without a row. */
export interface Wish {
  label: RowLabel
  change(standing: Standing, month: Date): Change | null
  /** The reservation that the row ends. */
  ended?: Taken
}

/** Why no row was written: the wish itself could not be met, or the row's key or end is there already. */
export type Unwritten = 'unmet' | 'taken'

/**
 * Writes the row of a wish at the end of an account's ledger, after the rows that bring the account into its present
 * month. Whoever comes between is respected: the wish is then tried anew on what stands by then.
 * A last row that was read with the account is taken at its word once: a row that was written since has its number, and
 * a wish that it does not meet is looked at again.
 * `isTaken` tells whether the row's key or the end of its reservation is there already.
 */
export async function write(
  deps: Needs,
  { payer, entitlement }: { payer: Payer; entitlement: Entitlement },
  wish: Wish & { isTaken: () => Promise<boolean> },
): Promise<LedgerRow | Unwritten> {
  const known = { ...entitlement }
  for (;;) {
    const isFresh = known.lastRow === undefined
    const standing = await enterMonth(deps, payer, known)
    known.lastRow = undefined
    // an end asks after the standing was read: whatever comes later takes this row's number and so this row's place
    if (wish.ended && (await wish.isTaken())) return 'taken'
    const change = wish.change(standing, monthOf(standing, entitlement.period.start))
    if (!change && isFresh) return 'unmet'
    if (!change) continue
    const row = rowOf(deps, payer, after(standing, change, wish.ended), change, wish.label)
    if (await appendRow(deps.db, row)) return row
    if (await wish.isTaken()) return 'taken'
  }
}

/** Brings the account into its present month with its present limit, and tells what stands then. */
export async function enterMonth(deps: Needs, payer: Payer, entitlement: Entitlement): Promise<Standing> {
  const { period, creditLimit, lastRow: known } = entitlement
  for (let first = true; ; first = false) {
    const last = first && known !== undefined ? known : await lastRow(deps.db, payer.ownerId)
    const standing = standingOf(last, period.start)
    const change = nextTowards(standing, period.start, creditLimit)
    if (!change) return standing
    const label = { key: `month ${standing.seq + 1}`, feature: 'monthly' }
    await appendRow(deps.db, rowOf(deps, payer, after(standing, change), change, label))
  }
}

/** What stands after a ledger's last row; nothing where there is none. */
export function standingOf(row: LedgerRow | null, period: Date): Standing {
  return row ?? emptyStanding(period)
}

function rowOf(deps: Needs, payer: Payer, standing: Standing, change: Change, label: RowLabel): LedgerRow {
  const { attempt = 1, holdId = null, expiresAt = null, facts = {}, key, feature } = label
  return {
    ...change,
    ...standing,
    id: newId(),
    at: deps.clock.now(),
    ownerId: payer.ownerId,
    memberId: payer.userId,
    key,
    attempt,
    feature,
    holdId,
    expiresAt,
    facts,
  }
}
