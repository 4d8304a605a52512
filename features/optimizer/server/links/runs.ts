import { Refusal, refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { blogsAmong, unlinkWords } from '../../../blogs/server/index.ts'
import type { LinkRunShape, RunLinkShape } from '../../contract/link-runs.ts'
import { requirePages } from './decide.ts'
import { forgetDecisions, putDecisions } from './decision-store.ts'
import {
  dropRunLinks,
  linksOfRun,
  putRunLinks,
  type RunLinkRow,
  type RunPart,
  runLinks,
  trimRunLinks,
} from './run-store.ts'

/** What was set together, the latest first. Links of blogs that are gone are left out. 404 for a blog or page of somebody else. */
export async function runsOf({ db }: Pick<Deps, 'db'>, owner: Owner, part: RunPart): Promise<LinkRunShape[]> {
  const { ownerId } = owner
  const { blogId, targetId } = part
  if (blogId !== undefined && (await blogsAmong(db, ownerId, [blogId])).length === 0) refuse('not-found')
  if (targetId !== undefined) await requirePages({ db }, owner, [targetId])
  const rows = await runLinks(db, ownerId, part)
  const blogs = await blogsAmong(db, ownerId, [...new Set(rows.map((row) => row.blogId))])
  const titles = new Map(blogs.map(({ id, title }) => [id, title]))
  const runs = new Map<string, LinkRunShape>()
  for (const row of rows) {
    const blog_title = titles.get(row.blogId)
    if (blog_title === undefined) continue
    const run = runs.get(row.runId) ?? { id: row.runId, made_at: row.placedAt.toISOString(), blogs: 0, links: [] }
    const { blogId: blog_id, targetId: target_id, anchor, url, title } = row
    if (run.links.every((link) => link.blog_id !== blog_id)) run.blogs += 1
    run.links.push({ blog_id, blog_title, target_id, anchor, url, title })
    runs.set(row.runId, run)
  }
  return [...runs.values()]
}

/** Remembers links that were set in blogs of the owner's, and that their words were accepted. 404 for other blogs and pages. */
export async function keepRun(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Owner,
  { runId, links }: { runId: string; links: readonly RunLinkShape[] },
): Promise<void> {
  const { ownerId } = owner
  const ids = new Set(links.map(({ blog_id }) => blog_id))
  if ((await blogsAmong(db, ownerId, [...ids])).length < ids.size) refuse('not-found')
  await requirePages(
    { db },
    owner,
    links.map(({ target_id }) => target_id),
  )
  const placedAt = clock.now()
  await putRunLinks(
    db,
    links.map(({ blog_id, target_id, ...link }) => ({
      ...link,
      ownerId,
      runId,
      blogId: blog_id,
      targetId: target_id,
      placedAt,
    })),
  )
  await putDecisions(db, ownerId, { links: links.map(decided), decision: 'accepted', decidedAt: placedAt })
  await trimRunLinks(db, ownerId)
}

/** Forgets links of a run that a blog does not have anymore. 404 where the run does not have all of them. */
export async function forgetRun(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Owner,
  named: { runId: string; blogId: string; targetIds: readonly string[] },
): Promise<void> {
  const { runId, blogId } = named
  const links = (await linksOfRun(db, ownerId, { runId, blogId })).filter(({ targetId }) =>
    named.targetIds.includes(targetId),
  )
  if (links.length < new Set(named.targetIds).size) refuse('not-found')
  await forgetDecisions(db, ownerId, links.map(decidedRow))
  await dropRunLinks(db, ownerId, named)
}

/** Takes the links of a run out of their blogs, one edit a blog. 404 for a run that is not the owner's, or has none of them. */
export async function undoRun(
  deps: Deps,
  actor: Actor,
  wish: RunPart & { runId: string },
): Promise<{ removed: number; gone: number }> {
  const links = await linksOfRun(deps.db, actor.ownerId, wish)
  if (links.length === 0) refuse('not-found')
  let removed = 0
  for (const [blogId, own] of Map.groupBy(links, (link) => link.blogId)) {
    removed += await removedFrom(deps, actor, blogId, own)
    await forgetRun(deps, actor, { runId: wish.runId, blogId, targetIds: own.map(({ targetId }) => targetId) })
  }
  return { removed, gone: links.length - removed }
}

/** A blog that was deleted meanwhile has none of its links. */
async function removedFrom(deps: Deps, actor: Actor, blogId: string, links: readonly RunLinkRow[]): Promise<number> {
  try {
    const named = links.map(({ anchor, url }) => ({ words: anchor, href: url }))
    return (await unlinkWords(deps, actor, blogId, named)).filter(Boolean).length
  } catch (error) {
    if (error instanceof Refusal && error.code === 'not-found') return 0
    throw error
  }
}

function decided({ anchor, target_id }: RunLinkShape) {
  return { anchor: anchor.toLowerCase(), target_id, document_id: null }
}

function decidedRow({ anchor, targetId }: RunLinkRow) {
  return decided({ anchor, target_id: targetId, blog_id: '', url: '', title: '' })
}
