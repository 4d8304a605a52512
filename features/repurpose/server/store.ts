import { and, arrayOverlaps, asc, count, desc, eq, isNotNull, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/server/db/types.ts'
import {
  type DerivativeRow,
  derivatives,
  ownShapes,
  repurposeSources,
  type ShapeRow,
  type SourceRow,
} from './tables.ts'

/** A derived text with what it was made of. */
export interface Whole {
  row: DerivativeRow
  source: SourceRow
}

interface Wanted {
  query: string | undefined
  blogId: string | undefined
  offset: number
  limit: number
}

/** Last changed first, without deleted ones. */
export async function derivativesOf(
  db: Db,
  ownerId: string,
  { query, blogId, offset, limit }: Wanted,
): Promise<{ found: Whole[]; total: number }> {
  const where = and(
    mine(ownerId),
    blogId === undefined ? undefined : eq(repurposeSources.blogId, blogId),
    saying(query),
  )
  const found = await wholes(db, where)
    .orderBy(desc(derivatives.updatedAt), desc(derivatives.id))
    .offset(offset)
    .limit(limit)
  const [counted] = await db
    .select({ total: count() })
    .from(derivatives)
    .innerJoin(repurposeSources, eq(repurposeSources.id, derivatives.sourceId))
    .where(where)
  return { found, total: counted?.total ?? 0 }
}

/** Null for a deleted one, somebody else’s, or none. */
export async function derivativeOf(db: Db, ownerId: string, id: string): Promise<Whole | null> {
  const [found] = await wholes(db, and(mine(ownerId), eq(derivatives.id, id)))
  return found ?? null
}

/** Those with a claim that rests on one of these sentences or differs from it, last changed first. */
export async function restingOn(db: Db, ownerId: string, keys: readonly string[]): Promise<Whole[]> {
  if (keys.length === 0) return []
  return wholes(db, and(mine(ownerId), arrayOverlaps(derivatives.restsOn, [...keys]))).orderBy(
    desc(derivatives.updatedAt),
    desc(derivatives.id),
  )
}

export async function insertDerivative(db: Db, row: DerivativeRow): Promise<void> {
  await db.insert(derivatives).values(row)
}

/** Changes one that is still at this version; false if it isn’t, or isn’t there. */
export async function changeDerivative(
  db: Db,
  { ownerId, id, version }: { ownerId: string; id: string; version: number },
  change: Partial<DerivativeRow>,
): Promise<boolean> {
  const changed = await db
    .update(derivatives)
    .set(change)
    .where(and(mine(ownerId), eq(derivatives.id, id), eq(derivatives.version, version)))
    .returning({ id: derivatives.id })
  return changed.length > 0
}

/** Brings a deleted one back; false when the owner has no deleted one of that id. */
export async function undeleteDerivative(db: Db, ownerId: string, id: string): Promise<boolean> {
  const changed = await db
    .update(derivatives)
    .set({ deletedAt: null })
    .where(and(eq(derivatives.ownerId, ownerId), eq(derivatives.id, id), isNotNull(derivatives.deletedAt)))
    .returning({ id: derivatives.id })
  return changed.length > 0
}

/** Forgets what was deleted before then, and originals of which nothing is left. */
export async function purgeDeleted(db: Db, before: Date): Promise<void> {
  await db.delete(derivatives).where(lt(derivatives.deletedAt, before))
  const inUse = db.select({ id: derivatives.id }).from(derivatives).where(eq(derivatives.sourceId, repurposeSources.id))
  await db.delete(repurposeSources).where(and(lt(repurposeSources.createdAt, before), notExists(inUse)))
}

export async function sourceOf(db: Db, ownerId: string, id: string): Promise<SourceRow | null> {
  const [row] = await db
    .select()
    .from(repurposeSources)
    .where(and(eq(repurposeSources.ownerId, ownerId), eq(repurposeSources.id, id)))
  return row ?? null
}

/** Keeps an original; one that is kept already stays as it is. */
export async function keepSource(db: Db, row: SourceRow): Promise<void> {
  await db.insert(repurposeSources).values(row).onConflictDoNothing()
}

export async function shapesOf(db: Db, ownerId: string): Promise<ShapeRow[]> {
  return db.select().from(ownShapes).where(eq(ownShapes.ownerId, ownerId)).orderBy(asc(ownShapes.createdAt))
}

export async function shapeOf(db: Db, ownerId: string, id: string): Promise<ShapeRow | null> {
  const [row] = await db
    .select()
    .from(ownShapes)
    .where(and(eq(ownShapes.ownerId, ownerId), eq(ownShapes.id, id)))
  return row ?? null
}

export async function insertShape(db: Db, row: ShapeRow): Promise<void> {
  await db.insert(ownShapes).values(row)
}

export async function changeShape(
  db: Db,
  { id, ownerId, content }: Omit<ShapeRow, 'createdAt'>,
): Promise<ShapeRow | null> {
  const [row] = await db
    .update(ownShapes)
    .set({ content })
    .where(and(eq(ownShapes.ownerId, ownerId), eq(ownShapes.id, id)))
    .returning()
  return row ?? null
}

export async function deleteShape(db: Db, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(ownShapes)
    .where(and(eq(ownShapes.ownerId, ownerId), eq(ownShapes.id, id)))
    .returning({ id: ownShapes.id })
  return gone.length > 0
}

function wholes(db: Db, where: SQL | undefined) {
  return db
    .select({ row: derivatives, source: repurposeSources })
    .from(derivatives)
    .innerJoin(repurposeSources, eq(repurposeSources.id, derivatives.sourceId))
    .where(where)
    .$dynamic()
}

function mine(ownerId: string): SQL | undefined {
  return and(eq(derivatives.ownerId, ownerId), isNull(derivatives.deletedAt))
}

function saying(query: string | undefined): SQL | undefined {
  if (!query) return undefined
  // signs that a pattern would read as its own are the person’s words here
  const pattern = `%${query.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const said = sql`(select string_agg(part.value::text, ' ') from jsonb_each(${derivatives.parts}) as part)`
  return sql`concat_ws(' ', ${repurposeSources.title}, ${derivatives.shapeTitle}, ${said}) ilike ${pattern}`
}
