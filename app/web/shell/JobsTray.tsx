import { ListChecks } from 'lucide-react'
import { useRef, useState } from 'react'
import { useEvents } from '../../../platform/web/api/events.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { isUnderWay, isWatched, type TaskView, useTasks } from '../../../platform/web/tasks/tasks.ts'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { IconButton } from '../../../platform/web/ui/IconButton.tsx'
import { LiveRegion } from '../../../platform/web/ui/LiveRegion.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import type { OpenAtOnce } from '../../../platform/web/ui/late.tsx'
import { Popover } from '../../../platform/web/ui/Popover.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { JobRow } from './JobRow.tsx'
import { messages } from './messages.ts'
import { useTaskPath } from './task-paths.ts'

/** Long work: how far it is, stopping it, trying it again, and the way to what came of it. */
export function JobsTray({ openAtOnce = false }: OpenAtOnce) {
  const t = useT(messages)
  const tasks = useTasks()
  const [isOpen, setOpen] = useState(openAtOnce)
  const running = tasks.data?.filter(isUnderWay).length ?? 0
  const said = useTellOutcomes(isOpen)
  return (
    <>
      <Popover
        label={t('jobsTitle')}
        title={t('jobsTitle')}
        align="end"
        open={isOpen}
        onOpenChange={setOpen}
        className="w-96"
        trigger={<JobsTrigger running={running} />}
      >
        <Loaded from={tasks} empty={<EmptyState title={t('noJobs')}>{t('noJobsText')}</EmptyState>}>
          {(list) => (
            <ul className="-mx-2 flex flex-col">
              {list.slice(0, SHOWN).map((task) => (
                <JobRow key={task.id} task={task} onOpened={() => setOpen(false)} />
              ))}
            </ul>
          )}
        </Loaded>
      </Popover>
      <LiveRegion>{running > 0 ? t('jobsRunning', { count: running }) : said}</LiveRegion>
    </>
  )
}

const SHOWN = 12

function JobsTrigger({ running, ...rest }: { running: number }) {
  const t = useT(messages)
  return (
    <IconButton
      {...rest}
      label={running > 0 ? t('jobsRunning', { count: running }) : t('jobs')}
      className="relative"
      icon={
        <>
          <ListChecks size={17} aria-hidden="true" />
          {running > 0 ? (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-accent-ink text-xs leading-none"
            >
              {running}
            </span>
          ) : null}
        </>
      }
    />
  )
}

/**
 * While the tray is closed, the end of a task that no part of the page watches is announced once, with the way to
 * its outcome. Where the page shows the end itself, it is only read out: returns these words.
 */
function useTellOutcomes(isOpen: boolean): string {
  const t = useT(messages)
  const [said, say] = useState('')
  const pathOf = useTaskPath()
  const announced = useRef(new Set<string>())
  useEvents('task', ({ task }) => {
    if (isOpen || !isEnded(task) || announced.current.has(task.id)) return
    announced.current.add(task.id)
    if (task.state === 'failed')
      toast({ tone: 'problem', text: t('jobBroke', { title: task.title, problem: task.problem ?? '' }) })
    if (task.state !== 'done') return
    if (isWatched(task)) return say(t('jobReady', { title: task.title }))
    const open = pathOf(task)
    toast({
      text: t('jobReady', { title: task.title }),
      ...(open ? { action: { label: t('jobOpen'), run: open } } : {}),
    })
  })
  return said
}

function isEnded(task: unknown): task is TaskView {
  return (
    typeof task === 'object' && task !== null && 'state' in task && (task.state === 'done' || task.state === 'failed')
  )
}
