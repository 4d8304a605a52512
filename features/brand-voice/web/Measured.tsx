import { useT } from '../../../platform/web/i18n/use-t.ts'
import { MeasureTable } from './MeasureTable.tsx'
import { messages } from './messages.ts'
import type { FullVoice } from './use-voice-actions.ts'

/** What was measured of a voice. */
export function Measured({ voice: { measures, needs_reupload } }: { voice: FullVoice }) {
  const t = useT(messages)
  if (!measures) return <p className="text-ink-2 text-sm">{t('notMeasured')}</p>
  const { words: _, sentences: __, sentence_length: length, favorites, ...rates } = measures
  const shares = Object.entries(rates).flatMap(([measure, rate]) =>
    rate && rate.of > 0 ? [{ measure, voice: rate.count / rate.of }] : [],
  )
  return (
    <div className="flex flex-col gap-3">
      {needs_reupload ? <p className="text-disputed text-sm">{t('outdated')}</p> : null}
      <p className="text-sm">
        {t('sentenceChart', {
          mean: Math.round(length.mean),
          from: Math.max(1, Math.round(length.mean - length.deviation)),
          to: Math.round(length.mean + length.deviation),
        })}
      </p>
      <MeasureTable measures={[{ measure: 'sentence_length', voice: length.mean }, ...shares]} />
      {rates.we ? null : <p className="text-ink-3 text-xs">{t('fewMeasures')}</p>}
      {favorites.length > 0 ? (
        <p dir="auto" className="text-sm">
          <span className="text-ink-2">{t('favorites')}: </span>
          {favorites.map(({ word }) => word).join(', ')}
        </p>
      ) : null}
    </div>
  )
}
