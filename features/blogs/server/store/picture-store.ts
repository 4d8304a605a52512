import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { blogPictures } from '../tables.ts'

export type PictureRow = typeof blogPictures.$inferSelect

/** Stores a picture's row; where the owner already has these bytes, gives the row that is there. */
export async function keepPicture(db: Db, row: PictureRow): Promise<PictureRow> {
  await db.insert(blogPictures).values(row).onConflictDoNothing()
  return (await pictureByBytes(db, row.ownerId, row.sha256)) ?? row
}

export async function pictureByBytes(db: Db, ownerId: string, sha256: string): Promise<PictureRow | null> {
  const [row] = await db
    .select()
    .from(blogPictures)
    .where(and(eq(blogPictures.ownerId, ownerId), eq(blogPictures.sha256, sha256)))
  return row ?? null
}

export async function findPicture(db: Db, ownerId: string, id: string): Promise<PictureRow | null> {
  const [row] = await db
    .select()
    .from(blogPictures)
    .where(and(eq(blogPictures.ownerId, ownerId), eq(blogPictures.id, id)))
  return row ?? null
}

/** Where the bytes of an owner's pictures are. */
export async function pictureKeys(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ key: blogPictures.fileKey })
    .from(blogPictures)
    .where(eq(blogPictures.ownerId, ownerId))
  return rows.map(({ key }) => key)
}
