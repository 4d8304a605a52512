import { Link } from '@tanstack/react-router'
import type { LimitCode } from '../../../platform/web/api/signals.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { useBalance } from './balance.ts'
import { messages } from './messages.ts'
import { planName } from './plan-name.ts'

/** Opens where a call met the plan's limit: what is used up, when it renews, and the way to more. */
export function LimitDialog({ code, onClose }: { code: LimitCode; onClose: () => void }) {
  const t = useT(messages)
  const { day } = useFormat()
  const { data: balance } = useBalance()
  const isCredits = code === 'credits-exhausted'
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(isCredits ? 'noCredits' : 'noRuns')}
      footer={
        <>
          <Link to="/account/model-key" onClick={onClose} className={buttonClass('secondary', 'md')}>
            {t('addModelKey')}
          </Link>
          <Link to="/account/plan" onClick={onClose} className={buttonClass('primary', 'md')}>
            {t('viewPlan')}
          </Link>
        </>
      }
    >
      {balance ? (
        <p>{t('limitRenews', { plan: planName(balance.plan_name, t), when: day(balance.next_reset) })}</p>
      ) : null}
      <p className="mt-2 text-ink-2">{t('moreText')}</p>
    </Dialog>
  )
}
