import { Check, X } from 'lucide-react'
import { useT } from '../../../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../../../platform/web/ui/Button.tsx'
import { messages } from './messages.ts'

interface SettleButtonsProps {
  onAccept: () => void
  onRefuse: () => void
  /** The keys that do the same while they are shown. */
  keys?: { accept: string; refuse: string }
}

/** Accepts or discards a suggestion. */
export function SettleButtons({ onAccept, onRefuse, keys }: SettleButtonsProps) {
  const t = useT(messages)
  const tipOf = (action: 'accept' | 'refuse') =>
    keys ? { 'data-tip': t(action), 'data-tip-keys': keys[action] } : undefined
  return (
    <>
      <Button
        size="sm"
        look="primary"
        icon={<Check size={14} aria-hidden="true" />}
        onClick={onAccept}
        {...tipOf('accept')}
      >
        {t('accept')}
      </Button>
      <Button size="sm" look="quiet" icon={<X size={14} aria-hidden="true" />} onClick={onRefuse} {...tipOf('refuse')}>
        {t('refuse')}
      </Button>
    </>
  )
}
