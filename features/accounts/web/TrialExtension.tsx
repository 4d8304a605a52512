import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { accountsApi } from './api.ts'
import { messages } from './messages.ts'
import { reloadMe } from './session.ts'
import { EXTENSION_DAYS } from './trial.ts'

/** Extends a trial that is in use, once, and shows a message. */
export function TrialExtension() {
  const t = useT(messages)
  const { day } = useFormat()
  const queries = useQueryClient()
  const [isRead, setRead] = useState(false)
  const extension = useQuery({
    queryKey: ['accounts', 'trial-extension'],
    queryFn: () => accountsApi.call.extendExpiry({ expiry_days: EXTENSION_DAYS }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (isRead || extension.isPending) return null
  const handleClose = () => {
    setRead(true)
    void reloadMe(queries)
  }
  const until = extension.data?.expiry_date
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={handleClose}
      title={extension.isError ? t('trialNotExtended') : t('trialExtended', { days: EXTENSION_DAYS })}
      description={
        extension.isError ? t('trialNotExtendedText') : until ? t('trialExtendedText', { when: day(until) }) : undefined
      }
    >
      <Button look="primary" onClick={handleClose}>
        {t('done')}
      </Button>
    </Dialog>
  )
}
