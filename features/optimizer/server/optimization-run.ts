import { createHash } from 'node:crypto'
import { refuse } from '../../../platform/contract/failures.ts'
import type { Deps } from '../../../platform/server/deps.ts'
import type { Actor } from '../../accounts/server/index.ts'
import { countRun, returnRun } from '../../billing/server/index.ts'
import { blogsAmong } from '../../blogs/server/index.ts'

type Needs = Pick<Deps, 'db' | 'clock' | 'config'>

const feature = 'content_optimization'

/** What is optimized: a blog, or, where no blog is named, whatever says the same words. */
export interface OptimizedDocument {
  blogId?: string | undefined
  words?: string
}

/**
 * Does work of the server for the optimizer as one run for the document and day (UTC): refuses 430 past the plan's runs
 * before the work, and 404 for a blog of somebody else. Work that fails, or that `didWork` calls nothing, costs no run.
 */
export async function asOptimizationRun<T>(
  deps: Needs,
  actor: Actor,
  {
    document,
    work,
    didWork = () => true,
  }: { document: OptimizedDocument; work: () => Promise<T>; didWork?: (value: T) => boolean },
): Promise<T> {
  const key = `optimize ${await nameOf(deps, actor, document)} ${deps.clock.now().toISOString().slice(0, 10)}`
  const { isNew } = await countRun(deps, actor, { feature, key })
  let isWorth = false
  try {
    const value = await work()
    isWorth = didWork(value)
    return value
  } finally {
    // a run that counted before this call stays counted
    if (isNew && !isWorth) await returnRun(deps, actor, { feature, key })
  }
}

async function nameOf({ db }: Needs, { ownerId }: Actor, { blogId, words = '' }: OptimizedDocument): Promise<string> {
  if (blogId === undefined) return createHash('sha256').update(words, 'utf8').digest('base64url')
  if ((await blogsAmong(db, ownerId, [blogId])).length === 0) refuse('not-found')
  return blogId
}
