import type { Passage } from '../../../engines/retrieval/index.ts'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Owner } from '../../../platform/contract/policy.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { AssetOrigin, AssetShape } from '../contract.ts'
import { insertUrl, taken } from './add-sources.ts'
import { viewAsset } from './change-asset.ts'
import { type FoundWork, readFound } from './found-work.ts'
import { saveReading } from './save-reading.ts'
import { passagesOf } from './sources.ts'
import { type AssetRow, assetAt, deleteAsset, lockOwner } from './store/asset-store.ts'
import { webAddress } from './web-address.ts'

type Needs = Pick<Deps, 'db' | 'transaction' | 'clock' | 'fetch'>

const DAY_MS = 86_400_000

export interface ReadNowOptions {
  /** `search` for pages that a search brought: kept for citations, but not among the person's own sources. Default `added`. */
  origin?: AssetOrigin
  /** A reading younger than this is used as it is. Default one day. */
  maxAgeMs?: number
  /** What an open library says about it. */
  found?: FoundWork | undefined
  signal?: AbortSignal
}

/**
 * Reads an address at once, while a person waits, and keeps it as a source so that what is written from it can cite it.
 * Refuses what cannot be reached or read; an address that was new leaves nothing behind then.
 */
export async function readUrlNow(
  deps: Needs,
  actor: Owner,
  address: string,
  options: ReadNowOptions = {},
): Promise<{ asset: AssetShape; passages: Passage[] }> {
  const { origin = 'added', maxAgeMs = DAY_MS, found, signal } = options
  const url = webAddress(address)
  const { asset, isNew } = await openUrl(deps, actor, { url, origin })
  const isFresh =
    asset.state === 'ready' && asset.readAt && deps.clock.now().getTime() - asset.readAt.getTime() < maxAgeMs
  if (!isFresh) {
    try {
      await readInTurn(asset.id, async () => {
        await saveReading(deps, asset, await readFound(deps, url, found, signal))
      })
    } catch (error) {
      if (isNew) await deleteAsset(deps.db, actor.ownerId, asset.id)
      throw error
    }
  }
  const passages = await passagesOf(deps, actor, [asset.id])
  if (!passages.length) refuse('page-no-text')
  return { asset: await viewAsset(deps, actor, asset.id), passages }
}

/** Readings under way in this process, by source. */
const underWay = new Map<string, Promise<void>>()

/** Two callers at once wait for one reading; where it fails, or its caller goes away, the other reads for itself. */
async function readInTurn(assetId: string, read: () => Promise<void>): Promise<void> {
  const running = underWay.get(assetId)
  if (
    await running?.then(
      () => true,
      () => false,
    )
  )
    return
  const own = read()
  underWay.set(assetId, own)
  try {
    await own
  } finally {
    if (underWay.get(assetId) === own) underWay.delete(assetId)
  }
}

/** The source of this address, put down if it is not there; two callers at once get the same one. */
function openUrl(
  deps: Needs,
  actor: Owner,
  { url, origin }: { url: string; origin: AssetOrigin },
): Promise<{ asset: AssetRow; isNew: boolean }> {
  return deps.transaction(async () => {
    await lockOwner(deps.db, actor.ownerId)
    const known = await assetAt(deps.db, actor.ownerId, { kind: 'url', url })
    if (!known) return { asset: await insertUrl(deps, actor, { url, origin, projectId: null, tags: [] }), isNew: true }
    const isOwn = origin === 'added' || known.deletedAt !== null
    return { asset: isOwn ? await taken(deps, known) : known, isNew: false }
  })
}
