import { useMutation } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import type { TaskView } from '../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import { researchSteps } from '../contract.ts'
import { type WorkflowView, workflowsApi } from './api.ts'
import { messages } from './messages.ts'
import { useKeepWorkflow } from './use-workflow.ts'

const researchCodes = ['searching', 'pages', 'sources', 'noting'] as const

/** How far the workflow's long work is, and the way to stop it. */
export function TaskProgress({ workflow, task, label }: { workflow: WorkflowView; task: TaskView; label: string }) {
  const t = useT(messages)
  const keep = useKeepWorkflow()
  const stop = useMutation({
    mutationFn: () => workflowsApi.call.stop({ id: workflow.id }),
    onSuccess: (answer) => keep(answer.workflow),
  })
  const stepText = (step: string) => {
    const code = researchCodes.find((one) => researchSteps[one] === step)
    return code ? t(`step_${code}`) : step
  }
  return (
    <div className="mt-4 flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p aria-live="polite" className="truncate text-ink-2 text-sm">
          {stepText(task.step) || label}
        </p>
        <Progress className="mt-1.5" label={label} share={task.total ? task.done / task.total : undefined} />
      </div>
      <Button busy={stop.isPending} onClick={() => stop.mutate()}>
        {t('stop')}
      </Button>
    </div>
  )
}
