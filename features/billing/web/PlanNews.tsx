import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { z } from 'zod'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { type Translate, useT } from '../../../platform/web/i18n/use-t.ts'
import { Button } from '../../../platform/web/ui/Button.tsx'
import { buttonClass } from '../../../platform/web/ui/button.ts'
import { Dialog } from '../../../platform/web/ui/Dialog.tsx'
import { Loaded } from '../../../platform/web/ui/Loaded.tsx'
import type { PlanNews as NewsShape } from '../contract.ts'
import { billingApi } from './api.ts'
import { featureWords } from './feature-words.ts'
import { messages } from './messages.ts'
import { planName } from './plan-name.ts'

type News = z.output<typeof NewsShape>

/** Reads the account again, with everything that hangs on it, and says what is new about the plan. */
export function PlanNews({ onClose }: { onClose: () => void }) {
  const t = useT(messages)
  const queries = useQueryClient()
  const news = useQuery({
    queryKey: ['plan-news'],
    queryFn: async () => {
      await Promise.all(ofTheAccount.map((queryKey) => queries.invalidateQueries({ queryKey })))
      return (await billingApi.call.news({})).news
    },
    gcTime: 0,
  })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={titleOf(news.data, t)}
      footer={
        <>
          <Link to="/account/plan" onClick={onClose} className={buttonClass('secondary', 'md')}>
            {t('viewPlan')}
          </Link>
          <Button look="primary" onClick={onClose}>
            {t('close')}
          </Button>
        </>
      }
    >
      <Loaded from={news}>{(loaded) => <Changes news={loaded} />}</Loaded>
    </Dialog>
  )
}

/** Who the person is, what they have, and what is switched on for them. */
const ofTheAccount = [[['accounts']], [['billing']], [['flags']]]

function titleOf(news: News | undefined, t: Translate<typeof messages>): string {
  if (!news) return t('plan')
  const { now, before } = news
  if (before && before.plan_name === now.plan_name) return t('planChanged')
  return t(before ? 'planNow' : 'planStill', { plan: planName(now.plan_name, t) })
}

function Changes({ news }: { news: News }) {
  const t = useT(messages)
  const lines = useLines(news)
  if (lines.length === 0) return <p className="text-ink-2">{t('planSame')}</p>
  return (
    <dl className="flex flex-col divide-y divide-line border-line border-y">
      {lines.map(({ label, words }) => (
        <div key={label} className="flex justify-between gap-6 py-2 text-sm">
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right tabular-nums">{words}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Each thing that is different now. */
function useLines({ now, before, added_credits }: News): { label: string; words: string }[] {
  const t = useT(messages)
  const { number, day } = useFormat()
  if (!before) return []
  const amount = (limit: number) => (limit < 0 ? t('unlimited') : number(limit))
  const end = (date: string | null) => (date ? day(date) : t('noEnd'))
  const line = (label: string, words: { now: string; before: string }) =>
    words.now === words.before ? [] : [{ label, words: t('wasBefore', words) }]
  return [
    ...line(t('creditsMonthly'), { now: amount(now.credits), before: amount(before.credits) }),
    ...now.runs.flatMap(({ feature, limit }) => {
      const earlier = before.runs.find((run) => run.feature === feature)?.limit ?? 0
      const label = t('runsMonthly', { feature: featureWords(feature, t) })
      return line(label, { now: amount(limit), before: amount(earlier) })
    }),
    ...(added_credits > 0 ? [{ label: t('creditsAdded'), words: `+${number(added_credits)}` }] : []),
    ...line(t('ends'), { now: end(now.expiry_date), before: end(before.expiry_date) }),
  ]
}
