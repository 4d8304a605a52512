import { and, eq, inArray, sql } from 'drizzle-orm'
import { mergeUpdates } from 'yjs'
import type { Db } from '../../../../platform/server/db/types.ts'
import { blogBodies, blogUpdates } from '../tables.ts'

/** The stored text of a blog: its encoded Y.Doc and which revision that is. */
export interface StoredBody {
  ydoc: Uint8Array
  revision: number
}

export async function insertBody(db: Db, body: typeof blogBodies.$inferInsert): Promise<void> {
  await db.insert(blogBodies).values(body)
}

export async function readBody(db: Db, ownerId: string, blogId: string): Promise<StoredBody | null> {
  // In one statement: between two, the updates could go into the state and be missed in both. By the id as a value: in a
  // selected expression Drizzle leaves out the names of tables, and a comparison of both columns would hold for every row.
  const updates = sql<Uint8Array[]>`array(
    select ${blogUpdates.update} from ${blogUpdates} where ${blogUpdates.blogId} = ${blogId}
  )`
  const [row] = await db
    .select({ ydoc: blogBodies.ydoc, revision: blogBodies.revision, updates })
    .from(blogBodies)
    .where(and(eq(blogBodies.ownerId, ownerId), eq(blogBodies.blogId, blogId)))
  if (!row) return null
  const { ydoc, revision } = row
  return { ydoc: row.updates.length > 0 ? mergeUpdates([ydoc, ...row.updates]) : ydoc, revision }
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

/** Stores a whole state; what was added to the one before is in it. */
export async function writeBody(
  db: Db,
  ownerId: string,
  blogId: string,
  body: { ydoc: Uint8Array; text: string; revision: number },
): Promise<void> {
  await db
    .update(blogBodies)
    .set(body)
    .where(and(eq(blogBodies.ownerId, ownerId), eq(blogBodies.blogId, blogId)))
  await db.delete(blogUpdates).where(eq(blogUpdates.blogId, blogId))
}

/** Adds a Yjs update to the stored state. */
export async function addUpdate(
  db: Db,
  ownerId: string,
  blogId: string,
  { update, revision }: { update: Uint8Array; revision: number },
): Promise<void> {
  await db
    .update(blogBodies)
    .set({ revision })
    .where(and(eq(blogBodies.ownerId, ownerId), eq(blogBodies.blogId, blogId)))
  await db.insert(blogUpdates).values({ blogId, revision, update })
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
