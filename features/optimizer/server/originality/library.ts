import { candidates } from '../../../../engines/plagiarism/index.ts'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { assetStamps, passagesOf } from '../../../assets/server/index.ts'
import { blogStamps, storedTexts } from '../../../blogs/server/index.ts'
import type { OriginalityOptionsShape } from '../../contract/originality.ts'
import { compareThread } from './compare-thread.ts'
import { dropDocuments, hitsOf, indexedStamps, putFingerprints } from './index-store.ts'

type Needs = Pick<Deps, 'db' | 'transaction'>

/** A blog or source of the writer's that a text can be compared with. */
export interface OwnDocument {
  /** Kind and id, as the index has it. */
  key: string
  kind: 'blog' | 'asset'
  id: string
  title: string
  url: string | null
  words: number
  stamp: string
}

/** Documents compared word by word: the best by fingerprints, then those changed last until there are so many. */
const MOST_COMPARED = 30
const BEST_BY_FINGERPRINTS = 20

/** Every blog outside the trash and every source that was read. */
export async function ownDocuments({ db }: Pick<Deps, 'db'>, ownerId: string): Promise<OwnDocument[]> {
  const blogs = (await blogStamps(db, ownerId)).map((blog) => ({
    ...blog,
    kind: 'blog' as const,
    key: `blog:${blog.id}`,
    url: null,
  }))
  const assets = (await assetStamps(db, ownerId)).map((asset) => ({
    ...asset,
    kind: 'asset' as const,
    key: `asset:${asset.id}`,
  }))
  return [...blogs, ...assets]
}

/** The words of a document as they are stored now; empty when it has gone meanwhile. */
export async function textOfDocument(deps: Needs, ownerId: string, { kind, id }: OwnDocument): Promise<string> {
  if (kind === 'blog') return (await storedTexts(deps.db, ownerId, [id])).get(id) ?? ''
  try {
    return textOf(await passagesOf(deps, ownerId, [id]))
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return ''
    throw error
  }
}

/** The text that passages make up. */
export function textOf(passages: readonly { text: string }[]): string {
  return passages.map(({ text }) => text).join('\n\n')
}

/**
 * Brings the index to where the documents stand: what changed is fingerprinted anew, what is gone leaves. `told` hears
 * how many of those that changed are done.
 */
export async function refreshIndex(
  deps: Needs,
  ownerId: string,
  documents: readonly OwnDocument[],
  told: (done: number, total: number) => Promise<void> = async () => {},
): Promise<void> {
  const known = await indexedStamps(deps.db, ownerId)
  const present = new Set(documents.map(({ key }) => key))
  await dropDocuments(
    deps.db,
    ownerId,
    [...known.keys()].filter((key) => !present.has(key)),
  )
  const changed = documents.filter(({ key, stamp }) => known.get(key) !== stamp)
  for (const [done, document] of changed.entries()) {
    await told(done, changed.length)
    const text = await textOfDocument(deps, ownerId, document)
    const hashes = await compareThread.ask('fingerprints', { text })
    const { key: id, stamp } = document
    await deps.transaction(() => putFingerprints(deps.db, { id, ownerId, stamp }, hashes))
  }
}

/**
 * The documents worth comparing word by word. In a small library that is all of it, so that rewordings, which share no
 * fingerprint, are found too.
 */
export async function documentsToCompare(
  { db }: Pick<Deps, 'db'>,
  ownerId: string,
  text: string,
  documents: readonly OwnDocument[],
): Promise<OwnDocument[]> {
  const byKey = new Map(documents.map((document) => [document.key, document]))
  const hits = await hitsOf(db, ownerId, await compareThread.ask('fingerprints', { text }))
  const best = candidates(
    hits.filter(({ id }) => byKey.has(id)),
    { limit: BEST_BY_FINGERPRINTS },
  )
  const chosen = new Set(best.flatMap(({ id }) => byKey.get(id) ?? []))
  for (const document of documents) {
    if (chosen.size >= MOST_COMPARED) break
    chosen.add(document)
  }
  return [...chosen]
}

/** Those of the documents that a check is to look at: of the kinds asked for, and never the text itself. */
export function comparable(
  documents: readonly OwnDocument[],
  { library, assets }: Pick<OriginalityOptionsShape, 'library' | 'assets'>,
  itself: { blogId: string | null; assetId: string | null; url: string | null },
): OwnDocument[] {
  return documents.filter(({ kind, id, url }) => {
    if (kind === 'blog') return library && id !== itself.blogId
    return assets && id !== itself.assetId && (url === null || url !== itself.url)
  })
}
