import { siteMap } from '../../../../engines/interlinking/index.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { type LinkablePageShape, type LinkMapShape, MAX_MAPPED } from '../../contract/links.ts'
import { targetsOf } from './targets.ts'
import { textsOf } from './texts.ts'

/** Stands for the site of blogs whose project has no address: no address of the web leads there. */
const NO_SITE = 'https://site.invalid'

/** How the owner's blogs, or the pages of a site, link to each other. 404 for a foreign site. */
export async function mapOf(deps: Deps, actor: Owner, siteId: string | undefined): Promise<LinkMapShape> {
  const { targets, total } = await targetsOf(deps, actor, { siteId, offset: 0, limit: MAX_MAPPED })
  const texts = await textsOf(deps, actor, targets)
  const documents = targets.flatMap(({ id, url }) => {
    const page = texts.get(id)
    return page ? [{ id, url: placeOf(id, url), page }] : []
  })
  const { pages, conflicts, unknown, mostLinked } = siteMap(documents)
  const byId = new Map(targets.map((target) => [target.id, target]))
  return {
    pages: pages.flatMap((page) => {
      const target = byId.get(page.id)
      return target ? [viewOf(target, page)] : []
    }),
    conflicts: conflicts.map(({ anchor, uses }) => ({
      anchor,
      uses: uses.map(({ documentId, targetId }) => ({ document_id: documentId, target_id: targetId })),
    })),
    unknown: unknown.map(({ documentId, url }) => ({ document_id: documentId, url })),
    most_linked: [...mostLinked],
    total,
    has_links: siteId === undefined || documents.some(({ page }) => page.links.length > 0),
  }
}

/** A page without an address is on the map all the same: nothing can lead to it. */
function placeOf(id: string, url: string | null): string {
  if (url === null) return `${NO_SITE}/no-address/${id}`
  return url.startsWith('/') ? NO_SITE + url : url
}

function viewOf(
  { id, kind, title, url }: LinkablePageShape,
  page: ReturnType<typeof siteMap>['pages'][number],
): LinkMapShape['pages'][number] {
  return {
    id,
    kind,
    title,
    url,
    inbound: [...page.inbound],
    outbound: [...page.outbound],
    is_orphan: page.isOrphan,
    is_weak: page.isWeak,
    is_dead_end: page.isDeadEnd,
    is_over_linked: page.isOverLinked,
  }
}
