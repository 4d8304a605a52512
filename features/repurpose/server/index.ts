import { refuse } from '../../../platform/contract/failures.ts'
import { windowOf } from '../../../platform/contract/paging.ts'
import { implementing, type Schedule, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { findBlog } from '../../blogs/server/index.ts'
import { Derivative, DerivativeEntry, repurposeContract } from '../contract.ts'
import { editDerivative, removeDerivative, requireDerivative, restoreDerivative } from './derivatives.ts'
import { makeDerivative } from './make.ts'
import { createShape, editShape, listShapes, removeShape } from './shapes.ts'
import { derivativesOf, purgeDeleted } from './store.ts'
import { derivativeView, entryViews } from './view.ts'

export { usesOfSentences } from './derivatives.ts'

const os = implementing(repurposeContract)

const DAY_MS = 24 * 3_600_000
/** Days that a deleted text can be brought back. */
const KEPT_DAYS = 30

/** Empties each night what was deleted a month ago. */
export const forgetDeleted: Schedule = {
  name: 'forget-deleted-derivatives',
  cron: '11 4 * * *',
  run: ({ db, clock }) => purgeDeleted(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)),
}

/** The calls by which a finished text is turned into posts, summaries, and emails. */
export const repurposeFeature: ServerFeature = {
  name: 'repurpose',
  about: 'Posts, summaries, and emails made of a finished text, whose claims keep what they rest on.',
  schemas: { Derivative, DerivativeEntry },
  contract: repurposeContract,
  schedules: [forgetDeleted],
  router: os.router({
    shapes: os.shapes.handler(async ({ input, context }) => ({
      status: 200,
      shapes: await listShapes(context.deps, await actingFor(context, input)),
    })),
    createShape: os.createShape.handler(async ({ input, context }) => {
      const { unique_id: _person, team_id: _team, ...content } = input
      return { status: 200, shape: await createShape(context.deps, await actingFor(context, input), content) }
    }),
    changeShape: os.changeShape.handler(async ({ input, context }) => {
      const { unique_id: _person, team_id: _team, id, ...content } = input
      return { status: 200, shape: await editShape(context.deps, await actingFor(context, input), id, content) }
    }),
    removeShape: os.removeShape.handler(async ({ input, context }) => {
      await removeShape(context.deps, await actingFor(context, input), input.id)
      return { status: 200 }
    }),
    make: os.make.handler(async ({ input, context }) => ({ status: 200, ...(await makeDerivative(context, input)) })),
    list: os.list.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      const { ownerId } = actor
      const { blog_id } = input
      if (blog_id && !(await findBlog(context.deps.db, ownerId, blog_id))) refuse('not-found')
      const wanted = { query: input.query, blogId: blog_id, ...windowOf(input) }
      const { found, total } = await derivativesOf(context.deps.db, ownerId, wanted)
      return { status: 200, derivatives: await entryViews(context.deps, actor, found), total }
    }),
    get: os.get.handler(async ({ input, context }) => {
      const found = await requireDerivative(context.deps, await actingFor(context, input), input.id)
      return { status: 200, derivative: await derivativeView(context.deps, found) }
    }),
    change: os.change.handler(async ({ input, context }) => {
      const actor = await actingFor(context, input)
      const changed = await editDerivative(context.deps, actor, input, context.signal)
      return { status: 200, derivative: await derivativeView(context.deps, changed) }
    }),
    remove: os.remove.handler(async ({ input, context }) => {
      await removeDerivative(context.deps, await actingFor(context, input), input.id)
      return { status: 200 }
    }),
    restore: os.restore.handler(async ({ input, context }) => {
      const found = await restoreDerivative(context.deps, await actingFor(context, input), input.id)
      return { status: 200, derivative: await derivativeView(context.deps, found) }
    }),
  }),
}
