import { clsx } from 'clsx'
import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import { messages } from './messages.ts'

/** One measure of a voice, and of a text beside it. */
export interface ShownMeasure {
  measure: string
  voice: number
  text?: number
  isOff?: boolean
}

/** Measures as bars to look at, with their numbers. Shares are percentages; a length is in words. */
export function MeasureTable({ measures }: { measures: readonly ShownMeasure[] }) {
  const t = useT(messages)
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      {measures.map(({ measure, voice, text, isOff }) => {
        const most = measure === 'sentence_length' ? Math.max(40, voice, text ?? 0) : Math.max(0.1, voice, text ?? 0)
        return (
          <div key={measure} className="contents">
            <dt className="min-w-0">
              {t('measureName', { measure })}
              {isOff ? <strong className="ms-2 font-medium text-disputed text-xs">{t('off')}</strong> : null}
            </dt>
            <dd className="flex min-w-0 flex-col justify-center gap-1">
              <Bar label={text === undefined ? '' : t('voice')} measure={measure} value={voice} most={most} />
              {text === undefined ? null : (
                <Bar label={t('thisText')} measure={measure} value={text} most={most} look={isOff ? 'off' : 'text'} />
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

interface BarProps {
  label: string
  measure: string
  value: number
  most: number
  look?: 'voice' | 'text' | 'off'
}

const looks = { voice: 'bg-accent', text: 'bg-ink-3', off: 'bg-disputed' }

function Bar({ label, measure, value, most, look = 'voice' }: BarProps) {
  const format = useFormat()
  const isLength = measure === 'sentence_length'
  const said = isLength
    ? format.number(Math.round(value * 10) / 10)
    : `${format.number(Math.round(value * 1000) / 10)} %`
  return (
    <span className="flex items-center gap-2">
      {label ? <span className="w-10 shrink-0 text-ink-3 text-xs">{label}</span> : null}
      <span aria-hidden="true" className="h-2 min-w-0 flex-1 overflow-hidden rounded-full bg-wash-2">
        <span
          className={clsx('block h-full', looks[look])}
          style={{ width: `${Math.min(100, (value / most) * 100)}%` }}
        />
      </span>
      <span className="w-12 shrink-0 text-end text-xs tabular-nums">{said}</span>
    </span>
  )
}
