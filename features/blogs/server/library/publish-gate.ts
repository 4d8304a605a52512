import { refuse } from '../../../../platform/contract/failures.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { listProjects } from '../../../projects/server/index.ts'
import { blogsAmong } from '../store/blog-store.ts'

/** A checked sentence that keeps a blog from being published. */
export interface OpenFinding {
  state: 'disputed' | 'stale'
  text: string
}

/** What blogs need of areas that know blogs, handed in so that neither imports the other in a circle. */
export interface BlogNeighbours {
  /** Checked sentences that are disputed or have changed since, and that nobody answers for. */
  openFindingsOf(deps: Deps, ownerId: string, blogId: string): Promise<OpenFinding[]>
}

/** Characters of a sentence that a refusal quotes. */
const QUOTED = 120

/**
 * Refuses `facts-open` for blogs whose project publishes only what was checked, while a checked sentence of theirs is
 * disputed or has changed since. Blogs that are not the owner's are passed over.
 */
export async function requirePublishable(
  deps: Deps,
  { openFindingsOf }: BlogNeighbours,
  ownerId: string,
  blogIds: readonly string[],
): Promise<void> {
  const gated = await gatedProjects(deps, ownerId)
  if (gated.size === 0) return
  for (const { id, projectId } of await blogsAmong(deps.db, ownerId, blogIds)) {
    const open = projectId && gated.has(projectId) ? await openFindingsOf(deps, ownerId, id) : []
    if (open.length > 0) refuseOpen(open)
  }
}

async function gatedProjects(deps: Pick<Deps, 'db'>, ownerId: string): Promise<Set<string>> {
  const lists = [await listProjects(deps, ownerId), await listProjects(deps, ownerId, { archived: true })]
  return new Set(lists.flat().flatMap(({ id, publishes_checked }) => (publishes_checked ? [id] : [])))
}

function refuseOpen(open: readonly OpenFinding[]): never {
  const disputed = open.filter(({ state }) => state === 'disputed').length
  const [first] = open
  refuse('facts-open', {
    disputed,
    stale: open.length - disputed,
    first: (first?.text ?? '').slice(0, QUOTED),
    body: { open: open.map(({ state, text }) => ({ state, text: text.slice(0, QUOTED) })).slice(0, 20) },
  })
}
