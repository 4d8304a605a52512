import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useEditorPanels } from '../../../../../platform/web/editor-panels.ts'
import { usePhrases, useT } from '../../../../../platform/web/i18n/use-t.ts'
import { type EditorPanelGroup, editorPanelGroups } from '../../../../../platform/web/plug-points.ts'
import { loadPart, partOf } from '../../../../../platform/web/ui/load-part.ts'
import { SkeletonLines, Waiting } from '../../../../../platform/web/ui/Skeleton.tsx'
import { Tabs } from '../../../../../platform/web/ui/Tabs.tsx'
import { useDesk } from '../core/desk.ts'
import { useObserved } from '../core/observable.ts'
import { messages } from './messages.ts'

const SourcesPanel = lazy(() => loadPart(() => import('./SourcesPanel.tsx').then((m) => m.SourcesPanel)))
const MetaPanel = lazy(() => loadPart(() => import('./MetaPanel.tsx').then((m) => m.MetaPanel)))
const HistoryPanel = lazy(() => loadPart(() => import('./HistoryPanel.tsx').then((m) => m.HistoryPanel)))

interface Panel {
  id: string
  label: string
  group: EditorPanelGroup
  order: number
  component: ComponentType
}

const groupNames = {
  write: 'groupWrite',
  evidence: 'groupEvidence',
  checks: 'groupChecks',
  publish: 'groupPublish',
} as const satisfies Record<EditorPanelGroup, keyof typeof messages>

/** What can be asked for, what is cited, what checks say, and how it goes out: in groups, each with its panels. */
export function Inspector() {
  const t = useT(messages)
  const { inspector } = useDesk()
  const panels = usePanels()
  const wanted = useObserved(inspector)
  const panel = panels.find(({ id }) => id === wanted) ?? panels[0]
  const leftAt = useRef(new Map<string, string>())
  useEffect(() => {
    if (panel) leftAt.current.set(panel.group, panel.id)
  }, [panel])
  const groups = editorPanelGroups.flatMap((group) => {
    const members = panels.filter((one) => one.group === group)
    const [first] = members
    return first ? [{ group, members, first }] : []
  })
  const handleGroup = (name: string) => {
    const first = groups.find(({ group }) => group === name)?.first
    inspector.set(leftAt.current.get(name) ?? first?.id ?? null)
  }
  const tabs = groups.map(({ group, members }) => ({
    id: group,
    label: t(groupNames[group]),
    content: panel?.group === group ? <Group name={t(groupNames[group])} members={members} open={panel} /> : null,
  }))
  return (
    <Tabs label={t('inspector')} tabs={tabs} value={panel?.group} onChange={handleGroup} className="px-3 pt-1 pb-10" />
  )
}

/** The panels of a group, one of them open; a single one needs no tab of its own. */
function Group({ name, members, open }: { name: string; members: readonly Panel[]; open: Panel }) {
  const { inspector } = useDesk()
  const content = (
    <OnceLoaded>
      <open.component />
    </OnceLoaded>
  )
  if (members.length === 1) return content
  const tabs = members.map(({ id, label }) => ({ id, label, content: id === open.id ? content : null }))
  return <Tabs look="within" label={name} tabs={tabs} value={open.id} onChange={(id) => inspector.set(id)} />
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
    { id: 'history', label: t('history'), group: 'write', order: 90, component: HistoryPanel },
    { id: 'sources', label: t('sources'), group: 'evidence', order: 10, component: SourcesPanel },
    { id: 'meta', label: t('meta'), group: 'publish', order: 10, component: MetaPanel },
  ] as const
  const brought = useEditorPanels().map(({ id, label, group, order, panel }) => ({
    id,
    label: say(label),
    group,
    order,
    component: partOf(panel),
  }))
  return [...own, ...brought].sort((a, b) => placeOf(a) - placeOf(b))
}

// Far more than a group has panels: its place comes before theirs.
const GROUP = 1_000

function placeOf({ group, order }: Panel): number {
  return editorPanelGroups.indexOf(group) * GROUP + order
}
