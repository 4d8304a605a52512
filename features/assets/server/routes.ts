import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { assetRawCalls } from '../contract/raw-calls.ts'
import { Asset, AssetPassage, assetsContract } from '../contract.ts'
import { addDomain, addUrls } from './add-sources.ts'
import {
  cancelAsset,
  clearDeletedFiles,
  editAsset,
  refreshAsset,
  removeAssets,
  requireAsset,
  restoreAssets,
  retryAsset,
  viewAsset,
} from './change-asset.ts'
import { eraseAssetFiles } from './erase.ts'
import { findInSources, listSources, onePassage, readSource } from './list-assets.ts'
import { readAssetJob } from './read-asset.ts'
import { readSiteJob } from './read-site.ts'
import { addFileRoutes } from './upload-route.ts'

/** Something of the writer's that cites a source. */
export interface Use {
  kind: 'blog'
  id: string
  title: string
  citations: number
}

/** What assets need of areas that know assets, handed in so that neither imports the other in a circle. */
export interface AssetNeighbours {
  /** What cites a source, latest first. */
  usesOf(deps: Pick<Deps, 'db'>, actor: Owner, assetId: string): Promise<Use[]>
}

const os = implementing(assetsContract)

/** The writer's sources. */
export function assetsFeature(neighbours: AssetNeighbours): ServerFeature {
  return {
    name: 'assets',
    about: 'Sources: files, web pages, and websites, split into passages that can be cited.',
    schemas: { Asset, AssetPassage },
    rawCalls: assetRawCalls,
    contract: assetsContract,
    jobs: [readAssetJob, readSiteJob],
    schedules: [{ name: 'assets-clear-deleted', cron: '17 3 * * *', run: clearDeletedFiles }],
    erase: eraseAssetFiles,
    plugin: addFileRoutes,
    router: os.router({ ...looking(neighbours), ...adding, ...changing }),
  }
}

function looking({ usesOf }: AssetNeighbours) {
  return {
    list: os.list.handler(async ({ input, context }) => {
      const { query, kind, state, origin, tag, project_id, parent_id, deleted, order, about } = input
      const filter = { query, kind, state, origin, tag, projectId: project_id, parentId: parent_id, deleted }
      return {
        status: 200,
        ...(await listSources(context.deps, await actingFor(context, input), { filter, order, about, window: input })),
      }
    }),
    get: os.get.handler(async ({ input, context: { deps, ...context } }) => {
      const actor = await actingFor({ deps, ...context }, input)
      await requireAsset(deps, actor, input.id)
      return { status: 200, asset: await viewAsset(deps, actor, input.id) }
    }),
    search: os.search.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, found: await findInSources(context.deps, actor, input) }
    }),
    passages: os.passages.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, ...(await readSource(context.deps, actor, input)) }
    }),
    passage: os.passage.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, ...(await onePassage(context.deps, actor, input.passage_id)) }
    }),
    uses: os.uses.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      await requireAsset(context.deps, actor, input.id)
      return { status: 200, uses: await usesOf(context.deps, actor, input.id) }
    }),
  }
}

const adding = {
  addUrls: os.addUrls.handler(async ({ input, context }) => ({
    status: 200,
    ...(await addUrls(context.deps, await actingFor(context, input), input)),
  })),
  addDomain: os.addDomain.handler(async ({ input, context }) => ({
    status: 200,
    asset: await addDomain(context.deps, await actingFor(context, input), input),
  })),
}

const changing = {
  change: os.change.handler(async ({ input, context }) => ({
    status: 200,
    asset: await editAsset(context.deps, await actingFor(context, input), input),
  })),
  retry: os.retry.handler(async ({ input, context }) => ({
    status: 200,
    asset: await retryAsset(context.deps, await actingFor(context, input), input.id),
  })),
  refresh: os.refresh.handler(async ({ input, context }) => ({
    status: 200,
    asset: await refreshAsset(context.deps, await actingFor(context, input), input.id),
  })),
  cancel: os.cancel.handler(async ({ input, context }) => ({
    status: 200,
    asset: await cancelAsset(context.deps, await actingFor(context, input), input.id),
  })),
  remove: os.remove.handler(async ({ input, context }) => ({
    status: 200,
    deleted: await removeAssets(context.deps, await actingFor(context, input), input.ids),
  })),
  restore: os.restore.handler(async ({ input, context }) => ({
    status: 200,
    restored: await restoreAssets(context.deps, await actingFor(context, input), input.ids),
  })),
}
