import { windowOf } from '../../../../platform/contract/paging.ts'
import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { linkCalls } from '../../contract/links.ts'
import { asOptimizationRun } from '../optimization-run.ts'
import { checkLinks } from './check-links.ts'
import { decideLinks } from './decide.ts'
import { inboundOf } from './inbound.ts'
import { mapOf } from './map.ts'
import { placeLink } from './place-link.ts'
import { linkSetup, saveSiteAddress } from './setup.ts'
import { targetsOf } from './targets.ts'

const os = implementing(linkCalls)

export const linkRoutes = os.router({
  setup: os.setup.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await linkSetup(context.deps, actor, input.blog_id)) }
  }),
  targets: os.targets.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await targetsOf(context.deps, actor, { siteId: input.site_id, ...windowOf(input) })) }
  }),
  inbound: os.inbound.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const wish = { blogId: input.blog_id, siteId: input.site_id, offset: input.start_count }
    const found = await asOptimizationRun(context.deps, actor, {
      document: { blogId: input.blog_id },
      work: () => inboundOf(context.deps, actor, wish),
      didWork: ({ total }) => total > 0,
    })
    return { status: 200, ...found }
  }),
  map: os.map.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, map: await mapOf(context.deps, actor, input.site_id) }
  }),
  check: os.check.handler(async ({ input, context }) => {
    await actingFor(context, input)
    return { status: 200, links: await checkLinks(context.deps, input.urls) }
  }),
  saveAddress: os.saveAddress.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const wish = { projectId: input.project_id, typed: input.site_address }
    return { status: 200, site_address: await saveSiteAddress(context.deps, actor, wish) }
  }),
  decide: os.decide.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, accepted: await decideLinks(context.deps, actor, input) }
  }),
  place: os.place.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, placed: await placeLink(context.deps, actor, input) }
  }),
})
