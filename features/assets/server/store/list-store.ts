import { and, asc, desc, eq, ilike, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { ContentLanguage } from '../../../../engines/text/index.ts'
import type { TagCountShape } from '../../../../platform/contract/tag-count.ts'
import { containing } from '../../../../platform/server/db/like.ts'
import { tagCounts } from '../../../../platform/server/db/tag-counts.ts'
import { titleKey } from '../../../../platform/server/db/title-key.ts'
import type { Db } from '../../../../platform/server/db/types.ts'
import { tasks } from '../../../../platform/server/jobs/task-tables.ts'
import type { AssetKind, AssetOrder, AssetOrigin, AssetState } from '../../contract/fixed-values.ts'
import { assets } from '../tables.ts'
import { type AssetWithTask, taskColumns } from './asset-store.ts'

/** Which sources a list is of; pages of sites only when their site is named. */
export interface AssetFilter {
  query?: string | undefined
  kind?: AssetKind | undefined
  state?: AssetState | undefined
  origin: AssetOrigin | 'any'
  tag?: string | undefined
  projectId?: string | undefined
  parentId?: string | undefined
  deleted: boolean
}

/** The state as people see it, from what was reached and what runs; `assetStateOf` says the same in code. */
const shownState = sql<AssetState>`case
  when ${tasks.state} = 'queued' then 'queued'
  when ${tasks.state} = 'running' then 'reading'
  when ${assets.state} = 'ready' then 'ready'
  when ${assets.state} = 'failed' or ${tasks.state} = 'failed' then 'failed'
  when ${tasks.state} = 'cancelled' then 'cancelled'
  else 'queued' end`

export async function listAssets(
  db: Db,
  ownerId: string,
  filter: AssetFilter,
  { order, first, offset, limit }: { order: AssetOrder; first: readonly string[]; offset: number; limit: number },
): Promise<AssetWithTask[]> {
  const rows = await db
    .select({ asset: assets, task: taskColumns })
    .from(assets)
    .leftJoin(tasks, eq(tasks.id, assets.taskId))
    .where(and(...conditions(ownerId, filter)))
    .orderBy(...(first.length ? [placeAmong(first)] : []), ...orderOf(order))
    .offset(offset)
    .limit(limit)
  return rows.map(({ asset, task }) => ({ ...asset, task }))
}

export async function countAssets(db: Db, ownerId: string, filter: AssetFilter): Promise<number> {
  const [row] = await db
    .select({ count: sql<string>`count(*)` })
    .from(assets)
    .leftJoin(tasks, eq(tasks.id, assets.taskId))
    .where(and(...conditions(ownerId, filter)))
  return Number(row?.count ?? 0)
}

/** How often each tag is used, most used first. */
export function tagsInUse(db: Db, ownerId: string): Promise<TagCountShape[]> {
  const where = and(eq(assets.ownerId, ownerId), isNull(assets.deletedAt))
  return tagCounts(db, assets.tags, { where, limit: 200 })
}

/** The languages of an owner's sources, so that a question can be asked in each. */
export async function languagesOf(db: Db, ownerId: string): Promise<ContentLanguage[]> {
  const rows = await db
    .selectDistinct({ language: assets.language })
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), isNotNull(assets.language)))
  return rows.flatMap(({ language }) => (language ? [language as ContentLanguage] : []))
}

function conditions(ownerId: string, filter: AssetFilter): (SQL | undefined)[] {
  const { query, kind, state, origin, tag, projectId, parentId, deleted } = filter
  return [
    eq(assets.ownerId, ownerId),
    deleted ? isNotNull(assets.deletedAt) : isNull(assets.deletedAt),
    parentId ? eq(assets.parentId, parentId) : ne(assets.kind, 'page'),
    kind ? eq(assets.kind, kind) : undefined,
    origin === 'any' || parentId ? undefined : eq(assets.origin, origin),
    state ? sql`${shownState} = ${state}` : undefined,
    tag ? sql`${assets.tags} @> array[${tag}]::text[]` : undefined,
    projectId ? eq(assets.projectId, projectId) : undefined,
    query
      ? or(...[assets.title, assets.name, assets.url].map((column) => ilike(column, containing(query))))
      : undefined,
  ]
}

/** Puts these ids first, in their order. */
function placeAmong(ids: readonly string[]): SQL {
  return sql`array_position(${sql.param([...ids])}::text[], ${assets.id}) nulls last`
}

function orderOf(order: AssetOrder): SQL[] {
  switch (order) {
    case 'title':
      return [sql`${titleKey(sql`${assets.title}`)} collate "C"`, asc(assets.id)]
    case 'oldest':
      return [asc(assets.createdAt), asc(assets.id)]
    case 'read':
      return [sql`${assets.readAt} desc nulls last`, desc(assets.id)]
    case 'newest':
      return [desc(assets.createdAt), desc(assets.id)]
  }
}
