import { implementing } from '../../../../platform/server/plug-points.ts'
import { actingFor } from '../../../accounts/server/index.ts'
import { linkListCalls } from '../../contract/link-lists.ts'
import { addList, readList, removeList } from './lists.ts'

const os = implementing(linkListCalls)

export const linkListRoutes = os.router({
  addList: os.addList.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, ...(await addList(context.deps, actor, input)) }
  }),
  readList: os.readList.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    return { status: 200, list: await readList(context.deps, actor, input.list_id) }
  }),
  removeList: os.removeList.handler(async ({ input, context }) => {
    const actor = await actingFor(context, input)
    await removeList(context.deps, actor, input.list_id)
    return { status: 200 }
  }),
})
