import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { requireKnown } from '../../../assets/server/index.ts'
import { blogsAmong } from '../../../blogs/server/index.ts'
import type { LinkDecisionShape } from '../../contract/links.ts'
import { countAccepted, forgetDecisions, putDecisions, trimDecisions } from './store.ts'

/** Keeps, or forgets (`open`), what a person decided of suggested links. Returns how many were accepted in all. */
export async function decideLinks(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Owner,
  { decision, ...named }: { decision: 'accepted' | 'rejected' | 'open'; links: LinkDecisionShape[] },
): Promise<number> {
  const links = named.links.map(({ anchor, target_id }) => ({ anchor: anchor.toLowerCase(), target_id }))
  if (decision === 'open') await forgetDecisions(db, actor.ownerId, links)
  else {
    await requireTargets({ db }, actor, links)
    await putDecisions(db, actor.ownerId, { links, decision, decidedAt: clock.now() })
  }
  await trimDecisions(db, actor.ownerId)
  return countAccepted(db, actor.ownerId)
}

/** 404 for a link to what is neither a blog nor a page of the owner's. */
async function requireTargets({ db }: Pick<Deps, 'db'>, actor: Owner, links: LinkDecisionShape[]): Promise<void> {
  const ids = links.map(({ target_id }) => target_id)
  const blogs = new Set((await blogsAmong(db, actor.ownerId, ids)).map(({ id }) => id))
  await requireKnown({ db }, actor, { assetIds: ids.filter((id) => !blogs.has(id)), passageIds: [] })
}
