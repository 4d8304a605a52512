import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { tasks } from '../../../../platform/server/jobs/task-tables.ts'
import { assets } from '../tables.ts'

/** A source as it is stored. */
export type AssetRow = typeof assets.$inferSelect
export type NewAsset = Pick<AssetRow, 'id' | 'ownerId' | 'kind' | 'title' | 'name' | 'createdAt' | 'updatedAt'> &
  Partial<AssetRow>

/** The work that runs on a source, or ran last. */
export type AssetTask = Pick<typeof tasks.$inferSelect, 'id' | 'state' | 'step' | 'done' | 'total' | 'problem'>
export type AssetWithTask = AssetRow & { task: AssetTask | null }

export const taskColumns = {
  id: tasks.id,
  state: tasks.state,
  step: tasks.step,
  done: tasks.done,
  total: tasks.total,
  problem: tasks.problem,
}

/** One source with its task, deleted ones too. */
export async function assetOf(db: Db, ownerId: string, id: string): Promise<AssetWithTask | null> {
  const [found] = await assetsOf(db, ownerId, [id])
  return found ?? null
}

/** Sources with their tasks in the order of `ids`; unknown ones are left out. */
export async function assetsOf(db: Db, ownerId: string, ids: readonly string[]): Promise<AssetWithTask[]> {
  if (!ids.length) return []
  const rows = await db
    .select({ asset: assets, task: taskColumns })
    .from(assets)
    .leftJoin(tasks, eq(tasks.id, assets.taskId))
    .where(and(eq(assets.ownerId, ownerId), inArray(assets.id, [...ids])))
  const byId = new Map(rows.map(({ asset, task }) => [asset.id, { ...asset, task }]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}

/** The source with these bytes, deleted or not. */
export async function assetWithBytes(db: Db, ownerId: string, sha256: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.kind, 'file'), eq(assets.sha256, sha256)))
  return row ?? null
}

/** The address or site that was added before, deleted or not. */
export async function assetAt(
  db: Db,
  ownerId: string,
  { kind, url }: { kind: 'url' | 'domain'; url: string },
): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.kind, kind), eq(assets.url, url)))
  return row ?? null
}

export async function insertAsset(db: Db, asset: NewAsset): Promise<void> {
  await db.insert(assets).values(asset)
}

/** False when there is none of that id. */
export async function changeAsset(db: Db, ownerId: string, id: string, change: Partial<AssetRow>): Promise<boolean> {
  const rows = await db
    .update(assets)
    .set(change)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.id, id)))
    .returning({ id: assets.id })
  return rows.length > 0
}

/** Says whether the owner wrote a source, its pages with it. */
export async function setOwn(db: Db, ownerId: string, id: string, own: boolean): Promise<void> {
  await db
    .update(assets)
    .set({ own })
    .where(and(eq(assets.ownerId, ownerId), or(eq(assets.id, id), eq(assets.parentId, id))))
}

export async function deleteAsset(db: Db, ownerId: string, id: string): Promise<void> {
  await db.delete(assets).where(and(eq(assets.ownerId, ownerId), eq(assets.id, id)))
}

/** Marks sources and their pages deleted, or not; returns the ids that changed, pages left out. */
export async function setDeleted(db: Db, ownerId: string, ids: readonly string[], at: Date | null): Promise<string[]> {
  const target = and(eq(assets.ownerId, ownerId), at ? isNull(assets.deletedAt) : sql`${assets.deletedAt} is not null`)
  const rows = await db
    .update(assets)
    .set({ deletedAt: at })
    .where(and(target, inArray(assets.id, [...ids])))
    .returning({ id: assets.id })
  const changed = rows.map(({ id }) => id)
  if (changed.length)
    await db
      .update(assets)
      .set({ deletedAt: at })
      .where(and(target, inArray(assets.parentId, changed)))
  return changed
}

/** One caller at a time counts and adds for an owner; held until the transaction ends. */
export async function lockOwner(db: Db, ownerId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`assets:${ownerId}`}, 0))`)
}

/** Files kept now. */
export async function countFiles(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`count(*)` })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.kind, 'file'), isNull(assets.deletedAt)))
  return Number(row?.count ?? 0)
}

/** Files of sources that were deleted before a moment, whose bytes are still there. */
export async function filesDeletedBefore(
  db: Db,
  moment: Date,
): Promise<{ id: string; ownerId: string; fileKey: string }[]> {
  const rows = await db
    .select({ id: assets.id, ownerId: assets.ownerId, fileKey: assets.fileKey })
    .from(assets)
    .where(and(lt(assets.deletedAt, moment), sql`${assets.fileKey} is not null`))
    .limit(500)
  return rows.flatMap(({ fileKey, ...row }) => (fileKey ? [{ ...row, fileKey }] : []))
}

/** Every file that an owner has in the store. */
export async function fileKeysOf(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .select({ fileKey: assets.fileKey })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), sql`${assets.fileKey} is not null`))
  return rows.flatMap(({ fileKey }) => fileKey ?? [])
}
