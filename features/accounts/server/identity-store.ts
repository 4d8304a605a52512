import { and, eq, gt, sql } from 'drizzle-orm'
import { prepared } from '../../../platform/server/db/prepared.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import { type BillingAccount, billingAccounts, lastLedgerRow, ledgerRowFrom } from '../../billing/server/index.ts'
import { sessions, users } from './auth-tables.ts'
import type { Identified } from './identified.ts'
import type { ApiKeyRow } from './key-store.ts'
import { apiKeys } from './tables.ts'

// Every call of a page or a program asks one of these two first, so each reads what nearly every call needs next.

const bySession = prepared((db) => {
  const last = lastLedgerRow(db)
  return db
    .select({
      userId: users.id,
      suspendedAt: users.suspendedAt,
      account: billingAccounts,
      lastRow: last.json,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(billingAccounts, eq(billingAccounts.ownerId, users.id))
    .leftJoinLateral(last, sql`true`)
    .where(
      and(
        eq(sessions.token, sql.placeholder('token')),
        // by the database's clock, for the library writes these times by the true one
        gt(sessions.expiresAt, sql`now() + ${sql.placeholder('seconds')} * interval '1 second'`),
      ),
    )
    .prepare('identity_by_session')
})

/** Whose session a token names, if it lasts for some seconds more. */
export async function identityBySession(db: Db, wish: { token: string; seconds: number }): Promise<Identified | null> {
  const [row] = await bySession(db).execute(wish)
  return row ? asIdentified(row) : null
}

const byApiKey = prepared((db) => {
  const last = lastLedgerRow(db)
  return db
    .select({
      key: { secretHash: apiKeys.secretHash, scope: apiKeys.scope, expiresAt: apiKeys.expiresAt },
      userId: users.id,
      suspendedAt: users.suspendedAt,
      account: billingAccounts,
      lastRow: last.json,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.ownerId))
    .leftJoin(billingAccounts, eq(billingAccounts.ownerId, users.id))
    .leftJoinLateral(last, sql`true`)
    .where(eq(apiKeys.id, sql.placeholder('id')))
    .prepare('identity_by_api_key')
})

/** Whose key an id names, with the hash of its secret, its scope and its end. */
export async function identityByApiKey(
  db: Db,
  id: string,
): Promise<(Identified & Pick<ApiKeyRow, 'secretHash' | 'scope' | 'expiresAt'>) | null> {
  const [row] = await byApiKey(db).execute({ id })
  return row ? { ...asIdentified(row), ...row.key } : null
}

function asIdentified({
  userId,
  suspendedAt,
  account,
  lastRow,
}: {
  userId: string
  suspendedAt: Date | null
  account: BillingAccount | null
  lastRow: string | null
}): Identified {
  return {
    userId,
    isSuspended: suspendedAt !== null,
    account: account && { account, lastRow: () => ledgerRowFrom(lastRow) },
  }
}
