import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { MAX_RUN_LINKS } from '../../contract/link-runs.ts'
import { linkRunLinks } from '../links-tables.ts'

export type RunLinkRow = typeof linkRunLinks.$inferSelect

/** Which links of runs are meant: those in a blog, and those to a page, where they are named. */
export interface RunPart {
  blogId?: string | undefined
  targetId?: string | undefined
}

/** Links set in runs, the latest first. */
export async function runLinks(db: Db, ownerId: string, part: RunPart): Promise<RunLinkRow[]> {
  return db
    .select()
    .from(linkRunLinks)
    .where(and(eq(linkRunLinks.ownerId, ownerId), isOf(part)))
    .orderBy(desc(linkRunLinks.placedAt), linkRunLinks.runId, linkRunLinks.blogId, linkRunLinks.targetId)
    .limit(MAX_RUN_LINKS)
}

export async function linksOfRun(
  db: Db,
  ownerId: string,
  { runId, ...part }: RunPart & { runId: string },
): Promise<RunLinkRow[]> {
  return db
    .select()
    .from(linkRunLinks)
    .where(and(eq(linkRunLinks.ownerId, ownerId), eq(linkRunLinks.runId, runId), isOf(part)))
}

function isOf({ blogId, targetId }: RunPart) {
  return and(
    blogId === undefined ? undefined : eq(linkRunLinks.blogId, blogId),
    targetId === undefined ? undefined : eq(linkRunLinks.targetId, targetId),
  )
}

/** A link that is set anew in its run takes the place of the one before. */
export async function putRunLinks(db: Db, links: readonly RunLinkRow[]): Promise<void> {
  if (links.length === 0) return
  const byPlace = new Map(links.map((link) => [`${link.blogId} ${link.targetId}`, link]))
  await db
    .insert(linkRunLinks)
    .values([...byPlace.values()])
    .onConflictDoUpdate({
      target: [linkRunLinks.ownerId, linkRunLinks.runId, linkRunLinks.blogId, linkRunLinks.targetId],
      set: { anchor: sql`excluded.anchor`, url: sql`excluded.url`, placedAt: sql`excluded.placed_at` },
    })
}

export async function dropRunLinks(
  db: Db,
  ownerId: string,
  { runId, blogId, targetIds }: { runId: string; blogId: string; targetIds: readonly string[] },
): Promise<void> {
  await db
    .delete(linkRunLinks)
    .where(
      and(
        eq(linkRunLinks.ownerId, ownerId),
        eq(linkRunLinks.runId, runId),
        eq(linkRunLinks.blogId, blogId),
        inArray(linkRunLinks.targetId, [...targetIds]),
      ),
    )
}

/** Takes the oldest away where there are more than are remembered. */
export async function trimRunLinks(db: Db, ownerId: string): Promise<void> {
  const old = await db
    .select({ placedAt: linkRunLinks.placedAt })
    .from(linkRunLinks)
    .where(eq(linkRunLinks.ownerId, ownerId))
    .orderBy(desc(linkRunLinks.placedAt))
    .offset(MAX_RUN_LINKS)
    .limit(1)
  const [first] = old
  if (first)
    await db
      .delete(linkRunLinks)
      .where(and(eq(linkRunLinks.ownerId, ownerId), sql`${linkRunLinks.placedAt} <= ${first.placedAt.toISOString()}`))
}
