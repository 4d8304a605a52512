import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { TagCountShape } from '../../../../platform/contract/tag-count.ts'
import { tagCounts } from '../../../../platform/server/db/tag-counts.ts'
import type { Db } from '../../../../platform/server/db/types.ts'
import type { BlogShelf, BlogState, SortOrder } from '../../contract/fixed-values.ts'
import { blogShares, blogs } from '../tables.ts'
import type { BlogRow } from './blog-store.ts'

/** Which blogs a list is of. */
export interface ListFilter {
  shelf: BlogShelf | BlogShelf[]
  projectId?: string | undefined
  state?: BlogState | undefined
  tag?: string | undefined
  authorId?: string | undefined
  /** Matches what a program named as input or output type. */
  featureType?: string | undefined
}

export interface ListOrder {
  by: SortOrder
  isRising: boolean
}

export interface ListWindow {
  offset: number
  limit: number
}

/** What a row of a list needs; never the text. */
export type ListedRow = Omit<BlogRow, 'userInput' | 'meta' | 'creationKey' | 'shelfBefore'> & {
  /** Until when a link of it opens, in seconds since 1970; null where none does. */
  openUntil: number | null
}

// The names are written out, for drizzle leaves the table out where a query has but one.
const openUntil = sql<number | null>`(
  select extract(epoch from max(coalesce(share.expires_at, 'infinity')))
  from ${blogShares} share where share.blog_id = ${blogs}.id and share.revoked_at is null
)`.mapWith(Number)

const listed = {
  id: blogs.id,
  ownerId: blogs.ownerId,
  authorId: blogs.authorId,
  projectId: blogs.projectId,
  title: blogs.title,
  excerpt: blogs.excerpt,
  state: blogs.state,
  shelf: blogs.shelf,
  trashedAt: blogs.trashedAt,
  tags: blogs.tags,
  words: blogs.words,
  version: blogs.version,
  inputType: blogs.inputType,
  outputType: blogs.outputType,
  style: blogs.style,
  createdAt: blogs.createdAt,
  updatedAt: blogs.updatedAt,
  openUntil,
}

/** A window of a list. */
export async function listBlogs(
  db: Db,
  ownerId: string,
  filter: ListFilter,
  order: ListOrder,
  window: ListWindow,
): Promise<ListedRow[]> {
  // Ids first: they are read from the index alone, so that a far window costs little.
  const page = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(isListed(ownerId, filter))
    .orderBy(...orderOf(order))
    .offset(window.offset)
    .limit(window.limit)
    .as('page')
  return db
    .select(listed)
    .from(blogs)
    .innerJoin(page, eq(page.id, blogs.id))
    .orderBy(...orderOf(order))
}

/** Rows of an owner's blogs by their ids, in an order. */
export async function rowsOf(db: Db, ownerId: string, ids: string[], order: ListOrder): Promise<ListedRow[]> {
  if (ids.length === 0) return []
  return db
    .select(listed)
    .from(blogs)
    .where(and(eq(blogs.ownerId, ownerId), inArray(blogs.id, ids)))
    .orderBy(...orderOf(order))
}

/** How many there are, counted no further than `limit`. */
export async function countBlogs(db: Db, ownerId: string, filter: ListFilter, limit?: number): Promise<number> {
  const some = db
    .select({ one: sql<number>`1`.as('one') })
    .from(blogs)
    .where(isListed(ownerId, filter))
    .$dynamic()
  const counted = (limit === undefined ? some : some.limit(limit)).as('counted')
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(counted)
  return Number(row?.count ?? 0)
}

/** The condition under which a blog belongs to a list. */
export function isListed(ownerId: string, filter: ListFilter): SQL | undefined {
  const { shelf, projectId, state, tag, authorId, featureType } = filter
  return and(
    eq(blogs.ownerId, ownerId),
    typeof shelf === 'string' ? eq(blogs.shelf, shelf) : inArray(blogs.shelf, shelf),
    projectId ? eq(blogs.projectId, projectId) : undefined,
    state ? eq(blogs.state, state) : undefined,
    tag ? sql`${blogs.tags} @> array[${tag}]::text[]` : undefined,
    authorId ? eq(blogs.authorId, authorId) : undefined,
    featureType ? or(eq(blogs.outputType, featureType), eq(blogs.inputType, featureType)) : undefined,
  )
}

/** What a list is ordered by before the id. */
export function orderKey({ by }: ListOrder): typeof blogs.titleKey | typeof blogs.createdAt | typeof blogs.updatedAt {
  return by === 'title' ? blogs.titleKey : by === 'created' ? blogs.createdAt : blogs.updatedAt
}

export function orderOf(order: ListOrder): SQL[] {
  const turn = order.isRising ? asc : desc
  return [turn(orderKey(order)), turn(blogs.id)]
}

/** How often each tag is used, most used first. */
export function tagsInUse(db: Db, ownerId: string): Promise<TagCountShape[]> {
  const where = and(eq(blogs.ownerId, ownerId), sql`${blogs.shelf} <> 'trash'`)
  return tagCounts(db, blogs.tags, { where, limit: 500 })
}

/** As in a list, of one blog. */
export async function openUntilOf(db: Db, id: string): Promise<number | null> {
  const [row] = await db.select({ openUntil }).from(blogs).where(eq(blogs.id, id))
  return row?.openUntil ?? null
}
