import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { AlertDialog } from '../../../../platform/web/ui/AlertDialog.tsx'
import { messages } from './messages.ts'
import { useBlogActions } from './use-blog-actions.ts'

/** Asks before what cannot be undone. */
export function DeleteDialog({ ids, onClose, onDone }: { ids: string[]; onClose: () => void; onDone?: () => void }) {
  const t = useT(messages)
  const { deleteForever } = useBlogActions()
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('deleteTitle', { count: ids.length })}
      action={t('deleteForever')}
      onConfirm={() => deleteForever(ids).then(onDone)}
    >
      {t('deleteText')}
    </AlertDialog>
  )
}
