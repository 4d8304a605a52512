import { implementing } from '../../../../platform/server/plug-points.ts'
import { allow } from '../../../../platform/server/rights.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { libraryCalls } from '../../contract/blog.ts'
import { changingBlog } from './acting-on-blog.ts'
import { changeMany } from './bulk.ts'
import { createBlog } from './create-blog.ts'
import { duplicateBlog } from './duplicate.ts'
import { blogDetails, listLibrary, searchDocuments, tagsOf, updateFacts, viewOf } from './library.ts'
import { type BlogNeighbours, requirePublishable } from './publish-gate.ts'

const os = implementing(libraryCalls)

/** The library's calls. */
export function libraryRoutes(neighbours: BlogNeighbours) {
  return os.router({
    list: os.list.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, ...(await listLibrary(context.deps, actor, input)) }
    }),
    tags: os.tags.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, tags: await tagsOf(context.deps, actor) }
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
      const actor = await actingFor(context, input)
      return { status: 200, ...(await blogDetails(context.deps, actor, input.id)) }
    }),
    update: os.update.handler(async ({ input, context }) => {
      const actor = await changingBlog(context, input)
      if (input.state === 'published') {
        allow(actor, 'blog:publish')
        await requirePublishable(context.deps, neighbours, actor, [input.id])
      }
      return { status: 200, ...(await updateFacts(context.deps, actor, input)) }
    }),
    duplicate: os.duplicate.handler(async ({ input, context }) => {
      const actor = await changingBlog(context, input)
      const blog = await duplicateBlog(context.deps, actor, { id: input.id, projectId: input.project_id })
      return { status: 200, blog: await viewOf(context.deps, blog) }
    }),
    bulk: os.bulk.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, changed: await changeMany({ ...context.deps, ...neighbours }, actor, input) }
    }),
    search: os.search.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      return { status: 200, documents: await searchDocuments(context.deps, actor, input) }
    }),
  })
}
