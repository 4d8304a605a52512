import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Checkbox } from '../../../platform/web/ui/Checkbox.tsx'
import { messages } from './messages.ts'

interface ReviewChoiceProps {
  isReviewed: boolean
  onChange: (isReviewed: boolean) => void
}

/** Whether the model reads what it wrote once more. */
export function ReviewChoice({ isReviewed, onChange }: ReviewChoiceProps) {
  const t = useT(messages)
  return <Checkbox label={t('review')} hint={t('reviewHint')} checked={isReviewed} onChange={onChange} />
}
