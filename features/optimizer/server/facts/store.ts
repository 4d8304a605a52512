import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import type { ClaimCounts } from '../../facts/claim-counts.ts'
import { disputedVerdicts } from '../../facts/fixed-values.ts'
import { claims, factChecks } from '../facts-tables.ts'

export type CheckRow = typeof factChecks.$inferSelect
export type ClaimRow = typeof claims.$inferSelect

export async function insertCheck(db: Db, row: CheckRow): Promise<void> {
  await db.insert(factChecks).values(row)
}

export async function findCheck(db: Db, ownerId: string, id: string): Promise<CheckRow | null> {
  const [row] = await db
    .select()
    .from(factChecks)
    .where(and(eq(factChecks.ownerId, ownerId), eq(factChecks.id, id)))
  return row ?? null
}

export async function latestOfBlog(db: Db, ownerId: string, blogId: string): Promise<CheckRow | null> {
  const [row] = await db
    .select()
    .from(factChecks)
    .where(and(eq(factChecks.ownerId, ownerId), eq(factChecks.blogId, blogId)))
  return row ?? null
}

/** The check behind a public address. */
export async function sharedCheck(db: Db, token: string): Promise<CheckRow | null> {
  const [row] = await db.select().from(factChecks).where(eq(factChecks.shareToken, token))
  return row ?? null
}

/** Newest first. */
export async function newestChecks(db: Db, ownerId: string, limit: number): Promise<CheckRow[]> {
  return db
    .select()
    .from(factChecks)
    .where(eq(factChecks.ownerId, ownerId))
    .orderBy(desc(sql`coalesce(${factChecks.checkedAt}, ${factChecks.createdAt})`), desc(factChecks.id))
    .limit(limit)
}

/** How many claims each check has, how many with a verdict, and how many sentences are disputed that nobody answers for. */
export async function claimCountsOf(
  db: Db,
  checkIds: readonly string[],
): Promise<Map<string, Pick<ClaimCounts, 'claims' | 'checked' | 'disputed'>>> {
  if (checkIds.length === 0) return new Map()
  const isClaim = eq(claims.kind, 'claim')
  const disputed = and(inArray(claims.verdict, [...disputedVerdicts]), isNull(claims.accepted))
  const rows = await db
    .select({
      id: claims.checkId,
      claims: sql<number>`count(*) filter (where ${isClaim})`.mapWith(Number),
      checked: sql<number>`count(${claims.verdict}) filter (where ${isClaim})`.mapWith(Number),
      disputed: sql<number>`count(*) filter (where ${disputed})`.mapWith(Number),
    })
    .from(claims)
    .where(and(inArray(claims.checkId, [...checkIds]), inArray(claims.kind, ['claim', 'quoted'])))
    .groupBy(claims.checkId)
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

export async function changeCheck(db: Db, id: string, values: Partial<CheckRow>): Promise<void> {
  await db.update(factChecks).set(values).where(eq(factChecks.id, id))
}

/** Takes a check for a piece of work. False when another one has it, other than the given one that has ended. */
export async function holdCheck(db: Db, id: string, values: Partial<CheckRow>, ended: string | null): Promise<boolean> {
  const isFree = ended ? or(isNull(factChecks.taskId), eq(factChecks.taskId, ended)) : isNull(factChecks.taskId)
  const rows = await db
    .update(factChecks)
    .set(values)
    .where(and(eq(factChecks.id, id), isFree))
    .returning({ id: factChecks.id })
  return rows.length > 0
}

export async function removeCheck(db: Db, ownerId: string, id: string): Promise<void> {
  await db.delete(factChecks).where(and(eq(factChecks.ownerId, ownerId), eq(factChecks.id, id)))
}

/** Checks of blogs by rising id, for those who go through all of them. */
export async function checksOfBlogs(
  db: Db,
  after: string,
  limit: number,
): Promise<Pick<CheckRow, 'id' | 'ownerId' | 'blogId'>[]> {
  return db
    .select({ id: factChecks.id, ownerId: factChecks.ownerId, blogId: factChecks.blogId })
    .from(factChecks)
    .where(and(isNotNull(factChecks.blogId), gt(factChecks.id, after)))
    .orderBy(asc(factChecks.id))
    .limit(limit)
}

export async function removeChecks(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(factChecks).where(inArray(factChecks.id, [...ids]))
}

/** In the order of the text as it was last read. */
export async function claimsOf(db: Db, checkId: string): Promise<ClaimRow[]> {
  return db.select().from(claims).where(eq(claims.checkId, checkId)).orderBy(asc(claims.position), asc(claims.id))
}

export async function findClaim(db: Db, checkId: string, id: string): Promise<ClaimRow | null> {
  const [row] = await db
    .select()
    .from(claims)
    .where(and(eq(claims.checkId, checkId), eq(claims.id, id)))
  return row ?? null
}

const INSERTED_AT_ONCE = 500

export async function insertClaims(db: Db, rows: ClaimRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE)
    await db.insert(claims).values(rows.slice(at, at + INSERTED_AT_ONCE))
}

export async function changeClaim(db: Db, id: string, values: Partial<ClaimRow>): Promise<void> {
  await db.update(claims).set(values).where(eq(claims.id, id))
}

export async function removeClaims(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(claims).where(inArray(claims.id, [...ids]))
}
