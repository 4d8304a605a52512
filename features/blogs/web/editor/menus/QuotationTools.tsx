import { PenLine } from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { useDesk } from '../core/desk.ts'
import { messages as editorMessages } from '../core/messages.ts'
import { beginRewording } from '../own-words/rewording.ts'
import { messages } from './messages.ts'

/** What can be done with a quotation of a source. */
export function QuotationTools() {
  const t = useT(messages)
  const te = useT(editorMessages)
  const desk = useDesk()
  return (
    <div role="toolbar" aria-label={t('quotationTools')} className="flex items-center gap-0.5">
      <Button
        look="quiet"
        size="sm"
        icon={<PenLine size={15} aria-hidden="true" />}
        onClick={() => beginRewording(desk)}
      >
        {te('ownWords')}
      </Button>
    </div>
  )
}
