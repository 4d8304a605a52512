import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { appendToBlog, type CitedStretch, createBlog } from '../../blogs/server/index.ts'
import { findResult } from './store.ts'
import type { ToolResultRow } from './tables.ts'

interface Target {
  /** The blog that the result goes to the end of; absent for a new one. */
  blogId: string | undefined
  title: string | undefined
  projectId: string | null
}

/** Makes a blog of a result, or puts it at the end of one; its citations go along. Returns the id of the blog. */
export async function resultToBlog(
  deps: Deps,
  actor: Actor,
  { id, blogId, title, projectId }: Target & { id: string },
): Promise<string> {
  const result = (await findResult(deps.db, actor.ownerId, id)) ?? refuse('not-found')
  const text = { markdown: result.content, citations: citedStretches(result) }
  if (blogId !== undefined) {
    await appendToBlog(deps, actor, blogId, text)
    return blogId
  }
  const meta = { language: result.language }
  return (await createBlog(deps, actor, { ...text, title, meta, projectId })).id
}

/** What leads to no source, one's own text, needs no citation. */
function citedStretches({ citations }: ToolResultRow): CitedStretch[] {
  return citations
    .filter(({ asset_id, url }) => asset_id !== null || url !== null)
    .map(({ id: _, url, ...citation }) => ({
      ...citation,
      passage_id: citation.asset_id ? citation.passage_id : null,
      url: url ?? undefined,
    }))
}
