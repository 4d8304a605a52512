import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Subject } from '../../../../engines/interlinking/index.ts'
import type { Db } from '../../../../platform/server/db/types.ts'
import type { LinkListShape } from '../../contract/links.ts'
import { linkListPages, linkLists } from '../links-tables.ts'

export type ListPageRow = typeof linkListPages.$inferSelect

/** An owner's lists, the oldest first, with how far their pages were read; one of them where it is named. */
export async function linkListsOf(db: Db, ownerId: string, id?: string): Promise<LinkListShape[]> {
  const inState = (state: ListPageRow['state']) =>
    sql<number>`count(*) filter (where ${linkListPages.state} = ${state})`.mapWith(Number)
  return db
    .select({
      id: linkLists.id,
      title: linkLists.title,
      pages: count(linkListPages.id),
      waiting: inState('waiting'),
      failed: inState('failed'),
    })
    .from(linkLists)
    .leftJoin(linkListPages, eq(linkListPages.listId, linkLists.id))
    .where(and(eq(linkLists.ownerId, ownerId), id === undefined ? undefined : eq(linkLists.id, id)))
    .groupBy(linkLists.id, linkLists.title, linkLists.createdAt)
    .orderBy(asc(linkLists.createdAt), asc(linkLists.id))
}

export async function insertList(
  db: Db,
  list: { id: string; ownerId: string; title: string; createdAt: Date },
  pages: readonly ListPageRow[],
): Promise<void> {
  await db.insert(linkLists).values(list)
  await db.insert(linkListPages).values([...pages])
}

/** Whether there was such a list. */
export async function deleteList(db: Db, ownerId: string, id: string): Promise<boolean> {
  const gone = await db
    .delete(linkLists)
    .where(and(eq(linkLists.ownerId, ownerId), eq(linkLists.id, id)))
    .returning({ id: linkLists.id })
  return gone.length > 0
}

/** A window of a list's pages in their order; of those in one state where it is named. */
export async function listPages(
  db: Db,
  ownerId: string,
  { listId, offset, limit, state }: { listId: string; offset: number; limit: number; state?: ListPageRow['state'] },
): Promise<ListPageRow[]> {
  return db
    .select()
    .from(linkListPages)
    .where(
      and(
        eq(linkListPages.ownerId, ownerId),
        eq(linkListPages.listId, listId),
        state === undefined ? undefined : eq(linkListPages.state, state),
      ),
    )
    .orderBy(asc(linkListPages.position))
    .offset(offset)
    .limit(limit)
}

export async function putListPage(
  db: Db,
  ownerId: string,
  page: { id: string; title: string; state: ListPageRow['state']; subjects: Subject[] },
): Promise<void> {
  const { id, ...found } = page
  await db
    .update(linkListPages)
    .set(found)
    .where(and(eq(linkListPages.ownerId, ownerId), eq(linkListPages.id, id)))
}

/** Those of some ids that are pages of the owner's lists. */
export async function listPagesAmong(db: Db, ownerId: string, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: linkListPages.id })
    .from(linkListPages)
    .where(and(eq(linkListPages.ownerId, ownerId), inArray(linkListPages.id, [...ids])))
  return rows.map(({ id }) => id)
}
