import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { LiveRegion } from '../../../../../platform/web/ui/LiveRegion.tsx'
import { useDesk } from '../core/desk.ts'
import { messages } from '../core/messages.ts'
import { useObserved } from '../core/observable.ts'
import { OutlineRail } from '../outline/OutlineRail.tsx'
import { Inspector } from '../panels/Inspector.tsx'
import { DocumentPage } from './DocumentPage.tsx'
import { EditorBar } from './EditorBar.tsx'
import { EditorDialogs } from './EditorDialogs.tsx'
import { FocusBar } from './FocusBar.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { PhoneTools } from './PhoneTools.tsx'
import { useNarrow } from './use-narrow.ts'

/**
 * Outline, page and inspector side by side; each side folds away, and neither lies over the page. Where there is little
 * room, one of them is beside the page at a time, and the shell's rail makes way for it.
 * On a phone the page stands alone, with its tools at the bottom. One tree for all widths: the text stays mounted, with its
 * caret and its scroll, when the window is resized, turned or zoomed.
 */
export function DeskColumns() {
  const t = useT(messages)
  const { outline, inspector, isFocused, announcement } = useDesk()
  const hasOutline = useObserved(outline)
  const panel = useObserved(inspector)
  const isNarrow = useNarrow()
  const focused = useObserved(isFocused) && !isNarrow
  useDeskKeys()
  return (
    <div
      data-fills-phone=""
      className={clsx(
        'doc-desk flex flex-col bg-paper',
        focused ? 'fixed inset-0 z-20' : isNarrow ? 'doc-phone' : 'h-full',
      )}
    >
      {isNarrow ? <PhoneBar /> : focused ? <FocusBar /> : <EditorBar />}
      <div className="relative flex min-h-0 flex-1">
        {hasOutline && !focused && !isNarrow ? (
          <SideColumn side="start" label={t('outline')} onClose={() => outline.set(false)}>
            <OutlineRail />
          </SideColumn>
        ) : null}
        <DocumentPage isPhone={isNarrow} />
        {panel && !focused && !isNarrow ? (
          <SideColumn side="end" label={t('inspector')} onClose={() => inspector.set(null)}>
            <Inspector />
          </SideColumn>
        ) : null}
      </div>
      {isNarrow ? <PhoneTools /> : null}
      <EditorDialogs />
      <LiveRegion>
        <Announced read={announcement} />
      </LiveRegion>
    </div>
  )
}

function Announced({ read }: { read: ReturnType<typeof useDesk>['announcement'] }) {
  return useObserved(read)
}

function SideColumn({
  side,
  label,
  onClose,
  children,
}: {
  side: 'start' | 'end'
  label: string
  onClose: () => void
  children: ReactNode
}) {
  return (
    <aside
      aria-label={label}
      data-side-panel={side}
      className={clsx(
        // Contained, so that browsers leave it alone while the text beside it changes.
        'flex min-h-0 shrink-0 flex-col overflow-y-auto bg-canvas contain-strict',
        side === 'start' ? 'w-50 border-line border-e' : 'w-(--inspector-width) border-line border-s',
      )}
    >
      <div className="flex justify-end px-2 pt-2 lg:hidden">
        <CloseButton onClose={onClose} />
      </div>
      {children}
    </aside>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  return <IconButton size="sm" label={t('done')} icon={<X size={15} aria-hidden="true" />} onClick={onClose} />
}

// Escape leaves focus mode, unless something nearer wants it; `?` outside of the text opens the editor's own help.
function useDeskKeys(): void {
  const { isFocused, isHelpOpen } = useDesk()
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) isFocused.set(false)
    }
    const help = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        (event.target.isContentEditable || event.target.matches('input, textarea, select'))
      if (event.key !== '?' || isTyping) return
      // The shell has a sheet of its own for the same key.
      event.preventDefault()
      isHelpOpen.set(true)
    }
    addEventListener('keydown', leave)
    addEventListener('keydown', help, { capture: true })
    return () => {
      removeEventListener('keydown', leave)
      removeEventListener('keydown', help, { capture: true })
    }
  }, [isFocused, isHelpOpen])
}
