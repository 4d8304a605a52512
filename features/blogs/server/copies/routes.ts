import { refuse } from '../../../../platform/contract/failures.ts'
import { windowOf } from '../../../../platform/contract/paging.ts'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import { implementing, type Whose } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { projectFor } from '../../../projects/server/index.ts'
import { copyCalls } from '../../contract/copies.ts'
import { collaborationOf } from '../live/live-documents.ts'
import { findBlog } from '../store/blog-store.ts'
import { countBlogs, type ListFilter, listBlogs } from '../store/list-store.ts'
import { copySummary, copyView } from './copy-view.ts'
import { saveCopy } from './save-copy.ts'

const os = implementing(copyCalls)

/** The calls by which programs save, read, list and move blogs. */
export const copyRoutes = os.router({
  save: os.save.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const { id, updatedAt, version } = await saveCopy(context.deps, actor, input)
    return { status: 200, _id: id, save_id: id, last_updated: updatedAt.toISOString(), version }
  }),
  read: os.read.handler(async ({ input, context }) => {
    const { ownerId } = await actingFor(context, input)
    await collaborationOf(context.deps).flush(input.copy_id)
    const blog = await findBlog(context.deps.db, ownerId, input.copy_id)
    if (!blog || blog.shelf === 'trash') return refuse('not-found')
    return { status: 200, ...(await copyView(context.deps, ownerId, blog)) }
  }),
  list: os.list.handler(({ input, context }) => summaries(context, input, { start_count: 0 })),
  page: os.page.handler(({ input, context }) => summaries(context, input, input)),
})

async function summaries(
  context: CallContext,
  filter: Whose & { project_id?: string | undefined; feature_type?: string | undefined },
  paging: { start_count: number; end_count?: number },
) {
  const { db } = context.deps
  const { ownerId } = await actingFor(context, filter)
  if (filter.project_id) await projectFor({ db }, ownerId, filter.project_id)
  const wanted: ListFilter = { shelf: 'active', projectId: filter.project_id, featureType: filter.feature_type }
  const rows = await listBlogs(db, ownerId, wanted, { by: 'updated', isRising: false }, windowOf(paging))
  return { status: 200 as const, details: rows.map(copySummary), total: await countBlogs(db, ownerId, wanted) }
}
