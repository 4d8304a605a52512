import type { z } from 'zod'
import { refuse } from '../../../../platform/contract/failures.ts'
import { windowOf } from '../../../../platform/contract/paging.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { TagCountShape } from '../../../../platform/contract/tag-count.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { projectFor } from '../../../projects/server/index.ts'
import type { BlogShape, libraryCalls } from '../../contract/blog.ts'
import { excerptAround } from '../search/excerpt.ts'
import { searchQueryOf, titleQueryOf } from '../search/search-words.ts'
import { type BlogFacts, type BlogRow, findBlog, updateBlog } from '../store/blog-store.ts'
import { textsOf } from '../store/body-store.ts'
import {
  countBlogs,
  type ListedRow,
  type ListFilter,
  type ListOrder,
  type ListWindow,
  listBlogs,
  openUntilOf,
  tagsInUse,
} from '../store/list-store.ts'
import { bestHits, COUNTED_HITS, type Found, searchBlogs } from '../store/search-store.ts'
import { blogView, metaFieldsOf, withMetaFields } from './blog-view.ts'

type InputOf<Name extends keyof typeof libraryCalls> = z.output<
  (typeof libraryCalls)[Name]['~orpc']['inputSchema'] & z.ZodType
>

/** Blogs of a list that are counted exactly. */
const COUNTED = 10_000
/** How much of a text is looked through for the words around a hit, in characters. */
const LOOKED_THROUGH = 200_000

/** A window of one shelf. A search without any word in it finds nothing; a project that is not the owner's is a 404. */
export async function listLibrary(deps: Pick<Deps, 'db' | 'clock'>, actor: Owner, input: InputOf<'list'>) {
  const { view: shelf, project_id: projectId, author_id: authorId, state, tag } = input
  if (projectId) await projectFor(deps, actor, projectId)
  const list: List = {
    filter: { shelf, projectId, authorId, state, tag },
    order: { by: input.sort, isRising: input.order ? input.order === 'asc' : input.sort === 'title' },
    window: windowOf(input),
  }
  const most = input.q ? COUNTED_HITS : COUNTED
  const { rows, count } = await (input.q ? searched(deps, actor, list, input.q) : counted(deps, actor, list))
  const blogs = await viewsOf(deps, actor, rows, input.q)
  return { blogs, total: Math.min(count, most), total_is_more: count > most }
}

/** The owner's tags, and how many blogs have each. */
export function tagsOf({ db }: Pick<Deps, 'db'>, { ownerId }: Owner): Promise<TagCountShape[]> {
  return tagsInUse(db, ownerId)
}

interface List {
  filter: ListFilter
  order: ListOrder
  window: ListWindow
}

async function counted({ db }: Pick<Deps, 'db'>, { ownerId }: Owner, { filter, order, window }: List): Promise<Found> {
  const count = () => countBlogs(db, ownerId, filter, COUNTED + 1)
  const list = () => listBlogs(db, ownerId, filter, order, window)
  if (window.offset < COUNTED) {
    const [exact, rows] = await Promise.all([count(), list()])
    return { rows, count: exact }
  }
  // whatever stands so far down says by itself that there are more than are counted
  const rows = await list()
  return { rows, count: rows.length > 0 ? COUNTED + 1 : await count() }
}

async function searched({ db }: Pick<Deps, 'db'>, { ownerId }: Owner, list: List, typed: string): Promise<Found> {
  const query = searchQueryOf(ownerId, typed)
  if (query === null) return { rows: [], count: 0 }
  return searchBlogs(db, ownerId, { ...list, query }, list.window)
}

async function viewsOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { ownerId }: Owner,
  rows: ListedRow[],
  typed?: string,
): Promise<BlogShape[]> {
  const ids = rows.map(({ id }) => id)
  const texts = typed ? await textsOf(db, ownerId, ids, LOOKED_THROUGH) : null
  return rows.map((row) => {
    const text = texts?.get(row.id)
    return blogView(row, {
      isShared: isOpen(row.openUntil, clock.now()),
      ...(typed && text ? { excerpt: excerptAround(text, typed) } : {}),
    })
  })
}

function isOpen(until: number | null, now: Date): boolean {
  return until !== null && until * 1_000 > now.getTime()
}

/** One blog with its meta fields; those in the trash too, so that their page can say so. */
export async function blogDetails(deps: Pick<Deps, 'db' | 'clock'>, { ownerId }: Owner, id: string) {
  const row = (await findBlog(deps.db, ownerId, id)) ?? refuse('not-found')
  return { blog: await viewOf(deps, row), meta: metaFieldsOf(row) }
}

/** A stored blog as the wire shows it. */
export async function viewOf(deps: Pick<Deps, 'db' | 'clock'>, row: BlogRow): Promise<BlogShape> {
  return blogView(row, { isShared: isOpen(await openUntilOf(deps.db, row.id), deps.clock.now()) })
}

/** Changes what a blog is called elsewhere, tagged, and where it is; its text is the editor's. */
export async function updateFacts(
  deps: Pick<Deps, 'db' | 'clock' | 'transaction'>,
  actor: Actor,
  input: InputOf<'update'>,
) {
  const { id, meta, tags, state, project_id: projectId } = input
  return deps.transaction(async () => {
    const row = (await findBlog(deps.db, actor.ownerId, id)) ?? refuse('not-found')
    const project = projectId ? await projectFor(deps, actor, projectId) : null
    const facts: BlogFacts = {
      ...(meta ? { meta: withMetaFields(row.meta, meta) } : {}),
      ...(tags ? { tags: [...new Set(tags)] } : {}),
      ...(state ? { state } : {}),
      ...(projectId === undefined ? {} : { projectId: project?.id ?? null }),
    }
    await updateBlog(deps.db, actor.ownerId, id, facts)
    return blogDetails(deps, actor, id)
  })
}

/** The best documents for what somebody typed, with words around the hits. */
export async function searchDocuments(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Owner,
  { q, limit }: { q: string; limit: number },
) {
  const anywhere = searchQueryOf(actor.ownerId, q)
  const inTitle = titleQueryOf(actor.ownerId, q)
  if (anywhere === null || inTitle === null) return []
  const rows = await bestHits(deps.db, actor.ownerId, { anywhere, inTitle }, limit)
  const blogs = await viewsOf(deps, actor, rows, q)
  return blogs.map(({ id, title, excerpt, project_id, updated_at }) => ({
    id,
    kind: 'blog' as const,
    title,
    excerpt,
    project_id,
    updated_at,
  }))
}
