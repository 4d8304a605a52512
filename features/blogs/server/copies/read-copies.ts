import { refuse } from '../../../../platform/contract/failures.ts'
import { windowOf } from '../../../../platform/contract/paging.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { projectFor } from '../../../projects/server/index.ts'
import { collaborationOf } from '../live/live-documents.ts'
import { findBlog } from '../store/blog-store.ts'
import { countBlogs, type ListFilter, listBlogs } from '../store/list-store.ts'
import { copySummary, copyView } from './copy-view.ts'

/** A saved blog with what was typed last. 404 for one in the trash. */
export async function readCopy(deps: Deps, actor: Owner, id: string) {
  await collaborationOf(deps).flush(id)
  const blog = await findBlog(deps.db, actor.ownerId, id)
  if (!blog || blog.shelf === 'trash') return refuse('not-found')
  return copyView(deps, actor, blog)
}

/** A window of the saved blogs, changed last first, and how many there are. */
export async function listCopies(
  { db }: Pick<Deps, 'db'>,
  actor: Owner,
  wish: { project_id?: string; feature_type?: string; start_count: number; end_count?: number },
) {
  if (wish.project_id) await projectFor({ db }, actor, wish.project_id)
  const filter: ListFilter = { shelf: 'active', projectId: wish.project_id, featureType: wish.feature_type }
  const rows = await listBlogs(db, actor.ownerId, filter, { by: 'updated', isRising: false }, windowOf(wish))
  return { details: rows.map(copySummary), total: await countBlogs(db, actor.ownerId, filter) }
}
