import { useMutation } from '@tanstack/react-query'
import { Ellipsis, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { AlertDialog } from '../../../../platform/web/ui/AlertDialog.tsx'
import { IconButton } from '../../../../platform/web/ui/IconButton.tsx'
import { Menu, MenuItem } from '../../../../platform/web/ui/Menu.tsx'
import { toast } from '../../../../platform/web/ui/toasts.ts'
import type { OriginalityCheckShape } from '../../contract.ts'
import { optimizerApi } from '../api.ts'
import { ReportWays } from '../ReportWays.tsx'
import { messages } from './messages.ts'

interface ReportMenuProps {
  check: OriginalityCheckShape
  put: (check: OriginalityCheckShape) => void
  onDeleted: () => void
}

/** The ways in which a report leaves: as a page for others, as a file, permanently. */
export function ReportMenu({ check, put, onDeleted }: ReportMenuProps) {
  const t = useT(messages)
  const [isAsking, setAsking] = useState(false)
  const { id, share_url } = check
  const settled = {
    onSuccess: ({ check: changed }: { check: OriginalityCheckShape }) => put(changed),
    onError: (error: unknown) => toast({ failure: asFailure(error) }),
  }
  const share = useMutation({ mutationFn: () => optimizerApi.call.originality.share({ id }), ...settled })
  const revoke = useMutation({ mutationFn: () => optimizerApi.call.originality.revoke({ id }), ...settled })
  const handleDelete = async () => {
    await optimizerApi.call.originality.remove({ id })
    toast({ text: t('deleted') })
    onDeleted()
  }
  return (
    <>
      <Menu align="end" trigger={<IconButton label={t('more')} icon={<Ellipsis size={16} aria-hidden="true" />} />}>
        <ReportWays
          isShared={share_url !== null}
          onShare={() => share.mutate()}
          onRevoke={() => revoke.mutate()}
          files={`/api/optimizer/originality/${id}/export`}
        />
        <MenuItem danger icon={<Trash2 size={15} aria-hidden="true" />} onSelect={() => setAsking(true)}>
          {t('delete')}
        </MenuItem>
      </Menu>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('deleteTitle')}
        action={t('delete')}
        onConfirm={handleDelete}
      >
        {t('deleteText')}
      </AlertDialog>
    </>
  )
}
