import type { z } from 'zod'
import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
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
import type { BlogActor } from './create-blog.ts'

type BulkInput = z.output<(typeof libraryCalls)['bulk']['~orpc']['inputSchema'] & z.ZodType>

/**
 * Does one thing with many blogs; ids that are not the owner's or do not stand where that makes sense are left out of the
 * answer; 404 where none is the owner's. Pages that have one open lose it when it goes into the trash.
 */
export async function changeMany(deps: Deps, { ownerId }: BlogActor, input: BulkInput): Promise<string[]> {
  if ((await blogsAmong(deps.db, ownerId, input.ids)).length === 0) refuse('not-found')
  const changed = await carryOut(deps, ownerId, input)
  if (input.action === 'trash' || input.action === 'delete') {
    for (const id of changed) collaborationOf(deps).dismiss(id)
  }
  return changed
}

async function carryOut(
  deps: Deps,
  ownerId: string,
  { ids, action, project_id, tag = '', state = 'draft' }: BulkInput,
): Promise<string[]> {
  const { db } = deps
  switch (action) {
    case 'archive':
    case 'unarchive':
    case 'trash':
    case 'restore':
      return changeShelf(db, ownerId, ids, action, deps.clock.now())
    case 'delete':
      return deleteTrashed(db, ownerId, ids)
    case 'move':
      return moveToProject(db, ownerId, ids, (await projectFor(deps, ownerId, project_id)).id)
    case 'tag':
      return addTag(db, ownerId, ids, tag)
    case 'untag':
      return removeTag(db, ownerId, ids, tag)
    case 'state':
      return setState(db, ownerId, ids, state)
  }
}
