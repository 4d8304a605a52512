import { useFormat } from '../../../platform/web/i18n/use-format.ts'
import { useT } from '../../../platform/web/i18n/use-t.ts'
import type { brandVoiceApi } from './api.ts'
import { MeasureTable } from './MeasureTable.tsx'
import { messages } from './messages.ts'
import { ProofVerdict } from './ProofVerdict.tsx'
import { SideBySide } from './SideBySide.tsx'
import { useRuleName } from './use-rule-name.ts'

/** A text compared with a voice, as the server answers it. */
export type ProofAnswer = Awaited<ReturnType<typeof brandVoiceApi.call.proof>>

interface ProofProps {
  text: string
  proof: ProofAnswer
  /** Why there may be no distance. */
  noDistance: string
}

/** What a text keeps and breaks of a voice, and what makes the distance between them. */
export function Proof({ text, proof, noDistance }: ProofProps) {
  const t = useT(messages)
  const format = useFormat()
  const nameOf = useRuleName()
  const { rules, distance, fixed } = proof
  const measures = proof.measures.map(({ is_off, ...one }) => ({ ...one, isOff: is_off }))
  return (
    <div role="status" className="flex flex-col gap-4">
      <ProofVerdict rules={rules} measures={measures} />
      {fixed === text ? (
        <p className="text-ink-2 text-sm">{t('nothingToFix')}</p>
      ) : (
        <SideBySide left={{ title: t('original'), text }} right={{ title: t('fixed'), text: fixed }} />
      )}
      <ul className="divide-y divide-line text-sm">
        {rules.length === 0 ? <li className="text-ink-2">{t('noRules')}</li> : null}
        {rules.map(({ rule, about, kept, broken }) => (
          <li key={`${rule} ${about}`} className="flex justify-between gap-3 py-1">
            <span className="min-w-0 break-words">{nameOf({ rule, about })}</span>
            <span className={broken.length > 0 ? 'shrink-0 text-disputed' : 'shrink-0 text-ink-2'}>
              {kept + broken.length === 0 ? t('noOccasion') : t('keptBroken', { kept, broken: broken.length })}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-sm">
        {distance === null ? noDistance : t('distance', { distance: format.number(Math.round(distance * 100)) })}
      </p>
      {measures.length > 0 ? <p className="text-ink-3 text-xs">{t('offMeans')}</p> : null}
      <MeasureTable measures={measures} />
    </div>
  )
}
