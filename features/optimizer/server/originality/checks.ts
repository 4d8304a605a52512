import { randomBytes } from 'node:crypto'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { usageOf } from '../../../billing/server/index.ts'
import { blogsAmong } from '../../../blogs/server/index.ts'
import type { OriginalityCheckShape, OriginalityExclusionsShape } from '../../contract/originality.ts'
import {
  type CheckRow,
  changeCheck,
  deleteCheck,
  findCheck,
  latestCheck,
  latestChecks,
  latestDoneId,
} from './check-store.ts'
import { viewCheck, viewEntry } from './check-view.ts'
import { hasCopyscape } from './copyscape.ts'
import { ownDocuments } from './library.ts'

type Needs = Pick<Deps, 'db' | 'jobs' | 'config'>

const MOST_LISTED = 100

/** What a text can be compared with, and what the owner has left for it. */
export async function scopeOf(deps: Deps, actor: Owner) {
  const documents = await ownDocuments(deps, actor)
  const { runs, remaining } = await usageOf(deps, actor)
  const { used, limit } = runs.find(({ feature }) => feature === 'plagiarism') ?? { used: 0, limit: 0 }
  return {
    blogs: documents.filter(({ kind }) => kind === 'blog').length,
    assets: documents.filter(({ kind }) => kind === 'asset').length,
    search: deps.search.names,
    copyscape: hasCopyscape(deps.config),
    credits: remaining,
    runs: { used, limit },
  }
}

/** A blog's newest check, and the newest that came to its end. 404 unless the blog is the owner's. */
export async function checksOfBlog(deps: Needs, actor: Owner, blogId: string) {
  if ((await blogsAmong(deps.db, actor.ownerId, [blogId])).length === 0) refuse('not-found')
  const check = await latestCheck(deps.db, actor.ownerId, blogId)
  const done_id = await latestDoneId(deps.db, actor.ownerId, blogId)
  return { check: check && (await viewCheck(deps, check)), done_id }
}

/** The owner's checks, newest first, without their findings. */
export async function listChecks(deps: Needs, actor: Owner) {
  const rows = await latestChecks(deps.db, actor.ownerId, MOST_LISTED)
  return Promise.all(rows.map((row) => viewEntry(deps, row)))
}

/** A check, or 404. */
export async function readCheck(deps: Needs, actor: Owner, id: string): Promise<OriginalityCheckShape> {
  return viewCheck(deps, found(await findCheck(deps.db, actor.ownerId, id)))
}

/** Says what does not count in a check; its percentage follows. */
export async function excludeFrom(
  deps: Needs,
  actor: Owner,
  { id, exclusions }: { id: string; exclusions: OriginalityExclusionsShape },
): Promise<OriginalityCheckShape> {
  const check = await viewCheck(deps, found(await changeCheck(deps.db, actor.ownerId, id, { exclusions })))
  // a check that compared nothing has ended all the same, and that is known by its percentage
  if (check.result) await changeCheck(deps.db, actor.ownerId, id, { percent: check.result.percent ?? 0 })
  return check
}

/** Gives a finished report a public address; one that is there stays. */
export function publishReport(deps: Needs, actor: Owner, id: string): Promise<OriginalityCheckShape> {
  return withToken(deps, actor, id, randomBytes(16).toString('base64url'))
}

/** Takes the public address of a report away. */
export function withdrawReport(deps: Needs, actor: Owner, id: string): Promise<OriginalityCheckShape> {
  return withToken(deps, actor, id, null)
}

/** Ends a check's work and deletes it. */
export async function removeCheck(deps: Needs, actor: Owner, id: string): Promise<void> {
  const check = found(await findCheck(deps.db, actor.ownerId, id))
  if (check.taskId) await deps.jobs.cancel(actor.ownerId, check.taskId)
  await deleteCheck(deps.db, actor.ownerId, id)
}

async function withToken(deps: Needs, actor: Owner, id: string, wished: string | null) {
  const before = found(await findCheck(deps.db, actor.ownerId, id))
  if (!before.findings) refuse('not-found')
  const shareToken = wished === null ? null : (before.shareToken ?? wished)
  return viewCheck(deps, found(await changeCheck(deps.db, actor.ownerId, id, { shareToken })))
}

function found(check: CheckRow | null): CheckRow {
  return check ?? refuse('not-found')
}
