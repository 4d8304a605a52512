import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { createBlog } from '../../blogs/server/index.ts'
import { findResult } from './store.ts'

type Needs = Parameters<typeof createBlog>[0] & Pick<Deps, 'db'>

/** Makes a blog of a result; its citations go along. What leads to no source, one's own text, needs no citation. */
export async function resultToBlog(
  deps: Needs,
  actor: Actor,
  { id, title, projectId }: { id: string; title: string | undefined; projectId: string | null },
): Promise<string> {
  const { content, citations, language } = (await findResult(deps.db, actor.ownerId, id)) ?? refuse('not-found')
  const blog = await createBlog(deps, actor, {
    title,
    markdown: content,
    citations: citations
      .filter(({ asset_id, url }) => asset_id !== null || url !== null)
      .map(({ id: _, url, ...citation }) => ({
        ...citation,
        passage_id: citation.asset_id ? citation.passage_id : null,
        url: url ?? undefined,
      })),
    meta: { language },
    projectId,
  })
  return blog.id
}
