import { refuse } from '../../../../platform/contract/failures.ts'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import { implementing } from '../../../../platform/server/plug-points.ts'
import { requireKnown } from '../../../assets/server/index.ts'
import { citationCalls, type NewCitationShape } from '../../contract/citations.ts'
import { changingBlog, readingBlog } from '../library/acting-on-blog.ts'
import { findCitation, listCitations, putCitations, removeCitation } from '../store/citation-store.ts'
import { citationRows, citationView } from './citation-rows.ts'

const os = implementing(citationCalls)

/** 404 for a citation that names a source or passage which is not the owner's. */
function requireSources(
  { deps }: CallContext,
  ownerId: string,
  citations: Pick<NewCitationShape, 'asset_id' | 'passage_id'>[],
): Promise<void> {
  return requireKnown(deps, ownerId, {
    assetIds: citations.flatMap(({ asset_id }) => asset_id ?? []),
    passageIds: citations.flatMap(({ passage_id }) => passage_id ?? []),
  })
}

/** The calls about citations. */
export const citationRoutes = os.router({
  list: os.list.handler(async ({ input, context }) => {
    const { ownerId } = await readingBlog(context, input)
    return { status: 200, citations: (await listCitations(context.deps.db, ownerId, input.id)).map(citationView) }
  }),
  add: os.add.handler(async ({ input, context }) => {
    const { ownerId } = await changingBlog(context, input)
    const { db, clock } = context.deps
    await requireSources(context, ownerId, input.citations)
    const rows = await putCitations(db, citationRows({ id: input.id, ownerId }, input.citations, clock.now()))
    return { status: 200, citations: rows.map(citationView) }
  }),
  replace: os.replace.handler(async ({ input, context }) => {
    const { ownerId } = await changingBlog(context, input)
    const { db, clock } = context.deps
    const { id, citation_id, citation } = input
    if (!(await findCitation(db, ownerId, id, citation_id))) refuse('not-found')
    await requireSources(context, ownerId, [citation])
    const [row] = await putCitations(db, citationRows({ id, ownerId }, [{ ...citation, id: citation_id }], clock.now()))
    return { status: 200, citation: row ? citationView(row) : refuse('not-found') }
  }),
  remove: os.remove.handler(async ({ input, context }) => {
    const { ownerId } = await changingBlog(context, input)
    if (!(await removeCitation(context.deps.db, ownerId, input.id, input.citation_id))) refuse('not-found')
    return { status: 200 }
  }),
})
