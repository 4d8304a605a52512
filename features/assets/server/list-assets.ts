import { contentLanguages } from '../../../engines/text/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import { windowOf } from '../../../platform/contract/paging.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { projectFor } from '../../projects/server/index.ts'
import type { AssetOrder, AssetPassageShape, AssetShape, FoundPassageShape } from '../contract.ts'
import { assetViews, passageView } from './asset-view.ts'
import { requireAsset } from './change-asset.ts'
import { hitsOf } from './search-words.ts'
import { requireKnown, searchSources, sourcesAbout } from './sources.ts'
import { countFiles } from './store/asset-store.ts'
import { type AssetFilter, countAssets, listAssets, tagsInUse } from './store/list-store.ts'
import { pageIdsOf } from './store/page-store.ts'
import { countPassages, passagesById, passagesInOrder, positionOf } from './store/passage-store.ts'

type Needs = Pick<Deps, 'db'>
interface Window {
  start_count: number
  end_count?: number | undefined
}

/** One window of a person's sources with what lists need around it. 404 for a project or site that is not theirs. */
export async function listSources(
  { db }: Needs,
  actor: Actor,
  {
    filter,
    order,
    about,
    window,
  }: { filter: AssetFilter; order: AssetOrder; about?: string | undefined; window: Window },
) {
  const { ownerId, plan } = actor
  if (filter.projectId) await projectFor({ db }, actor, filter.projectId)
  if (filter.parentId) await requireKnown({ db }, actor, { assetIds: [filter.parentId], passageIds: [] })
  const first = about ? await sourcesAbout({ db }, actor, about) : []
  const rows = await listAssets(db, ownerId, filter, { order, first, ...windowOf(window) })
  return {
    assets: await assetViews(db, ownerId, rows),
    total: await countAssets(db, ownerId, filter),
    tags: await tagsInUse(db, ownerId),
    limits: { files: plan.storedFiles, files_used: await countFiles(db, ownerId), site_pages: plan.crawlPages },
  }
}

/** Passages before and after the one that is asked for, so that it is not at the window's edge. */
const BEFORE = 20

/** A window of a source's text; a site's pages follow each other. 404 for a passage that never was the owner's. */
export async function readSource(
  { db }: Needs,
  actor: Owner,
  { id, around, ...window }: Window & { id: string; around?: string | undefined },
): Promise<{ passages: AssetPassageShape[]; start_count: number; total: number }> {
  const asset = await requireAsset({ db }, actor, id)
  if (around) await requireKnown({ db }, actor, { assetIds: [], passageIds: [around] })
  const ids = asset.kind === 'domain' ? await pageIdsOf(db, actor.ownerId, [id]) : [id]
  const at = around && asset.kind !== 'domain' ? await positionOf(db, actor.ownerId, id, around) : null
  const start = at === null ? window.start_count : Math.max(0, at - BEFORE)
  const { limit } = windowOf(window)
  const found = await passagesInOrder(db, actor.ownerId, ids, { offset: start, limit, headings: true })
  return {
    passages: found.map(({ passage }) => passageView(passage)),
    start_count: start,
    total: await countPassages(db, actor.ownerId, ids),
  }
}

/** Passages that hold the words, with the places where they are. 404 for a source that is not the person's. */
export async function findInSources(
  deps: Needs,
  actor: Owner,
  { query, asset_id, limit }: { query: string; asset_id?: string | undefined; limit: number },
): Promise<FoundPassageShape[]> {
  if (asset_id) await requireKnown(deps, actor, { assetIds: [asset_id], passageIds: [] })
  const found = await searchSources(deps, actor, query, { assetIds: asset_id ? [asset_id] : undefined, limit })
  return found.map(({ passage, source: { id, kind, title, name, url, language } }) => ({
    passage: passageView(passage),
    asset: { id, kind, title, name, url },
    hits: hitsOf(
      passage.text,
      query,
      contentLanguages.filter((known) => known === language),
    ),
  }))
}

/** One passage with its source, deleted or not. 404 for somebody else's or none. */
export async function onePassage({ db }: Needs, { ownerId }: Owner, passageId: string) {
  const [found] = await passagesById(db, ownerId, [passageId])
  const { passage, source } = found ?? refuse('not-found')
  const { id, kind, title, name, url, deletedAt, generation } = source
  const asset: Pick<AssetShape, 'id' | 'kind' | 'title' | 'name' | 'url' | 'deleted_at'> = {
    id,
    kind,
    title,
    name,
    url,
    deleted_at: deletedAt?.toISOString() ?? null,
  }
  return {
    passage: passageView(passage),
    asset,
    current: passage.generation === generation,
    fetched_at: passage.fetchedAt.toISOString(),
  }
}
