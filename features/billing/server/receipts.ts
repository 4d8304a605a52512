import type { z } from 'zod'
import { windowOf } from '../../../platform/contract/paging.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Receipt } from '../contract.ts'
import { spendable } from '../standing.ts'
import { countReceipts, type LedgerRow, receiptRows } from './ledger-store.ts'

/** The credit history of an account: one line for each grant, lapse and piece of work, newest first. */
export async function receiptsOf(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  paging: { start_count: number; end_count?: number },
): Promise<{ receipts: Array<z.infer<typeof Receipt>>; total: number }> {
  const rows = await receiptRows(db, ownerId, windowOf(paging))
  return { receipts: rows.map(({ row, end }) => asReceipt(row, end)), total: await countReceipts(db, ownerId) }
}

function asReceipt(row: LedgerRow, end: LedgerRow | null): z.infer<typeof Receipt> {
  return {
    id: row.id,
    at: row.at.toISOString(),
    kind: row.kind === 'grant' ? 'grant' : row.kind === 'expire' ? 'expiry' : 'charge',
    state: stateOf(row, end),
    feature: row.feature,
    credits: row.monthly + row.additional + (end ? end.monthly + end.additional + end.lapsed : 0),
    unmetered: row.unmetered + (end?.unmetered ?? 0),
    balance: spendable(end ?? row),
    member_id: row.memberId,
  }
}

function stateOf(row: LedgerRow, end: LedgerRow | null): z.infer<typeof Receipt>['state'] {
  if (row.kind !== 'hold') return 'settled'
  if (!end) return 'held'
  return end.kind === 'release' ? 'returned' : 'settled'
}
