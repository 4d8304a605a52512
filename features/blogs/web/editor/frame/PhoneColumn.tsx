import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { LiveRegion } from '../../../../../platform/web/ui/LiveRegion.tsx'
import { useDesk } from '../core/desk.ts'
import { messages } from '../core/messages.ts'
import { CountsLine } from '../stats/CountsLine.tsx'
import { Announced } from './DeskColumns.tsx'
import { DocumentPage } from './DocumentPage.tsx'
import { EditorDialogs } from './EditorDialogs.tsx'
import { PhoneTools } from './PhoneTools.tsx'
import { StatusPill } from './StatusPill.tsx'

/** The editor on a phone: the page, and its tools above the keyboard. */
export function PhoneColumn() {
  const t = useT(messages)
  const { announcement } = useDesk()
  return (
    <main className="doc-desk doc-phone flex flex-col bg-paper">
      <header className="flex h-11 shrink-0 items-center gap-1 border-line border-b px-1">
        <Link
          to="/blogs"
          aria-label={t('backToBlogs')}
          className="grid size-10 place-items-center rounded-md text-ink-2"
        >
          <ArrowLeft size={18} aria-hidden="true" />
        </Link>
        <StatusPill />
        <div className="flex-1" />
        <CountsLine />
      </header>
      <DocumentPage isPhone />
      <PhoneTools />
      <EditorDialogs />
      <LiveRegion>
        <Announced read={announcement} />
      </LiveRegion>
    </main>
  )
}
