import { implementing } from '../../../platform/server/plug-points.ts'
import { type BlogNeighbours, changingBlog, readingBlog, requirePublishable } from '../../blogs/server/index.ts'
import { sharingContract } from '../contract.ts'
import { changeShare, createShare, revokeShare, sharesOf, shareView, showsNewWords } from './shares.ts'

const os = implementing(sharingContract)

/** The calls about share links. */
export function shareRoutes(neighbours: BlogNeighbours) {
  return os.router({
    list: os.list.handler(async ({ input, context }) => {
      const actor = await readingBlog(context, input)
      const rows = await sharesOf(context.deps, actor, input.id)
      return { status: 200, shares: rows.map((row) => shareView(context.deps, row)) }
    }),
    create: os.create.handler(async ({ input, context }) => {
      const actor = await changingBlog(context, input)
      await requirePublishable(context.deps, neighbours, actor, [input.id])
      return { status: 200, share: shareView(context.deps, await createShare(context.deps, actor, input)) }
    }),
    update: os.update.handler(async ({ input, context }) => {
      const actor = await changingBlog(context, input)
      if (await showsNewWords(context.deps, actor, input))
        await requirePublishable(context.deps, neighbours, actor, [input.id])
      return { status: 200, share: shareView(context.deps, await changeShare(context.deps, actor, input)) }
    }),
    revoke: os.revoke.handler(async ({ input, context }) => {
      const actor = await readingBlog(context, input)
      return { status: 200, share: shareView(context.deps, await revokeShare(context.deps, actor, input)) }
    }),
  })
}
