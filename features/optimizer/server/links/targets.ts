import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { readSitePages } from '../../../assets/server/index.ts'
import { type LinkableBlog, linkableBlogs } from '../../../blogs/server/index.ts'
import type { LinkablePageShape } from '../../contract/links.ts'
import { pageOfBlog } from './addresses.ts'
import { linkListsOf, listPages } from './list-store.ts'
import { siteAddresses } from './store.ts'
import { subjectsOfPages } from './subjects.ts'

interface Window {
  offset: number
  limit: number
}

/** A window of the pages that links may lead to: the owner's blogs, the pages of a site, or of a list. 404 for a foreign site. */
export async function targetsOf(
  deps: Deps,
  actor: Owner,
  { siteId, ...window }: Window & { siteId: string | undefined },
): Promise<{ targets: LinkablePageShape[]; total: number }> {
  const { ownerId } = actor
  const list = siteId === undefined ? undefined : (await linkListsOf(deps.db, ownerId, siteId))[0]
  if (list) {
    const pages = await listPages(deps.db, ownerId, { listId: list.id, ...window })
    const targets = pages.map(({ id, title, url, subjects }) => ({ id, title, url, subjects, keywords: [] }))
    return { targets: targets.map((page) => ({ ...page, kind: 'page' })), total: list.pages }
  }
  if (siteId !== undefined) {
    const found = (await readSitePages(deps.db, ownerId, siteId, window)) ?? refuse('not-found')
    const pages = found.pages.map(({ generation, ...page }) => ({
      ...page,
      kind: 'page' as const,
      stamp: String(generation),
    }))
    const subjects = await subjectsOfPages(deps, actor, pages)
    return {
      targets: pages.map(({ stamp: _, ...page }) => ({ ...page, keywords: [], subjects: subjects.get(page.id) ?? [] })),
      total: found.total,
    }
  }
  const sites = await siteAddresses(deps.db, ownerId)
  const { blogs, total } = await linkableBlogs(deps.db, ownerId, { ...window, now: deps.clock.now() })
  const subjects = await subjectsOfBlogs(deps, actor, blogs)
  return { targets: blogs.map((blog) => pageOfBlog(deps, { ...blog, subjects: subjects.get(blog.id) }, sites)), total }
}

/** What blogs are about, by id. */
export function subjectsOfBlogs(deps: Pick<Deps, 'db'>, actor: Owner, blogs: readonly LinkableBlog[]) {
  const pages = blogs.map(({ id, title, updatedAt }) => ({
    id,
    title,
    kind: 'blog' as const,
    stamp: String(updatedAt.getTime()),
  }))
  return subjectsOfPages(deps, actor, pages)
}
