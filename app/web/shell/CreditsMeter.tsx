import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { type Balance, useBalance, usedShare } from '../../../features/billing/web/index.ts'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import { tip } from '../../../platform/web/ui/tip.ts'
import { messages } from './messages.ts'

const LOW = 0.9

/** Credits used of the month's, or how near fair use is; leads to plan and usage. */
export function CreditsMeter({ isFolded }: { isFolded: boolean }) {
  const { data: balance } = useBalance()
  // The room is kept while it loads, so that nothing jumps.
  if (!balance) return <div className={isFolded ? 'h-8' : 'h-12'} />
  return <Meter balance={balance} isFolded={isFolded} />
}

function Meter({ balance, isFolded }: { balance: Balance; isFolded: boolean }) {
  const t = useT(messages)
  const { compact, number, percent } = useFormat()
  const share = usedShare(balance)
  const fairShare = balance.fup_ratio / 100
  const long =
    share === null
      ? t('creditsFairUse', { percent: percent(fairShare) })
      : t('creditsLeft', { left: number(balance.remaining), limit: number(balance.credit_limit) })
  const short =
    share === null
      ? t('creditsUnlimited')
      : t('creditsOf', { used: compact(balance.credits_used), limit: compact(balance.credit_limit) })
  const isLow = (share ?? fairShare) >= LOW
  return (
    <Link
      to="/account/plan"
      {...tip(long)}
      className={clsx('flex flex-col justify-center gap-1.5 rounded-md px-2 hover:bg-wash', isFolded ? 'h-8' : 'h-12')}
    >
      {isFolded ? null : (
        <span className="flex justify-between text-xs">
          <span className="text-ink-3">{t('credits')}</span>
          <span className={isLow ? 'font-medium text-unsure' : 'text-ink-2 tabular-nums'}>{short}</span>
        </span>
      )}
      <Progress label={long} share={share ?? fairShare} />
    </Link>
  )
}
