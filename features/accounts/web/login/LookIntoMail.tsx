import { MailCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { messages } from '../messages.ts'
import { ViewLink } from './ViewLink.tsx'

/** Says that a mail is on its way, and what to do with it. */
export function LookIntoMail({ children }: { children: ReactNode }) {
  const t = useT(messages)
  return (
    <div role="status" className="flex flex-col gap-3">
      <MailCheck size={22} aria-hidden="true" className="text-supported" />
      <p className="font-medium">{t('linkSentTitle')}</p>
      <p className="text-ink-2">{children}</p>
      <p className="text-sm">
        <ViewLink view="sign-in">{t('backToSignIn')}</ViewLink>
      </p>
    </div>
  )
}
