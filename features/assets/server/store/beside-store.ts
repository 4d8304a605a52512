import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../../platform/server/db/types.ts'
import { passages } from '../tables.ts'

/** A passage that stands right before or after another one, in the same reading of the same source. */
export interface PassageBeside {
  /** The passage that it stands beside. */
  of: string
  id: string
  text: string
  side: 'before' | 'after'
}

/** What stands beside passages of the owner's; headings are left out. */
export async function passagesBeside(
  { db }: { db: Db },
  { ownerId }: { ownerId: string },
  ids: readonly string[],
): Promise<PassageBeside[]> {
  if (ids.length === 0) return []
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
