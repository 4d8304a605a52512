import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { useEditorPanels } from '../../../../../platform/web/editor-panels.ts'
import { usePhrases, useT } from '../../../../../platform/web/i18n/use-t.ts'
import { loadPart, partOf } from '../../../../../platform/web/ui/load-part.ts'
import { SkeletonLines, Waiting } from '../../../../../platform/web/ui/Skeleton.tsx'
import { Tabs } from '../../../../../platform/web/ui/Tabs.tsx'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { AssistPanel } from './AssistPanel.tsx'
import { messages } from './messages.ts'

const SourcesPanel = lazy(() => loadPart(() => import('./SourcesPanel.tsx').then((m) => m.SourcesPanel)))
const PublishPanel = lazy(() => loadPart(() => import('./PublishPanel.tsx').then((m) => m.PublishPanel)))
const HistoryPanel = lazy(() => loadPart(() => import('./HistoryPanel.tsx').then((m) => m.HistoryPanel)))

interface Panel {
  id: string
  label: string
  order: number
  component: ComponentType
}

/** What can be asked for, what is cited, what checks say, how it goes out, and how it came to be: beside the text. */
export function Inspector() {
  const t = useT(messages)
  const { inspector } = useDesk()
  const panels = usePanels()
  const wanted = useObserved(inspector)
  const panel = panels.find(({ id }) => id === wanted) ?? panels[0]
  const tabs = panels.map(({ id, label, component: Content }) => ({
    id,
    label,
    content:
      id === panel?.id ? (
        <OnceLoaded>
          <Content />
        </OnceLoaded>
      ) : null,
  }))
  return (
    <Tabs
      label={t('inspector')}
      tabs={tabs}
      value={panel?.id}
      onChange={(id) => inspector.set(id)}
      className="px-3 pt-1 pb-10"
    />
  )
}

/** Within its tab, so that the row of tabs stays, and the focus on it, while a panel loads. */
function OnceLoaded({ children }: { children: ReactNode }) {
  const lines = (
    <Waiting>
      <SkeletonLines />
    </Waiting>
  )
  return <Suspense fallback={lines}>{children}</Suspense>
}

function usePanels(): Panel[] {
  const t = useT(messages)
  const say = usePhrases()
  const own = [
    { id: 'assist', label: t('assist'), order: 10, component: AssistPanel },
    { id: 'sources', label: t('sources'), order: 20, component: SourcesPanel },
    { id: 'publish', label: t('publish'), order: 80, component: PublishPanel },
    { id: 'history', label: t('history'), order: 90, component: HistoryPanel },
  ]
  const brought = useEditorPanels().map(({ id, label, order, panel }) => ({
    id,
    label: say(label),
    order,
    component: partOf(panel),
  }))
  return [...own, ...brought].sort((a, b) => a.order - b.order)
}
