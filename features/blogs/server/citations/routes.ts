import { implementing } from '../../../../platform/server/plug-points.ts'
import { citationCalls } from '../../contract/citations.ts'
import { changingBlog, readingBlog } from '../library/acting-on-blog.ts'
import { citationView } from './citation-rows.ts'
import { addCitations, citationsOf, dropCitation, replaceCitation } from './citations.ts'

const os = implementing(citationCalls)

/** The calls about citations. */
export const citationRoutes = os.router({
  list: os.list.handler(async ({ input, context }) => {
    const { ownerId } = await readingBlog(context, input)
    return { status: 200, citations: (await citationsOf(context.deps, { id: input.id, ownerId })).map(citationView) }
  }),
  add: os.add.handler(async ({ input, context }) => {
    const { ownerId } = await changingBlog(context, input)
    const rows = await addCitations(context.deps, { id: input.id, ownerId }, input.citations)
    return { status: 200, citations: rows.map(citationView) }
  }),
  replace: os.replace.handler(async ({ input, context }) => {
    const { ownerId } = await changingBlog(context, input)
    const citation = { ...input.citation, id: input.citation_id }
    const row = await replaceCitation(context.deps, { id: input.id, ownerId }, citation)
    return { status: 200, citation: citationView(row) }
  }),
  remove: os.remove.handler(async ({ input, context }) => {
    const { ownerId } = await changingBlog(context, input)
    await dropCitation(context.deps, { id: input.id, ownerId }, input.citation_id)
    return { status: 200 }
  }),
})
