import type { Deps } from '../../../platform/server/deps.ts'
import { type FoundWork, rightsAfter } from './found-work.ts'
import type { ReadDocument, ReadPassage } from './readers/types.ts'
import { ownerLexeme } from './search-words.ts'
import { type AssetRow, changeAsset } from './store/asset-store.ts'
import { dropUnfinished, type NewPassage, passageIdsOf, putPassages } from './store/passage-store.ts'

type Needs = Pick<Deps, 'db' | 'transaction' | 'clock'>

/** Passages stored in one statement: enough to be quick, few enough that others get their turn in between. */
const BATCH = 60

/** A source that is read again. */
export type ReadAsset = Pick<AssetRow, 'id' | 'ownerId' | 'generation' | 'kind' | 'name' | 'title' | 'rights'>

/**
 * Stores what was read and makes it the source's text. New passages are put down first, unseen; then the whole reading
 * takes the old one's place in one step. May be called again after a crash.
 */
export async function saveReading(
  deps: Needs,
  asset: ReadAsset,
  {
    document,
    canonicalUrl,
    found,
    stored,
  }: {
    document: ReadDocument
    canonicalUrl?: string | null
    /** What a library says about it. */
    found?: FoundWork | undefined
    stored?: (done: number, total: number) => Promise<void>
  },
): Promise<void> {
  await dropUnfinished(deps.db, asset.id)
  const ids = idsOf(asset.id, document.passages)
  const known = await passageIdsOf(deps.db, asset.id)
  const rowsAt = (places: number[]) => rowsOf(asset, document.passages, { ids, places, fetchedAt: deps.clock.now() })
  const [old, fresh] = parted(ids, known)
  let done = 0
  for (const places of batches(fresh)) {
    await putPassages(deps.db, rowsAt(places))
    done += places.length
    await stored?.(done, fresh.length)
  }
  await deps.transaction(async () => {
    for (const places of batches(old)) await putPassages(deps.db, rowsAt(places))
    await changeAsset(deps.db, asset.ownerId, asset.id, {
      ...factsOf(asset, document, found),
      canonicalUrl: canonicalUrl ?? document.canonicalUrl,
      ...at(deps),
    })
  })
}

function at({ clock }: Pick<Deps, 'clock'>) {
  const now = clock.now()
  return { readAt: now, updatedAt: now }
}

function factsOf(asset: ReadAsset, document: ReadDocument, found?: FoundWork): Partial<AssetRow> {
  const { format, author, publishedAt, fileDate, siteName, language, words } = document
  return {
    // a title that a person gave stays
    title: asset.title === asset.name ? (found?.title ?? document.title) : asset.title,
    format,
    author: author ?? found?.author ?? null,
    publishedAt: publishedAt ?? found?.publishedAt ?? null,
    fileDate,
    siteName: siteName ?? found?.siteName ?? null,
    rights: rightsAfter(asset.rights, document.rights, found),
    language,
    words,
    pages: document.pageCount,
    pagesWithoutText: document.pagesWithoutText,
    passages: document.passages.filter(({ kind }) => kind !== 'heading').length,
    generation: asset.generation + 1,
    state: 'ready',
    problem: null,
  }
}

interface Places {
  ids: readonly string[]
  places: readonly number[]
  fetchedAt: Date
}

function rowsOf(asset: ReadAsset, passages: readonly ReadPassage[], { ids, places, fetchedAt }: Places): NewPassage[] {
  const owner = ownerLexeme(asset.ownerId)
  return places.flatMap((position) => {
    const [passage, id] = [passages[position], ids[position]]
    if (!passage || !id) return []
    const { search, hash: _, ...shown } = passage
    const belongs = {
      id,
      ownerId: asset.ownerId,
      assetId: asset.id,
      generation: asset.generation + 1,
      position,
      fetchedAt,
    }
    return [{ ...shown, ...belongs, search: `${owner} ${search}` }]
  })
}

/** The same words in the same source have the same id, wherever they move to; said twice, the second gets a number. */
function idsOf(assetId: string, passages: readonly ReadPassage[]): string[] {
  const seen = new Map<string, number>()
  return passages.map(({ hash }) => {
    const times = (seen.get(hash) ?? 0) + 1
    seen.set(hash, times)
    return `${assetId}.${hash}${times > 1 ? `.${times}` : ''}`
  })
}

/** Places of the passages that are in the database already, and of those that are new. */
function parted(ids: readonly string[], known: ReadonlySet<string>): [old: number[], fresh: number[]] {
  const places = [...ids.keys()]
  const isKnown = (place: number) => known.has(ids[place] ?? '')
  return [places.filter(isKnown), places.filter((place) => !isKnown(place))]
}

function batches<T>(rows: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(rows.length / BATCH) }, (_, index) =>
    rows.slice(index * BATCH, (index + 1) * BATCH),
  )
}
