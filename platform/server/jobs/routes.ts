import { refuse } from '../../contract/failures.ts'
import { Task, tasksContract } from '../../contract/tasks.ts'
import type { CallContext } from '../call-context.ts'
import { implementing, type ServerFeature } from '../plug-points.ts'
import { memberOf } from '../rights.ts'

const os = implementing(tasksContract)

async function viewOf(context: CallContext, id: string) {
  const task = await context.deps.jobs.view(memberOf(context).ownerId, id)
  return { status: 200 as const, task: task ?? refuse('not-found') }
}

/** The calls by which a person watches, stops and restarts long work. */
export const tasksFeature: ServerFeature = {
  name: 'tasks',
  about: 'Tasks: progress, stop, and retry.',
  schemas: { Task },
  contract: tasksContract,
  router: os.router({
    list: os.list.handler(async ({ context }) => ({
      status: 200,
      tasks: await context.deps.jobs.list(memberOf(context).ownerId),
    })),
    get: os.get.handler(({ input, context }) => viewOf(context, input.id)),
    cancel: os.cancel.handler(async ({ input, context }) => {
      await context.deps.jobs.cancel(memberOf(context).ownerId, input.id)
      return viewOf(context, input.id)
    }),
    retry: os.retry.handler(async ({ input, context }) => {
      await context.deps.jobs.retry(memberOf(context).ownerId, input.id)
      return viewOf(context, input.id)
    }),
  }),
}
