import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Suspense } from 'react'
import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { columnClass, TabTitle } from '../../../platform/web/ui/Page.tsx'
import { SkeletonLines, SkeletonRows, Waiting } from '../../../platform/web/ui/Skeleton.tsx'
import { useBalance } from '../../billing/web/index.ts'
import { InProgress, workflowsOptions } from './InProgress.tsx'
import { WithoutModel } from './loaded-last.ts'
import { messages } from './messages.ts'
import { RecentBlogs, recentOptions } from './RecentBlogs.tsx'
import { Remaining } from './Remaining.tsx'
import { StartList, useFirstSteps } from './StartList.tsx'
import { TopicBox } from './TopicBox.tsx'

/** Begin something, go on with something, see what is left. */
export function DashboardPage() {
  const t = useT(messages)
  const hasWorkflows = useFlag('workflow-research') !== 'NOT_ALLOWED'
  return (
    <div className={clsx(columnClass, 'flex flex-col gap-10')}>
      <TabTitle title={t('dashboard')} />
      <TopicBox />
      <Parts hasWorkflows={hasWorkflows} />
    </div>
  )
}

/** All parts at once: each that came by itself would push away what stands below it. */
function Parts({ hasWorkflows }: { hasWorkflows: boolean }) {
  if (!useIsKnown()) {
    return (
      <Waiting>
        <div className={columns}>
          <SkeletonRows />
          <SkeletonLines lines={3} />
        </div>
      </Waiting>
    )
  }
  return (
    <div className={columns}>
      <div className="flex min-w-0 flex-col gap-10">
        <StartList />
        <RecentBlogs />
      </div>
      <div className="flex flex-col gap-10">
        {hasWorkflows ? <InProgress /> : null}
        <Remaining />
        {hasWorkflows ? (
          <Suspense>
            <WithoutModel />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}

const columns = 'grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]'

/** Whether every question of the parts is answered, by data or by a failure. */
function useIsKnown(): boolean {
  const { sources, drafts, shared } = useFirstSteps()
  const questions = [sources, drafts, shared, useQuery(recentOptions), useQuery(workflowsOptions), useBalance()]
  const hasFlags = useFlag('workflow-research') !== 'LOADING'
  return hasFlags && questions.every(({ isPending }) => !isPending)
}
