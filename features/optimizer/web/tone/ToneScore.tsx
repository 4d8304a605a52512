import type { FeatureShare, Tone } from '../../../../engines/humanize/index.ts'
import { useFormat } from '../../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../../platform/web/i18n/use-t.ts'
import { FigureTable } from '../FigureTable.tsx'
import { messages } from './messages.ts'

/** How the text sounds, as a bar with a number and a word, and every measure that went into it. */
export function ToneScore({ tone }: { tone: Exclude<Tone, { state: 'not-measured-in-this-language' }> }) {
  const t = useT(messages)
  if (tone.state === 'too-short') return <p className="text-ink-2 text-sm">{t('tooShort', { words: tone.words })}</p>
  const percent = Math.round(tone.score * 100)
  const band = tone.score < 0.25 ? 'low' : tone.score < 0.65 ? 'some' : 'high'
  const tint = { low: 'bg-supported', some: 'bg-unsure', high: 'bg-disputed' }[band]
  return (
    <section className="flex flex-col gap-2" aria-label={t('score', { percent })}>
      <p className="flex items-baseline justify-between gap-2">
        <span className="font-semibold">{t('scoreWord', { band })}</span>
        <span className="text-ink-2 text-sm tabular-nums">{t('score', { percent })}</span>
      </p>
      <div className="h-2 rounded-full bg-wash-2" aria-hidden="true">
        <div className={`h-full rounded-full ${tint}`} style={{ width: `${percent}%` }} />
      </div>
      <p className="text-ink-3 text-xs">{t('signal')}</p>
      <Measures features={tone.features} />
    </section>
  )
}

function Measures({ features }: { features: readonly FeatureShare[] }) {
  const t = useT(messages)
  const format = useFormat()
  const sorted = features.toSorted((a, b) => Math.abs(b.pull) - Math.abs(a.pull))
  return (
    <details>
      <summary className="cursor-pointer text-sm">{t('measures')}</summary>
      <FigureTable columns={[t('measure'), t('measureHere'), t('measureUsual')]}>
        {sorted.map(({ feature, value, usual, pull }) => (
          <tr key={feature}>
            <th scope="row" className="py-1 text-start font-normal">
              {t('measureName', { id: feature })}
              <span className="block text-ink-3 text-xs">{t('pull', { sign: signOf(pull) })}</span>
            </th>
            <td className="py-1 text-end align-top tabular-nums">{format.number(rounded(value))}</td>
            <td className="py-1 text-end align-top tabular-nums">{format.number(rounded(usual))}</td>
          </tr>
        ))}
      </FigureTable>
    </details>
  )
}

function signOf(pull: number): 'up' | 'down' | 'none' {
  if (Math.abs(pull) < 0.05) return 'none'
  return pull > 0 ? 'up' : 'down'
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100
}
