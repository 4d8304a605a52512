import { and, eq, gt, inArray, lt, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../platform/server/db/types.ts'
import { passages } from '../tables.ts'

/** A passage that stands right before or after another one, in the same reading of the same source; `head`: the first row of its table. */
export interface PassageBeside {
  /** The passage that it stands beside. */
  of: string
  id: string
  text: string
  side: 'before' | 'after' | 'head'
}

/** What stands beside passages of the owner's, and over rows of a table; headings are left out. */
export async function passagesBeside(
  { db }: { db: Db },
  { ownerId }: { ownerId: string },
  ids: readonly string[],
): Promise<PassageBeside[]> {
  if (ids.length === 0) return []
  return [...(await nextTo(db, ownerId, ids)), ...(await tableHeads(db, ownerId, ids))]
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

/** The first row of the table that a row is in, but for that row itself. */
function tableHeads(db: Db, ownerId: string, ids: readonly string[]): Promise<PassageBeside[]> {
  const head = alias(passages, 'head')
  const other = alias(passages, 'other')
  const isOfHead = and(eq(other.assetId, head.assetId), eq(other.generation, head.generation))
  const isBetween = and(
    ne(other.kind, 'table-row'),
    gt(other.position, head.position),
    lt(other.position, passages.position),
  )
  const isBefore = and(eq(other.kind, 'table-row'), eq(other.position, sql`${head.position} - 1`))
  return db
    .select({ of: passages.id, id: head.id, text: head.text, side: sql<'head'>`'head'` })
    .from(passages)
    .innerJoin(
      head,
      and(
        eq(head.assetId, passages.assetId),
        eq(head.generation, passages.generation),
        eq(head.kind, 'table-row'),
        lt(head.position, passages.position),
      ),
    )
    .where(
      and(
        eq(passages.ownerId, ownerId),
        inArray(passages.id, [...ids]),
        eq(passages.kind, 'table-row'),
        notExists(
          db
            .select({ id: other.id })
            .from(other)
            .where(and(isOfHead, or(isBetween, isBefore))),
        ),
      ),
    )
}
