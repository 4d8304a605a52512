import { countWords } from '../../../../engines/text/index.ts'
import { Refusal } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { assetStamps, MAX_PASSAGES, passagesOf } from '../../../assets/server/index.ts'
import { blogStamps, storedTexts } from '../../../blogs/server/index.ts'
import type { OriginalityOptionsShape } from '../../contract/originality.ts'
import { compareThread } from './compare-thread.ts'
import { dropDocuments, hitsOf, indexedStamps, putDocument } from './index-store.ts'
import { likeliest } from './likeliest.ts'

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
  /** Written by the person themselves. */
  own: boolean
  stamp: string
}

/** Changes whenever marks are made in another way: every index is then made again. */
const MARKS = 2
/** A small library is compared whole: those changed last follow until there are so many. */
const LEAST_COMPARED = 30
/** Every blog outside the trash and every source that was read. */
export async function ownDocuments({ db }: Pick<Deps, 'db'>, { ownerId }: Owner): Promise<OwnDocument[]> {
  const blogs = (await blogStamps(db, ownerId)).map((blog) => ({
    ...blog,
    kind: 'blog' as const,
    key: `blog:${blog.id}`,
    url: null,
    own: true,
  }))
  const assets = (await assetStamps(db, ownerId)).map((asset) => ({
    ...asset,
    kind: 'asset' as const,
    key: `asset:${asset.id}`,
  }))
  return [...blogs, ...assets]
}

/**
 * The words of a document as they are stored now, a large source in parts of 4,000 passages; nothing when it has gone
 * meanwhile.
 */
export async function* partsOfDocument(deps: Needs, actor: Owner, { kind, id }: OwnDocument): AsyncGenerator<string> {
  if (kind === 'blog') {
    yield (await storedTexts(deps.db, actor.ownerId, [id])).get(id) ?? ''
    return
  }
  for (let offset = 0; ; offset += MAX_PASSAGES) {
    const passages = await passagesFrom(deps, actor, { id, offset })
    if (passages.length > 0) yield textOf(passages)
    if (passages.length < MAX_PASSAGES) return
  }
}

async function passagesFrom(deps: Needs, actor: Owner, { id, offset }: { id: string; offset: number }) {
  try {
    return await passagesOf(deps, actor, [id], { offset })
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return []
    throw error
  }
}

/** The text that passages make up. */
export function textOf(passages: readonly { text: string }[]): string {
  return passages.map(({ text }) => text).join('\n\n')
}

/**
 * Updates the index: changed documents are marked again, deleted ones removed. Each document is done
 * with separately, so that a run after a crash continues after it. `told` receives how many are done.
 */
export async function refreshIndex(
  deps: Needs,
  actor: Owner,
  documents: readonly OwnDocument[],
  onProgress: (done: number, total: number) => Promise<void> = async () => {},
): Promise<void> {
  const known = await indexedStamps(deps.db, actor.ownerId)
  const present = new Set(documents.map(({ key }) => key))
  await dropDocuments(
    deps.db,
    actor.ownerId,
    [...known.keys()].filter((key) => !present.has(key)),
  )
  const changed = documents.filter((document) => known.get(document.key) !== markedStamp(document))
  for (const [done, document] of changed.entries()) {
    await onProgress(done, changed.length)
    const marks = await marksOf(deps, actor, document)
    await putDocument(deps.db, { id: document.key, ownerId: actor.ownerId, stamp: markedStamp(document), marks })
  }
}

function markedStamp({ stamp }: OwnDocument): string {
  return `${MARKS}:${stamp}`
}

async function marksOf(deps: Needs, actor: Owner, document: OwnDocument): Promise<number[]> {
  const marks = new Set<number>()
  for await (const text of partsOfDocument(deps, actor, document)) {
    const { copied, reworded } = await compareThread.ask('marks', { text })
    for (const mark of [...copied, ...reworded]) marks.add(mark)
  }
  return [...marks]
}

/**
 * The documents worth comparing word by word: those that have the text's words in a row, those that say most of what it
 * says, and in a small library all the others too.
 */
export async function documentsToCompare(
  deps: Needs,
  { ownerId }: Owner,
  text: string,
  documents: readonly OwnDocument[],
): Promise<OwnDocument[]> {
  const byKey = new Map(documents.map((document) => [document.key, document]))
  const marks = await compareThread.ask('marks', { text })
  const hits = await hitsOf(deps, ownerId, [...marks.copied, ...marks.reworded])
  const best = likeliest(
    hits.filter(({ id }) => byKey.has(id)),
    marks,
    countWords(text),
  )
  const chosen = new Set(best.flatMap((id) => byKey.get(id) ?? []))
  for (const document of documents) {
    if (chosen.size >= LEAST_COMPARED) break
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
