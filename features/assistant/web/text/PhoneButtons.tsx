import { MessageSquareText, PenLine } from 'lucide-react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { IconButton } from '../../../../platform/web/ui/IconButton.tsx'
import { messages } from '../messages.ts'
import { useAssist } from '../use-assist.ts'

const size = { size: 18, 'aria-hidden': true } as const

/** What is asked for most, among the tools of a phone. */
export function PhoneButtons() {
  const t = useT(messages)
  const { session, isAskOpen } = useAssist()
  return (
    <>
      <IconButton
        size="lg"
        label={t('writeMore')}
        icon={<PenLine {...size} />}
        onClick={() => void session.ask('writeMore')}
      />
      <IconButton
        size="lg"
        label={t('askTitle')}
        icon={<MessageSquareText {...size} />}
        onClick={() => isAskOpen.set(true)}
      />
    </>
  )
}
