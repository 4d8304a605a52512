import { and, count, desc, eq, or } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { type LinkDecisionShape, MAX_DECISIONS } from '../../contract/links.ts'
import { linkDecisions, linkRejections } from '../links-tables.ts'

/** Pairs that were refused, by the text in which, the latest first; those of all texts under the empty id. */
export async function rejectedByDocument(db: Db, ownerId: string): Promise<Map<string, LinkDecisionShape[]>> {
  const everywhere = await db
    .select({ anchor: linkDecisions.anchor, targetId: linkDecisions.targetId })
    .from(linkDecisions)
    .where(and(eq(linkDecisions.ownerId, ownerId), eq(linkDecisions.decision, 'rejected')))
    .orderBy(desc(linkDecisions.decidedAt))
    .limit(MAX_DECISIONS)
  const inTexts = await db
    .select({
      anchor: linkRejections.anchor,
      targetId: linkRejections.targetId,
      documentId: linkRejections.documentId,
    })
    .from(linkRejections)
    .where(eq(linkRejections.ownerId, ownerId))
    .orderBy(desc(linkRejections.decidedAt))
    .limit(MAX_DECISIONS)
  const all = [
    ...everywhere.map(({ anchor, targetId }) => ({ anchor, target_id: targetId, document_id: null })),
    ...inTexts.map(({ anchor, targetId, documentId }) => ({ anchor, target_id: targetId, document_id: documentId })),
  ]
  return Map.groupBy<string, LinkDecisionShape>(all, ({ document_id }) => document_id ?? '')
}

/** What was refused in a text, and in all, as the engine takes it. */
export function rejectedIn(byDocument: ReadonlyMap<string, LinkDecisionShape[]>, id: string) {
  return [...(byDocument.get('') ?? []), ...(byDocument.get(id) ?? [])].map(({ anchor, target_id }) => ({
    anchor,
    targetId: target_id,
  }))
}

export async function countAccepted(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ accepted: count() })
    .from(linkDecisions)
    .where(and(eq(linkDecisions.ownerId, ownerId), eq(linkDecisions.decision, 'accepted')))
  return row?.accepted ?? 0
}

/** Remembers what was decided of each pair in all texts, in place of what was decided before. */
export async function putDecisions(
  db: Db,
  ownerId: string,
  {
    links,
    decision,
    decidedAt,
  }: { links: readonly LinkDecisionShape[]; decision: 'accepted' | 'rejected'; decidedAt: Date },
): Promise<void> {
  if (links.length === 0) return
  await db
    .insert(linkDecisions)
    .values(pairsOf(links).map((pair) => ({ ...pair, ownerId, decision, decidedAt })))
    .onConflictDoUpdate({
      target: [linkDecisions.ownerId, linkDecisions.anchor, linkDecisions.targetId],
      set: { decision, decidedAt },
    })
}

/** Remembers pairs that were refused in one text. */
export async function putRejections(
  db: Db,
  ownerId: string,
  { documentId, links, decidedAt }: { documentId: string; links: readonly LinkDecisionShape[]; decidedAt: Date },
): Promise<void> {
  await db
    .insert(linkRejections)
    .values(pairsOf(links).map((pair) => ({ ...pair, ownerId, documentId, decidedAt })))
    .onConflictDoUpdate({
      target: [linkRejections.ownerId, linkRejections.documentId, linkRejections.anchor, linkRejections.targetId],
      set: { decidedAt },
    })
}

export async function forgetDecisions(db: Db, ownerId: string, links: readonly LinkDecisionShape[]): Promise<void> {
  const named = links.map(({ anchor, target_id }) =>
    and(eq(linkDecisions.anchor, anchor), eq(linkDecisions.targetId, target_id)),
  )
  await db.delete(linkDecisions).where(and(eq(linkDecisions.ownerId, ownerId), or(...named)))
}

export async function forgetRejections(
  db: Db,
  ownerId: string,
  documentId: string,
  links: readonly LinkDecisionShape[],
): Promise<void> {
  const named = links.map(({ anchor, target_id }) =>
    and(eq(linkRejections.anchor, anchor), eq(linkRejections.targetId, target_id)),
  )
  await db
    .delete(linkRejections)
    .where(and(eq(linkRejections.ownerId, ownerId), eq(linkRejections.documentId, documentId), or(...named)))
}

/** Takes the oldest away where there are more than are remembered. */
export async function trimDecisions(db: Db, ownerId: string): Promise<void> {
  const old = await db
    .select({ anchor: linkDecisions.anchor, targetId: linkDecisions.targetId })
    .from(linkDecisions)
    .where(and(eq(linkDecisions.ownerId, ownerId), eq(linkDecisions.decision, 'rejected')))
    .orderBy(desc(linkDecisions.decidedAt))
    .offset(MAX_DECISIONS)
    .limit(200)
  const links = old.map(({ anchor, targetId }) => ({ anchor, target_id: targetId, document_id: null }))
  if (links.length > 0) await forgetDecisions(db, ownerId, links)
  const older = await db
    .select()
    .from(linkRejections)
    .where(eq(linkRejections.ownerId, ownerId))
    .orderBy(desc(linkRejections.decidedAt))
    .offset(MAX_DECISIONS)
    .limit(200)
  for (const { documentId, anchor, targetId } of older)
    await forgetRejections(db, ownerId, documentId, [{ anchor, target_id: targetId, document_id: documentId }])
}

/** Each pair once. */
function pairsOf(links: readonly LinkDecisionShape[]): { anchor: string; targetId: string }[] {
  const pairs = links.map(({ anchor, target_id }) => ({ anchor, targetId: target_id }))
  return [...new Map(pairs.map((pair) => [`${pair.anchor}\n${pair.targetId}`, pair])).values()]
}
