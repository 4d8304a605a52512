import { useMutation } from '@tanstack/react-query'
import { failureShown } from '../../../platform/web/api/failure-shown.ts'
import type { WorkflowView } from './api.ts'
import { useKeepWorkflow } from './use-workflow.ts'

/** A button's call that answers with the workflow as it then is. Its failure is shown beside the button, and only there. */
export function useWork(call: () => Promise<{ workflow: WorkflowView }>) {
  const keep = useKeepWorkflow()
  return useMutation({
    mutationFn: call,
    onSuccess: ({ workflow }) => keep(workflow),
    meta: failureShown,
  })
}
