import type { Deps } from '../../../platform/server/deps.ts'
import { ownerChannel } from '../../../platform/server/jobs/create-jobs.ts'

/** Lets open pages load a workflow anew. */
export function tellPages({ hub }: Pick<Deps, 'hub'>, ownerId: string, workflowId: string): Promise<void> {
  return hub.publish(ownerChannel(ownerId), { kind: 'workflow', workflow_id: workflowId })
}
