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

const firstKeyphrase = sql<string | null>`lower(${blogs.meta}->'keywords'->>0)`

/**
 * Other blogs outside the trash that are to be found by the same keyphrase as a blog, latest change first, at most 20.
 * Empty for a blog without one; null where the owner has no such blog.
 */
export async function blogsWithKeyphrase(
  db: Db,
  ownerId: string,
  blogId: string,
): Promise<{ id: string; title: string }[] | null> {
  const [own] = await db
    .select({ keyphrase: firstKeyphrase })
    .from(blogs)
    .where(and(eq(blogs.ownerId, ownerId), eq(blogs.id, blogId)))
  if (!own) return null
  if (!own.keyphrase) return []
  return db
    .select({ id: blogs.id, title: blogs.title })
    .from(blogs)
    .where(
      and(
        eq(blogs.ownerId, ownerId),
        eq(firstKeyphrase, own.keyphrase),
        ne(blogs.id, blogId),
        ne(blogs.shelf, 'trash'),
      ),
    )
    .orderBy(desc(blogs.updatedAt))
    .limit(20)
}
