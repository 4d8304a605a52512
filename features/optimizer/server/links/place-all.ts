import { refuse } from '../../../../platform/contract/failures.ts'
import type { Owner } from '../../../../platform/contract/policy.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import type { Actor } from '../../../accounts/server/index.ts'
import { blogsAmong, linkableBlog, linkWords } from '../../../blogs/server/index.ts'
import type { LinkablePageShape } from '../../contract/links.ts'
import { addressOf } from './addresses.ts'
import { allTargets } from './find-links.ts'
import type { LinkPlace } from './place-link.ts'
import { keepRun } from './runs.ts'
import { siteAddresses } from './store.ts'

/** Sets links in blogs of the owner's as one run, one edit a blog. Says of each whether its words were there. 404 for other blogs and pages. */
export async function placeAll(
  deps: Deps,
  actor: Actor,
  { runId, siteId, links }: { runId: string; siteId: string | undefined; links: readonly Omit<LinkPlace, 'remove'>[] },
): Promise<boolean[]> {
  const blogIds = new Set(links.map(({ blog_id }) => blog_id))
  if ((await blogsAmong(deps.db, actor.ownerId, [...blogIds])).length < blogIds.size) refuse('not-found')
  const targets = siteId === undefined ? await ownBlogs(deps, actor, links) : await pagesOf(deps, actor, siteId)
  const named = links.map((place) => {
    const { title, url } = targets.get(place.target_id) ?? refuse('not-found')
    return { ...place, anchor: place.sentence.slice(place.start, place.end), title, url: url ?? refuse('not-found') }
  })
  if (named.some(({ anchor }) => anchor.trim() === '')) refuse('invalid')
  const done = new Set<(typeof named)[number]>()
  for (const [blogId, own] of Map.groupBy(named, ({ blog_id }) => blog_id)) {
    const placed = await linkWords(
      deps,
      actor,
      blogId,
      own.map(({ url, sentence, start, end }) => ({ sentence, start, end, href: url })),
    )
    const set = own.filter((_, at) => placed[at])
    if (set.length > 0) await keepRun(deps, actor, { runId, links: set })
    for (const link of set) done.add(link)
  }
  return named.map((link) => done.has(link))
}

type Targets = Map<string, Pick<LinkablePageShape, 'title' | 'url'>>

/** The blogs that links lead to: only these are read, however many there are. */
async function ownBlogs(deps: Deps, { ownerId }: Owner, links: readonly { target_id: string }[]): Promise<Targets> {
  const sites = await siteAddresses(deps.db, ownerId)
  const found: Targets = new Map()
  for (const id of new Set(links.map(({ target_id }) => target_id))) {
    const blog = await linkableBlog(deps.db, ownerId, id, deps.clock.now())
    if (blog) found.set(id, { title: blog.title, url: addressOf(deps, blog, sites) })
  }
  return found
}

async function pagesOf(deps: Deps, actor: Actor, siteId: string): Promise<Targets> {
  return new Map((await allTargets(deps, actor, siteId)).reachable.map((target) => [target.id, target]))
}
