import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { readSites } from '../../../assets/server/index.ts'
import { linkableBlog, linkableBlogs } from '../../../blogs/server/index.ts'
import { listProjects, projectFor } from '../../../projects/server/index.ts'
import { siteAddressOf } from './addresses.ts'
import { countAccepted, rejectedByDocument } from './decision-store.ts'
import { linkListsOf } from './list-store.ts'
import { putSiteAddress, siteAddresses } from './store.ts'

/** What links can lead to, and what was decided so far. 404 for a blog that is not the owner's. */
export async function linkSetup({ db, clock }: Pick<Deps, 'db' | 'clock'>, actor: Owner, blogId?: string) {
  const now = clock.now()
  const blog = blogId ? ((await linkableBlog(db, actor.ownerId, blogId, now)) ?? refuse('not-found')) : null
  const { total } = await linkableBlogs(db, actor.ownerId, { offset: 0, limit: 1, now })
  const rejected = await rejectedByDocument(db, actor.ownerId)
  const project_id = blog ? blog.projectId : await defaultProject({ db }, actor)
  return {
    project_id,
    site_address: (await siteAddresses(db, actor.ownerId)).get(project_id ?? '') ?? '',
    blogs: total,
    sites: await readSites(db, actor.ownerId),
    lists: await linkListsOf(db, actor.ownerId),
    rejected: [...(rejected.get(blogId ?? '') ?? []), ...(blogId ? (rejected.get('') ?? []) : [])],
    accepted: await countAccepted(db, actor.ownerId),
  }
}

/** Saves where a project's blogs are published; nothing typed forgets it. Returns the address as it is kept. */
export async function saveSiteAddress(
  deps: Pick<Deps, 'db'>,
  actor: Owner,
  { projectId, typed }: { projectId?: string | null; typed: string },
): Promise<string> {
  if (projectId) await projectFor(deps, actor, projectId)
  const address = typed === '' ? '' : siteAddressOf(typed)
  if (address === null)
    return refuse('invalid', {
      details: [{ path: 'site_address', message: 'Enter a web address, such as example.com.' }],
    })
  await putSiteAddress(deps.db, { ownerId: actor.ownerId, projectId: projectId ?? '', address })
  return address
}

async function defaultProject(deps: Pick<Deps, 'db'>, actor: Owner): Promise<string | null> {
  return (await listProjects(deps, actor)).find(({ is_default }) => is_default)?.id ?? null
}
