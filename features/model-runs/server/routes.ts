import { implementing, type ServerFeature } from '../../../platform/server/plug-points.ts'
import { actingFor } from '../../accounts/server/index.ts'
import { ModelRun, modelRunsContract, WholeModelRun } from '../contract.ts'
import { forgetOldRuns } from './forget-old-runs.ts'
import { listRuns } from './list-runs.ts'
import { openedRun } from './opened-run.ts'
import { runAgain } from './run-again.ts'
import { wholeRunView } from './views.ts'

const os = implementing(modelRunsContract)

/** What models were asked and answered, to read and to ask again. */
export const modelRunsFeature: ServerFeature = {
  name: 'model-runs',
  about: 'What language models were asked and answered, to read it and to send it again.',
  schemas: { ModelRun, WholeModelRun },
  contract: modelRunsContract,
  schedules: [forgetOldRuns],
  router: os.router({
    list: os.list.handler(async ({ input, context }) => ({
      status: 200,
      ...(await listRuns(context.deps, await actingFor(context, input), input)),
    })),
    get: os.get.handler(async ({ input, context }) => {
      const run = await openedRun(context.deps, await actingFor(context, input), input.id)
      return { status: 200, run: wholeRunView({ ...run.call, version: run.version }, run) }
    }),
    again: os.again.handler(async ({ input, context }) => runAgain(context, await actingFor(context, input), input)),
  }),
}
