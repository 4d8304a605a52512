import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import type { AssetShape } from '../contract.ts'
import { projectOf, startReading } from './add-sources.ts'
import { assetStateOf, assetViews } from './asset-view.ts'
import {
  type AssetRow,
  type AssetWithTask,
  assetOf,
  assetsOf,
  changeAsset,
  countFiles,
  filesDeletedBefore,
  lockOwner,
  setDeleted,
  setOwn,
} from './store/asset-store.ts'
import { awaitPages } from './store/page-store.ts'

type Needs = Pick<Deps, 'db' | 'transaction' | 'clock' | 'jobs'>

/** How long the file of a deleted source is kept, so that a deletion can be undone. */
const KEPT_DAYS = 30

/** A source of the owner's; 404 for a deleted one, somebody else's, or none. */
export async function requireAsset({ db }: Pick<Needs, 'db'>, { ownerId }: Owner, id: string): Promise<AssetWithTask> {
  const asset = await assetOf(db, ownerId, id)
  return asset && !asset.deletedAt ? asset : refuse('not-found')
}

/** One source as it is shown. */
export async function viewAsset({ db }: Pick<Needs, 'db'>, { ownerId }: Owner, id: string): Promise<AssetShape> {
  const [view] = await assetViews(db, ownerId, await assetsOf(db, ownerId, [id]))
  return view ?? refuse('not-found')
}

/** What may be changed of a source; absent means unchanged. */
export interface AssetChange {
  title?: string | undefined
  tags?: string[] | undefined
  project_id?: string | null | undefined
  own?: boolean | undefined
}

/** Renames, tags or moves a source, or says whose text it is. */
export async function editAsset(
  deps: Needs,
  actor: Actor,
  { id, title, tags, project_id, own }: AssetChange & { id: string },
): Promise<AssetShape> {
  await requireAsset(deps, actor, id)
  const change: Partial<AssetRow> = { updatedAt: deps.clock.now() }
  if (title !== undefined) change.title = title
  if (tags !== undefined) change.tags = [...new Set(tags)]
  if (project_id !== undefined) change.projectId = await projectOf(deps, actor, project_id)
  await changeAsset(deps.db, actor.ownerId, id, change)
  if (own !== undefined) await setOwn(deps.db, actor.ownerId, id, own)
  return viewAsset(deps, actor, id)
}

/** Reads a source again that failed or was stopped; of a site, the pages that failed and those not read yet. */
export function retryAsset(deps: Needs, actor: Actor, id: string): Promise<AssetShape> {
  return readAgain(deps, actor, { id, pages: 'failed' })
}

/** Reads an address or site again, as it is now. */
export async function refreshAsset(deps: Needs, actor: Actor, id: string): Promise<AssetShape> {
  const asset = await requireAsset(deps, actor, id)
  if (asset.kind === 'page')
    refuse('not-allowed', { message: 'To refresh this page, refresh the website it belongs to.' })
  return readAgain(deps, actor, { id, pages: 'all' })
}

async function readAgain(
  deps: Needs,
  actor: Actor,
  { id, pages }: { id: string; pages: 'all' | 'failed' },
): Promise<AssetShape> {
  const asset = await requireAsset(deps, actor, id)
  await deps.transaction(async () => {
    await lockOwner(deps.db, actor.ownerId)
    if (asset.kind === 'domain') {
      await changeAsset(deps.db, actor.ownerId, id, { pagesLimit: actor.plan.crawlPages })
      await awaitPages(deps.db, actor.ownerId, id, pages)
    }
    await startReading(deps, asset)
  })
  return viewAsset(deps, actor, id)
}

/** Stops reading; what was read stays. */
export async function cancelAsset(deps: Needs, actor: Actor, id: string): Promise<AssetShape> {
  const asset = await requireAsset(deps, actor, id)
  if (asset.taskId) await deps.jobs.cancel(actor.ownerId, asset.taskId)
  return viewAsset(deps, actor, id)
}

/** Deletes sources; what runs on them is stopped. Their passages stay for the citations that lead to them. */
export async function removeAssets(deps: Needs, actor: Actor, ids: string[]): Promise<number> {
  const found = await assetsOf(deps.db, actor.ownerId, ids)
  if (!found.length) refuse('not-found')
  for (const asset of found) {
    const state = assetStateOf(asset)
    if (asset.taskId && (state === 'queued' || state === 'reading')) await deps.jobs.cancel(actor.ownerId, asset.taskId)
  }
  return (await setDeleted(deps.db, actor.ownerId, ids, deps.clock.now())).length
}

/** Undoes a deletion, as long as the plan has room for the files and their bytes are still there. */
export function restoreAssets(deps: Needs, actor: Actor, ids: string[]): Promise<number> {
  return deps.transaction(async () => {
    await lockOwner(deps.db, actor.ownerId)
    const found = (await assetsOf(deps.db, actor.ownerId, ids)).filter(({ deletedAt }) => deletedAt)
    if (!found.length) refuse('not-found')
    const files = found.filter(({ kind }) => kind === 'file')
    if (files.some(({ fileKey }) => !fileKey)) refuse('file-gone')
    const { storedFiles: limit } = actor.plan
    if (files.length && limit >= 0 && (await countFiles(deps.db, actor.ownerId)) + files.length > limit)
      refuse('file-limit', { limit })
    return (await setDeleted(deps.db, actor.ownerId, ids, null)).length
  })
}

/** Clears away the files of sources that were deleted 30 days ago. Their passages stay. */
export async function clearDeletedFiles({ db, files, clock }: Pick<Deps, 'db' | 'files' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000)
  for (const { id, ownerId, fileKey } of await filesDeletedBefore(db, before)) {
    await files.remove(fileKey)
    await changeAsset(db, ownerId, id, { fileKey: null })
  }
}
