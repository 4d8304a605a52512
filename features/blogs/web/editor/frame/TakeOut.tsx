import { Download, Share2 } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { loadPart } from '../../../../../platform/web/ui/load-part.ts'
import { Popover } from '../../../../../platform/web/ui/Popover.tsx'
import { SkeletonLines, Waiting } from '../../../../../platform/web/ui/Skeleton.tsx'
import { useDesk } from '../core/desk.ts'
import { messages } from '../panels/messages.ts'

const ShareLinks = lazy(() => loadPart(() => import('../panels/ShareLinks.tsx').then((m) => m.ShareLinks)))
const ExportList = lazy(() => loadPart(() => import('../panels/ExportList.tsx').then((m) => m.ExportList)))

/** The two ways out of the editor: a link for readers, and a file. */
export function TakeOut() {
  const t = useT(messages)
  const [open, setOpen] = useState<'share' | 'export' | null>(null)
  const { inspector } = useDesk()
  // What leads from here to a panel must not stand in its way.
  useEffect(() => inspector.subscribe(() => setOpen(null)), [inspector])
  const popover = (name: 'share' | 'export') => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
    align: 'end' as const,
    className: 'max-h-(--available-height) w-84 overflow-y-auto',
  })
  return (
    <div className="flex gap-1">
      <Popover
        {...popover('share')}
        label={t('shareTitle')}
        trigger={
          <Button look="quiet" icon={<Share2 size={15} aria-hidden="true" />}>
            {t('shareTitle')}
          </Button>
        }
      >
        <Suspense fallback={<Loading />}>
          <ShareLinks />
        </Suspense>
      </Popover>
      <Popover
        {...popover('export')}
        label={t('exportTitle')}
        trigger={
          <Button look="quiet" icon={<Download size={15} aria-hidden="true" />}>
            {t('exportTitle')}
          </Button>
        }
      >
        <Suspense fallback={<Loading />}>
          <ExportList />
        </Suspense>
      </Popover>
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
