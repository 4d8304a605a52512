import { and, count, desc, eq, or } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { type LinkDecisionShape, MAX_DECISIONS } from '../../contract/links.ts'
import { linkDecisions, linkSites } from '../links-tables.ts'

/** Addresses of sites by project; those of blogs without a project under the empty name. */
export async function siteAddresses(db: Db, ownerId: string): Promise<Map<string, string>> {
  const rows = await db.select().from(linkSites).where(eq(linkSites.ownerId, ownerId))
  return new Map(rows.map(({ projectId, address }) => [projectId, address]))
}

/** An empty address takes it away. */
export async function putSiteAddress(
  db: Db,
  site: { ownerId: string; projectId: string; address: string },
): Promise<void> {
  const { ownerId, projectId, address } = site
  if (address === '') {
    await db.delete(linkSites).where(and(eq(linkSites.ownerId, ownerId), eq(linkSites.projectId, projectId)))
    return
  }
  await db
    .insert(linkSites)
    .values(site)
    .onConflictDoUpdate({ target: [linkSites.ownerId, linkSites.projectId], set: { address } })
}

/** Pairs that were refused, the latest first. */
export async function rejectedLinks(db: Db, ownerId: string): Promise<LinkDecisionShape[]> {
  return db
    .select({ anchor: linkDecisions.anchor, target_id: linkDecisions.targetId })
    .from(linkDecisions)
    .where(and(eq(linkDecisions.ownerId, ownerId), eq(linkDecisions.decision, 'rejected')))
    .orderBy(desc(linkDecisions.decidedAt))
    .limit(MAX_DECISIONS)
}

export async function countAccepted(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ accepted: count() })
    .from(linkDecisions)
    .where(and(eq(linkDecisions.ownerId, ownerId), eq(linkDecisions.decision, 'accepted')))
  return row?.accepted ?? 0
}

/** Remembers what was decided of each pair, in place of what was decided before. */
export async function putDecisions(
  db: Db,
  ownerId: string,
  {
    links,
    decision,
    decidedAt,
  }: { links: readonly LinkDecisionShape[]; decision: 'accepted' | 'rejected'; decidedAt: Date },
): Promise<void> {
  const byPair = new Map(pairsOf(links).map((pair) => [`${pair.anchor}\n${pair.targetId}`, pair]))
  await db
    .insert(linkDecisions)
    .values([...byPair.values()].map((pair) => ({ ...pair, ownerId, decision, decidedAt })))
    .onConflictDoUpdate({
      target: [linkDecisions.ownerId, linkDecisions.anchor, linkDecisions.targetId],
      set: { decision, decidedAt },
    })
}

export async function forgetDecisions(db: Db, ownerId: string, links: readonly LinkDecisionShape[]): Promise<void> {
  const named = pairsOf(links).map(({ anchor, targetId }) =>
    and(eq(linkDecisions.anchor, anchor), eq(linkDecisions.targetId, targetId)),
  )
  await db.delete(linkDecisions).where(and(eq(linkDecisions.ownerId, ownerId), or(...named)))
}

/** Takes the oldest away where there are more than are remembered. */
export async function trimDecisions(db: Db, ownerId: string): Promise<void> {
  const old = await db
    .select({ anchor: linkDecisions.anchor, target_id: linkDecisions.targetId })
    .from(linkDecisions)
    .where(and(eq(linkDecisions.ownerId, ownerId), eq(linkDecisions.decision, 'rejected')))
    .orderBy(desc(linkDecisions.decidedAt))
    .offset(MAX_DECISIONS)
    .limit(200)
  if (old.length > 0) await forgetDecisions(db, ownerId, old)
}

function pairsOf(links: readonly LinkDecisionShape[]): { anchor: string; targetId: string }[] {
  return links.map(({ anchor, target_id }) => ({ anchor, targetId: target_id }))
}
