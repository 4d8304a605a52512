import { and, count, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { blogShares, blogs } from '../tables.ts'

/** A blog outside the trash as something to link to; no words of its text. */
export interface LinkableBlog {
  id: string
  title: string
  projectId: string | null
  /** What it wants to be found for. */
  keywords: string[]
  /** Last part of its address on the writer's site; empty while nobody chose one. */
  slug: string
  /** A public link that opens without a password; null if there is none. */
  shareId: string | null
  updatedAt: Date
}

interface Window {
  offset: number
  limit: number
}

/** An owner's blogs outside the trash, the one changed last first. */
export async function linkableBlogs(
  db: Db,
  ownerId: string,
  { offset, limit, now }: Window & { now: Date },
): Promise<{ blogs: LinkableBlog[]; total: number }> {
  const isTheirs = and(eq(blogs.ownerId, ownerId), ne(blogs.shelf, 'trash'))
  const rows = await db
    .select(linkable)
    .from(blogs)
    .where(isTheirs)
    .orderBy(desc(blogs.updatedAt), blogs.id)
    .offset(offset)
    .limit(limit)
  const [all] = await db.select({ total: count() }).from(blogs).where(isTheirs)
  return { blogs: await withShares(db, rows, now), total: all?.total ?? 0 }
}

/** One blog of an owner's outside the trash; null where there is none. */
export async function linkableBlog(db: Db, ownerId: string, id: string, now: Date): Promise<LinkableBlog | null> {
  const rows = await db
    .select(linkable)
    .from(blogs)
    .where(and(eq(blogs.ownerId, ownerId), eq(blogs.id, id), ne(blogs.shelf, 'trash')))
  return (await withShares(db, rows, now))[0] ?? null
}

const linkable = {
  id: blogs.id,
  title: blogs.title,
  projectId: blogs.projectId,
  keywords: sql<unknown>`${blogs.meta}->'keywords'`,
  slug: sql<string>`coalesce(${blogs.meta}->>'slug', '')`,
  updatedAt: blogs.updatedAt,
}

async function withShares(
  db: Db,
  rows: readonly (Omit<LinkableBlog, 'shareId' | 'keywords'> & { keywords: unknown })[],
  now: Date,
): Promise<LinkableBlog[]> {
  const shares = await openShares(
    db,
    rows.map(({ id }) => id),
    now,
  )
  return rows.map(({ keywords, ...blog }) => ({
    ...blog,
    keywords: Array.isArray(keywords) ? keywords.filter((word) => typeof word === 'string') : [],
    shareId: shares.get(blog.id) ?? null,
  }))
}

/** The newest link of each blog that opens for everybody. */
async function openShares(db: Db, ids: readonly string[], now: Date): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ blogId: blogShares.blogId, id: blogShares.id })
    .from(blogShares)
    .where(
      and(
        inArray(blogShares.blogId, [...ids]),
        isNull(blogShares.revokedAt),
        isNull(blogShares.passwordHash),
        or(isNull(blogShares.expiresAt), gt(blogShares.expiresAt, now)),
      ),
    )
    .orderBy(blogShares.createdAt, blogShares.id)
  return new Map(rows.map(({ blogId, id }) => [blogId, id]))
}
