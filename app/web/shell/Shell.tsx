import { Outlet } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { useFlags } from '../../../platform/web/flags/flags.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useKept } from '../../../platform/web/session/kept.ts'
import { loadPart } from '../../../platform/web/ui/load-part.ts'
import { Optional } from '../../../platform/web/ui/Optional.tsx'
import { BottomBar } from './BottomBar.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { messages } from './messages.ts'
import { PageAnnouncer } from './PageAnnouncer.tsx'
import { Rail } from './Rail.tsx'
import { ShellExtras } from './ShellExtras.tsx'
import { TopBar } from './TopBar.tsx'

const DowntimeBanner = lazy(() => loadPart(() => import('./DowntimeBanner.tsx').then((m) => m.DowntimeBanner)))

/** Rail, top bar and the page between them; on a phone the rail is at the bottom. A page marked `data-fills-phone` has a phone to itself. */
export function Shell({ children = <Outlet /> }: { children?: ReactNode }) {
  const t = useT(messages)
  const downtime = useFlags().value('app-downtime-flag')
  const [rail, setRail] = useKept('rail', 'open')
  return (
    <div className="flex h-dvh bg-canvas">
      <a
        href="#main"
        className="fixed top-2 left-2 z-50 -translate-y-24 rounded-md bg-surface px-3 py-2 text-sm shadow-float focus-visible:translate-y-0"
      >
        {t('skip')}
      </a>
      <Rail isFolded={rail === 'folded'} onFold={(fold) => setRail(fold ? 'folded' : 'open')} />
      <div className="group/page flex min-w-0 flex-1 flex-col">
        <ConnectionBanner />
        <div role="status">
          {isDown(downtime) ? (
            <Optional>
              <DowntimeBanner level={downtime} />
            </Optional>
          ) : null}
        </div>
        <TopBar />
        <main
          id="main"
          tabIndex={-1}
          className="relative min-h-0 flex-1 overflow-y-auto bg-paper outline-none md:rounded-tl-lg md:border-line md:border-t md:border-l"
        >
          {children}
        </main>
        <BottomBar />
      </div>
      <PageAnnouncer />
      <ShellExtras />
    </div>
  )
}

function isDown(level: unknown): level is 1 | 2 | 3 {
  return level === 1 || level === 2 || level === 3
}
