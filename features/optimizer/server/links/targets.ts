import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { readSitePages } from '../../../assets/server/index.ts'
import { linkableBlogs } from '../../../blogs/server/index.ts'
import type { LinkablePageShape } from '../../contract/links.ts'
import { pageOfBlog } from './addresses.ts'
import { siteAddresses } from './store.ts'

interface Window {
  offset: number
  limit: number
}

/** A window of the pages that links may lead to: the owner's blogs, or the pages of a site. 404 for a foreign site. */
export async function targetsOf(
  deps: Deps,
  { ownerId }: Owner,
  { siteId, ...window }: Window & { siteId: string | undefined },
): Promise<{ targets: LinkablePageShape[]; total: number }> {
  if (siteId !== undefined) {
    const found = (await readSitePages(deps.db, ownerId, siteId, window)) ?? refuse('not-found')
    return {
      targets: found.pages.map((page) => ({ ...page, kind: 'page', keywords: [] })),
      total: found.total,
    }
  }
  const sites = await siteAddresses(deps.db, ownerId)
  const { blogs, total } = await linkableBlogs(deps.db, ownerId, { ...window, now: deps.clock.now() })
  return { targets: blogs.map((blog) => pageOfBlog(deps, blog, sites)), total }
}
