import type { Db } from '../../../platform/server/db/types.ts'
import type { AssetPassageShape, AssetShape, AssetState } from '../contract.ts'
import type { AssetWithTask } from './store/asset-store.ts'
import { pageCounts } from './store/page-store.ts'
import type { PassageRow } from './store/passage-store.ts'

/** Sources as the wire shows them, in the same order. */
export async function assetViews(db: Db, ownerId: string, rows: readonly AssetWithTask[]): Promise<AssetShape[]> {
  const sites = rows.filter(({ kind }) => kind === 'domain').map(({ id }) => id)
  const counts = await pageCounts(db, ownerId, sites)
  return rows.map((row) => {
    const pages = counts.get(row.id)
    const site = pages && {
      found: row.pagesFound ?? 0,
      read: pages.ready,
      failed: pages.failed,
      limit: row.pagesLimit ?? 0,
    }
    return assetView(row, site ?? null)
  })
}

function assetView(row: AssetWithTask, site: AssetShape['site']): AssetShape {
  const state = assetStateOf(row)
  const runs = state === 'reading' && row.task
  return {
    id: row.id,
    kind: row.kind,
    origin: row.origin,
    parent_id: row.parentId,
    title: row.title,
    name: row.name,
    url: row.url,
    format: row.format,
    size: row.size,
    language: row.language,
    author: row.author,
    site_name: row.siteName,
    published_at: row.publishedAt,
    file_date: row.fileDate,
    rights: row.rights,
    own: row.own,
    state,
    progress: runs ? { step: runs.step, done: runs.done, total: runs.total } : null,
    problem: state === 'queued' || state === 'reading' ? null : problemOf(row),
    task_id: row.taskId,
    words: row.words,
    pages: row.pages,
    pages_without_text: row.pagesWithoutText,
    passages: row.passages,
    site,
    tags: row.tags,
    project_id: row.projectId,
    read_at: row.readAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  }
}

/** The state as people see it: what runs now, else what was reached. The list's query says the same in SQL. */
export function assetStateOf({ state, task }: Pick<AssetWithTask, 'state' | 'task'>): AssetState {
  if (task?.state === 'queued') return 'queued'
  if (task?.state === 'running') return 'reading'
  if (state === 'ready') return 'ready'
  if (state === 'failed' || task?.state === 'failed') return 'failed'
  return task?.state === 'cancelled' ? 'cancelled' : 'queued'
}

function problemOf({ problem, task }: AssetWithTask): string | null {
  return (task?.state === 'failed' ? task.problem : null) ?? problem
}

/** A passage as the wire shows it. */
export function passageView(passage: PassageRow): AssetPassageShape {
  const { id, assetId, text, start, end, kind, level, page, heading } = passage
  return { id, asset_id: assetId, text, start, end, kind, level, page, heading }
}
