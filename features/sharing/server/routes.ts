import { implementing } from '../../../platform/server/plug-points.ts'
import { type BlogNeighbours, changingBlog, readingBlog, requirePublishable } from '../../blogs/server/index.ts'
import { sharingContract } from '../contract.ts'
import { listShares } from './share-store.ts'
import { changeShare, createShare, revokeShare, shareView } from './shares.ts'

const os = implementing(sharingContract)

/** The calls about share links. */
export function shareRoutes(neighbours: BlogNeighbours) {
  return os.router({
    list: os.list.handler(async ({ input, context }) => {
      const { ownerId } = await readingBlog(context, input)
      const rows = await listShares(context.deps.db, ownerId, input.id)
      return { status: 200, shares: rows.map((row) => shareView(context.deps, row)) }
    }),
    create: os.create.handler(async ({ input, context }) => {
      const actor = await changingBlog(context, input)
      await requirePublishable(context.deps, neighbours, actor.ownerId, [input.id])
      return { status: 200, share: shareView(context.deps, await createShare(context.deps, actor, input)) }
    }),
    update: os.update.handler(async ({ input, context }) => {
      const actor = await changingBlog(context, input)
      // a snapshot that is taken again, or goes live, publishes words that the link did not show so far
      const rows = await listShares(context.deps.db, actor.ownerId, input.id)
      const goesLive = input.mode === 'live' && rows.some(({ id, snapshot }) => id === input.share_id && snapshot)
      if (input.take_again || goesLive) await requirePublishable(context.deps, neighbours, actor.ownerId, [input.id])
      return { status: 200, share: shareView(context.deps, await changeShare(context.deps, actor, input)) }
    }),
    revoke: os.revoke.handler(async ({ input, context }) => {
      const actor = await readingBlog(context, input)
      return { status: 200, share: shareView(context.deps, await revokeShare(context.deps, actor, input)) }
    }),
  })
}
