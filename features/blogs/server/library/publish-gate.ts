import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { listProjects } from '../../../projects/server/index.ts'
import { blogsAmong } from '../store/blog-store.ts'

/**
 * A sentence that keeps a blog from being published: a claim that is disputed, has changed since its check or was never
 * checked; `unmeasured` stands for a text in a language that the check does not read.
 */
export interface OpenFinding {
  state: 'disputed' | 'stale' | 'unchecked' | 'unmeasured'
  text: string
}

/** What blogs need of areas that know blogs, handed in so that neither imports the other in a circle. */
export interface BlogNeighbours {
  /** Claims that are disputed, changed or unchecked, and that nobody answers for. */
  openFindingsOf(deps: Deps, actor: Owner, blogId: string): Promise<OpenFinding[]>
}

/** Characters of a sentence that a refusal quotes. */
const QUOTED = 120

/**
 * Refuses blogs whose project publishes only what was checked, while a claim of theirs is open: `facts-unmeasured` and
 * `facts-unchecked` where nothing else is the matter, otherwise `facts-open`. Blogs that are not the owner's are passed over.
 */
export async function requirePublishable(
  deps: Deps,
  { openFindingsOf }: BlogNeighbours,
  actor: Owner,
  blogIds: readonly string[],
): Promise<void> {
  const gated = await gatedProjects(deps, actor)
  if (gated.size === 0) return
  for (const { id, projectId } of await blogsAmong(deps.db, actor.ownerId, blogIds)) {
    const open = projectId && gated.has(projectId) ? await openFindingsOf(deps, actor, id) : []
    if (open.length > 0) refuseOpen(open)
  }
}

async function gatedProjects(deps: Pick<Deps, 'db'>, actor: Owner): Promise<Set<string>> {
  const lists = [await listProjects(deps, actor), await listProjects(deps, actor, { archived: true })]
  return new Set(lists.flat().flatMap(({ id, publishes_checked }) => (publishes_checked ? [id] : [])))
}

const labels = { unchecked: 'Not checked yet', disputed: 'Disputed', stale: 'Changed since the check' } as const

function refuseOpen(open: readonly OpenFinding[]): never {
  const count = (wanted: OpenFinding['state']) => open.filter(({ state }) => state === wanted).length
  const body = { open: open.map(({ state, text }) => ({ state, text: text.slice(0, QUOTED) })).slice(0, 20) }
  if (count('unmeasured') > 0) refuse('facts-unmeasured', { body })
  if (count('unchecked') === open.length) refuse('facts-unchecked', { count: open.length, body })
  const kinds = (['unchecked', 'disputed', 'stale'] as const).filter((state) => count(state) > 0)
  refuse('facts-open', {
    counts: kinds.map((state) => `${labels[state]}: ${count(state)}.`).join(' '),
    first: (open[0]?.text ?? '').slice(0, QUOTED),
    body,
  })
}
