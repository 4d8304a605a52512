import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { messages } from '../messages.ts'
import { SendAgain } from './SendAgain.tsx'
import { ViewLink } from './ViewLink.tsx'

/** Says that an email was sent, what to do with it, and what to do if it doesn't arrive. */
export function CheckEmail({ onSendAgain, children }: { onSendAgain: () => Promise<unknown>; children: ReactNode }) {
  const t = useT(messages)
  return (
    <div className="flex flex-col gap-3">
      <div role="status" className="flex flex-col gap-3">
        <MailCheck size={22} aria-hidden="true" className="text-supported" />
        <p className="font-medium">{t('linkSentTitle')}</p>
        <p className="text-ink-2">{children}</p>
      </div>
      <SendAgain onSend={onSendAgain} />
      <p className="text-sm">
        <ViewLink view="sign-in">{t('backToSignIn')}</ViewLink>
      </p>
    </div>
  )
}
