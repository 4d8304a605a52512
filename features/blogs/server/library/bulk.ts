import type { z } from 'zod'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner, Permission } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { allow } from '../../../../platform/server/rights.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { projectFor } from '../../../projects/server/index.ts'
import type { libraryCalls } from '../../contract/blog.ts'
import { collaborationOf } from '../live/live-documents.ts'
import {
  addTag,
  blogsAmong,
  changeShelf,
  deleteTrashed,
  moveToProject,
  removeTag,
  setState,
} from '../store/blog-store.ts'
import { type BlogNeighbours, requirePublishable } from './publish-gate.ts'

type BulkInput = z.output<(typeof libraryCalls)['bulk']['~orpc']['inputSchema'] & z.ZodType>

/**
 * Does one thing with many blogs; ids that are not the owner's or do not stand where that makes sense are left out of the
 * answer; 404 where none is the owner's, 403 for who may not do that with each. Pages that have one open lose it when it goes into the trash.
 */
export async function changeMany(deps: Deps & BlogNeighbours, actor: Actor, input: BulkInput): Promise<string[]> {
  const blogs = await blogsAmong(deps.db, actor.ownerId, input.ids)
  if (blogs.length === 0) refuse('not-found')
  const needed = neededFor(input)
  for (const blog of blogs) allow(actor, needed, blog)
  if (needed === 'blog:publish') await requirePublishable(deps, deps, actor, input.ids)
  const changed = await carryOut(deps, actor, input)
  if (input.action === 'trash' || input.action === 'delete') {
    for (const id of changed) collaborationOf(deps).dismiss(id)
  }
  return changed
}

function neededFor({ action, state }: BulkInput): Permission {
  if (action === 'trash' || action === 'restore' || action === 'delete') return 'blog:delete'
  return action === 'state' && state === 'published' ? 'blog:publish' : 'blog:edit'
}

async function carryOut(
  deps: Deps,
  actor: Owner,
  { ids, action, project_id, tag = '', state = 'draft' }: BulkInput,
): Promise<string[]> {
  const { db } = deps
  switch (action) {
    case 'archive':
    case 'unarchive':
    case 'trash':
    case 'restore':
      return changeShelf(db, actor.ownerId, ids, action, deps.clock.now())
    case 'delete':
      return deleteTrashed(db, actor.ownerId, ids)
    case 'move':
      return moveToProject(db, actor.ownerId, ids, (await projectFor(deps, actor, project_id)).id)
    case 'tag':
      return addTag(db, actor.ownerId, ids, tag)
    case 'untag':
      return removeTag(db, actor.ownerId, ids, tag)
    case 'state':
      return setState(db, actor.ownerId, ids, state)
  }
}
