import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { blogCitations } from '../tables.ts'

export type CitationRow = typeof blogCitations.$inferSelect

export async function listCitations(db: Db, ownerId: string, blogId: string): Promise<CitationRow[]> {
  return db
    .select()
    .from(blogCitations)
    .where(isOf(ownerId, blogId))
    .orderBy(asc(blogCitations.createdAt), asc(blogCitations.id))
}

/** Adds citations; one whose id the blog already has is replaced. */
export async function putCitations(db: Db, rows: CitationRow[]): Promise<CitationRow[]> {
  if (rows.length === 0) return []
  const given = (name: string) => sql.raw(`excluded.${name}`)
  return db
    .insert(blogCitations)
    .values(rows)
    .onConflictDoUpdate({
      target: [blogCitations.blogId, blogCitations.id],
      set: {
        passageId: given('passage_id'),
        assetId: given('asset_id'),
        quote: given('quote'),
        title: given('title'),
        url: given('url'),
        place: given('place'),
        fetchedAt: given('fetched_at'),
        matchedBy: given('matched_by'),
      },
    })
    .returning()
}

export async function findCitation(db: Db, ownerId: string, blogId: string, id: string): Promise<CitationRow | null> {
  const [row] = await db
    .select()
    .from(blogCitations)
    .where(and(isOf(ownerId, blogId), eq(blogCitations.id, id)))
  return row ?? null
}

export async function removeCitation(db: Db, ownerId: string, blogId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(blogCitations)
    .where(and(isOf(ownerId, blogId), eq(blogCitations.id, id)))
    .returning({ id: blogCitations.id })
  return gone.length > 0
}

/** Citation ids that a blog has rows for, among the given. */
export async function knownCitations(db: Db, ownerId: string, blogId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: blogCitations.id })
    .from(blogCitations)
    .where(and(isOf(ownerId, blogId), inArray(blogCitations.id, ids)))
  return new Set(rows.map(({ id }) => id))
}

/** Gives a blog its own copies of citations that came along with words from another blog of the same owner. */
export async function adoptCitations(db: Db, ownerId: string, blogId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  const found = await db
    .selectDistinctOn([blogCitations.id])
    .from(blogCitations)
    .where(and(eq(blogCitations.ownerId, ownerId), inArray(blogCitations.id, ids)))
  const adopted = found.map((row) => ({ ...row, blogId }))
  if (adopted.length > 0) await db.insert(blogCitations).values(adopted).onConflictDoNothing()
}

function isOf(ownerId: string, blogId: string) {
  return and(eq(blogCitations.ownerId, ownerId), eq(blogCitations.blogId, blogId))
}
