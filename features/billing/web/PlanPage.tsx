import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import { Section, TabTitle } from '../../../platform/web/ui/Page.tsx'
import { Progress } from '../../../platform/web/ui/Progress.tsx'
import { type Balance, useBalance, usedShare } from './balance.ts'
import { featureWords } from './feature-words.ts'
import { messages } from './messages.ts'
import { planName } from './plan-name.ts'

/** The plan, and how much of it is left. */
export function PlanPage() {
  const t = useT(messages)
  const balance = useBalance()
  return (
    <>
      <TabTitle title={t('plan')} />
      <Loaded from={balance}>{(standing) => <Standing balance={standing} />}</Loaded>
      <Section title={t('moreTitle')}>
        <p className="max-w-2xl text-ink-2">{t('moreText')}</p>
        <p className="mt-2 max-w-2xl text-ink-2">
          {t.rich('moreKey', {
            a: (words) => (
              <Link to="/account/model-key" className="text-accent underline underline-offset-2">
                {words}
              </Link>
            ),
          })}
        </p>
      </Section>
    </>
  )
}

function Standing({ balance }: { balance: Balance }) {
  const t = useT(messages)
  const { day } = useFormat()
  return (
    <>
      <Section
        title={planName(balance.plan_name, t)}
        description={balance.expiry_date ? t('expires', { when: day(balance.expiry_date) }) : t('planText')}
      >
        <dl className="flex flex-col divide-y divide-line border-line border-y">
          <Credits balance={balance} />
          {balance.credit_limit < 0 || balance.fup_ratio > 0 ? <FairUse balance={balance} /> : null}
        </dl>
      </Section>
      <Section title={t('runs')} description={t('resets', { when: day(balance.next_reset) })}>
        <dl className="flex flex-col divide-y divide-line border-line border-y">
          {balance.runs.map((run) => (
            <Runs key={run.feature} run={run} />
          ))}
        </dl>
      </Section>
    </>
  )
}

function Credits({ balance }: { balance: Balance }) {
  const t = useT(messages)
  const { number } = useFormat()
  const share = usedShare(balance)
  const notes = [
    balance.credits_held > 0 ? t('creditsHeld', { held: number(balance.credits_held) }) : '',
    balance.additional_credits > 0 ? t('creditsExtra', { extra: number(balance.additional_credits) }) : '',
  ].filter(Boolean)
  const words =
    share === null
      ? t('creditsNone')
      : t('creditsUsed', { used: number(balance.credits_used), limit: number(balance.credit_limit) })
  return (
    <Line label={t('credits')} words={words} share={share}>
      {notes.join(' · ')}
    </Line>
  )
}

function FairUse({ balance }: { balance: Balance }) {
  const t = useT(messages)
  const { percent } = useFormat()
  const share = balance.fup_ratio / 100
  return (
    <Line label={t('fairUse')} words={t('fairUsePercent', { percent: percent(share) })} share={share}>
      {balance.locked_seconds > 0 ? t('fairUseLocked', { seconds: balance.locked_seconds }) : ''}
    </Line>
  )
}

function Runs({ run: { feature, used, limit } }: { run: Balance['runs'][number] }) {
  const t = useT(messages)
  const { number } = useFormat()
  const words =
    limit < 0 ? t('runsNoLimit', { used: number(used) }) : t('runsUsed', { used: number(used), limit: number(limit) })
  return (
    <Line label={featureWords(feature, t)} words={words} share={limit < 0 ? null : limit === 0 ? 1 : used / limit} />
  )
}

function Line({
  label,
  words,
  share,
  children,
}: {
  label: string
  words: string
  share: number | null
  children?: ReactNode
}) {
  return (
    <div className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[1fr_1fr] sm:items-center">
      <dt className="flex flex-col text-sm">
        {label}
        {children ? <span className="text-ink-3 text-xs">{children}</span> : null}
      </dt>
      <dd className="flex flex-col gap-1.5">
        <span className="text-ink-2 text-sm tabular-nums sm:text-right">{words}</span>
        {share === null ? null : <Progress label={label} share={share} />}
      </dd>
    </div>
  )
}
