import { createHash } from 'node:crypto'
import type { Node } from '@tiptap/pm/model'
import { applyUpdate, encodeStateAsUpdate, encodeStateVector } from 'yjs'
import { citationIds } from '../../document/settle.ts'
import { documentOfYDoc } from '../../document/ydoc.ts'
import { type Derived, derive } from '../derived.ts'
import { type BlogRow, lockBlog, updateBlog, writeWords } from '../store/blog-store.ts'
import { addUpdate, lockRevision, readBody, writeBody } from '../store/body-store.ts'
import { adoptCitations, knownCitations } from '../store/citation-store.ts'
import { newestVersionAt } from '../store/version-store.ts'
import { keepVersion } from '../versions/keep-version.ts'
import type { KeeperNeeds, Kept } from './kept.ts'

/** Edits are kept as a version when the newest one is older than this, in milliseconds. */
const VERSION_EVERY_MS = 10 * 60_000
/** A state up to this many bytes is stored whole and derived at every storing; a larger one at most every few seconds. */
const SMALL_BYTES = 100_000

/** The origin of changes that came out of the database, so that they are not stored again. */
export const FROM_DATABASE = { source: 'local', context: { isStored: true }, skipStoreHooks: true } as const

/**
 * Commits what an open document holds now, together with everything that follows from it. Where another process has
 * stored the same document in the meantime, both states are merged first, so that neither loses anything. `derived` says
 * that title, text and search words are up to date too. Of a large document they follow every few seconds, together with
 * its whole state; in between only what changed is stored, as a book must not be written again for every word.
 */
export async function storeDocument(
  deps: KeeperNeeds,
  kept: Kept,
  { deriveAfterMs }: { deriveAfterMs: number },
): Promise<'stored' | 'derived' | 'gone'> {
  const done = await deps.transaction(async () => {
    const blog = await lockBlog(deps.db, kept.ownerId, kept.blogId)
    const revision = blog && (await lockRevision(deps.db, kept.ownerId, kept.blogId))
    if (!blog || revision === null) return null
    if (revision !== kept.revision) await takeInStored(deps, kept)
    return writeState(deps, kept, { blog, revision, deriveAfterMs })
  })
  if (!done) return 'gone'
  // Only now: a transaction that failed to commit has changed nothing.
  Object.assign(kept, done)
  return done.derivedAt === undefined ? 'stored' : 'derived'
}

async function takeInStored(deps: KeeperNeeds, kept: Kept): Promise<void> {
  const stored = await readBody(deps.db, kept.ownerId, kept.blogId)
  if (stored) applyUpdate(kept.ydoc, stored.ydoc, FROM_DATABASE)
}

async function writeState(
  deps: KeeperNeeds,
  kept: Kept,
  { blog, revision, deriveAfterMs }: { blog: BlogRow; revision: number; deriveAfterMs: number },
): Promise<Partial<Kept>> {
  const { db, clock } = deps
  const now = laterThan(blog.updatedAt, clock.now())
  const next = { revision: revision + 1, storedVector: encodeStateVector(kept.ydoc) }
  const isDue = kept.bytes <= SMALL_BYTES || Date.now() - kept.derivedAt >= deriveAfterMs
  if (!isDue) {
    const update = encodeStateAsUpdate(kept.ydoc, kept.storedVector)
    await addUpdate(db, kept.ownerId, kept.blogId, { update, revision: revision + 1 })
    await updateBlog(db, kept.ownerId, kept.blogId, { updatedAt: now })
    return next
  }
  const ydoc = encodeStateAsUpdate(kept.ydoc)
  const document = documentOfYDoc(kept.ydoc)
  const derived = derive(document)
  await writeBody(db, kept.ownerId, kept.blogId, { ydoc, text: derived.text, revision: revision + 1 })
  const { title, excerpt, words } = derived
  await updateBlog(db, kept.ownerId, kept.blogId, { title, excerpt, words, updatedAt: now })
  const wordsHash = await refreshWords(deps, kept, derived)
  await bringCitations(deps, kept, document)
  const versionAt = await keepVersionIfDue(deps, kept, { document, derived, now })
  return { ...next, bytes: ydoc.byteLength, wordsHash, versionAt, derivedAt: Date.now() }
}

/** Times of one blog always increase, so that "older than the stored one" can be decided by them. */
export function laterThan(previous: Date, now: Date): Date {
  return now > previous ? now : new Date(previous.getTime() + 1)
}

async function refreshWords({ db }: KeeperNeeds, kept: Kept, { title, text }: Derived): Promise<string> {
  const hash = createHash('sha256').update(title).update('\0').update(text).digest('base64')
  if (hash !== kept.wordsHash) await writeWords(db, kept.ownerId, kept.blogId, title, text)
  return hash
}

/** Words that came from another blog of the same owner bring their citations along. */
async function bringCitations({ db }: KeeperNeeds, { ownerId, blogId }: Kept, document: Node): Promise<void> {
  const ids = citationIds(document)
  const known = await knownCitations(db, ownerId, blogId, ids)
  await adoptCitations(
    db,
    ownerId,
    blogId,
    ids.filter((id) => !known.has(id)),
  )
}

async function keepVersionIfDue(
  deps: KeeperNeeds,
  kept: Kept,
  { document, derived, now }: { document: Node; derived: Derived; now: Date },
): Promise<Date | null> {
  const isOld = (at: Date | null) => at === null || now.getTime() - at.getTime() >= VERSION_EVERY_MS
  if (!isOld(kept.versionAt)) return kept.versionAt
  const newest = await newestVersionAt(deps.db, kept.ownerId, kept.blogId)
  if (!isOld(newest)) return newest
  await keepVersion(deps, kept, { document, derived, reason: 'edits', authorId: kept.authorId })
  return now
}
