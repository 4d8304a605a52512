import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Hit } from '../../../../engines/plagiarism/index.ts'
import type { Db } from '../../../../platform/server/db/types.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { originalityDocuments } from '../originality-tables.ts'

/** Documents that one mark may name: what stands everywhere says nothing. */
const MOST_PER_MARK = 12

/** Which state of which documents is in the index: document → stamp. */
export async function indexedStamps(db: Db, ownerId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: originalityDocuments.id, stamp: originalityDocuments.stamp })
    .from(originalityDocuments)
    .where(eq(originalityDocuments.ownerId, ownerId))
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

/** Puts a document into the index, or its marks in the place of those it had. */
export async function putDocument(
  db: Db,
  { id, ownerId, stamp, marks }: { id: string; ownerId: string; stamp: string; marks: readonly number[] },
): Promise<void> {
  const state = { stamp, marks: hiddenFor(ownerId, marks) }
  await db
    .insert(originalityDocuments)
    .values({ id, ownerId, ...state })
    .onConflictDoUpdate({ target: originalityDocuments.id, set: state })
}

/** Takes documents out of the index. */
export async function dropDocuments(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .delete(originalityDocuments)
    .where(and(eq(originalityDocuments.ownerId, ownerId), inArray(originalityDocuments.id, [...ids])))
}

/** Which documents have which of these marks; at most 12 documents for each. */
export async function hitsOf(
  { db, transaction }: Pick<Deps, 'db' | 'transaction'>,
  ownerId: string,
  marks: readonly number[],
): Promise<Hit[]> {
  if (marks.length === 0) return []
  const hidden = hiddenFor(ownerId, marks)
  const { rows } = await transaction(async () => {
    // a library whose rows are short looks to the planner as if it were read whole sooner, once for each mark
    await db.execute(sql`set local enable_seqscan = off`)
    return db.execute<{ place: number; id: string }>(sql`
      select asked.place::int as place, found.id
      from unnest(${sql.param(hidden)}::bigint[]) with ordinality as asked (mark, place)
      cross join lateral (
        select id from originality_documents
        where marks @> array[asked.mark] and owner_id = ${ownerId} limit ${MOST_PER_MARK}
      ) as found`)
  })
  return rows.map(({ place, id }) => ({ hash: marks[place - 1] ?? 0, id }))
}

/** Owners who have an index. */
export async function indexedOwners(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ ownerId: originalityDocuments.ownerId }).from(originalityDocuments)
  return rows.map(({ ownerId }) => ownerId)
}

const HIGH = 0x1_0000_0000

/**
 * Marks as they are stored for one owner: others who have the same words have other numbers, so that a phrase which
 * is in the texts of thousands of owners costs nobody time, and no row tells what two owners have in common.
 */
function hiddenFor(ownerId: string, marks: readonly number[]): number[] {
  const key = createHash('sha256').update(`originality marks of ${ownerId}`).digest()
  const [high, low] = [key.readUInt32BE(0) >>> 11, key.readUInt32BE(4)]
  return marks.map((mark) => {
    const upper = (Math.floor(mark / HIGH) ^ high) >>> 0
    return upper * HIGH + (((mark % HIGH) ^ low) >>> 0)
  })
}
