import { Minimize, ScanLine } from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../../platform/web/ui/IconButton.tsx'
import { useDesk } from '../core/desk.ts'
import { focusText } from '../core/focus-text.ts'
import { messages } from '../core/messages.ts'
import { useObserved } from '../core/observable.ts'
import { CountsLine } from '../stats/CountsLine.tsx'
import { StatusPill } from './StatusPill.tsx'

/** What is left above the page in focus mode. */
export function FocusBar() {
  const t = useT(messages)
  const { editor, isFocused, isTypewriter } = useDesk()
  const typewriter = useObserved(isTypewriter)
  return (
    <div role="toolbar" aria-label={t('toolbar')} className="doc-bar flex h-11 shrink-0 items-center gap-1 px-3">
      <StatusPill />
      <div className="flex-1" />
      <CountsLine />
      <IconButton
        label={t('typewriter')}
        aria-pressed={typewriter}
        icon={<ScanLine size={16} aria-hidden="true" />}
        onClick={() => isTypewriter.set(!typewriter)}
      />
      <IconButton
        label={t('leaveFocusMode')}
        keys="Escape"
        icon={<Minimize size={16} aria-hidden="true" />}
        onClick={() => {
          isFocused.set(false)
          focusText(editor)
        }}
      />
    </div>
  )
}
