import { refuse } from '../../../../platform/contract/failures.ts'
import type { CallContext } from '../../../../platform/server/call-context.ts'
import type { Whose } from '../../../../platform/server/plug-points.ts'
import { type Actor, actingFor } from '../../../accounts/server/index.ts'
import { findBlog } from '../store/blog-store.ts'

/** Who reads a blog: 404 unless it is theirs. What is in the trash can be read and exported, and nothing else. */
export async function readingBlog(context: CallContext, input: Whose & { id: string }): Promise<Actor> {
  const actor = await actingFor(context, input)
  if (!(await findBlog(context.deps.db, actor.ownerId, input.id))) refuse('not-found')
  return actor
}

/** Who changes, copies or publishes a blog: 404 unless it is theirs, 409 `in-trash` until it is restored. */
export async function changingBlog(context: CallContext, input: Whose & { id: string }): Promise<Actor> {
  const actor = await actingFor(context, input)
  const blog = (await findBlog(context.deps.db, actor.ownerId, input.id)) ?? refuse('not-found')
  if (blog.shelf === 'trash') refuse('in-trash')
  return actor
}
