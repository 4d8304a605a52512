import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { blogBodies } from '../tables.ts'

/** The stored text of a blog: its encoded Y.Doc and which revision that is. */
export interface StoredBody {
  ydoc: Uint8Array
  revision: number
}

export async function insertBody(db: Db, body: typeof blogBodies.$inferInsert): Promise<void> {
  await db.insert(blogBodies).values(body)
}

export async function readBody(db: Db, ownerId: string, blogId: string): Promise<StoredBody | null> {
  const [row] = await db
    .select({ ydoc: blogBodies.ydoc, revision: blogBodies.revision })
    .from(blogBodies)
    .where(and(eq(blogBodies.ownerId, ownerId), eq(blogBodies.blogId, blogId)))
  return row ?? null
}

/** Which revision is stored; null when the blog is gone. */
export async function revisionOf(db: Db, ownerId: string, blogId: string): Promise<number | null> {
  const [row] = await db
    .select({ revision: blogBodies.revision })
    .from(blogBodies)
    .where(and(eq(blogBodies.ownerId, ownerId), eq(blogBodies.blogId, blogId)))
  return row?.revision ?? null
}

/** Which revision is stored, held until the transaction ends. Null when the blog is gone. */
export async function lockRevision(db: Db, ownerId: string, blogId: string): Promise<number | null> {
  const [row] = await db
    .select({ revision: blogBodies.revision })
    .from(blogBodies)
    .where(and(eq(blogBodies.ownerId, ownerId), eq(blogBodies.blogId, blogId)))
    .for('update')
  return row?.revision ?? null
}

export async function writeBody(
  db: Db,
  ownerId: string,
  blogId: string,
  body: { ydoc: Uint8Array; text?: string; revision: number },
): Promise<void> {
  await db
    .update(blogBodies)
    .set(body)
    .where(and(eq(blogBodies.ownerId, ownerId), eq(blogBodies.blogId, blogId)))
}

/** Texts of some blogs by id, each up to a length. */
export async function textsOf(
  db: Db,
  ownerId: string,
  ids: string[],
  maxCharacters: number,
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: blogBodies.blogId, text: sql<string>`left(${blogBodies.text}, ${maxCharacters})` })
    .from(blogBodies)
    .where(and(eq(blogBodies.ownerId, ownerId), inArray(blogBodies.blogId, ids)))
  return new Map(rows.map(({ id, text }) => [id, text]))
}
