import { CircleAlert, CircleCheck, CircleDashed, CircleSlash, RotateCw, Square } from 'lucide-react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { isUnderWay, type TaskView, useCancelTask, useRetryTask } from '../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import { messages } from './messages.ts'
import { useTaskPath } from './task-paths.ts'

const icons = {
  queued: <CircleDashed size={15} aria-hidden="true" className="text-ink-3" />,
  running: <CircleDashed size={15} aria-hidden="true" className="animate-spin text-accent" />,
  done: <CircleCheck size={15} aria-hidden="true" className="text-supported" />,
  failed: <CircleAlert size={15} aria-hidden="true" className="text-disputed" />,
  cancelled: <CircleSlash size={15} aria-hidden="true" className="text-ink-3" />,
}

/** One piece of work. */
export function JobRow({ task, onOpened }: { task: TaskView; onOpened: () => void }) {
  const words = useStateWords(task)
  return (
    <li className="flex flex-col gap-1.5 rounded-md px-2 py-2 hover:bg-wash">
      <div className="flex items-center gap-2">
        <span className="shrink-0">{icons[task.state]}</span>
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm">{task.title}</span>
          <span
            className={task.state === 'failed' ? 'block text-disputed text-xs' : 'block truncate text-ink-3 text-xs'}
          >
            {words}
          </span>
        </span>
        <JobAction task={task} onOpened={onOpened} />
      </div>
      {task.state === 'running' ? (
        <Progress label={task.title} share={task.total > 0 ? task.done / task.total : undefined} />
      ) : null}
    </li>
  )
}

function JobAction({ task, onOpened }: { task: TaskView; onOpened: () => void }) {
  const t = useT(messages)
  const cancel = useCancelTask()
  const retry = useRetryTask()
  const open = useTaskPath()(task)
  if (isUnderWay(task)) {
    return (
      <IconButton
        size="sm"
        label={t('jobCancel', { title: task.title })}
        busy={cancel.isPending}
        icon={<Square size={12} aria-hidden="true" />}
        onClick={() => cancel.mutate({ id: task.id })}
      />
    )
  }
  if (task.state === 'done') {
    if (!open) return null
    const handleOpen = () => {
      onOpened()
      open()
    }
    return (
      <Button size="sm" look="quiet" className="text-accent" onClick={handleOpen}>
        {t('jobOpen')}
      </Button>
    )
  }
  return (
    <IconButton
      size="sm"
      label={t('jobRetry', { title: task.title })}
      busy={retry.isPending}
      icon={<RotateCw size={14} aria-hidden="true" />}
      onClick={() => retry.mutate({ id: task.id })}
    />
  )
}

function useStateWords(task: TaskView): string {
  const t = useT(messages)
  const { ago, number } = useFormat()
  const when = ago(task.updated_at)
  if (task.state === 'queued') return t('jobQueued')
  if (task.state === 'done') return t('jobDone', { when })
  if (task.state === 'cancelled') return t('jobCancelled', { when })
  if (task.state === 'failed') return task.problem ?? t('jobFailed', { when })
  if (task.total > 0)
    return t('jobStep', { step: task.step || t('jobRunning'), done: number(task.done), total: number(task.total) })
  return task.step || t('jobRunning')
}
