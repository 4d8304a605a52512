import { Refusal, refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { newId } from '../../../../platform/server/ids.ts'
import { pagesInSitemap } from '../../../assets/server/index.ts'
import { LIST_WINDOW, MAX_LISTED, MAX_LISTS } from '../../contract/link-lists.ts'
import type { LinkListShape } from '../../contract/links.ts'
import { readPage } from '../read-page.ts'
import { deleteList, insertList, type ListPageRow, linkListsOf, listPages, putListPage } from './list-store.ts'
import { type ListedPage, listedPages, titleOfAddress } from './listed-pages.ts'
import { subjectsIn } from './subjects.ts'

const AT_ONCE = 5
const PAGE_MS = 15_000
const SITEMAP_MS = 60_000
const MOST_LINES_SAID = 10

/** Stores a list of pages that were typed, or that a sitemap names. Refuses one without pages, and more lists than there may be. */
export async function addList(
  deps: Pick<Deps, 'db' | 'fetch' | 'clock' | 'transaction'>,
  { ownerId }: Owner,
  wish: { title: string; pages: string; sitemap: string },
): Promise<{ list: LinkListShape; unread_lines: string[]; left_out: number }> {
  if ((await linkListsOf(deps.db, ownerId)).length >= MAX_LISTS)
    refuse('invalid', {
      details: [{ path: 'title', message: `There are ${MAX_LISTS} lists already. Delete one first.` }],
    })
  const typed = listedPages(wish.pages)
  const found = wish.sitemap === '' ? [] : await sitemapPages(deps, wish.sitemap)
  const all = [...new Map([...found, ...typed.pages].map((page) => [page.url, page])).values()]
  if (all.length === 0)
    refuse('invalid', {
      details: [
        wish.sitemap === ''
          ? { path: 'pages', message: 'Enter at least one web address.' }
          : {
              path: 'sitemap',
              message: 'No pages were found there. Enter the URL of a sitemap, or of a site that has one.',
            },
      ],
    })
  const list = { id: newId(), ownerId, title: wish.title, createdAt: deps.clock.now() }
  const rows = all.slice(0, MAX_LISTED).map((page, position) => rowOf(page, { position, listId: list.id, ownerId }))
  await deps.transaction(() => insertList(deps.db, list, rows))
  return {
    list: await listOf(deps, { ownerId }, list.id),
    unread_lines: typed.unread.slice(0, MOST_LINES_SAID),
    left_out: all.length - rows.length,
  }
}

async function sitemapPages(deps: Pick<Deps, 'fetch'>, address: string): Promise<ListedPage[]> {
  const urls = await pagesInSitemap(deps, address, AbortSignal.timeout(SITEMAP_MS))
  return urls.map((url) => ({ url, title: '' }))
}

function rowOf({ url, title }: ListedPage, of: { position: number; listId: string; ownerId: string }): ListPageRow {
  const hasTitle = title !== ''
  return { ...of, id: newId(), url, hasTitle, title: title || titleOfAddress(url), state: 'waiting', subjects: [] }
}

/** Reads the next pages of a list: their titles where it gives none, and what they are about. 404 for a foreign list. */
export async function readList(
  deps: Pick<Deps, 'db' | 'fetch'>,
  { ownerId }: Owner,
  listId: string,
): Promise<LinkListShape> {
  const waiting = await listPages(deps.db, ownerId, { listId, offset: 0, limit: LIST_WINDOW, state: 'waiting' })
  for (let at = 0; at < waiting.length; at += AT_ONCE) {
    const read = await Promise.all(waiting.slice(at, at + AT_ONCE).map((page) => readOne(deps, page)))
    for (const page of read) await putListPage(deps.db, ownerId, page)
  }
  return listOf(deps, { ownerId }, listId)
}

async function readOne(deps: Pick<Deps, 'fetch'>, { id, url, title, hasTitle }: ListPageRow) {
  try {
    const read = await readPage(deps, url, AbortSignal.timeout(PAGE_MS))
    const known = hasTitle || read.title.trim() === '' ? title : read.title.trim().slice(0, 300)
    return { id, title: known, state: 'read' as const, subjects: subjectsIn(known, read.page.text) }
  } catch (error) {
    if (!(error instanceof Refusal) && !(error instanceof DOMException)) throw error
    return { id, title, state: 'failed' as const, subjects: [] }
  }
}

/** Deletes a list; links to its pages stay in their texts. 404 for a foreign list. */
export async function removeList({ db }: Pick<Deps, 'db'>, { ownerId }: Owner, listId: string): Promise<void> {
  if (!(await deleteList(db, ownerId, listId))) refuse('not-found')
}

async function listOf(
  { db }: Pick<Deps, 'db'>,
  { ownerId }: Pick<Owner, 'ownerId'>,
  id: string,
): Promise<LinkListShape> {
  const [list] = await linkListsOf(db, ownerId, id)
  return list ?? refuse('not-found')
}
