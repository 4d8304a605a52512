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

/** Measures as bars to look at, with their numbers. Shares are percentages; a length is in words. Of a text, what makes the distance comes first. */
export function MeasureTable({ measures }: { measures: readonly ShownMeasure[] }) {
  const t = useT(messages)
  const shown = withShares(measures)
  return (
    <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
      {shown.map(({ measure, voice, text, isOff, points }) => {
        const most = measure === 'sentence_length' ? Math.max(40, voice, text ?? 0) : Math.max(0.1, voice, text ?? 0)
        return (
          <div key={measure} className="contents">
            <dt className="min-w-0">
              {t('measureName', { measure })}
              {text === undefined ? null : (
                <span className={clsx('block text-xs', isOff ? 'text-disputed' : 'text-supported')}>
                  {isOff ? t('off', { way: wayOf({ measure, voice, text }) }) : t('fits')}
                  {points > 0 ? t('adds', { points }) : null}
                </span>
              )}
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

/** With what each adds to the distance of 0 to 100, which is their mean; the largest first. */
function withShares(measures: readonly ShownMeasure[]) {
  const counted = measures.filter(({ voice, text }) => text !== undefined && voice + text > 0)
  const shareOf = ({ voice, text = voice }: ShownMeasure) =>
    voice + text === 0 ? 0 : Math.abs(voice - text) / (voice + text)
  const all = measures.map((one) => ({ ...one, share: shareOf(one) }))
  if (counted.length > 0) all.sort((a, b) => Number(b.isOff ?? false) - Number(a.isOff ?? false) || b.share - a.share)
  return all.map(({ share, ...one }) => ({ ...one, points: Math.round((share / Math.max(1, counted.length)) * 100) }))
}

function wayOf({ measure, voice, text }: { measure: string; voice: number; text: number }): string {
  if (measure === 'sentence_length') return text > voice ? 'longer' : 'shorter'
  return text > voice ? 'more' : 'less'
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
  const said = isLength ? format.number(Math.round(value * 10) / 10) : format.percent(value, 1)
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
