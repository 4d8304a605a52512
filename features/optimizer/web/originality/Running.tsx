import { useT } from '../../../../platform/web/i18n/use-t.ts'
import type { TaskView } from '../../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { Progress } from '../../../../platform/web/ui/Progress.tsx'
import type { OriginalityCheckShape } from '../../contract.ts'
import { messages } from './messages.ts'
import { useStop } from './use-check.ts'

interface RunningProps {
  check: OriginalityCheckShape
  task: TaskView | undefined
  reload: () => Promise<void>
}

/** How far the check is, and the way to stop it. */
export function Running({ check, task, reload }: RunningProps) {
  const t = useT(messages)
  const { stop, isStopping } = useStop(check, reload)
  const step = task?.step || t(task?.state === 'running' ? 'running' : 'queued')
  return (
    <div className="flex flex-col gap-3">
      <p role="status" className="text-sm">
        {step}
      </p>
      <Progress label={t('running')} share={task?.total ? task.done / task.total : undefined} />
      <p className="text-ink-3 text-xs">{t('runningHint')}</p>
      <Button className="self-start" busy={isStopping} onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  )
}
