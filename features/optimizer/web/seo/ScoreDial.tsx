import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

const RADIUS = 34
const LENGTH = 2 * Math.PI * RADIUS

/** The score as a ring that fills, with the number and a word: never by color alone. */
export function ScoreDial({ score }: { score: number }) {
  const t = useT(messages)
  const band = score >= 70 ? 'good' : score >= 45 ? 'ok' : 'bad'
  const tone = { good: 'text-supported', ok: 'text-unsure', bad: 'text-disputed' }[band]
  return (
    <div className="flex items-center gap-4">
      <svg viewBox="0 0 80 80" className="size-20 shrink-0" role="img" aria-label={t('scoreOf', { score })}>
        <circle cx="40" cy="40" r={RADIUS} fill="none" strokeWidth="6" className="stroke-line" />
        <circle
          cx="40"
          cy="40"
          r={RADIUS}
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          stroke="currentColor"
          strokeDasharray={`${(score / 100) * LENGTH} ${LENGTH}`}
          transform="rotate(-90 40 40)"
          className={tone}
        />
        <text x="40" y="41" textAnchor="middle" dominantBaseline="middle" className="fill-ink font-semibold text-2xl">
          {score}
        </text>
      </svg>
      <div>
        <p className={`font-semibold ${tone}`}>{t('scoreWord', { band })}</p>
        <p className="text-ink-2 text-sm">{t('scoreOf', { score })}</p>
      </div>
    </div>
  )
}
