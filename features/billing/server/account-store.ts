import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/server/db/prepared.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import type { LedgerRow } from './ledger-store.ts'
import { billingAccounts, creditLedger } from './tables.ts'

/** What a person or team was given; see the table. */
export type BillingAccount = typeof billingAccounts.$inferSelect

/** An account with its ledger's last row, as they stood together; null where there is no account yet. */
export type AccountRead = { account: BillingAccount; lastRow: () => LedgerRow | null } | null

/**
 * The last ledger row of the `billing_accounts` row that a query has, for a lateral join. As one JSON text: every
 * call reads it along, few look at it, and two dozen columns cost each of them more than the rest of the question.
 */
export function lastLedgerRow(db: Db) {
  return db
    .select({ json: sql<string>`to_json(${creditLedger})::text`.as('json') })
    .from(creditLedger)
    .where(eq(creditLedger.ownerId, billingAccounts.ownerId))
    .orderBy(desc(creditLedger.seq))
    .limit(1)
    .as('last_row')
}

/** What `lastLedgerRow` read, as a row of the ledger. Times come as ISO 8601. */
export function ledgerRowFrom(json: string | null): LedgerRow | null {
  if (json === null) return null
  const read: Record<string, unknown> = JSON.parse(json)
  const values = Object.entries(getTableColumns(creditLedger)).map(([key, column]) => {
    const value = read[column.name]
    return [key, value === null ? null : column.mapFromDriverValue(value)]
  })
  return Object.fromEntries(values)
}

const accountAndLast = prepared((db) => {
  const last = lastLedgerRow(db)
  return db
    .select({ account: billingAccounts, lastRow: last.json })
    .from(billingAccounts)
    .leftJoinLateral(last, sql`true`)
    .where(eq(billingAccounts.ownerId, sql.placeholder('ownerId')))
    .prepare('billing_account_and_last_row')
})

/** An account together with its ledger's last row: whatever spends needs both, and they come in one go. */
export async function accountAndLastRow(db: Db, ownerId: string): Promise<AccountRead> {
  const [row] = await accountAndLast(db).execute({ ownerId })
  return row ? { account: row.account, lastRow: () => ledgerRowFrom(row.lastRow) } : null
}

/** Keeps the account that exists already; of many at once one is written. */
export async function insertAccountOnce(db: Db, account: typeof billingAccounts.$inferInsert): Promise<void> {
  await db.insert(billingAccounts).values(account).onConflictDoNothing()
}

export async function updateAccount(
  db: Db,
  ownerId: string,
  values: Partial<Omit<BillingAccount, 'ownerId' | 'createdAt'>>,
): Promise<BillingAccount | null> {
  const [row] = await db.update(billingAccounts).set(values).where(eq(billingAccounts.ownerId, ownerId)).returning()
  return row ?? null
}

/** Extends a trial that was not extended yet; null when somebody was faster or the plan is another by now. */
export async function extendTrialOnce(
  db: Db,
  ownerId: string,
  { planId, expiresAt, now }: { planId: string; expiresAt: Date; now: Date },
): Promise<BillingAccount | null> {
  const [row] = await db
    .update(billingAccounts)
    .set({ expiresAt, trialExtendedAt: now })
    .where(
      and(
        eq(billingAccounts.ownerId, ownerId),
        eq(billingAccounts.planId, planId),
        isNull(billingAccounts.trialExtendedAt),
      ),
    )
    .returning()
  return row ?? null
}
