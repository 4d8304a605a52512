import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { messages } from './messages.ts'
import type { useDraft } from './use-draft.ts'

interface UnsavedNoticeProps extends Pick<ReturnType<typeof useDraft>, 'unsaved' | 'show' | 'discard'> {
  version: number
}

/** Says that there are changes which are not saved, also such that an earlier version was changed by; nothing without. */
export function UnsavedNotice({ version, unsaved, show, discard }: UnsavedNoticeProps) {
  const t = useT(messages)
  if (unsaved === null) return null
  const isOlder = unsaved !== version
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2 text-sm">
      {isOlder ? t('unsavedOlder', { version: String(unsaved) }) : t('unsaved')}
      {isOlder ? (
        <Button size="sm" onClick={show}>
          {t('showChanges')}
        </Button>
      ) : null}
      <Button size="sm" look="quiet" onClick={() => toast({ text: t('discarded'), undo: discard() })}>
        {t('discardChanges')}
      </Button>
    </span>
  )
}
