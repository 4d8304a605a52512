import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useEditorPanels } from '../../../../../platform/web/editor-panels.ts'
import { usePhrases } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { partOf } from '../../../../../platform/web/ui/load-part.ts'
import { Popover } from '../../../../../platform/web/ui/Popover.tsx'
import { SkeletonLines, Waiting } from '../../../../../platform/web/ui/Skeleton.tsx'
import { useDesk } from '../core/desk.ts'

/** The ways out of the editor that features bring: a link for readers, a file. */
export function TakeOut() {
  const say = usePhrases()
  const [open, setOpen] = useState<string | null>(null)
  const { inspector } = useDesk()
  const brought = useEditorPanels('bar').toSorted((a, b) => a.order - b.order)
  // A link from here to a panel must not cover it.
  useEffect(() => inspector.subscribe(() => setOpen(null)), [inspector])
  const button = (id: string, label: string, content: ReactNode) => (
    <Popover
      key={id}
      label={label}
      open={open === id}
      onOpenChange={(isOpen) => setOpen(isOpen ? id : null)}
      align="end"
      className="max-h-(--available-height) w-84 overflow-y-auto"
      trigger={<Button look="quiet">{label}</Button>}
    >
      <Suspense fallback={<Loading />}>{content}</Suspense>
    </Popover>
  )
  return (
    <div className="flex">
      {brought.map(({ id, label, panel }) => {
        const Panel = partOf(panel)
        return button(id, say(label), <Panel />)
      })}
    </div>
  )
}

function Loading() {
  return (
    <Waiting>
      <SkeletonLines />
    </Waiting>
  )
}
