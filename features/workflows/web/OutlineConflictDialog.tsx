import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { messages } from './messages.ts'

/** Two places changed the outline: a person decides which one stays. */
export function OutlineConflictDialog({
  onTakeTheirs,
  onKeepMine,
}: {
  onTakeTheirs: () => void
  onKeepMine: () => void
}) {
  const t = useT(messages)
  return (
    <Dialog open title={t('conflictTitle')} description={t('conflictText')}>
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onTakeTheirs}>{t('takeTheirs')}</Button>
        <Button look="primary" onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
      </div>
    </Dialog>
  )
}
