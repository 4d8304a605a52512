import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { copyCalls } from '../../contract/copies.ts'
import { listCopies, readCopy } from './read-copies.ts'
import { saveCopy } from './save-copy.ts'

const os = implementing(copyCalls)

/** The calls by which programs save, read, list and move blogs. */
export const copyRoutes = os.router({
  save: os.save.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    const { id, updatedAt, version } = await saveCopy(context.deps, actor, input)
    return { status: 200, _id: id, save_id: id, last_updated: updatedAt.toISOString(), version }
  }),
  read: os.read.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await readCopy(context.deps, actor, input.copy_id)) }
  }),
  list: os.list.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await listCopies(context.deps, actor, { ...input, start_count: 0 })) }
  }),
  page: os.page.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await listCopies(context.deps, actor, input)) }
  }),
})
