import { afterCommit } from '../../../platform/server/db/current-client.ts'
import type { Db } from '../../../platform/server/db/types.ts'
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
 * month. If another row comes first, the request is retried on the new balance.
 * A last row that was read with the account, or that this process has written since, is taken at its word once: a row that was written since has its number, and
 * a wish that it does not meet is looked at again.
 * `isTaken` says whether the row's key or the end of its reservation already exists.
 */
export async function write(
  deps: Needs,
  { payer, entitlement }: { payer: Payer; entitlement: Entitlement },
  wish: Wish & { isTaken: () => Promise<boolean> },
): Promise<LedgerRow | Unwritten> {
  const known = { ...entitlement, lastRow: latestKnown(deps.db, entitlement) }
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
    if (await appendRow(deps.db, row)) {
      afterCommit(() => remember(deps.db, row))
      return row
    }
    if (await wish.isTaken()) return 'taken'
  }
}

/** Accounts whose last written row is kept: of those that pay right now, many times over. */
const MOST_REMEMBERED = 1_000

/** The rows that this process wrote last, by account, oldest first. */
const remembered = new WeakMap<Db, Map<string, LedgerRow>>()

function remember(db: Db, row: LedgerRow): void {
  const rows = remembered.get(db) ?? new Map<string, LedgerRow>()
  remembered.set(db, rows)
  rows.delete(row.ownerId)
  rows.set(row.ownerId, row)
  const [oldest] = rows.keys()
  if (rows.size > MOST_REMEMBERED && oldest !== undefined) rows.delete(oldest)
}

/** What came with the caller was read before those ahead of it in the queue wrote theirs; the later row is the better guess. */
function latestKnown(db: Db, { account, lastRow }: Entitlement): Entitlement['lastRow'] {
  const written = remembered.get(db)?.get(account.ownerId)
  if (!written) return lastRow
  return () => {
    const read = lastRow?.() ?? null
    return read && read.seq > written.seq ? read : written
  }
}

/** Brings the account into the current month with its current limit, and returns the balance. */
export async function enterMonth(deps: Needs, payer: Payer, entitlement: Entitlement): Promise<Standing> {
  const { period, creditLimit, lastRow: known } = entitlement
  for (let first = true; ; first = false) {
    const last = first && known ? known() : await lastRow(deps.db, payer.ownerId)
    const standing = standingOf(last, period.start)
    const change = nextTowards(standing, period.start, creditLimit)
    if (!change) return standing
    const label = { key: `month ${standing.seq + 1}`, feature: 'monthly' }
    await appendRow(deps.db, rowOf(deps, payer, after(standing, change), change, label))
  }
}

/** The balance after a ledger's last row; empty if there is none. */
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
