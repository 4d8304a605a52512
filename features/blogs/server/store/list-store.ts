import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import type { BlogShelf, BlogState, SortOrder } from '../../contract/fixed-values.ts'
import { blogShares, blogs, blogWords } from '../tables.ts'
import type { BlogRow } from './blog-store.ts'

/** Which blogs a list is of. `query` is a tsquery that already names the owner. */
export interface ListFilter {
  shelf: BlogShelf | BlogShelf[]
  query?: string | null
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

/** What a row of a list needs; never the text. */
export type ListedRow = Omit<BlogRow, 'userInput' | 'meta' | 'creationKey' | 'shelfBefore'>

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
}

/** Matches of a search that are counted, and up to which blogs are found by their words instead of by looking through them. */
export const COUNTED_MATCHES = 1_000

/** A window of a list. For a search, `matchCount` is what `countBlogs` said of it. */
export async function listBlogs(
  db: Db,
  ownerId: string,
  filter: ListFilter,
  order: ListOrder,
  window: { offset: number; limit: number; matchCount?: number },
): Promise<ListedRow[]> {
  // Ids first: they are read from the index alone, so that a far window costs little.
  const page = candidates(db, filter, window.matchCount ?? 0)
    .where(and(...conditions(ownerId, filter)))
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

/**
 * Ids of blogs, those of a search joined the way that suits how many match: few are looked up by their words, many are
 * met soon enough on the way through the list in its order. Left to itself the planner takes every word that it has no
 * statistics of for one in two hundred, and looks through the whole library for a rare one. `offset 0` keeps it from that.
 */
function candidates(db: Db, { query }: ListFilter, matchCount: number) {
  const rows = db.select({ id: blogs.id }).from(blogs).$dynamic()
  if (!query) return rows
  if (matchCount <= COUNTED_MATCHES) return rows.innerJoin(foundByWords(db, query), sql`found.blog_id = ${blogs.id}`)
  const hit = db
    .select({ one: sql<number>`1`.as('one') })
    .from(blogWords)
    .where(and(eq(blogWords.blogId, blogs.id), matches(query)))
    .offset(0)
    .as('hit')
  return rows.innerJoinLateral(hit, sql`true`)
}

function foundByWords(db: Db, query: string) {
  return db.select({ blogId: blogWords.blogId }).from(blogWords).where(matches(query)).offset(0).as('found')
}

function matches(query: string): SQL {
  return sql`${blogWords.words} @@ ${query}::tsquery`
}

/** How many there are, counted no further than `limit`. */
export async function countBlogs(db: Db, ownerId: string, filter: ListFilter, limit?: number): Promise<number> {
  const rows = db
    .select({ one: sql<number>`1`.as('one') })
    .from(blogs)
    .$dynamic()
  const found = filter.query ? rows.innerJoin(foundByWords(db, filter.query), sql`found.blog_id = ${blogs.id}`) : rows
  const some = found.where(and(...conditions(ownerId, filter)))
  const counted = (limit === undefined ? some : some.limit(limit)).as('counted')
  const [row] = await db.select({ count: sql<string>`count(*)` }).from(counted)
  return Number(row?.count ?? 0)
}

function conditions(ownerId: string, filter: ListFilter): (SQL | undefined)[] {
  const { shelf, projectId, state, tag, authorId, featureType } = filter
  return [
    eq(blogs.ownerId, ownerId),
    typeof shelf === 'string' ? eq(blogs.shelf, shelf) : inArray(blogs.shelf, shelf),
    projectId ? eq(blogs.projectId, projectId) : undefined,
    state ? eq(blogs.state, state) : undefined,
    tag ? sql`${blogs.tags} @> array[${tag}]::text[]` : undefined,
    authorId ? eq(blogs.authorId, authorId) : undefined,
    featureType ? or(eq(blogs.outputType, featureType), eq(blogs.inputType, featureType)) : undefined,
  ]
}

function orderOf({ by, isRising }: ListOrder): SQL[] {
  const turn = isRising ? asc : desc
  const first = by === 'title' ? sql`lower(${blogs.title})` : by === 'created' ? blogs.createdAt : blogs.updatedAt
  return [turn(first), turn(blogs.id)]
}

export async function tagCounts(db: Db, ownerId: string): Promise<{ tag: string; count: number }[]> {
  const each = db
    .select({ tag: sql<string>`unnest(${blogs.tags})`.as('tag') })
    .from(blogs)
    .where(and(eq(blogs.ownerId, ownerId), sql`${blogs.shelf} <> 'trash'`))
    .as('each')
  const rows = await db
    .select({ tag: each.tag, count: sql<string>`count(*)` })
    .from(each)
    .groupBy(each.tag)
    .orderBy(sql`count(*) desc`, each.tag)
    .limit(500)
  return rows.map(({ tag, count }) => ({ tag, count: Number(count) }))
}

/** Which of these blogs have a link that opens. */
export async function sharedAmong(db: Db, ids: string[], now: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .selectDistinct({ id: blogShares.blogId })
    .from(blogShares)
    .where(
      and(
        inArray(blogShares.blogId, ids),
        isNull(blogShares.revokedAt),
        or(isNull(blogShares.expiresAt), gt(blogShares.expiresAt, now)),
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** The best hits of a search outside the trash: those whose title matches, then the others, each the newest first. */
export async function bestHits(
  db: Db,
  ownerId: string,
  queries: { inTitle: string; anywhere: string },
  limit: number,
): Promise<ListedRow[]> {
  const order = { by: 'updated', isRising: false } as const
  const newest = async (query: string) => {
    const filter: ListFilter = { shelf: ['active', 'archived'], query }
    const matchCount = await countBlogs(db, ownerId, filter, COUNTED_MATCHES + 1)
    return listBlogs(db, ownerId, filter, order, { offset: 0, limit, matchCount })
  }
  const titled = await newest(queries.inTitle)
  const worded = titled.length < limit ? await newest(queries.anywhere) : []
  return [...new Map([...titled, ...worded].map((row) => [row.id, row])).values()].slice(0, limit)
}
