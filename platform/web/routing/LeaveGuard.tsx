import { useBlocker } from '@tanstack/react-router'
import { useT } from '../i18n/use-t.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { messages } from './messages.ts'

/**
 * Asks before somebody leaves a page with unsaved work, also by closing the tab. `hasUnsaved` is asked at that moment; an
 * editor answers true when it has changes and its last save is more than 120 seconds ago.
 */
export function LeaveGuard({ hasUnsaved }: { hasUnsaved: () => boolean }) {
  const t = useT(messages)
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: hasUnsaved,
    enableBeforeUnload: hasUnsaved,
    withResolver: true,
  })
  return (
    <AlertDialog
      open={status === 'blocked'}
      onOpenChange={(open) => {
        if (!open) reset?.()
      }}
      title={t('leaveTitle')}
      action={t('leave')}
      onConfirm={() => proceed?.()}
    >
      {t('leaveText')}
    </AlertDialog>
  )
}
