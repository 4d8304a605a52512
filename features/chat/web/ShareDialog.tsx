import { useMutation, useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { CopyField } from '../../../platform/web/ui/CopyField.tsx'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { toast } from '../../../platform/web/ui/toasts.ts'
import { chatApi } from './api.ts'
import { messages } from './messages.ts'

/** Public read-only links to a conversation as it is now: make one, copy it, revoke it. */
export function ShareDialog({ chatId, onClose }: { chatId: string; onClose: () => void }) {
  const t = useT(messages)
  const format = useFormat()
  const shares = useQuery(chatApi.query.shares.queryOptions({ input: { id: chatId } }))
  const create = useMutation({
    mutationFn: () => chatApi.call.share({ id: chatId }),
    onSuccess: async () => {
      toast({ text: t('shareCreated') })
      await shares.refetch()
    },
  })
  const revoke = useMutation({
    mutationFn: (link_id: string) => chatApi.call.revoke({ id: chatId, link_id }),
    onSuccess: async () => {
      toast({ text: t('shareRevoked') })
      await shares.refetch()
    },
  })
  return (
    <Dialog open onOpenChange={onClose} title={t('shareTitle')} description={t('shareText')}>
      <div className="flex flex-col gap-3">
        <Loaded from={shares}>
          {(loaded) => (
            <>
              {loaded.shares
                .filter(({ revoked }) => !revoked)
                .map(({ id, url, created_at }) => (
                  <div key={id} className="flex items-end gap-2">
                    <div className="min-w-0 flex-1">
                      <CopyField
                        label={t('shareLink', { date: format.moment(created_at) })}
                        value={new URL(url, location.origin).href}
                      />
                    </div>
                    <Button busy={revoke.isPending && revoke.variables === id} onClick={() => revoke.mutate(id)}>
                      {t('shareRevoke')}
                    </Button>
                  </div>
                ))}
            </>
          )}
        </Loaded>
        <Button look="primary" className="self-start" busy={create.isPending} onClick={() => create.mutate()}>
          {t('shareCreate')}
        </Button>
      </div>
    </Dialog>
  )
}
