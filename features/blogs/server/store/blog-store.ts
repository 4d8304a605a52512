import { and, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../platform/server/db/types.ts'
import type { BlogShelf, BlogState } from '../../contract/fixed-values.ts'
import { searchVectorOf } from '../search/search-words.ts'
import { blogs, blogWords } from '../tables.ts'

/** `titleKey` is the database's own, and `areWordsOld` is for `recountWords` alone. */
export type BlogRow = Omit<typeof blogs.$inferSelect, 'titleKey' | 'areWordsOld'>
export type NewBlogRow = typeof blogs.$inferInsert

export async function insertBlog(db: Db, row: NewBlogRow): Promise<void> {
  await db.insert(blogs).values(row)
}

export async function findBlog(db: Db, ownerId: string, id: string): Promise<BlogRow | null> {
  const [row] = await db.select().from(blogs).where(isOwned(ownerId, id))
  return row ?? null
}

/** Those of some blogs that are the owner's. */
export async function blogsAmong(
  db: Db,
  ownerId: string,
  ids: readonly string[],
): Promise<Pick<BlogRow, 'id' | 'title' | 'ownerId' | 'projectId' | 'state' | 'shelf'>[]> {
  return db
    .select({
      id: blogs.id,
      title: blogs.title,
      ownerId: blogs.ownerId,
      projectId: blogs.projectId,
      state: blogs.state,
      shelf: blogs.shelf,
    })
    .from(blogs)
    .where(and(eq(blogs.ownerId, ownerId), inArray(blogs.id, [...ids])))
}

/** The row, held until the transaction ends. */
export async function lockBlog(db: Db, ownerId: string, id: string): Promise<BlogRow | null> {
  const [row] = await db.select().from(blogs).where(isOwned(ownerId, id)).for('update')
  return row ?? null
}

export async function findByCreationKey(db: Db, ownerId: string, creationKey: string): Promise<BlogRow | null> {
  const [row] = await db
    .select()
    .from(blogs)
    .where(and(eq(blogs.ownerId, ownerId), eq(blogs.creationKey, creationKey)))
  return row ?? null
}

/** The owner of a blog, for those who come with an id alone: share pages and sockets. */
export async function ownerOf(db: Db, id: string): Promise<{ ownerId: string; shelf: BlogShelf } | null> {
  const [row] = await db.select({ ownerId: blogs.ownerId, shelf: blogs.shelf }).from(blogs).where(eq(blogs.id, id))
  return row ?? null
}

export type BlogFacts = Partial<
  Pick<
    BlogRow,
    | 'title'
    | 'excerpt'
    | 'words'
    | 'version'
    | 'state'
    | 'tags'
    | 'projectId'
    | 'meta'
    | 'userInput'
    | 'style'
    | 'inputType'
  >
>

/** Changes facts; `updatedAt` only where the text or what belongs to it changed. */
export async function updateBlog(
  db: Db,
  ownerId: string,
  id: string,
  facts: BlogFacts & { updatedAt?: Date },
): Promise<void> {
  if (Object.keys(facts).length === 0) return
  await db.update(blogs).set(facts).where(isOwned(ownerId, id))
}

/** Some blogs whose words were counted in the old way, by id. */
export async function blogsWithOldWords(
  db: Db,
  limit: number,
): Promise<Pick<BlogRow, 'id' | 'ownerId' | 'updatedAt'>[]> {
  return db
    .select({ id: blogs.id, ownerId: blogs.ownerId, updatedAt: blogs.updatedAt })
    .from(blogs)
    .where(eq(blogs.areWordsOld, true))
    .orderBy(blogs.id)
    .limit(limit)
}

/** Notes a new count, unless the text was changed since it was read: then it was counted with that. */
export async function noteWords(
  db: Db,
  { id, ownerId, updatedAt }: Pick<BlogRow, 'id' | 'ownerId' | 'updatedAt'>,
  words: number | null,
): Promise<void> {
  const isSame = eq(blogs.updatedAt, updatedAt)
  if (words !== null)
    await db
      .update(blogs)
      .set({ words })
      .where(and(isOwned(ownerId, id), isSame))
  await db.update(blogs).set({ areWordsOld: false }).where(isOwned(ownerId, id))
}

/** Counts the next version of a blog and returns its number. */
export async function nextVersion(db: Db, ownerId: string, id: string): Promise<number> {
  const [row] = await db
    .update(blogs)
    .set({ version: sql`${blogs.version} + 1` })
    .where(isOwned(ownerId, id))
    .returning({ version: blogs.version })
  return row?.version ?? 0
}

/** Replaces the text that searches cover. */
export async function writeWords(db: Db, ownerId: string, blogId: string, title: string, text: string): Promise<void> {
  const words = sql`${searchVectorOf(ownerId, title, text)}::tsvector`
  await db
    .insert(blogWords)
    .values({ blogId, ownerId, words })
    .onConflictDoUpdate({ target: blogWords.blogId, set: { words } })
}

/** Moves blogs to another shelf, from the shelves where that makes sense. Returns the ids that moved. */
export async function changeShelf(
  db: Db,
  ownerId: string,
  ids: string[],
  move: 'archive' | 'unarchive' | 'trash' | 'restore',
  now: Date,
): Promise<string[]> {
  const moves = {
    archive: { from: ['active'], set: { shelf: 'archived' as const } },
    unarchive: { from: ['archived'], set: { shelf: 'active' as const } },
    trash: {
      from: ['active', 'archived'],
      set: { shelf: 'trash' as const, shelfBefore: sql`${blogs.shelf}`, trashedAt: now },
    },
    restore: {
      from: ['trash'],
      set: { shelf: sql`coalesce(${blogs.shelfBefore}, 'active')`, shelfBefore: null, trashedAt: null },
    },
  } satisfies Record<string, { from: BlogShelf[]; set: Record<string, unknown> }>
  const { from, set } = moves[move]
  return changeMany(db, ownerId, ids, set, inArray(blogs.shelf, from))
}

export function moveToProject(db: Db, ownerId: string, ids: string[], projectId: string | null): Promise<string[]> {
  return changeMany(db, ownerId, ids, { projectId }, isOutsideTrash)
}

export function setState(db: Db, ownerId: string, ids: string[], state: BlogState): Promise<string[]> {
  return changeMany(db, ownerId, ids, { state }, isOutsideTrash)
}

export function addTag(db: Db, ownerId: string, ids: string[], tag: string): Promise<string[]> {
  return changeMany(
    db,
    ownerId,
    ids,
    { tags: sql`array_append(${blogs.tags}, ${tag})` },
    and(isOutsideTrash, sql`not ${blogs.tags} @> array[${tag}]::text[]`),
  )
}

export function removeTag(db: Db, ownerId: string, ids: string[], tag: string): Promise<string[]> {
  return changeMany(
    db,
    ownerId,
    ids,
    { tags: sql`array_remove(${blogs.tags}, ${tag})` },
    and(isOutsideTrash, sql`${blogs.tags} @> array[${tag}]::text[]`),
  )
}

/** Deletes permanently what is in the trash. Returns the ids that are gone. */
export async function deleteTrashed(db: Db, ownerId: string, ids: string[]): Promise<string[]> {
  const gone = await db
    .delete(blogs)
    .where(and(eq(blogs.ownerId, ownerId), inArray(blogs.id, ids), eq(blogs.shelf, 'trash')))
    .returning({ id: blogs.id })
  return gone.map(({ id }) => id)
}

/** Deletes what has been in the trash since before `moment`, at most `limit` at once. Returns how many. */
export async function purgeTrash(db: Db, moment: Date, limit: number): Promise<number> {
  const old = db
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.shelf, 'trash'), lte(blogs.trashedAt, moment)))
    .limit(limit)
  const gone = await db.delete(blogs).where(inArray(blogs.id, old)).returning({ id: blogs.id })
  return gone.length
}

const isOutsideTrash = ne(blogs.shelf, 'trash')

async function changeMany(
  db: Db,
  ownerId: string,
  ids: string[],
  set: Record<string, unknown>,
  also: SQL | undefined,
): Promise<string[]> {
  const changed = await db
    .update(blogs)
    .set(set)
    .where(and(eq(blogs.ownerId, ownerId), inArray(blogs.id, ids), also))
    .returning({ id: blogs.id })
  return changed.map(({ id }) => id)
}

function isOwned(ownerId: string, id: string): SQL | undefined {
  return and(eq(blogs.ownerId, ownerId), eq(blogs.id, id))
}
