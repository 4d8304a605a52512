import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { type Balance, useBalance } from '../../billing/web/index.ts'
import { Heading, moreClass } from './Heading.tsx'
import { messages } from './messages.ts'

/** Credits and runs that are left. */
export function Remaining() {
  const t = useT(messages)
  const balance = useBalance()
  return (
    <section>
      <Heading
        more={
          <Link to="/account/plan" className={moreClass}>
            {t('planAndUsage')}
          </Link>
        }
      >
        {t('left')}
      </Heading>
      <Loaded from={balance}>{(standing) => <Lines balance={standing} />}</Loaded>
    </section>
  )
}

function Lines({ balance }: { balance: Balance }) {
  const t = useT(messages)
  const { number } = useFormat()
  const left = (used: number, limit: number) =>
    limit < 0 ? t('noLimit') : t('of', { left: number(Math.max(0, limit - used)), limit: number(limit) })
  const lines = [
    { label: t('credits'), value: left(balance.credits_used, balance.credit_limit) },
    ...balance.runs
      .filter(({ feature, limit }) => feature === 'autoblog_workflow' && limit !== 0)
      .map(({ used, limit }) => ({ label: t('drafts'), value: left(used, limit) })),
  ]
  return (
    <dl className="text-sm">
      {lines.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 border-line border-b py-2 last:border-0">
          <dt className="text-ink-2">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
