import type { ServerFeature } from '../../../platform/server/plug-points.ts'
import { Workflow, WorkflowSummary, workflowsContract } from '../contract.ts'
import { draftJob } from './draft-job.ts'
import { researchJob } from './research-job.ts'
import { workflowsRouter } from './routes.ts'
import { purgeDeletedBefore } from './store.ts'

const KEPT_DELETED_MS = 30 * 24 * 3600_000

/** From a topic to a finished, sourced draft. */
export const workflowsFeature: ServerFeature = {
  name: 'workflows',
  about: 'Workflows: from a topic through research, headline, and outline to a draft.',
  schemas: { Workflow, WorkflowSummary },
  contract: workflowsContract,
  router: workflowsRouter,
  jobs: [researchJob, draftJob],
  schedules: [
    {
      name: 'purge-deleted-workflows',
      cron: '23 3 * * *',
      run: ({ db, clock }) => purgeDeletedBefore(db, new Date(clock.now().getTime() - KEPT_DELETED_MS)),
    },
  ],
}
