import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { blogBodies, blogs } from '../tables.ts'

/** A blog outside the trash. `stamp` differs whenever the stored text may. */
export interface BlogStamp {
  id: string
  title: string
  words: number
  stamp: string
}

/** Every blog of an owner outside the trash, the one changed last first. */
export async function blogStamps(db: Db, ownerId: string): Promise<BlogStamp[]> {
  const rows = await db
    .select({ id: blogs.id, title: blogs.title, words: blogs.words, revision: blogBodies.revision })
    .from(blogs)
    .innerJoin(blogBodies, eq(blogBodies.blogId, blogs.id))
    .where(and(eq(blogs.ownerId, ownerId), ne(blogs.shelf, 'trash')))
    .orderBy(desc(blogs.updatedAt), blogs.id)
  return rows.map(({ revision, ...blog }) => ({ ...blog, stamp: String(revision) }))
}

/** Stored plain texts of blogs by id, without what open suggestions would add. */
export async function storedTexts(db: Db, ownerId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: blogBodies.blogId, text: blogBodies.text })
    .from(blogBodies)
    .where(and(eq(blogBodies.ownerId, ownerId), inArray(blogBodies.blogId, [...ids])))
  return new Map(rows.map(({ id, text }) => [id, text]))
}
