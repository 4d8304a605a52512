import { useMutation } from '@tanstack/react-query'
import { asFailure } from '../../../../platform/web/api/failure.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { messages } from '../messages.ts'

/** Sends the mail that a page waits for once more, and says whether that worked. */
export function SendAgain({ onSend }: { onSend: () => Promise<unknown> }) {
  const t = useT(messages)
  const sending = useMutation({ mutationFn: onSend })
  return (
    <div className="flex flex-col gap-2">
      <p className="text-ink-2 text-sm">{t('mailMissing')}</p>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => sending.mutate()} busy={sending.isPending}>
          {t('sendAgain')}
        </Button>
        <p role="status" className="text-sm">
          {sending.isSuccess ? <span className="text-supported">{t('sentAgain')}</span> : null}
          {sending.isError ? <span className="text-danger">{asFailure(sending.error).message}</span> : null}
        </p>
      </div>
    </div>
  )
}
