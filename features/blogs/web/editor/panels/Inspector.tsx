import { lazy, Suspense } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { loadPart } from '../../../../../platform/web/ui/load-part.ts'
import { SkeletonLines, Waiting } from '../../../../../platform/web/ui/Skeleton.tsx'
import { Tabs } from '../../../../../platform/web/ui/Tabs.tsx'
import { type PanelId, panels, useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { AssistPanel } from './AssistPanel.tsx'
import { messages } from './messages.ts'

const SourcesPanel = lazy(() => loadPart(() => import('./SourcesPanel.tsx').then((m) => m.SourcesPanel)))
const PublishPanel = lazy(() => loadPart(() => import('./PublishPanel.tsx').then((m) => m.PublishPanel)))
const HistoryPanel = lazy(() => loadPart(() => import('./HistoryPanel.tsx').then((m) => m.HistoryPanel)))

/** What can be asked for, what is cited, how it goes out, and how it came to be: beside the text. */
export function Inspector() {
  const t = useT(messages)
  const { inspector } = useDesk()
  const panel = useObserved(inspector) ?? 'assist'
  const tabs = panels.map((id) => ({ id, label: t(id), content: id === panel ? <Panel id={id} /> : null }))
  return (
    <Tabs
      label={t('inspector')}
      tabs={tabs}
      value={panel}
      onChange={(id) => inspector.set(panels.find((known) => known === id) ?? 'assist')}
      className="px-4 pt-1 pb-10"
    />
  )
}

function Panel({ id }: { id: PanelId }) {
  return (
    <Suspense
      fallback={
        <Waiting>
          <SkeletonLines />
        </Waiting>
      }
    >
      {id === 'assist' ? <AssistPanel /> : null}
      {id === 'sources' ? <SourcesPanel /> : null}
      {id === 'publish' ? <PublishPanel /> : null}
      {id === 'history' ? <HistoryPanel /> : null}
    </Suspense>
  )
}
