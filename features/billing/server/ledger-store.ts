import { and, count, desc, eq, getTableColumns, gte, inArray, lt, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { prepared } from '../../../platform/server/db/prepared.ts'
import type { Db } from '../../../platform/server/db/types.ts'
import { creditLedger } from './tables.ts'

/** One row of the credit ledger. */
export type LedgerRow = typeof creditLedger.$inferSelect

export async function lastRow(db: Db, ownerId: string): Promise<LedgerRow | null> {
  const [row] = await db
    .select()
    .from(creditLedger)
    .where(eq(creditLedger.ownerId, ownerId))
    .orderBy(desc(creditLedger.seq))
    .limit(1)
  return row ?? null
}

const append = prepared((db) => {
  const names = Object.keys(getTableColumns(creditLedger))
  const row = Object.fromEntries(names.map((name) => [name, sql`${sql.placeholder(name)}`]))
  return db
    .insert(creditLedger)
    .values(row as Record<keyof LedgerRow, SQL>)
    .onConflictDoNothing()
    .returning({ seq: creditLedger.seq })
    .prepare('credit_ledger_append')
})

/** Writes a row unless its number, its key or the end of its reservation is taken. True when it was written. */
export async function appendRow(db: Db, row: LedgerRow): Promise<boolean> {
  const written = await append(db).execute(row)
  return written.length === 1
}

/** The latest row under a key. */
export async function rowByKey(db: Db, ownerId: string, key: string): Promise<LedgerRow | null> {
  const [row] = await db
    .select()
    .from(creditLedger)
    .where(and(eq(creditLedger.ownerId, ownerId), eq(creditLedger.key, key)))
    .orderBy(desc(creditLedger.attempt))
    .limit(1)
  return row ?? null
}

export async function rowById(db: Db, ownerId: string, id: string): Promise<LedgerRow | null> {
  const [row] = await db
    .select()
    .from(creditLedger)
    .where(and(eq(creditLedger.ownerId, ownerId), eq(creditLedger.id, id)))
  return row ?? null
}

/** What ended a reservation; null while it is open. */
export async function endOf(db: Db, ownerId: string, holdId: string): Promise<LedgerRow | null> {
  const [row] = await db
    .select()
    .from(creditLedger)
    .where(and(eq(creditLedger.ownerId, ownerId), eq(creditLedger.holdId, holdId)))
  return row ?? null
}

/** Work without charge since a moment, in credits' worth. */
export async function unmeteredSince(db: Db, ownerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ sum: sql<string | null>`sum(${creditLedger.unmetered})` })
    .from(creditLedger)
    .where(and(eq(creditLedger.ownerId, ownerId), gte(creditLedger.at, since), ne(creditLedger.unmetered, 0)))
  return Math.max(Number(row?.sum ?? 0), 0)
}

const ending = alias(creditLedger, 'ending')

/** Open reservations whose time ran out in the given stretch, oldest first. */
export function abandonedHolds(db: Db, from: Date, to: Date, limit: number): Promise<LedgerRow[]> {
  return db
    .select()
    .from(creditLedger)
    .where(
      and(
        eq(creditLedger.kind, 'hold'),
        gte(creditLedger.expiresAt, from),
        lt(creditLedger.expiresAt, to),
        notExists(
          db
            .select({ seq: ending.seq })
            .from(ending)
            .where(and(eq(ending.ownerId, creditLedger.ownerId), eq(ending.holdId, creditLedger.id))),
        ),
      ),
    )
    .orderBy(creditLedger.expiresAt)
    .limit(limit)
}

/** Grants, lapses and reservations with what ended them, newest first. */
export function receiptRows(
  db: Db,
  ownerId: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<Array<{ row: LedgerRow; end: LedgerRow | null }>> {
  return db
    .select({ row: creditLedger, end: ending })
    .from(creditLedger)
    .leftJoin(ending, and(eq(ending.ownerId, creditLedger.ownerId), eq(ending.holdId, creditLedger.id)))
    .where(isReceipt(ownerId))
    .orderBy(desc(creditLedger.seq))
    .offset(offset)
    .limit(limit)
}

export async function countReceipts(db: Db, ownerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(creditLedger).where(isReceipt(ownerId))
  return row?.total ?? 0
}

function isReceipt(ownerId: string) {
  return and(eq(creditLedger.ownerId, ownerId), inArray(creditLedger.kind, ['grant', 'expire', 'hold']))
}
