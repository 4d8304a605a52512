import { useMutation } from '@tanstack/react-query'
import { asFailure } from '../../../platform/web/api/failure.ts'
import { failureShown } from '../../../platform/web/api/failure-shown.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { useActiveProject } from '../../../platform/web/session/project.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { EmptyState } from '../../../platform/web/ui/EmptyState.tsx'
import { failureWords } from '../../../platform/web/ui/failure-words.ts'
import { messages as platformMessages } from '../../../platform/web/ui/messages.ts'
import { chatApi } from './api.ts'
import { messages } from './messages.ts'
import { useKeepChat } from './use-chat.ts'

/** Where the link of a shared conversation leads whoever wants to continue it. */
export function ContinueShared({ linkId, onCopied }: { linkId: string; onCopied: (chatId: string) => void }) {
  const t = useT(messages)
  const tp = useT(platformMessages)
  const keep = useKeepChat()
  const { project } = useActiveProject()
  const copy = useMutation({
    mutationFn: () => chatApi.call.copyShared({ link_id: linkId, project_id: project?.id }),
    onSuccess: (whole) => {
      keep(whole)
      onCopied(whole.chat.id)
    },
    meta: failureShown,
  })
  return (
    <EmptyState
      title={t('copyTitle')}
      action={
        <>
          <Button look="primary" busy={copy.isPending} onClick={() => copy.mutate()}>
            {t('copyContinue')}
          </Button>
          {copy.error ? (
            <p role="alert" className="basis-full text-disputed text-sm">
              {failureWords(asFailure(copy.error), tp)}
            </p>
          ) : null}
        </>
      }
    >
      {t('copyText')}
    </EmptyState>
  )
}
