import { useBlocker } from '@tanstack/react-router'
import { useT } from '../i18n/use-t.ts'
import { AlertDialog } from '../ui/AlertDialog.tsx'
import { messages } from './messages.ts'

interface LeaveGuardProps {
  hasUnsaved: () => boolean
  text?: string
}

/**
 * Asks before somebody leaves a page with unsaved work, also by closing the tab. `hasUnsaved` is asked at that moment; an
 * editor answers true when it has changes and its last save is more than 120 seconds ago. `text`: in place of the editor’s words.
 */
export function LeaveGuard({ hasUnsaved, text }: LeaveGuardProps) {
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
      {text ?? t('leaveText')}
    </AlertDialog>
  )
}
