import { useFlag } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { TabTitle } from '../../../platform/web/ui/Page.tsx'
import { messages } from './messages.ts'
import { OnTheWay } from './OnTheWay.tsx'
import { RecentBlogs } from './RecentBlogs.tsx'
import { Remaining } from './Remaining.tsx'
import { StartList } from './StartList.tsx'
import { TopicBox } from './TopicBox.tsx'

/** Begin something, go on with something, see what is left. */
export function DashboardPage() {
  const t = useT(messages)
  const hasWorkflows = useFlag('workflow-research') !== 'NOT_ALLOWED'
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-10 px-4 pt-8 pb-20 md:px-8 md:pt-14">
      <TabTitle title={t('dashboard')} />
      <TopicBox />
      <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <div className="flex min-w-0 flex-col gap-10">
          <StartList />
          <RecentBlogs />
        </div>
        <div className="flex flex-col gap-10">
          {hasWorkflows ? <OnTheWay /> : null}
          <Remaining />
        </div>
      </div>
    </div>
  )
}
