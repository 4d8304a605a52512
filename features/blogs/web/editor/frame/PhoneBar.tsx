import { Link } from '@tanstack/react-router'
import { ArrowLeft, PanelBottom } from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { FIRST_PANEL, useDesk } from '../core/desk.ts'
import { messages } from '../core/messages.ts'
import { UndoButtons } from './EditorBar.tsx'
import { StatusPill } from './StatusPill.tsx'

/** The line above the page on a phone: the way back, where the words are, and what one must not have to look for. */
export function PhoneBar() {
  const t = useT(messages)
  const { inspector } = useDesk()
  return (
    <header className="flex h-12 shrink-0 items-center border-line border-b px-1">
      <Link to="/blogs" aria-label={t('backToBlogs')} className="grid size-10 place-items-center rounded-md text-ink-2">
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <StatusPill />
      <div className="min-w-0 flex-1" />
      {/* a press leaves the focus in the text, so that the phone's keyboard stays */}
      <div
        role="toolbar"
        aria-label={t('undoAndRedo')}
        className="flex"
        onPointerDown={(event) => event.preventDefault()}
      >
        <UndoButtons size="lg" />
      </div>
      <IconButton
        size="lg"
        label={t('inspector')}
        icon={<PanelBottom size={18} aria-hidden="true" />}
        onClick={() => inspector.set(FIRST_PANEL)}
      />
    </header>
  )
}
