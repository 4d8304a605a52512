import { useMutation } from '@tanstack/react-query'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import type { TaskView } from '../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import { ModelPlace } from '../../models/web/place-door.ts'
import { checkStep, frameStep, researchSteps } from '../contract.ts'
import { type WorkflowView, workflowsApi } from './api.ts'
import { messages } from './messages.ts'
import { useKeepWorkflow } from './use-workflow.ts'

const researchCodes = ['viewpoints', 'searching', 'pages', 'sources', 'noting'] as const

/** How far the workflow's long work is, and the way to stop it. */
export function TaskProgress({ workflow, task }: { workflow: WorkflowView; task: TaskView }) {
  const t = useT(messages)
  const keep = useKeepWorkflow()
  const stop = useMutation({
    mutationFn: () => workflowsApi.call.stop({ id: workflow.id }),
    onSuccess: (answer) => keep(answer.workflow),
  })
  const stepText = (step: string) => {
    const code = researchCodes.find((one) => researchSteps[one] === step)
    if (step === frameStep) return t('step_frame')
    if (step === checkStep) return t('step_check')
    return code ? t(`step_${code}`) : step
  }
  // a draft's sections say themselves which are written: bar and sections are one and the same news
  const isDraft = task.kind === 'workflow-draft'
  const { sections_done: done, sections_total: sections, blog_id } = workflow
  const share = isDraft ? done / (sections + (blog_id ? 0 : 1)) : task.total ? task.done / task.total : undefined
  const words = [
    stepText(task.step) || (task.state === 'queued' ? t('waiting') : t(isDraft ? 'writing' : 'reading')),
    ...(isDraft ? [t('draftProgress', { done, total: sections })] : []),
  ].join(' · ')
  return (
    <div className="mt-4 flex items-center gap-4">
      <div className="min-w-0 flex-1">
        <p aria-live="polite" className="truncate text-ink-2 text-sm">
          {words}
        </p>
        <Progress className="mt-1.5" label={t(isDraft ? 'writing' : 'reading')} share={share} />
        <ModelPlace className="mt-2" />
      </div>
      <Button busy={stop.isPending} onClick={() => stop.mutate()}>
        {t('stop')}
      </Button>
    </div>
  )
}
