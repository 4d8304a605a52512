import { randomBytes } from 'node:crypto'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { blogsAmong, blogText } from '../../../blogs/server/index.ts'
import type { FactCheckEntryShape } from '../../contract/facts.ts'
import { currentCheck } from './current.ts'
import { stopCheck } from './start.ts'
import { type CheckRow, changeCheck, claimCountsOf, latestOfBlog, newestChecks, removeCheck } from './store.ts'
import { checkView } from './view.ts'

const MOST_LISTED = 100

/** The owner's checks, newest first, each with how much was found. A blog in the trash takes its check out of the list. */
export async function latestChecks(deps: Deps, actor: Owner): Promise<FactCheckEntryShape[]> {
  const rows = await newestChecks(deps.db, actor.ownerId, MOST_LISTED)
  const blogIds = rows.flatMap(({ blogId }) => blogId ?? [])
  const blogs = (await blogsAmong(deps.db, actor.ownerId, blogIds)).filter(({ shelf }) => shelf !== 'trash')
  const present = new Set(blogs.map(({ id }) => id))
  const shown = rows.filter(({ blogId }) => blogId === null || present.has(blogId))
  const counts = await claimCountsOf(
    deps.db,
    shown.map(({ id }) => id),
  )
  return shown.map((row) => ({
    ...checkView(deps, row),
    excerpt: excerptOf(row.text),
    ...(counts.get(row.id) ?? { claims: 0, checked: 0, disputed: 0 }),
  }))
}

const EXCERPT = 80

/** The first line of a text without what marks a heading or an item. */
function excerptOf(text: string): string {
  const line = text.split('\n').find((one) => /[\p{L}\p{N}]/u.test(one)) ?? ''
  const words = line.replace(/^[\s#>*\-•]+/, '').trim()
  return words.length <= EXCERPT ? words : `${words.slice(0, EXCERPT).replace(/\s+\S*$/, '')}…`
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
