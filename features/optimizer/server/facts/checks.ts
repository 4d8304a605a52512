import { randomBytes } from 'node:crypto'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { blogText } from '../../../blogs/server/index.ts'
import { currentCheck } from './current.ts'
import { stopCheck } from './start.ts'
import { type CheckRow, changeCheck, latestOfBlog, newestChecks, removeCheck } from './store.ts'

const MOST_LISTED = 100

/** The owner's checks, newest first. */
export function latestChecks({ db }: Pick<Deps, 'db'>, actor: Owner): Promise<CheckRow[]> {
  return newestChecks(db, actor.ownerId, MOST_LISTED)
}

/** The check of a blog as it is; null where it was never checked. 404 unless the blog is the owner's. */
export async function checkOfBlog(deps: Deps, actor: Owner, blogId: string): Promise<CheckRow | null> {
  const check = await latestOfBlog(deps.db, actor.ownerId, blogId)
  if (check) return currentCheck(deps, actor, check.id)
  if (!(await blogText(deps, actor, blogId))) refuse('not-found')
  return null
}

/** Gives a report a public address; one that is there stays. */
export function publishReport(deps: Pick<Deps, 'db'>, check: CheckRow): Promise<CheckRow> {
  return withToken(deps, check, check.shareToken ?? randomBytes(16).toString('base64url'))
}

/** Takes the public address of a report away. */
export function withdrawReport(deps: Pick<Deps, 'db'>, check: CheckRow): Promise<CheckRow> {
  return withToken(deps, check, null)
}

/** Ends a check's work and deletes it. */
export async function deleteCheck(deps: Deps, check: CheckRow): Promise<void> {
  await stopCheck(deps, check, check.id)
  await removeCheck(deps.db, check.ownerId, check.id)
}

async function withToken({ db }: Pick<Deps, 'db'>, check: CheckRow, shareToken: string | null): Promise<CheckRow> {
  await changeCheck(db, check.id, { shareToken })
  return { ...check, shareToken }
}
