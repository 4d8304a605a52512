import { refuse } from '../../../../platform/contract/failures.ts'
import { windowOf } from '../../../../platform/contract/paging.ts'
import type { Deps } from '../../../../platform/server/deps.ts'
import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { readSites, requireKnown } from '../../../assets/server/index.ts'
import { blogsAmong, linkableBlog, linkableBlogs, linkWords } from '../../../blogs/server/index.ts'
import { listProjects, projectFor } from '../../../projects/server/index.ts'
import { type LinkDecisionShape, linkCalls } from '../../contract/links.ts'
import { asOptimizationRun } from '../optimization-run.ts'
import { addressOf, siteAddressOf } from './addresses.ts'
import { checkLinks } from './check-links.ts'
import { inboundOf } from './inbound.ts'
import { mapOf } from './map.ts'
import {
  countAccepted,
  forgetDecisions,
  putDecisions,
  putSiteAddress,
  rejectedLinks,
  siteAddresses,
  trimDecisions,
} from './store.ts'
import { targetsOf } from './targets.ts'

const os = implementing(linkCalls)

const looking = {
  setup: os.setup.handler(async ({ input, context }) => {
    const { db, clock } = context.deps
    const { ownerId } = await actingFor(context, input)
    const now = clock.now()
    const blog = input.blog_id ? ((await linkableBlog(db, ownerId, input.blog_id, now)) ?? refuse('not-found')) : null
    const { total } = await linkableBlogs(db, ownerId, { offset: 0, limit: 1, now })
    const project_id = blog ? blog.projectId : await defaultProject(context.deps, ownerId)
    return {
      status: 200,
      project_id,
      site_address: (await siteAddresses(db, ownerId)).get(project_id ?? '') ?? '',
      blogs: total,
      sites: await readSites(db, ownerId),
      rejected: await rejectedLinks(db, ownerId),
      accepted: await countAccepted(db, ownerId),
    }
  }),
  targets: os.targets.handler(async ({ input, context }) => {
    const { ownerId } = await actingFor(context, input)
    return { status: 200, ...(await targetsOf(context.deps, ownerId, { siteId: input.site_id, ...windowOf(input) })) }
  }),
  inbound: os.inbound.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const wish = { blogId: input.blog_id, siteId: input.site_id, offset: input.start_count }
    const found = await asOptimizationRun(context.deps, actor, {
      document: { blogId: input.blog_id },
      work: () => inboundOf(context.deps, actor.ownerId, wish),
      didWork: ({ total }) => total > 0,
    })
    return { status: 200, ...found }
  }),
  map: os.map.handler(async ({ input, context }) => {
    const { ownerId } = await actingFor(context, input)
    return { status: 200, map: await mapOf(context.deps, ownerId, input.site_id) }
  }),
  check: os.check.handler(async ({ input, context }) => {
    await actingFor(context, input)
    return { status: 200, links: await checkLinks(context.deps, input.urls) }
  }),
}

async function defaultProject(deps: Pick<Deps, 'db'>, ownerId: string): Promise<string | null> {
  return (await listProjects(deps, ownerId)).find(({ is_default }) => is_default)?.id ?? null
}

const changing = {
  saveAddress: os.saveAddress.handler(async ({ input, context }) => {
    const { deps } = context
    const { ownerId } = await actingFor(context, input)
    if (input.project_id) await projectFor(deps, ownerId, input.project_id)
    const typed = input.site_address
    const address = typed === '' ? '' : siteAddressOf(typed)
    if (address === null)
      refuse('invalid', {
        details: [{ path: 'site_address', message: 'Enter a web address, such as example.com.' }],
      })
    await putSiteAddress(deps.db, { ownerId, projectId: input.project_id ?? '', address })
    return { status: 200, site_address: address }
  }),
  decide: os.decide.handler(async ({ input, context }) => {
    const { db, clock } = context.deps
    const { ownerId } = await actingFor(context, input)
    const links = input.links.map(({ anchor, target_id }) => ({ anchor: anchor.toLowerCase(), target_id }))
    if (input.decision === 'open') await forgetDecisions(db, ownerId, links)
    else {
      await requireTargets(context.deps, ownerId, links)
      await putDecisions(db, ownerId, { links, decision: input.decision, decidedAt: clock.now() })
    }
    await trimDecisions(db, ownerId)
    return { status: 200, accepted: await countAccepted(db, ownerId) }
  }),
  place: os.place.handler(async ({ input, context }) => {
    const { deps } = context
    const actor = await actingFor(context, input)
    const target =
      (await linkableBlog(deps.db, actor.ownerId, input.target_id, deps.clock.now())) ?? refuse('not-found')
    const url = addressOf(deps, target, await siteAddresses(deps.db, actor.ownerId))
    const { blog_id, sentence, start, end, remove } = input
    if ((await blogsAmong(deps.db, actor.ownerId, [blog_id])).length === 0) refuse('not-found')
    if (end <= start || end > sentence.length || (url === null && !remove))
      refuse('invalid', {
        details: [{ path: url === null ? 'target_id' : 'end', message: 'There’s nothing to link to or from.' }],
      })
    const href = remove ? '' : (url ?? '')
    return { status: 200, placed: await linkWords(deps, actor, { blogId: blog_id, sentence, start, end, href }) }
  }),
}

/** 404 for a link to what is neither a blog nor a page of the owner's. */
async function requireTargets({ db }: Pick<Deps, 'db'>, ownerId: string, links: LinkDecisionShape[]): Promise<void> {
  const ids = links.map(({ target_id }) => target_id)
  const blogs = new Set((await blogsAmong(db, ownerId, ids)).map(({ id }) => id))
  await requireKnown({ db }, ownerId, { assetIds: ids.filter((id) => !blogs.has(id)), passageIds: [] })
}

export const linkRoutes = os.router({ ...looking, ...changing })
