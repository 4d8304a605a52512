import { PenLine } from 'lucide-react'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../platform/web/ui/Button.tsx'
import { useHasModel } from '../../../models/web/has-model-door.ts'
import { messages } from '../messages.ts'
import { useAssist } from '../use-assist.ts'

/** Has a model say a quotation in other words. Nothing without one: the built-in writer could only change single words. */
export function OwnWordsButton() {
  const t = useT(messages)
  const { session } = useAssist()
  if (useHasModel() !== true) return null
  return (
    <Button size="sm" icon={<PenLine size={14} aria-hidden="true" />} onClick={() => void session.ask('ownWords')}>
      {t('suggestWords')}
    </Button>
  )
}
