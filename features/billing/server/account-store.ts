import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import { billingAccounts } from './tables.ts'

/** What a person or team was given; see the table. */
export type BillingAccount = typeof billingAccounts.$inferSelect

export async function accountOf(db: Db, ownerId: string): Promise<BillingAccount | null> {
  const [row] = await db.select().from(billingAccounts).where(eq(billingAccounts.ownerId, ownerId))
  return row ?? null
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
