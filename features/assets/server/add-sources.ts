import { Refusal, refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { newId } from '../../../platform/server/ids.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { projectFor } from '../../projects/server/index.ts'
import type { AssetOrigin, AssetShape } from '../contract.ts'
import { assetViews } from './asset-view.ts'
import { readAssetJob } from './read-asset.ts'
import { readSiteJob } from './read-site.ts'
import { type AssetRow, assetAt, assetsOf, changeAsset, insertAsset, lockOwner } from './store/asset-store.ts'
import { awaitPages } from './store/page-store.ts'
import { shownAddress, siteAddress, webAddress } from './web-address.ts'

type Needs = Pick<Deps, 'db' | 'transaction' | 'clock' | 'jobs'>

/** What new sources are given beside their address. */
export interface NewSources {
  project_id?: string | null | undefined
  tags: string[]
}

/** Adds web pages, each read as a job. One that exists already is not added again; an invalid address is reported. */
export async function addUrls(
  deps: Needs,
  actor: Actor,
  { urls, ...given }: NewSources & { urls: string[] },
): Promise<{ assets: AssetShape[]; refused: { url: string; message: string }[] }> {
  const projectId = await projectOf(deps, actor, given.project_id)
  const refused: { url: string; message: string }[] = []
  const ids: string[] = []
  for (const typed of urls) {
    try {
      const url = webAddress(typed)
      ids.push(await addUrl(deps, actor, { url, projectId, tags: given.tags, origin: 'added' }))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push({ url: typed, message: error.message })
    }
  }
  if (!ids.length)
    refuse('invalid', {
      message: refused[0]?.message ?? '',
      details: refused.map(({ message }, at) => ({ path: `urls.${at}`, message })),
    })
  return { assets: await assetViews(deps.db, actor.ownerId, await assetsOf(deps.db, actor.ownerId, ids)), refused }
}

interface NewUrl {
  url: string
  projectId: string | null
  tags: string[]
  origin: AssetOrigin
}

function addUrl(deps: Needs, actor: Actor, wish: NewUrl): Promise<string> {
  return deps.transaction(async () => {
    await lockOwner(deps.db, actor.ownerId)
    const known = await assetAt(deps.db, actor.ownerId, { kind: 'url', url: wish.url })
    const asset = known ? await taken(deps, known) : await insertUrl(deps, actor, wish)
    if (asset.state !== 'ready') await startReading(deps, asset)
    return asset.id
  })
}

/** Puts down an address that nothing has read yet. */
export async function insertUrl(
  { db, clock }: Pick<Needs, 'db' | 'clock'>,
  { ownerId }: Owner,
  { url, ...given }: NewUrl,
): Promise<AssetRow> {
  const id = newId()
  const now = clock.now()
  const name = shownAddress(url)
  await insertAsset(db, { id, ownerId, kind: 'url', title: name, name, url, ...given, createdAt: now, updatedAt: now })
  const [row] = await assetsOf(db, ownerId, [id])
  return row ?? refuse('not-found')
}

/** A source that is added again comes back if it was deleted, and is the person's own if a search had brought it. */
export async function taken({ db }: Pick<Needs, 'db'>, asset: AssetRow): Promise<AssetRow> {
  if (asset.deletedAt || asset.origin === 'search')
    await changeAsset(db, asset.ownerId, asset.id, { deletedAt: null, origin: 'added' })
  return { ...asset, deletedAt: null, origin: 'added' }
}

/** Adds a site: its pages are found and read as a job, as many as the plan reads. */
export async function addDomain(
  deps: Needs,
  actor: Actor,
  { domain, ...given }: NewSources & { domain: string },
): Promise<AssetShape> {
  const url = siteAddress(domain)
  const projectId = await projectOf(deps, actor, given.project_id)
  const id = await deps.transaction(async () => {
    await lockOwner(deps.db, actor.ownerId)
    const known = await assetAt(deps.db, actor.ownerId, { kind: 'domain', url })
    if (known) return readSiteAgain(deps, actor, await taken(deps, known))
    const row = {
      id: newId(),
      ownerId: actor.ownerId,
      kind: 'domain' as const,
      title: shownAddress(url),
      name: shownAddress(url),
      url,
    }
    const now = deps.clock.now()
    await insertAsset(deps.db, {
      ...row,
      projectId,
      tags: given.tags,
      pagesLimit: actor.plan.crawlPages,
      createdAt: now,
      updatedAt: now,
    })
    await startReading(deps, row)
    return row.id
  })
  const [view] = await assetViews(deps.db, actor.ownerId, await assetsOf(deps.db, actor.ownerId, [id]))
  return view ?? refuse('not-found')
}

async function readSiteAgain(deps: Needs, actor: Actor, site: AssetRow): Promise<string> {
  if (site.state !== 'ready') {
    await changeAsset(deps.db, site.ownerId, site.id, { pagesLimit: actor.plan.crawlPages })
    await awaitPages(deps.db, site.ownerId, site.id, 'failed')
    await startReading(deps, site)
  }
  return site.id
}

/** Queues the reading of a source, unless it is at it already. In a transaction of the caller. */
export async function startReading(
  { db, jobs }: Pick<Needs, 'db' | 'jobs'>,
  asset: Pick<AssetRow, 'id' | 'ownerId' | 'kind' | 'title'>,
): Promise<void> {
  const [now] = await assetsOf(db, asset.ownerId, [asset.id])
  if (now?.task?.state === 'queued' || now?.task?.state === 'running') return
  const job = asset.kind === 'domain' ? readSiteJob : readAssetJob
  const taskId = await jobs.start(job, { assetId: asset.id }, { ownerId: asset.ownerId, title: asset.title })
  await changeAsset(db, asset.ownerId, asset.id, { taskId })
}

/** The named project, checked; null where none is named, so that sources serve every project. */
export async function projectOf(
  { db }: Pick<Needs, 'db'>,
  actor: Actor,
  projectId: string | null | undefined,
): Promise<string | null> {
  return projectId ? (await projectFor({ db }, actor, projectId)).id : null
}
