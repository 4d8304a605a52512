import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { citationView } from '../citations/citation-rows.ts'
import { readDocument } from '../live/live-documents.ts'
import { type BlogRow, findBlog } from '../store/blog-store.ts'
import { listCitations } from '../store/citation-store.ts'
import { createBlog } from './create-blog.ts'

/** A new blog with the same text, meta fields, tags and citations. Versions and links stay with the first. */
export async function duplicateBlog(
  deps: Deps,
  actor: Actor,
  { id, projectId }: { id: string; projectId?: string | null | undefined },
): Promise<BlogRow> {
  const blog = await findBlog(deps.db, actor.ownerId, id)
  const document = blog && (await readDocument(deps, actor, id))
  if (!blog || !document) return refuse('not-found')
  const citations = await listCitations(deps.db, actor.ownerId, id)
  const { inputType, style, userInput, tags } = blog
  return createBlog(deps, actor, {
    document,
    citations: citations.map(citationView),
    meta: blog.meta,
    projectId: projectId ?? blog.projectId,
    about: { inputType, style, userInput, tags },
  })
}
