import type { Node } from '@tiptap/pm/model'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { type Actor, personById } from '../../../accounts/server/index.ts'
import type { VersionReason, VersionShape } from '../../contract.ts'
import { type DocumentDifference, documentDifference } from '../../document/difference/document-difference.ts'
import { withoutSuggestions } from '../../document/settle.ts'
import { documentToHtml } from '../../document/write-html.ts'
import { derive } from '../derived.ts'
import { collaborationOf, readDocument, writeIntoYDoc } from '../live/live-documents.ts'
import { sanitise } from '../sanitise.ts'
import { lockBlog } from '../store/blog-store.ts'
import {
  countVersions,
  findVersion,
  listVersions,
  nameVersion,
  type VersionFacts,
  type VersionRow,
} from '../store/version-store.ts'
import { keepVersion, packDocument, unpackDocument } from './keep-version.ts'

/** A version as the wire shows it. */
export async function versionView({ db }: Pick<Deps, 'db'>, row: VersionFacts): Promise<VersionShape> {
  const [view] = await versionViews({ db }, [row])
  return view ?? refuse('not-found')
}

/** Versions as the wire shows them, with their authors' names. */
async function versionViews({ db }: Pick<Deps, 'db'>, rows: VersionFacts[]): Promise<VersionShape[]> {
  const names = new Map<string, string | null>()
  for (const id of new Set(rows.map(({ authorId }) => authorId)))
    names.set(id, (await personById(db, id))?.name ?? null)
  return rows.map((row) => ({
    number: row.number,
    reason: row.reason,
    name: row.name,
    author_id: row.authorId,
    author_name: names.get(row.authorId) ?? null,
    title: row.title,
    words: row.words,
    created_at: row.createdAt.toISOString(),
  }))
}

/** A window of a blog's versions, newest first, and how many there are. */
export async function listedVersions(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  { id, before }: { id: string; before?: number },
): Promise<{ versions: VersionShape[]; total: number }> {
  const rows = await listVersions(db, ownerId, id, before)
  return { versions: await versionViews({ db }, rows), total: await countVersions(db, ownerId, id) }
}

/** One version with its text as clean HTML. */
export async function readVersion(
  deps: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  { id, number }: { id: string; number: number },
) {
  const row = (await findVersion(deps.db, ownerId, id, number)) ?? refuse('not-found')
  const html = sanitise(documentToHtml(withoutSuggestions(unpackDocument(row.document))))
  return { version: await versionView(deps, row), html }
}

/** What changed from a version to a later or earlier one, or to the text as it is now. */
export async function compareVersions(
  deps: Deps,
  actor: Owner,
  { id, number, to, context }: { id: string; number: number; to?: number | undefined; context: number },
): Promise<DocumentDifference> {
  const before = await versionDocument(deps, actor, id, number)
  const after = to === undefined ? await currentDocument(deps, actor, id) : await versionDocument(deps, actor, id, to)
  return documentDifference(withoutSuggestions(before).toJSON(), withoutSuggestions(after).toJSON(), { context })
}

/** Keeps the text as it is now, with everything that pages have sent so far. */
export async function keepCurrent(
  deps: Deps,
  actor: Actor,
  { id, reason, name }: { id: string; reason: VersionReason; name?: string | null | undefined },
): Promise<VersionRow> {
  await collaborationOf(deps).flush(id)
  const document = await currentDocument(deps, actor, id)
  return deps.transaction(async () => {
    if (!(await lockBlog(deps.db, actor.ownerId, id))) refuse('not-found')
    const owner = { blogId: id, ownerId: actor.ownerId }
    return keepVersion(deps, owner, {
      document,
      derived: derive(document),
      reason,
      authorId: actor.userId,
      name: name || null,
    })
  })
}

/** Gives a version a name; an empty one takes it away. */
export async function renameVersion(
  deps: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  { id, number, name }: { id: string; number: number; name: string | null },
) {
  await nameVersion(deps.db, ownerId, id, number, name || null)
  return (await findVersion(deps.db, ownerId, id, number)) ?? refuse('not-found')
}

/**
 * Makes the text what it was, as one edit that open pages see and can undo. What was there before is kept first, unless
 * the newest version already holds it.
 */
export async function restoreVersion(
  deps: Deps,
  actor: Actor,
  { id, number }: { id: string; number: number },
): Promise<VersionRow> {
  const wanted = await versionDocument(deps, actor, id, number)
  await keepBeforeRestore(deps, actor, id)
  await collaborationOf(deps).change({ ...actor, blogId: id }, (ydoc) => writeIntoYDoc(ydoc, wanted))
  return keepCurrent(deps, actor, { id, reason: 'restored', name: null })
}

async function keepBeforeRestore(deps: Deps, actor: Actor, id: string): Promise<void> {
  const document = await currentDocument(deps, actor, id)
  await deps.transaction(async () => {
    const blog = (await lockBlog(deps.db, actor.ownerId, id)) ?? refuse('not-found')
    if (blog.shelf === 'trash') refuse('in-trash')
    const newest = await findVersion(deps.db, actor.ownerId, id, blog.version)
    if (newest && Buffer.from(newest.document).equals(packDocument(document))) return
    const owner = { blogId: id, ownerId: actor.ownerId }
    await keepVersion(deps, owner, {
      document,
      derived: derive(document),
      reason: 'before-restore',
      authorId: actor.userId,
    })
  })
}

async function versionDocument(deps: Pick<Deps, 'db'>, { ownerId }: Owner, id: string, number: number): Promise<Node> {
  const row = (await findVersion(deps.db, ownerId, id, number)) ?? refuse('not-found')
  return unpackDocument(row.document)
}

async function currentDocument(deps: Deps, actor: Owner, id: string): Promise<Node> {
  return (await readDocument(deps, actor, id)) ?? refuse('not-found')
}
