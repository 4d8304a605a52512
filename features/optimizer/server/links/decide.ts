import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { requireKnown } from '../../../assets/server/index.ts'
import { blogsAmong } from '../../../blogs/server/index.ts'
import type { LinkDecisionShape } from '../../contract/links.ts'
import {
  countAccepted,
  forgetDecisions,
  forgetRejections,
  putDecisions,
  putRejections,
  trimDecisions,
} from './decision-store.ts'
import { listPagesAmong } from './list-store.ts'

interface Decided {
  decision: 'accepted' | 'rejected' | 'open'
  links: LinkDecisionShape[]
}

/**
 * Keeps, or forgets (`open`), what a person decided of suggested links. A rejection may hold in one text; what is accepted
 * counts for all. Returns how many were accepted in all.
 */
export async function decideLinks(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Owner,
  { decision, ...named }: Decided,
): Promise<number> {
  const { db, clock } = deps
  const links = named.links.map((link) => ({ ...link, anchor: link.anchor.toLowerCase() }))
  if (decision !== 'open') await requirePages(deps, actor, links.flatMap(idsOf))
  const byText = Map.groupBy(links, ({ document_id }) => (decision === 'accepted' ? null : document_id))
  for (const [documentId, some] of byText) {
    const decidedAt = clock.now()
    if (documentId === null && decision === 'open') await forgetDecisions(db, actor.ownerId, some)
    else if (documentId === null && decision !== 'open')
      await putDecisions(db, actor.ownerId, { links: some, decision, decidedAt })
    else if (documentId !== null && decision === 'open') await forgetRejections(db, actor.ownerId, documentId, some)
    else if (documentId !== null) await putRejections(db, actor.ownerId, { documentId, links: some, decidedAt })
  }
  await trimDecisions(db, actor.ownerId)
  return countAccepted(db, actor.ownerId)
}

function idsOf({ target_id, document_id }: LinkDecisionShape): string[] {
  return document_id === null ? [target_id] : [target_id, document_id]
}

/** 404 for what is neither a blog nor a source nor on a list of the owner's. */
export async function requirePages({ db }: Pick<Deps, 'db'>, actor: Owner, ids: readonly string[]): Promise<void> {
  const blogs = (await blogsAmong(db, actor.ownerId, ids)).map(({ id }) => id)
  const known = new Set([...blogs, ...(await listPagesAmong(db, actor.ownerId, ids))])
  await requireKnown({ db }, actor, { assetIds: ids.filter((id) => !known.has(id)), passageIds: [] })
}
