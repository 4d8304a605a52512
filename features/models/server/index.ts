import type { CallContext } from '../../../platform/server/call-context.ts'
import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { modelsContract } from '../contract.ts'
import { listModels } from './list-models.ts'
import { pullJob } from './pull-job.ts'
import { startPull } from './start-pull.ts'

const os = implementing(modelsContract)

async function look(context: CallContext) {
  await context.deps.ai.look()
  return listModels(context)
}

function placeOf({ deps, member }: CallContext): number | null {
  return member ? deps.ai.placeOf(member.ownerId) : null
}

/** The models of this server: which there are, and more of them. */
export const modelsFeature: ServerFeature = {
  name: 'models',
  about: 'This server’s language models.',
  contract: modelsContract,
  jobs: [pullJob],
  router: os.router({
    list: os.list.handler(({ context }) => listModels(context)),
    look: os.look.handler(({ context }) => look(context)),
    pull: os.pull.handler(async ({ input, context }) => ({
      status: 200,
      task_id: await startPull(context, input.model),
    })),
    place: os.place.handler(({ context }) => ({ status: 200, ahead: placeOf(context) })),
  }),
}
