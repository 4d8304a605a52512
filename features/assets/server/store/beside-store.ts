import { and, eq, gt, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../platform/server/db/types.ts'
import { passages } from '../tables.ts'

/** A passage that stands right before or after another one, in the same reading of the same source; `head`: the first row of its table, `row`: another. */
export interface PassageBeside {
  /** The passage that it stands beside. */
  of: string
  id: string
  text: string
  side: 'before' | 'after' | 'head' | 'row'
}

/** What stands beside passages of the owner's, and the rows of their tables; headings are left out. */
export async function passagesBeside(
  { db }: { db: Db },
  { ownerId }: { ownerId: string },
  ids: readonly string[],
): Promise<PassageBeside[]> {
  if (ids.length === 0) return []
  return [...(await nextTo(db, ownerId, ids)), ...(await tableRows(db, ownerId, ids))]
}

function nextTo(db: Db, ownerId: string, ids: readonly string[]): Promise<PassageBeside[]> {
  const beside = alias(passages, 'beside')
  const isBefore = eq(beside.position, sql`${passages.position} - 1`)
  return db
    .select({
      of: passages.id,
      id: beside.id,
      text: beside.text,
      side: sql<PassageBeside['side']>`case when ${isBefore} then 'before' else 'after' end`,
    })
    .from(passages)
    .innerJoin(
      beside,
      and(
        eq(beside.assetId, passages.assetId),
        eq(beside.generation, passages.generation),
        or(isBefore, eq(beside.position, sql`${passages.position} + 1`)),
        ne(beside.kind, 'heading'),
      ),
    )
    .where(and(eq(passages.ownerId, ownerId), inArray(passages.id, [...ids])))
}

/** Rows before and after one that are looked at; a table may be as long as a file. */
const ROWS_BESIDE = 12
const LAST = 2_147_483_647

/** The other rows of the table that a row is in: the first, and those near it. */
function tableRows(db: Db, ownerId: string, ids: readonly string[]): Promise<PassageBeside[]> {
  const [row, other] = [alias(passages, 'row'), alias(passages, 'other')]
  const edge = (at: SQL<number>, isOnSide: SQL) =>
    sql`(${db
      .select({ at })
      .from(other)
      .where(
        and(
          eq(other.assetId, passages.assetId),
          eq(other.generation, passages.generation),
          ne(other.kind, 'table-row'),
          isOnSide,
        ),
      )})`
  const over = edge(sql<number>`coalesce(max(${other.position}), -1)`, lt(other.position, passages.position))
  const under = edge(sql<number>`coalesce(min(${other.position}), ${LAST})`, gt(other.position, passages.position))
  const isHead = sql`${row.position} = ${over} + 1`
  return db
    .select({
      of: passages.id,
      id: row.id,
      text: row.text,
      side: sql<'head' | 'row'>`case when ${isHead} then 'head' else 'row' end`,
    })
    .from(passages)
    .innerJoin(
      row,
      and(
        eq(row.assetId, passages.assetId),
        eq(row.generation, passages.generation),
        eq(row.kind, 'table-row'),
        ne(row.position, passages.position),
      ),
    )
    .where(
      and(
        eq(passages.ownerId, ownerId),
        inArray(passages.id, [...ids]),
        eq(passages.kind, 'table-row'),
        sql`${row.position} > ${over} and ${row.position} < ${under}`,
        or(isHead, sql`abs(${row.position} - ${passages.position}) <= ${ROWS_BESIDE}`),
      ),
    )
    .orderBy(row.position)
}
