import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import { blogs, blogWords } from '../tables.ts'
import {
  countBlogs,
  isListed,
  type ListedRow,
  type ListFilter,
  type ListOrder,
  type ListWindow,
  orderKey,
  orderOf,
  rowsOf,
} from './list-store.ts'

/** Hits of a search that are counted exactly. */
export const COUNTED_HITS = 1_000
/** Up to how many blogs a list is looked through word by word, instead of looking up whatever has the words. */
const LOOKED_THROUGH = 5_000

/** What of the library a search is for. `query` is a tsquery that names the owner. */
export interface Search {
  filter: ListFilter
  query: string
  order: ListOrder
}

/** A window of a search's hits, and how many there are: exact up to `COUNTED_HITS`, one more beyond. */
export interface Found {
  rows: ListedRow[]
  count: number
}

/**
 * Finds blogs by their words. The way is chosen here, for the planner knows neither what a word costs that it has no
 * statistics of nor that a stored tsvector must first be fetched and unpacked: each way below is a nested loop, which
 * a limit inside holds it to, and ends after `COUNTED_HITS` hits. Only where there are more is the list walked in its order;
 * hits are dense then, and a page of them is soon met.
 */
export async function searchBlogs(db: Db, ownerId: string, search: Search, window: ListWindow): Promise<Found> {
  const hits = (await isShort(db, ownerId, search.filter))
    ? hitsInList(db, ownerId, search)
    : hitsByWords(db, ownerId, search)
  const found = await windowOfHits(db, hits, search.order, window)
  const ids = found.count > COUNTED_HITS ? await idsByWalking(db, ownerId, search, window) : found.ids
  return { rows: await rowsOf(db, ownerId, ids, search.order), count: found.count }
}

/** Whether a list is so short that each of its blogs may be looked at. Not asked of whole libraries. */
async function isShort(db: Db, ownerId: string, filter: ListFilter): Promise<boolean> {
  const { shelf, projectId, state, tag, authorId, featureType } = filter
  const isWhole = shelf.includes('active') && !(projectId || state || tag || authorId || featureType)
  return !isWhole && (await countBlogs(db, ownerId, filter, LOOKED_THROUGH + 1)) <= LOOKED_THROUGH
}

/** Looks up what has the words, then whether it is on the list. */
function hitsByWords(db: Db, ownerId: string, { filter, query, order }: Search) {
  // `offset 0` keeps the planner from reading all the words where the index has them: it is written out because drizzle omits it.
  const found = sql`(select ${blogWords.blogId} from ${blogWords} where ${matches(query)} offset 0) found`
  const hit = db
    .select({ id: blogs.id, key: keyOf(order) })
    .from(blogs)
    .where(and(sql`${blogs.id} = found.blog_id`, isListed(ownerId, filter)))
    .limit(1)
    .as('hit')
  return db
    .select({ id: hit.id, key: hit.key })
    .from(found)
    .innerJoinLateral(hit, sql`true`)
    .limit(COUNTED_HITS + 1)
    .as('hits')
}

/** Goes through the list and looks whether each has the words. */
function hitsInList(db: Db, ownerId: string, { filter, query, order }: Search) {
  return db
    .select({ id: blogs.id, key: keyOf(order) })
    .from(blogs)
    .innerJoinLateral(hasWords(db, query), sql`true`)
    .where(isListed(ownerId, filter))
    .limit(COUNTED_HITS + 1)
    .as('hits')
}

/** The count of some hits and a window of their ids, in one row. */
async function windowOfHits(
  db: Db,
  hits: ReturnType<typeof hitsInList>,
  { isRising }: ListOrder,
  { offset, limit }: ListWindow,
): Promise<{ count: number; ids: string[] }> {
  const turn = isRising ? sql`asc` : sql`desc`
  const ids = sql<
    string[] | null
  >`(array_agg(${hits.id} order by ${hits.key} ${turn}, ${hits.id} ${turn}))[${offset + 1}::int:${offset + limit}::int]`
  const [row] = await db.select({ count: sql<string>`count(*)`, ids }).from(hits)
  return { count: Number(row?.count ?? 0), ids: row?.ids ?? [] }
}

/** Walks the list in its order until the window is full. */
async function idsByWalking(
  db: Db,
  ownerId: string,
  { filter, query, order }: Search,
  { offset, limit }: ListWindow,
): Promise<string[]> {
  const rows = await db
    .select({ id: blogs.id })
    .from(blogs)
    .innerJoinLateral(hasWords(db, query), sql`true`)
    .where(isListed(ownerId, filter))
    .orderBy(...orderOf(order))
    .offset(offset)
    .limit(limit)
  return rows.map(({ id }) => id)
}

function hasWords(db: Db, query: string) {
  return db
    .select({ one: sql<number>`1`.as('one') })
    .from(blogWords)
    .where(and(eq(blogWords.blogId, blogs.id), matches(query)))
    .limit(1)
    .as('has_words')
}

function matches(query: string): SQL {
  return sql`${blogWords.words} @@ ${query}::tsquery`
}

function keyOf(order: ListOrder) {
  return sql`${orderKey(order)}`.as('key')
}

/** The best hits of a search outside the trash: those whose title matches, then the others, each the newest first. */
export async function bestHits(
  db: Db,
  ownerId: string,
  queries: { inTitle: string; anywhere: string },
  limit: number,
): Promise<ListedRow[]> {
  const newest = async (query: string) => {
    const filter: ListFilter = { shelf: ['active', 'archived'] }
    const search: Search = { filter, query, order: { by: 'updated', isRising: false } }
    return (await searchBlogs(db, ownerId, search, { offset: 0, limit })).rows
  }
  const titled = await newest(queries.inTitle)
  const worded = titled.length < limit ? await newest(queries.anywhere) : []
  return [...new Map([...titled, ...worded].map((row) => [row.id, row])).values()].slice(0, limit)
}
