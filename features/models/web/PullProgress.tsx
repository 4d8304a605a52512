import { useEffect } from 'react'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { isUnderWay, type TaskView, useCancelTask, useRetryTask, useTask } from '../../../platform/web/tasks/tasks.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import { useGigabytes } from './ModelFacts.tsx'
import { messages } from './messages.ts'
import { useLook } from './use-models.ts'

/** How far a download is, with the way to stop it and to go on. */
export function PullProgress({ pull }: { pull: TaskView }) {
  const t = useT(messages)
  const task = useTask(pull.id).data ?? pull
  const cancel = useCancelTask()
  const retry = useRetryTask()
  useLookWhenDone(pull, task)
  const model = task.title.replace(/^Download /, '')
  const isRunning = isUnderWay(task)
  if (task.state === 'done') return <p className="mb-4 text-sm">{t('ready', { model })}</p>
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line p-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="truncate font-medium text-sm">{t('downloading', { model })}</p>
        <PullWords task={task} />
        {isRunning ? (
          <Progress
            className="mt-2"
            label={t('downloading', { model })}
            share={task.total > 0 ? task.done / task.total : undefined}
          />
        ) : null}
      </div>
      {isRunning ? (
        <Button size="sm" busy={cancel.isPending} onClick={() => cancel.mutate({ id: task.id })}>
          {t('stop')}
        </Button>
      ) : (
        <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate({ id: task.id })}>
          {task.state === 'cancelled' ? t('resume') : t('tryAgain')}
        </Button>
      )}
    </div>
  )
}

function PullWords({ task }: { task: TaskView }) {
  const t = useT(messages)
  const { gigabytes } = useGigabytes()
  if (task.state === 'failed') return <p className="text-disputed text-sm">{task.problem}</p>
  return <p className="text-ink-2 text-sm">{words()}</p>

  function words(): string {
    if (task.state === 'cancelled') return t('stopped')
    if (task.state === 'queued') return t('starting')
    if (task.total === 0) return t('looking')
    if (task.done >= task.total) return t('checking')
    return t('progress', { done: gigabytes(task.done * 1_000_000), total: gigabytes(task.total * 1_000_000) })
  }
}

/** A model that has come is listed at once. */
function useLookWhenDone(before: TaskView, now: TaskView): void {
  const { mutate } = useLook()
  const isNews = now.state === 'done' && before.state !== 'done'
  useEffect(() => {
    if (isNews) mutate(undefined)
  }, [isNews, mutate])
}
