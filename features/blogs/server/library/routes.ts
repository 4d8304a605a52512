import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { libraryCalls } from '../../contract/blog.ts'
import { tagCounts } from '../store/list-store.ts'
import { changingBlog } from './acting-on-blog.ts'
import { changeMany } from './bulk.ts'
import { createBlog } from './create-blog.ts'
import { duplicateBlog } from './duplicate.ts'
import { blogDetails, listLibrary, searchDocuments, updateFacts, viewOf } from './library.ts'
import { type BlogNeighbours, requirePublishable } from './publish-gate.ts'

const os = implementing(libraryCalls)

/** The library's calls. */
export function libraryRoutes(neighbours: BlogNeighbours) {
  return os.router({
    list: os.list.handler(async ({ input, context }) => {
      const { ownerId } = await actingFor(context, input)
      return { status: 200, ...(await listLibrary(context.deps, ownerId, input)) }
    }),
    tags: os.tags.handler(async ({ input, context }) => {
      const { ownerId } = await actingFor(context, input)
      return { status: 200, tags: await tagCounts(context.deps.db, ownerId) }
    }),
    create: os.create.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      const { title, html, markdown, project_id: projectId } = input
      return {
        status: 200,
        blog: await viewOf(context.deps, await createBlog(context.deps, actor, { title, html, markdown, projectId })),
      }
    }),
    get: os.get.handler(async ({ input, context }) => {
      const { ownerId } = await actingFor(context, input)
      return { status: 200, ...(await blogDetails(context.deps, ownerId, input.id)) }
    }),
    update: os.update.handler(async ({ input, context }) => {
      const actor = await changingBlog(context, input)
      if (input.state === 'published') await requirePublishable(context.deps, neighbours, actor.ownerId, [input.id])
      return { status: 200, ...(await updateFacts(context.deps, actor, input)) }
    }),
    duplicate: os.duplicate.handler(async ({ input, context }) => {
      const actor = await changingBlog(context, input)
      const blog = await duplicateBlog(context.deps, actor, { id: input.id, projectId: input.project_id })
      return { status: 200, blog: await viewOf(context.deps, blog) }
    }),
    bulk: os.bulk.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      if (input.action === 'state' && input.state === 'published')
        await requirePublishable(context.deps, neighbours, actor.ownerId, input.ids)
      return { status: 200, changed: await changeMany(context.deps, actor, input) }
    }),
    search: os.search.handler(async ({ input, context }) => {
      const { ownerId } = await actingFor(context, input)
      return { status: 200, documents: await searchDocuments(context.deps, ownerId, input) }
    }),
  })
}
