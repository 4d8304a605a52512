import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { linkRunCalls } from '../../contract/link-runs.ts'
import { asOptimizationRun } from '../optimization-run.ts'
import { findLinks } from './find-links.ts'
import { placeAll } from './place-all.ts'
import { forgetRun, keepRun, runsOf, undoRun } from './runs.ts'

const os = implementing(linkRunCalls)
/** Many blogs at once are one run of the plan in a day, however many there are. */
const manyBlogs = { words: 'links in many blogs' }

function partOf({
  blog_id: blogId,
  target_id: targetId,
}: {
  blog_id?: string | undefined
  target_id?: string | undefined
}) {
  return { blogId, targetId }
}

export const linkRunRoutes = os.router({
  runs: os.runs.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, runs: await runsOf(context.deps, actor, partOf(input)) }
  }),
  keepRun: os.keepRun.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    await keepRun(context.deps, actor, { runId: input.run_id, links: input.links })
    return { status: 200, run_id: input.run_id }
  }),
  forgetRun: os.forgetRun.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const { run_id: runId, blog_id: blogId, target_ids: targetIds } = input
    await forgetRun(context.deps, actor, { runId, blogId, targetIds })
    return { status: 200 }
  }),
  undoRun: os.undoRun.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await undoRun(context.deps, actor, { runId: input.run_id, ...partOf(input) })) }
  }),
  find: os.find.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const wish = { blogIds: input.blog_ids, siteId: input.site_id, most: input.most }
    const found = await asOptimizationRun(context.deps, actor, {
      document: manyBlogs,
      work: () => findLinks(context.deps, actor, wish),
    })
    return { status: 200, ...found }
  }),
  placeAll: os.placeAll.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const wish = { runId: input.run_id, siteId: input.site_id, links: input.links }
    return { status: 200, run_id: input.run_id, placed: await placeAll(context.deps, actor, wish) }
  }),
})
