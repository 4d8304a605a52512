import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { blogCitations, blogs } from '../tables.ts'

/** Blogs outside the trash that cite a source, latest change first, with how many citations each has of it. */
export async function blogsCiting(
  db: Db,
  ownerId: string,
  assetId: string,
): Promise<{ id: string; title: string; citations: number }[]> {
  const rows = await db
    .select({ id: blogs.id, title: blogs.title, citations: sql<string>`count(*)` })
    .from(blogCitations)
    .innerJoin(blogs, eq(blogs.id, blogCitations.blogId))
    .where(and(eq(blogCitations.ownerId, ownerId), eq(blogCitations.assetId, assetId), ne(blogs.shelf, 'trash')))
    .groupBy(blogs.id)
    .orderBy(desc(blogs.updatedAt))
    .limit(200)
  return rows.map((row) => ({ ...row, citations: Number(row.citations) }))
}
