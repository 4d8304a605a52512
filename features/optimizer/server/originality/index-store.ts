import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Hit } from '../../../../engines/plagiarism/index.ts'
import type { Db } from '../../../../platform/server/db/types.ts'
import { originalityDocuments, originalityFingerprints } from '../originality-tables.ts'

/** Documents that one fingerprint may name: what stands everywhere says nothing. */
const MOST_PER_HASH = 25
/** Fingerprints stored in one statement. */
const BATCH = 2_000

/** Which state of which documents is in the index: document → stamp. */
export async function indexedStamps(db: Db, ownerId: string): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: originalityDocuments.id, stamp: originalityDocuments.stamp })
    .from(originalityDocuments)
    .where(eq(originalityDocuments.ownerId, ownerId))
  return new Map(rows.map(({ id, stamp }) => [id, stamp]))
}

/** Puts a document's fingerprints in the place of those it had. To be called in a transaction. */
export async function putFingerprints(
  db: Db,
  document: typeof originalityDocuments.$inferInsert,
  hashes: readonly number[],
): Promise<void> {
  const { id, ownerId, stamp } = document
  await db
    .insert(originalityDocuments)
    .values(document)
    .onConflictDoUpdate({ target: originalityDocuments.id, set: { stamp } })
  await db.delete(originalityFingerprints).where(eq(originalityFingerprints.documentId, id))
  for (let at = 0; at < hashes.length; at += BATCH) {
    const some = hashes.slice(at, at + BATCH)
    await db.execute(sql`
      insert into originality_fingerprints (document_id, owner_id, hash)
      select ${id}, ${ownerId}, unnest(${sql.param(some)}::bigint[])
      on conflict do nothing`)
  }
}

/** Takes documents out of the index. */
export async function dropDocuments(db: Db, ownerId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .delete(originalityDocuments)
    .where(and(eq(originalityDocuments.ownerId, ownerId), inArray(originalityDocuments.id, [...ids])))
}

/** Which documents have which of these fingerprints, in one query; at most 25 documents for each. */
export async function hitsOf(db: Db, ownerId: string, hashes: readonly number[]): Promise<Hit[]> {
  if (hashes.length === 0) return []
  const { rows } = await db.execute<{ hash: string; id: string }>(sql`
    select asked.hash, found.document_id as id
    from unnest(${sql.param([...hashes])}::bigint[]) as asked (hash)
    cross join lateral (
      select document_id from originality_fingerprints
      where owner_id = ${ownerId} and hash = asked.hash limit ${MOST_PER_HASH}
    ) as found`)
  return rows.map(({ hash, id }) => ({ hash: Number(hash), id }))
}

/** Owners who have an index. */
export async function indexedOwners(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ ownerId: originalityDocuments.ownerId }).from(originalityDocuments)
  return rows.map(({ ownerId }) => ownerId)
}
